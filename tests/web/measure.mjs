// Measures in the browser how soon the worker obeys, over many runs: prints medians, judges nothing.

import path from 'node:path';
import { root } from '../project-files.mjs';
import { openBrowser } from './browser.js';
import { serve } from './server.js';

const runs = 50;

/**
 * In the page: the milliseconds from a wish to its fulfilment, many times.
 * @param {{ runs: number, cap: number }} how cap: the milliseconds that a search may take
 */
async function measure({ runs: count, cap }) {
  const worker = new Worker('worker.js');
  const heard = () => new Promise((resolve) => { worker.onmessage = ({ data }) => resolve(data); });
  const begin = (id, limits, milliseconds) => worker.postMessage({
    begin: { id, setup: { game: 'tower', moves: [] }, ply: 0, limits, cap: milliseconds }
  });
  const pause = (milliseconds) => new Promise((resolve) => { setTimeout(resolve, milliseconds); });
  const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];
  const endless = { nodes: 1e12 };
  const times = { stop: [], hurry: [], cap: [] };
  for (let i = 1; i <= count; i += 1) {
    begin(3 * i, endless, 1e9);
    await pause(60);
    let asked = performance.now();
    worker.postMessage({ stop: true });
    begin(3 * i + 1, { nodes: 1 }, 1e9); // answered at once, as soon as the search before has stopped
    await heard();
    times.stop.push(performance.now() - asked);

    begin(3 * i + 2, endless, 1e9);
    await pause(60);
    asked = performance.now();
    worker.postMessage({ hurry: true });
    await heard();
    times.hurry.push(performance.now() - asked);

    asked = performance.now();
    begin(3 * i + 3, endless, cap);
    await heard();
    times.cap.push(performance.now() - asked - cap);
  }
  worker.terminate();
  return Object.fromEntries(Object.entries(times).map(([name, numbers]) => [name, median(numbers).toFixed(1)]));
}

const site = await serve(path.join(root, 'dist'));
const browser = await openBrowser();
const page = await browser.newPage();
await page.goto(site.address);
const { stop, hurry, cap } = await page.evaluate(measure, { runs, cap: 100 });
console.log(`Medians of ${runs} runs in the browser: stop after ${stop} ms, move now after ${hurry} ms, ${cap} ms past a time cap`);
await browser.close();
await site.close();
