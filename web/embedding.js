// @ts-check
/* Opens the dialog that shows how to put the board into another page. It lies in a script of its own, which is loaded
 * when it is asked for. */

import { choice, open } from './dialogs.js';
import { load } from './files.js';
import { t } from './language.js';
import { faultOf } from './open.js';
import { copied } from './share.js';

/** What the page lends to the dialog. */
const tools = { choice, copied, faultOf, open, t };

/**
 * @typedef {typeof tools & { core: Core, session: import('./session.js').Session, flipped: boolean }} Tools
 *   flipped: whether Black sits at the bottom
 */

/** @param {Core} core @param {import('./session.js').Session} session @param {boolean} flipped */
export async function openEmbedding(core, session, flipped) {
  if (!globalThis.towermillEmbed) await load('embed-dialog.js');
  globalThis.towermillEmbed({ ...tools, core, session, flipped });
}
