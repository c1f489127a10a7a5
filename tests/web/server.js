// A static server for the tests: it serves a folder with headers of the test's choice; it can go over to another
// folder, let files get lost on the way, and be stopped.

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { root } from '../project-files.mjs';

/** The built site. */
export const dist = path.join(root, 'dist');

/** The content security policy under which it runs: README states it. */
export const policy = 'default-src \'self\'; script-src \'self\' \'wasm-unsafe-eval\'; worker-src \'self\' blob:';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json'
};

/**
 * @param {string} folder
 * @param {Record<string, string>} [headers] sent with every answer
 * @returns {Promise<{ address: string, folder: string, broken: Set<string>, close: () => Promise<void> }>} broken: the
 *   paths of files that do not arrive
 */
export async function serve(folder, headers = {}) {
  const site = { address: '', folder, broken: new Set(), close: () => Promise.resolve() };
  const server = createServer(async (request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (site.broken.has(name)) {
      request.socket.destroy();
      return;
    }
    const file = path.join(site.folder, path.normalize(name.endsWith('/') ? `${name}index.html` : name));
    const found = await stat(file).then((entry) => entry.isFile(), () => false);
    response.writeHead(found ? 200 : 404, { ...headers, 'content-type': types[path.extname(file)] ?? 'text/plain' });
    if (found) createReadStream(file).pipe(response);
    else response.end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  site.address = `http://127.0.0.1:${server.address().port}/`;
  site.close = () => new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  return site;
}
