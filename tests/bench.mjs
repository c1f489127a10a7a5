// Measures the search: natively, in WebAssembly in Node and, where a browser driver is installed, in Chromium, in
// turns, since other work on the machine is to slow all of them alike. Prints the medians, and how near WebAssembly
// comes to the native program; judges nothing.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { core } from './module.mjs';
import { root, textOf } from './project-files.mjs';

const rounds = 7;
const games = /** @type {const} */ (['tower', 'mill']);
/** @type {{ name: string, run: (game: 'tower' | 'mill') => number | Promise<number> }[]} nodes per second */
const machines = [
  { name: 'native', run: runNative },
  { name: 'Node', run: (game) => speed(() => core.bench(game)) },
];

function runNative(game) {
  const printed = execFileSync(`${root}/build/towermill`, { input: 'bench\nquit\n', encoding: 'utf8' });
  return Number(new RegExp(`^${game} \\d+ nodes, (\\d+)`, 'm').exec(printed)?.[1]);
}

function speed(search) {
  const begun = performance.now();
  return search() / (performance.now() - begun) * 1000;
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

let browser;
if (existsSync(`${root}/tests/node_modules/playwright-core`)) {
  browser = await (await import('./web/browser.js')).openBrowser();
  const page = await browser.newPage();
  await page.addScriptTag({ content: textOf('dist/module.js') });
  await page.evaluate(async () => {
    globalThis.module = await globalThis.createCore();
  });
  machines.push({ name: 'Chromium', run: (game) => page.evaluate((name) => {
    const { _malloc, _free, _towermill_bench, HEAPU8 } = globalThis.module;
    const text = _malloc(name.length + 1);
    HEAPU8.set([...name, '\0'].map((letter) => letter.charCodeAt(0)), text);
    const begun = performance.now();
    const nodes = _towermill_bench(text);
    const seconds = (performance.now() - begun) / 1000;
    _free(text);
    return nodes / seconds;
  }, game) });
}

for (const game of games) {
  const speeds = machines.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, { run }] of machines.entries()) speeds[at].push(await run(game));
  const [native, ...others] = speeds.map(median);
  const compared = others.map((nodes, at) => (
    `${machines[at + 1].name} ${Math.round(nodes)} (${Math.round(nodes / native * 100)} %)`));
  console.log(`${game}: nodes per second: native ${Math.round(native)}, ${compared.join(', ')}`);
}
await browser?.close();
