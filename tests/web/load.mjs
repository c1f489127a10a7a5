// Measures how soon the built page is there, in headless Chromium on this machine, and how large its parts are. Prints
// medians and sizes; judges nothing.

import { openBrowser } from './browser.js';
import { dist, serve } from './server.js';
import { sizes } from './sizes.mjs';

const runs = 10;

const median = (/** @type {number[]} */ values) => [...values].sort((a, b) => a - b)[values.length >> 1];

/** When the page set its marks, in milliseconds from the beginning of a visit with nothing cached. */
async function coldLoad(browser, address) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('engine').length);
  const times = await page.evaluate(() => ['board', 'engine'].map((name) => performance.getEntriesByName(name)[0].startTime));
  await context.close();
  return times;
}

const server = await serve(dist);
const browser = await openBrowser();
await coldLoad(browser, server.address); // the browser itself is warm after this
const times = [];
for (let run = 0; run < runs; run += 1) times.push(await coldLoad(browser, server.address));
const board = median(times.map(([drawn]) => drawn));
const engine = median(times.map(([drawn, ready]) => ready - drawn));
console.log(`board visible after ${Math.round(board)} ms, engine ready ${Math.round(engine)} ms later (medians of ${runs} cold loads)`);
for (const { part, bytes, most } of sizes()) console.log(`${part.padEnd(58)}${String(bytes).padStart(7)} of ${most} bytes`);
await browser.close();
await server.close();
