// Drives the native tool through its line protocol.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './project-files.mjs';

const program = path.join(root, process.env.TOWERMILL ?? 'build/towermill');

/** A running tool: lines go in with `send`, and come out one by one. */
export class Tool {
  constructor() {
    this.process = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] });
    // One that never says what is waited for must not hold the tests up for ever.
    this.patience = setTimeout(() => this.process.kill(), 60000);
    this.ended = once(this.process, 'close').then(([status]) => status);
    this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
  }

  /** @param {string} text one line or more */
  send(text) {
    this.process.stdin.write(`${text}\n`);
  }

  /** @returns {Promise<string>} the next line; fails at the end of the output */
  async line() {
    const { value, done } = await this.lines.next();
    if (done) throw new Error('the tool has ended');
    return value;
  }

  /**
   * Sends a command that answers one line.
   * @param {string} command
   */
  async ask(command) {
    this.send(command);
    return this.line();
  }

  /**
   * The lines up to the first that begins with a word.
   * @param {string} word
   */
  async linesTo(word) {
    const lines = [await this.line()];
    while (!lines[lines.length - 1].startsWith(word)) lines.push(await this.line());
    return lines;
  }

  /**
   * Sends a `go` and reads to its `bestmove`.
   * @param {string} limits
   */
  async go(limits) {
    this.send(`go ${limits}`);
    return this.linesTo('bestmove');
  }

  /** Ends the input; all the output that is left, and the exit status. */
  async finish() {
    this.process.stdin.end();
    const left = [];
    for (let next = await this.lines.next(); !next.done; next = await this.lines.next()) left.push(next.value);
    const status = await this.ended;
    clearTimeout(this.patience);
    return { left, status };
  }
}

/**
 * Gives the tool a whole input at once.
 * @param {string} input
 */
export async function run(input) {
  const tool = new Tool();
  tool.process.stdin.write(input);
  return tool.finish();
}
