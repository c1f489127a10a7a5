// @ts-check
/* Asks for the computer's moves. The search runs in a worker, else, where none is allowed, in short slices on the page.
 * Each request carries a number; what answers to an older number is dropped. */

import { createSearcher } from './searcher.js';

/** @typedef {import('./searcher.js').Request} Request */
/** @typedef {import('./searcher.js').Answer} Answer */
/**
 * @typedef {object} Searcher
 * @property {(request: Request) => void} begin
 * @property {() => void} stop
 * @property {() => void} hurry
 * @property {(tables: Uint8Array) => void} know
 * @property {() => void} [close]
 */
/** @typedef {(search: SearchReport) => void} Told  hears how far a search has come */
/** @typedef {{ request: Request, resolve: (answer: Answer | null) => void, told?: Told }} Asked */

/** How long the computer may think about a move, in milliseconds; nearly always the level's own limit comes first. */
const CAP = 6000;

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
    know: (tables) => worker.postMessage({ tables }),
  };
}

export class Thinker {
  /**
   * @param {Core} core the page's own module, for where no worker is allowed
   * @param {(() => Worker)[]} ways to make a worker, each tried once until one is not refused
   * @param {() => void} withoutWorker called once if the search has to run on the page
   */
  constructor(core, ways, withoutWorker) {
    this.core = core;
    this.ways = ways;
    this.withoutWorker = withoutWorker;
    /** @type {Searcher | null} */
    this.searcher = null;
    /** @type {Asked | null} */
    this.pending = null;
    /** @type {Uint8Array[]} endgame tables for whoever searches */
    this.tables = [];
    this.number = 0;
  }

  /** Takes the next way of thinking, and hands it what is being asked. */
  open() {
    this.searcher = this.nextSearcher();
    for (const tables of this.tables) this.searcher.know(tables);
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

  /** Hands endgame tables to whoever searches, now and later. @param {Uint8Array} tables */
  know(tables) {
    this.tables.push(tables);
    this.searcher?.know(tables);
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
