// @ts-check
/**
 * The only script that touches the module's memory: it turns the exported functions of core/match/towermill.h into
 * objects that speak JSON. The same file serves the page, the worker and Node.
 *
 * The contract with C: texts go in as UTF-8 with a closing NUL and are freed after the call; each function that answers
 * leaves a JSON text that is read at once. A function that refuses gives a Notice, which becomes a CoreError.
 */

/** What the core refused, and why: `message` is an English sentence, `notice` the same as data. */
export class CoreError extends Error {
  /** @param {Notice} notice */
  constructor(notice) {
    super(notice.sentence);
    this.name = 'CoreError';
    this.notice = notice;
  }
}

/** Size of the transposition table in KiB where none is asked for: enough for questions about the rules. */
const SMALL_TABLE = 64;

/**
 * Starts the module.
 *
 * @param {(settings?: object) => Promise<any>} createCore  the function that module.js defines
 * @returns {Promise<Core>}
 */
export async function openCore(createCore) {
  return new Core(await createCore());
}

/** @param {number} address of what was asked for, or 0 @returns {number} the address */
function had(address) {
  if (address === 0) throw new Error('There is not enough memory for the game.');
  return address;
}

/** @param {Rules} rules */
function rulesText(rules) {
  return Object.entries(rules)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}

/** The module: what it knows without a match, and new matches. */
export class Core {
  /** @param {any} module  an instance made by createCore */
  constructor(module) {
    this.module = module;
    this.handle = this.open(SMALL_TABLE);
  }

  /** @param {number} tableKib */
  open(tableKib) {
    return had(this.module._towermill_new(tableKib));
  }

  /**
   * Calls an exported function with texts or bytes among its arguments, and frees them again.
   *
   * @param {string} name
   * @param {...(string|number|Uint8Array)} values
   * @returns {number}
   */
  call(name, ...values) {
    /** @type {number[]} */
    const texts = [];
    const place = (/** @type {string|number|Uint8Array} */ value) => {
      if (typeof value === 'number') return value;
      const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value;
      const at = had(this.module._malloc(bytes.length + 1));
      texts.push(at);
      this.module.HEAPU8.set(bytes, at);
      this.module.HEAPU8[at + bytes.length] = 0;
      return at;
    };
    try {
      return this.module[`_towermill_${name}`](...values.map(place));
    } finally {
      texts.forEach((at) => this.module._free(at));
    }
  }

  /**
   * Calls a function of a handle and reads its answer.
   *
   * @param {number} handle
   * @param {string} name
   * @param {...(string|number|Uint8Array)} values
   * @returns {any}
   */
  ask(handle, name, ...values) {
    const done = this.call(name, handle, ...values);
    const at = this.module._towermill_answer(handle);
    const memory = this.module.HEAPU8;
    const answer = JSON.parse(new TextDecoder().decode(memory.subarray(at, memory.indexOf(0, at))));
    if (done === 0) throw new CoreError(answer.notice);
    return answer;
  }

  /**
   * The rule options of a game, with their values and defaults.
   *
   * @param {GameName} game
   * @returns {RuleOption[]}
   */
  options(game) {
    return this.ask(this.handle, 'options', game);
  }

  /**
   * The board's geometry under some rules.
   *
   * @param {GameName} game
   * @param {Rules} [rules]
   * @returns {Geometry}
   */
  geometry(game, rules = {}) {
    return this.ask(this.handle, 'geometry', game, rulesText(rules));
  }

  /**
   * The levels of play, with the nodes that each may search for a move in either game.
   *
   * @returns {{ level: number, tower: number, mill: number }[]}
   */
  levels() {
    return this.ask(this.handle, 'levels');
  }

  /**
   * The numbers in both games' rules.
   *
   * @returns {{ tower: Record<string, number>, mill: Record<string, number> }}
   */
  numbers() {
    return this.ask(this.handle, 'numbers');
  }

  /**
   * Begins a match. Throws a CoreError if rules, position or moves do not fit.
   *
   * @param {object} what
   * @param {GameName} what.game
   * @param {Rules} [what.rules]
   * @param {string} [what.position]  a position text; the game's start if left out
   * @param {string[]} [what.moves]
   * @param {number} [what.tableKib]  size of the transposition table for searches
   * @returns {Match}
   */
  match({ tableKib = SMALL_TABLE, ...what }) {
    const match = new Match(this, this.open(tableKib));
    try {
      match.start(what);
    } catch (error) {
      match.free();
      throw error;
    }
    return match;
  }

  /**
   * Reads a game record into a match, which stands after its last move.
   *
   * @param {string} record
   * @returns {{ match: Match, state: State & { tags: Record<string, string> } }}
   */
  load(record) {
    const match = new Match(this, this.open(SMALL_TABLE));
    try {
      return { match, state: this.ask(match.handle, 'load', record) };
    } catch (error) {
      match.free();
      throw error;
    }
  }

  /**
   * Nodes that the benchmark's searches of a game take: its fingerprint.
   *
   * @param {GameName} game
   * @returns {number}
   */
  bench(game) {
    return this.call('bench', game);
  }
}

/** A match with its search. Every function that changes it gives the new State. */
export class Match {
  /**
   * @param {Core} core
   * @param {number} handle
   */
  constructor(core, handle) {
    this.core = core;
    this.handle = handle;
  }

  /**
   * Begins another match in the place of this one; see Core.match.
   *
   * @param {{ game: GameName, rules?: Rules, position?: string, moves?: string[] }} what
   * @returns {State}
   */
  start({ game, rules = {}, position = '', moves = [] }) {
    return this.core.ask(this.handle, 'start', game, rulesText(rules), position, moves.join(' '));
  }

  /** @returns {State} */
  state() {
    return this.core.ask(this.handle, 'state');
  }

  /**
   * Plays a move; what was undone is dropped. Throws a CoreError if it is not legal.
   *
   * @param {string} move
   * @returns {State}
   */
  play(move) {
    return this.core.ask(this.handle, 'play', move);
  }

  /**
   * Undo and redo.
   *
   * @param {number} ply  0 to the match's length
   * @returns {State}
   */
  goTo(ply) {
    return this.core.ask(this.handle, 'go_to', ply);
  }

  /**
   * The view after some moves, without going there.
   *
   * @param {number} ply
   * @returns {View}
   */
  at(ply) {
    return this.core.ask(this.handle, 'view', ply);
  }

  /**
   * Why a move is not legal now, or null if it is. Throws a CoreError for a text that is no move at all.
   *
   * @param {string} move
   * @returns {Notice | null}
   */
  why(move) {
    return this.core.ask(this.handle, 'why', move);
  }

  /**
   * The record of the match.
   *
   * @param {Record<string, string>} [tags]  such as White, Black, Date
   * @returns {string}
   */
  record(tags = {}) {
    const lines = Object.entries(tags).map(([name, value]) => `[${name} "${value.replace(/["\\]/g, '\\$&')}"]\n`);
    return this.core.ask(this.handle, 'record', lines.join('')).record;
  }

  /**
   * Begins a search of the present position. At least one of depth, nodes and level must be given.
   *
   * @param {{ depth?: number, nodes?: number, level?: number, lines?: number, seed?: number }} limits
   * @returns {SearchReport}
   */
  begin({ depth = 0, nodes = 0, level = 0, lines = 1, seed = 1 }) {
    return this.core.ask(this.handle, 'begin', depth, nodes, level, lines, seed);
  }

  /**
   * Searches some nodes more.
   *
   * @param {number} nodes
   * @returns {boolean} whether the search has ended
   */
  step(nodes) {
    return this.core.module._towermill_step(this.handle, nodes) !== 0;
  }

  /**
   * What the search has found so far that `begin` began.
   *
   * @returns {SearchReport}
   */
  search() {
    return this.core.ask(this.handle, 'report');
  }

  /**
   * Takes endgame tables in, for this match. Throws a CoreError if they are damaged.
   *
   * @param {Uint8Array} bytes  of a file as dist/tables/mill.mtb
   */
  tables(bytes) {
    this.core.ask(this.handle, 'tables', bytes, bytes.length);
  }

  /**
   * What the endgame tables say of the present position and of each legal move, best first.
   *
   * @returns {Endgame}
   */
  endgame() {
    return this.core.ask(this.handle, 'endgame');
  }

  /**
   * Leaf moves at a depth.
   *
   * @param {number} depth
   * @returns {number}
   */
  perft(depth) {
    return this.core.module._towermill_perft(this.handle, depth);
  }

  /** Gives the match's memory back; it must not be used any more. */
  free() {
    this.core.module._towermill_free(this.handle);
    this.handle = 0;
  }
}
