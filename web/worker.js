// @ts-check
/* The computer's thinking in a worker, on an instance of the module of its own. */

import { openCore } from './core.js';
import { createSearcher } from './searcher.js';

/**
 * Makes a searcher of the worker that this runs in. It hears { begin: Request }, { stop: true }, { hurry: true } and
 * { tables: Uint8Array }, and says { refused } if the module does not start, else an answer to each search that came to
 * its end, and how far it has come to those who asked for it.
 */
export function work() {
  /** @type {any} */
  const scope = globalThis;
  if (!scope.createCore) scope.importScripts('module.js');
  const opened = openCore(scope.createCore).then((core) => createSearcher(core, (answer) => scope.postMessage(answer)));
  opened.catch((error) => scope.postMessage({ refused: String(error) }));

  scope.onmessage = async (/** @type {MessageEvent} */ event) => {
    const searcher = await opened.catch(() => null);
    if (!searcher) return;
    if (event.data.tables) searcher.know(event.data.tables);
    if (event.data.begin) searcher.begin(event.data.begin);
    if (event.data.stop) searcher.stop();
    if (event.data.hurry) searcher.hurry();
  };
}
