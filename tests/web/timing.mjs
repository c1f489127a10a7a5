// Measures in headless Chromium: nodes per second of the search in its worker, how soon a running search answers to
// "move now" and to an undo, and how well it keeps a time cap. Prints medians; judges nothing.

import { openBrowser } from './browser.js';
import { serve } from './server.js';

const runs = 50;

const median = (/** @type {number[]} */ values) => [...values].sort((a, b) => a - b)[values.length >> 1];

/**
 * Runs in the page: talks to a worker of its own as web/thinker.js does.
 * @param {number} times
 */
async function measure(times) {
  const worker = new Worker('worker.js');
  const heard = () => new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
  });
  let id = 0;
  const ask = (game, limits, cap) => {
    id += 1;
    worker.postMessage({ begin: { id, setup: { game, moves: [] }, limits, cap } });
  };
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  ask('tower', { nodes: 1 }, 60000);
  await heard(); // the worker is ready
  const found = { speed: { tower: [], mill: [] }, now: [], undo: [], cap: [] };
  for (let run = 0; run < times; run += 1) {
    const game = run % 2 === 0 ? 'tower' : 'mill';
    ask(game, { depth: 60 }, 60000);
    await pause(150 + (run * 7) % 20);
    let begun = performance.now();
    worker.postMessage({ hurry: true });
    await heard();
    found.now.push(performance.now() - begun);

    ask(game, { depth: 60 }, 60000);
    await pause(150 + (run * 11) % 20);
    begun = performance.now();
    worker.postMessage({ stop: true });
    ask(game, { nodes: 1 }, 60000);
    await heard();
    found.undo.push(performance.now() - begun);

    begun = performance.now();
    ask(game, { depth: 60 }, 300);
    const { search } = await heard();
    const spent = performance.now() - begun;
    found.cap.push(Math.abs(spent - 300));
    found.speed[game].push(search.nodes / spent);
  }
  worker.terminate();
  return found;
}

const server = await serve('dist');
const browser = await openBrowser();
const page = await browser.newPage();
await page.goto(server.address);
const found = await page.evaluate(measure, runs);
console.log(`tower: ${Math.round(1000 * median(found.speed.tower))} nodes per second`);
console.log(`mill: ${Math.round(1000 * median(found.speed.mill))} nodes per second`);
console.log(`"move now" answered within ${median(found.now).toFixed(1)} ms (median of ${runs})`);
console.log(`another question after a stop answered within ${median(found.undo).toFixed(1)} ms (median of ${runs})`);
console.log(`a cap of 300 ms kept within ${median(found.cap).toFixed(1)} ms (median of ${runs})`);
await browser.close();
await server.close();
