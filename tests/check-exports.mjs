// What the WebAssembly module exports is listed once in build.sh and documented once in core/match/towermill.h.

/** The C library's own, which hand over texts. */
const memory = ['malloc', 'free'];

/**
 * @param {string} build the text of build.sh
 * @param {string} header the text of core/match/towermill.h
 * @returns {string[]} the faults, as sentences
 */
export function exportFaults(build, header) {
  const listed = /^exports='([^']*)'/m.exec(build)?.[1].trim().split(/\s+/) ?? [];
  const code = header.replace(/\/\*[^]*?\*\//g, '');
  const declared = [...code.matchAll(/^[a-z][\w *]*?\b(\w+)\([^;{}]*\);/gim)].map(([, name]) => name);
  const missing = declared.filter((name) => !listed.includes(name));
  const unknown = listed.filter((name) => !declared.includes(name) && !memory.includes(name));
  return [
    ...missing.map((name) => `core/match/towermill.h declares ${name}, but build.sh does not export it`),
    ...unknown.map((name) => `build.sh exports ${name}, but core/match/towermill.h does not declare it`)
  ];
}
