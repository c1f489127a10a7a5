// @ts-check
/* The search in short slices, for the worker and, where none is allowed, for the page. Between two slices the one who
 * runs it answers to everything else: it calls itself through a message channel, since timers wait 4 ms and longer. */

const SLICE = 12; // milliseconds
const FIRST_STEP = 2000; // nodes; later steps follow the measured speed
const FEWEST = 50;
const STEP = 4; // milliseconds that a step should take
const TABLE = 16384; // KiB of the transposition table
const BETWEEN = 200; // milliseconds from one word about the progress to the next

/**
 * @typedef {{ id: number, setup: MatchSetup, limits: Limits, cap: number, progress: boolean }} Request
 *   cap: milliseconds; progress: whether to tell how far it has come
 * @typedef {'limit' | 'time' | 'now' | null} Reason  why the search ended; null: it goes on
 * @typedef {{ id: number, best: string | null, reason: Reason, search: SearchReport }} Answer
 * @typedef {{ request: Request, match: Match, begun: number, told: number, nodes: number, hurried: boolean }} Job
 */

/**
 * @param {Core} core
 * @param {(answer: Answer) => void} tell
 */
export function createSearcher(core, tell) {
  const channel = new MessageChannel();
  /** @type {Match | null} kept from search to search, with all that its table has learnt */
  let match = null;
  /** @type {Job | null} */
  let job = null;
  let called = false;

  /** Calls for the next slice, once. */
  function again() {
    if (!called) channel.port2.postMessage(null);
    called = true;
  }

  /** Gives the current search up; it will not answer. */
  function stop() {
    job = null;
  }

  /** @param {Request} request */
  function begin(request) {
    stop();
    if (match) match.start(request.setup);
    else match = core.match({ ...request.setup, tableKib: TABLE });
    match.begin(request.limits);
    job = { request, match, begun: performance.now(), told: -Infinity, nodes: FIRST_STEP, hurried: false };
    again();
  }

  /** Takes endgame tables in, for all that is searched from now on. @param {Uint8Array} tables */
  function know(tables) {
    match ??= core.match({ game: 'mill', tableKib: TABLE });
    match.tables(tables);
  }

  /** Gives everything back. */
  function close() {
    stop();
    channel.port1.close();
    match?.free();
  }

  /** Answers as soon as there is a move, with the best so far. */
  function hurry() {
    if (job) job.hurried = true;
  }

  /** @param {Job} current @param {Reason} reason */
  function report({ request: { id }, match: searched }, reason) {
    const search = searched.search();
    tell({ id, best: search.best, reason, search });
  }

  channel.port1.onmessage = () => {
    const current = job;
    called = false;
    if (!current) return;
    const sliceEnds = performance.now() + SLICE;
    let reason = null;
    while (!reason && performance.now() < sliceEnds) reason = step(current);
    const due = current.request.progress && sliceEnds - current.told >= BETWEEN;
    if (reason) stop();
    else again();
    if (due) current.told = sliceEnds;
    if (reason || due) report(current, reason);
  };

  return { begin, stop, hurry, know, close };
}

/** One step of a job; gives the reason for its end, or null. @param {Job} job @returns {Reason} */
function step(job) {
  const before = performance.now();
  const ended = job.match.step(job.nodes);
  const now = performance.now();
  const fitting = (job.nodes * STEP) / Math.max(now - before, 0.1);
  job.nodes = Math.round(Math.max(FEWEST, Math.min(job.nodes * 2, fitting)));
  if (ended) return 'limit';
  const late = now - job.begun >= job.request.cap;
  if (!(late || job.hurried) || job.match.search().best === null) return null;
  return job.hurried ? 'now' : 'time';
}
