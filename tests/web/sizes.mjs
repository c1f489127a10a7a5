// The sizes of the parts of the page, each with what it may have at most. One KB is 1000 bytes.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { languages } from '../../web/words.js';
import { root } from '../project-files.mjs';

/** @param {string} file */
const built = (file) => readFileSync(path.join(root, 'dist', file));

/** @returns {{ part: string, bytes: number, most: number }[]} */
export function sizes() {
  const words = languages.map(({ code, name }) => ({ part: `words, ${name}`, bytes: built(`words-${code}.js`).length, most: 35000 }));
  const gzipped = (/** @type {string} */ file) => gzipSync(built(file), { level: 9 }).length;
  const page = ['index.html', 'style.css', 'app.js', 'later.js'].reduce((sum, file) => sum + gzipped(file), 0);
  const largest = Math.max(...languages.map(({ code }) => gzipped(`words-${code}.js`)));
  return [
    { part: 'code that a visit begins with', bytes: built('app.js').length, most: 80000 },
    { part: 'code, all of it', bytes: ['app.js', 'later.js', 'endgame.js'].reduce((sum, file) => sum + built(file).length, 0), most: 112000 },
    ...words,
    { part: 'style', bytes: built('style.css').length, most: 14000 },
    { part: 'embed', bytes: built('embed.js').length, most: 350000 },
    { part: 'page with the largest language, without the module, gzip', bytes: page + largest, most: 60000 },
  ];
}
