// Measures the search in WebAssembly and ends with the same line as the native tool's bench.

import { core } from './module.mjs';

const signature = ['tower', 'mill'].map((game) => {
  const begun = performance.now();
  const nodes = core.bench(game);
  const seconds = (performance.now() - begun) / 1000;
  console.log(`${game}: ${nodes} nodes, ${Math.round(nodes / seconds)} nodes per second`);
  return `${game} ${nodes}`;
});
console.log(`bench ${signature.join(' ')}`);
