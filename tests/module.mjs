// Opens the built module in Node, through the same web/core.js as the page.

import { createRequire } from 'node:module';
import { openCore } from '../web/core.js';
import { textOf } from './project-files.mjs';

const createCore = createRequire(import.meta.url)('../dist/module.js');

export const core = await openCore(createCore);

/**
 * The known answers about a game: positions with their legal moves, successors, status and perft.
 * @param {'tower' | 'mill'} game
 */
export function vectors(game) {
  return textOf(`tests/data/${game}.jsonl`).trim().split('\n').map((line) => JSON.parse(line));
}
