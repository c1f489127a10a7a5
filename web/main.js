// @ts-check
/* The script of the page, and of the worker in which the computer thinks for it: where there is no document, it is the
 * worker's. */

import { openPage } from './page.js';
import { work } from './worker.js';

if (globalThis.document) queueMicrotask(openPage);
else work();
