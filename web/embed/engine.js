// @ts-check
/* The module and the workers of all embeds of a page. Both are made from the two functions that build.sh puts around
 * this script: one holds the module, the other what a worker does with it. */

/* global towermillModule, towermillWorker */

import { openCore } from '../core.js';
import { Thinker } from '../thinker.js';

/** Milliseconds that a worker may rest before it is ended. */
const REST = 20000;

/** @type {Promise<Core> | undefined} */
let opened;

/** The module of the page: one for all embeds. */
export const sharedCore = () => (opened ??= openCore(towermillModule()));

/** @type {string | undefined} */
let address;

/** A worker from text, which neither a host nor a file has to hand out. */
function workerFromText() {
  const text = `globalThis.createCore=(${towermillModule})();(${towermillWorker})()`;
  address ??= URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  return new Worker(address);
}

/** A thinker whose worker ends when it has not been asked for a while. */
export class RestingThinker extends Thinker {
  /** @param {Core} core */
  constructor(core) {
    super(core, [], () => { this.worker = null; });
    /** @type {Worker | null} */
    this.worker = null;
    this.offerWorker();
  }

  /** Makes a worker the next way of thinking. */
  offerWorker() {
    this.ways.push(() => (this.worker = workerFromText()));
  }

  /** @param {MatchSetup} setup @param {Limits} limits @param {import('../thinker.js').Told} [told] */
  async ask(setup, limits, told) {
    clearTimeout(this.resting);
    const answer = await super.ask(setup, limits, told);
    if (!this.pending) {
      clearTimeout(this.resting);
      this.resting = setTimeout(() => this.close(), REST);
    }
    return answer;
  }

  /** Ends the search and its worker; the next question makes another, unless none was allowed. */
  close() {
    clearTimeout(this.resting);
    this.stop();
    this.searcher?.close?.();
    this.searcher = null;
    if (!this.worker) return;
    this.worker.terminate();
    this.worker = null;
    this.offerWorker();
  }
}
