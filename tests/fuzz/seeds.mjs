// Writes the seeds of the fuzz targets into a folder, a file each: some positions of the test data with a legal move,
// and the texts of seeds.txt (a JSON text a line).

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { textOf } from '../project-files.mjs';

const folder = process.argv[2];
const every = 8;

const lines = (name) => textOf(name).trim().split('\n').map((line) => JSON.parse(line));
const positions = ['tower', 'mill'].flatMap((game) => lines(`tests/data/${game}.jsonl`).filter((_, i) => i % every === 0));
const seeds = [
  ...readFileSync(new URL('seeds.txt', import.meta.url), 'utf8').trim().split('\n').map((line) => JSON.parse(line)),
  ...positions.map(({ position, moves }) => `${position}\n${moves[0] ?? ''}`)
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
seeds.forEach((seed, i) => writeFileSync(path.join(folder, String(i)), seed));
