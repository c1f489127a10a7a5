// @ts-check
/* Asks for the computer's moves. The search runs in a worker: one made from its address, else (where the address is
 * refused: double click, sandboxed frame) one made from text, else in short slices on the page. Each request carries a
 * number; what answers to an older number is dropped. */

import { createSearcher } from './searcher.js';

/** @typedef {import('./searcher.js').Request} Request */
/** @typedef {import('./searcher.js').Answer} Answer */
/** @typedef {{ begin(request: Request): void, stop(): void, hurry(): void }} Searcher */
/** @typedef {(search: SearchReport) => void} Told  hears how far a search has come */
/** @typedef {{ request: Request, resolve: (answer: Answer | null) => void, told?: Told }} Asked */

/** How long the computer may think about a move, in milliseconds; nearly always the level's own limit comes first. */
const CAP = 6000;

const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';

/** @param {string} name @returns {string} the address of a file beside this script */
const beside = (name) => new URL(name, script || location.href).href;

function workerFromAddress() {
  if (!script) throw new Error('The page is one file.');
  return new Worker(beside('worker.js'));
}

function workerFromText() {
  const source = document.getElementById('worker-src');
  const text = source
    ? [source.previousElementSibling?.textContent, source.textContent]
    : [`importScripts(${JSON.stringify(beside('module.js'))}, ${JSON.stringify(beside('worker.js'))})`];
  return new Worker(URL.createObjectURL(new Blob([text.join('\n')], { type: 'text/javascript' })));
}

/**
 * A searcher in a worker.
 * @param {Worker} worker @param {(answer: Answer) => void} answered @param {() => void} failed
 * @returns {Searcher}
 */
function remote(worker, answered, failed) {
  const giveUp = () => {
    worker.onmessage = worker.onerror = null;
    worker.terminate();
    failed();
  };
  worker.onerror = (event) => {
    event.preventDefault();
    giveUp();
  };
  worker.onmessage = ({ data }) => {
    if (data.refused) giveUp();
    else answered(data);
  };
  return {
    begin: (request) => worker.postMessage({ begin: request }),
    stop: () => worker.postMessage({ stop: true }),
    hurry: () => worker.postMessage({ hurry: true }),
  };
}

export class Thinker {
  /**
   * @param {Core} core the page's own module, for where no worker is allowed
   * @param {() => void} withoutWorker called once if the search has to run on the page
   */
  constructor(core, withoutWorker) {
    this.core = core;
    this.withoutWorker = withoutWorker;
    this.ways = [workerFromAddress, workerFromText];
    /** @type {Searcher | null} */
    this.searcher = null;
    /** @type {Asked | null} */
    this.pending = null;
    this.number = 0;
  }

  /** Takes the next way of thinking, and hands it what is being asked. */
  open() {
    this.searcher = this.nextSearcher();
    if (this.pending) this.searcher.begin(this.pending.request);
  }

  /** @returns {Searcher} */
  nextSearcher() {
    const answered = (/** @type {Answer} */ answer) => this.answered(answer);
    const way = this.ways.shift();
    if (!way) {
      this.withoutWorker();
      return createSearcher(this.core, answered);
    }
    try {
      return remote(way(), answered, () => this.open());
    } catch {
      return this.nextSearcher();
    }
  }

  /** @param {Answer} answer */
  answered(answer) {
    if (answer.id !== this.pending?.request.id) return;
    const { resolve, told } = this.pending;
    if (answer.reason === null) told?.(answer.search);
    else {
      this.pending = null;
      resolve(answer);
    }
  }

  /**
   * Thinks about a match; an earlier question is cancelled.
   * @param {MatchSetup} setup @param {Limits} limits
   * @param {Told} [told] called a few times a second, lets the search take all the time that its limits allow
   * @returns {Promise<Answer | null>} null if it was cancelled
   */
  ask(setup, limits, told) {
    this.stop();
    this.number += 1;
    const cap = told ? Infinity : limits.cap ?? CAP;
    const request = { id: this.number, setup, limits, cap, progress: told !== undefined };
    return new Promise((resolve) => {
      this.pending = { request, resolve, told };
      if (this.searcher) this.searcher.begin(request);
      else this.open();
    });
  }

  /** Gets ready for the first question, while nothing is asked. */
  async warmUp() {
    if (!this.pending && await this.ask({ game: 'mill' }, { nodes: 1 })) performance.mark('engine');
  }

  /** Cancels what is being asked: its promise gives null. */
  stop() {
    if (!this.pending) return;
    this.searcher?.stop();
    this.pending.resolve(null);
    this.pending = null;
  }

  /** The answer is to come at once, with the best move so far. */
  hurry() {
    this.searcher?.hurry();
  }
}
