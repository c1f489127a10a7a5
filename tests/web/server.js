// A static server for the tests: it serves a folder with headers of the test's choice, and can be stopped.

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

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
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function serve(folder, headers = {}) {
  const server = createServer(async (request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = path.join(folder, path.normalize(name.endsWith('/') ? `${name}index.html` : name));
    const found = await stat(file).then((entry) => entry.isFile(), () => false);
    response.writeHead(found ? 200 : 404, { ...headers, 'content-type': types[path.extname(file)] ?? 'text/plain' });
    if (found) createReadStream(file).pipe(response);
    else response.end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    close: () => new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    })
  };
}
