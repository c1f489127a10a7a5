// @ts-check
/* The ways to a worker for the page, whose script is the worker's as well: from the address of the script, or (where
 * the address is refused: double click, sandboxed frame) from text. */

import { beside, element, oneFile } from './files.js';

function workerFromAddress() {
  if (oneFile) throw new Error('The page is one file.');
  return new Worker(beside('app.js'));
}

/** In the page that is one file, the script with the module stands before the page's own. */
function workerFromText() {
  const text = oneFile
    ? [element?.previousElementSibling?.textContent, element?.textContent]
    : [`importScripts(${JSON.stringify(beside('module.js'))}, ${JSON.stringify(beside('app.js'))})`];
  return new Worker(URL.createObjectURL(new Blob([text.join('\n')], { type: 'text/javascript' })));
}

export const ways = [workerFromAddress, workerFromText];
