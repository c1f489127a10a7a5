// Who may include whom: the folders of core/ and web/ are rooms, and a room knows only what lies below it.

import path from 'node:path';

/**
 * The rooms of core/: which files belong to each, and the rooms that it stands on directly; it may include all that lie
 * below these too.
 * @type {Record<string, { files: RegExp, on: string[] }>}
 */
const rooms = {
  base: { files: /^base\.h$/, on: [] },
  text: { files: /^(text|notice|notice_list)\.[ch]$/, on: ['base'] },
  board: { files: /^(tower|mill)\/\1_board\.[ch]$/, on: ['base'] },
  rules: { files: /^(tower|mill)\/\1_rules\.[ch]$/, on: ['board'] },
  'game text': { files: /^(tower|mill)\/\1_text\.[ch]$/, on: ['rules', 'text'] },
  why: { files: /^(tower|mill)\/\1_why\.[ch]$/, on: ['game text'] },
  eval: { files: /^(tower|mill)\/\1_(eval|weights)\.[ch]$/, on: ['rules'] },
  index: { files: /^mill\/mill_index\.[ch]$/, on: ['rules'] },
  tables: { files: /^mill\/mill_tables\.[ch]$/, on: ['index'] },
  solver: { files: /^mill\/mill_solver\.[ch]$/, on: ['tables'] },
  placing: { files: /^mill\/mill_(placing|verdicts)\.[ch]$/, on: ['solver'] },
  tt: { files: /^search\/tt\.[ch]$/, on: ['base'] },
  search: { files: /^search\/search\.h$/, on: ['tt'] },
  'search template': { files: /^search\/search_template\.h$/, on: ['search'] },
  'game search': { files: /^(tower|mill)\/\1_search\.[ch]$/, on: ['game text', 'eval', 'tables', 'search template'] },
  json: { files: /^match\/json\.[ch]$/, on: ['text'] },
  view: { files: /^match\/((tower|mill)_)?view\.[ch]$/, on: ['game text', 'json'] },
  game: { files: /^match\/game(_\w+)?\.[ch]$/, on: ['game search', 'why', 'view'] },
  match: { files: /^match\/(match|endgames|record|engine|bench)\.[ch]$/, on: ['game'] },
  towermill: { files: /^match\/towermill\.[ch]$/, on: ['match'] },
  tools: { files: /^tools\/\w+\.[ch]$/, on: ['towermill', 'placing'] }
};

/** What the core may use of the C library: nothing that prints, reads files, knows the time or starts threads. */
const libraryOfTheCore = new Set(['assert.h', 'limits.h', 'stdbool.h', 'stddef.h', 'stdint.h', 'stdlib.h', 'string.h']);

/** The file that another one names. @param {string} file @param {string} name */
const beside = (file, name) => path.posix.join(path.posix.dirname(file), name);

/** @param {string} file a path below core/ */
const roomOf = (file) => Object.keys(rooms).find((name) => rooms[name].files.test(file));

/**
 * @param {string} room
 * @returns {Set<string>} the room itself and all that lie below it
 */
function reach(room) {
  return new Set([room, ...rooms[room].on.flatMap((below) => [...reach(below)])]);
}

/**
 * @param {string} from a path below core/
 * @param {string} to
 * @returns {string | null} what is wrong with this inclusion
 */
function coreFault(from, to) {
  const [fromRoom, toRoom] = [roomOf(from), roomOf(to)];
  if (!fromRoom || !toRoom) return null;
  if (!reach(fromRoom).has(toRoom)) return `core/${from} (${fromRoom}) must not include core/${to} (${toRoom})`;
  const [fromGame, toGame] = [from, to].map((file) => /^(tower|mill)\//.exec(file)?.[1]);
  if (fromGame && toGame && fromGame !== toGame) return `core/${from} must know nothing of the other game's core/${to}`;
  return null;
}

/**
 * @param {Map<string, string[]>} graph
 * @returns {string[]} one fault for each cycle that a walk through the graph finds
 */
function cycles(graph) {
  /** @type {string[]} */
  const faults = [];
  const done = new Set();
  /** @param {string} node @param {string[]} way */
  const visit = (node, way) => {
    if (way.includes(node)) faults.push(`a cycle: ${[...way.slice(way.indexOf(node)), node].join(' -> ')}`);
    if (done.has(node) || way.includes(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...way, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return faults;
}

/**
 * @param {Map<string, string>} files the C files of core/ as path → text
 * @returns {string[]} the faults, as sentences
 */
export function includeFaults(files) {
  const faults = [];
  const graph = new Map();
  for (const [file, text] of files) {
    const name = file.replace(/^core\//, '');
    const room = roomOf(name);
    if (!room) faults.push(`${file} belongs to no room: tests/check-includes.mjs lists the rooms of core/`);
    const own = [...text.matchAll(/^\s*#\s*include "(.*)"/gm)].map(([, to]) => beside(name, to));
    graph.set(name, own);
    faults.push(...own.map((to) => coreFault(name, to)).filter((fault) => fault !== null));
    for (const [, header] of text.matchAll(/^\s*#\s*include <(.*)>/gm)) {
      const allowed = room === 'tools' || libraryOfTheCore.has(header);
      if (!allowed) faults.push(`${file} must not include <${header}>: the core prints nothing and knows no file or clock`);
    }
  }
  return [...faults, ...cycles(graph)];
}

/** Words of the page, which what runs in a worker or in Node must not use. */
const pageWords = /(?<![.\w'"`-])(document|window|localStorage|navigator)\s*\./;
/** Files that run without a page, with all that they import. */
const withoutPage = ['web/core.js', 'web/match-state.js', 'web/words.js', 'web/worker.js'];
/** What only web/core.js may touch. */
const inside = /\bHEAP\w+|\._(towermill_\w+|malloc|free)\b/;

const importStatement = /^(?:import|export)\s(?:[\w\s{},*$]*?\sfrom\s*)?['"](.+?)['"]/gm;

/** @param {string} text a script */
const withoutComments = (text) => text.replace(/\/\*[^]*?\*\/|\/\/.*/g, '');

/**
 * All that a file imports, itself included.
 * @param {Map<string, string[]>} graph
 * @param {string} start
 * @param {Set<string>} seen
 */
function reachable(graph, start, seen = new Set()) {
  if (!seen.has(start)) {
    seen.add(start);
    for (const next of graph.get(start) ?? []) reachable(graph, next, seen);
  }
  return seen;
}

/**
 * @param {Map<string, string>} files the scripts of web/ as path → text
 * @returns {string[]} the faults, as sentences
 */
export function importFaults(files) {
  /** @type {string[]} */
  const faults = [];
  /** @type {Map<string, string[]>} */
  const graph = new Map();
  const codes = new Map([...files].map(([file, text]) => [file, withoutComments(text)]));
  for (const [file, code] of codes) {
    const imports = [...code.matchAll(importStatement)].map(([, to]) => beside(file, to));
    graph.set(file, imports);
    for (const to of imports) if (!files.has(to)) faults.push(`${file} imports ${to}, which is no script of web/`);
    if (file !== 'web/core.js' && inside.test(code)) faults.push(`${file} reaches into the module, which only web/core.js may`);
  }
  for (const start of withoutPage.filter((file) => files.has(file))) {
    for (const file of reachable(graph, start)) {
      const word = pageWords.exec(codes.get(file) ?? '');
      if (word) faults.push(`${file} uses ${word[1]}, but it is part of ${start}, which runs without a page`);
    }
  }
  return [...faults, ...cycles(graph)];
}
