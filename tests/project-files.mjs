// The project's own sources as texts, for the checks.

import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** @param {string} name a path from the project's root */
export const textOf = (name) => readFileSync(path.join(root, name), 'utf8');

/**
 * All files below a folder whose names match, as path → text; paths are from the project's root, with slashes.
 * @param {string} folder
 * @param {RegExp} names
 * @returns {Map<string, string>}
 */
export function filesBelow(folder, names) {
  const files = new Map();
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory() && entry.name !== 'node_modules') {
      for (const [inner, text] of filesBelow(name, names)) files.set(inner, text);
    } else if (entry.isFile() && names.test(entry.name)) {
      files.set(name, textOf(name));
    }
  }
  return files;
}
