// Measures in headless Chromium: nodes per second of the search in its worker, how soon a running search answers to
// "move now" and to an undo, how well it keeps a time cap, and how deep it gets within a second in middle games. Prints
// medians; judges nothing.

import { openBrowser } from './browser.js';
import { dist, serve } from './server.js';

const runs = 50;

const middleGames = {
  tower: [
    'w 1-7:w,9-11:w,14:wwwbbww,17-18:w,20:w,38:b,44:b,47:b,49-52:b,54-56:b,58:bb,59-61:b 1 10',
    'w 1-4:w,6:w,8-9:w,10:bwwww,11:w,18:ww,46-48:b,52:bb,55-56:b,58-61:b 0 13',
    'w 2:w,3:ww,4-6:w,7:ww,9-10:w,12:w,18:w,25:w,29:wbb,32:ww,45-47:b,50:b,52:b,54:b,57-58:b,59:bbb,61:b 0 16',
    'w 3:ww,5:w,7:www,9-10:w,15:w,17-18:w,21:w,24:w,39:bb,45:b,47:b,50:bb,54-60:b 10 19',
    'w 4-5:w,7:ww,9-11:w,16-18:w,21:www,38:b,41:b,47:b,49-50:b,52-54:b,55:bb,56-60:b 0 10',
  ],
  mill: [
    'w b2,c3,c4,e4,f4,c5 3 a1,e3,b4,g4,e5 3 0 7',
    'w b2,d2,f2,e4,b6,d6,f6,d7 0 g1,b4,f4,g4,d5,a7,g7 0 0 10',
    'w b2,d2,f2,c4,c5,d6,d7,g7 0 e3,b4,e4,f4,b6,a7 0 1 12',
    'w a1,b2,c3,c4,f4,d5,b6,d7 0 f2,d3,b4,g4,c5,e5,d6,f6,a7 0 10 15',
    'w g1,b2,d3,b4,e4,d5,f6,a7 0 d1,d2,c3,a4,c4,g4,c5,b6,d6 0 22 21',
  ],
};

const median = (/** @type {number[]} */ values) => [...values].sort((a, b) => a - b)[values.length >> 1];

/**
 * Runs in the page: talks to a worker of its own as web/thinker.js does.
 * @param {{ times: number, positions: { tower: string[], mill: string[] } }} what
 */
async function measure({ times, positions }) {
  const worker = new Worker('app.js');
  const heard = () => new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
  });
  let id = 0;
  const ask = (game, limits, cap, position = '') => {
    id += 1;
    worker.postMessage({ begin: { id, setup: { game, position, moves: [] }, limits, cap } });
  };
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  ask('tower', { nodes: 1 }, 60000);
  await heard(); // the worker is ready
  const found = { speed: { tower: [], mill: [] }, now: [], undo: [], cap: [], depth: { tower: [], mill: [] } };
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
  for (const game of ['tower', 'mill'])
    for (const position of positions[game]) {
      ask(game, { depth: 60 }, 1000, position);
      const { search } = await heard();
      found.depth[game].push(search.depth);
    }
  worker.terminate();
  return found;
}

const server = await serve(dist);
const browser = await openBrowser();
const page = await browser.newPage();
await page.goto(server.address);
const found = await page.evaluate(measure, { times: runs, positions: middleGames });
console.log(`tower: ${Math.round(1000 * median(found.speed.tower))} nodes per second`);
console.log(`mill: ${Math.round(1000 * median(found.speed.mill))} nodes per second`);
console.log(`"move now" answered within ${median(found.now).toFixed(1)} ms (median of ${runs})`);
console.log(`another question after a stop answered within ${median(found.undo).toFixed(1)} ms (median of ${runs})`);
console.log(`a cap of 300 ms kept within ${median(found.cap).toFixed(1)} ms (median of ${runs})`);
for (const game of ['tower', 'mill'])
  console.log(`${game}: depth within a second ${found.depth[game].join(', ')} (median ${median(found.depth[game])})`);
await browser.close();
await server.close();
