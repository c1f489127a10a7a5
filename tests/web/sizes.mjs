// The sizes of the parts of the page, each with what it may have at most. One KB is 1000 bytes.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { languages } from '../../web/words.js';
import { root } from '../project-files.mjs';

/** @param {string} file */
const built = (file) => readFileSync(path.join(root, 'dist', file));

/** The words of a language as they stand in the finished script. @param {string} code */
function minifiedWords(code) {
  const options = ['--minify', '--charset=utf8', '--log-level=warning'];
  return execFileSync('esbuild', [path.join(root, 'web/words', `${code}.js`), ...options]).length;
}

/** @returns {{ part: string, bytes: number, most: number }[]} */
export function sizes() {
  const words = languages.map(({ code, name }) => ({ part: `words, ${name}`, bytes: minifiedWords(code), most: 35000 }));
  const allWords = words.reduce((sum, { bytes }) => sum + bytes, 0);
  const code = built('app.js').length - allWords + built('worker.js').length;
  const files = ['index.html', 'style.css', 'app.js', 'worker.js'];
  const compressed = files.reduce((sum, file) => sum + gzipSync(built(file), { level: 9 }).length, 0);
  return [
    { part: 'code', bytes: code, most: 80000 },
    ...words,
    { part: 'style', bytes: built('style.css').length, most: 14000 },
    { part: 'page without the module, gzip', bytes: compressed, most: 60000 },
  ];
}
