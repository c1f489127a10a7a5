// @ts-check
/* The inside of an embed: its elements in the shadow tree, and their style. */

import { make } from '../dom.js';
import css from './embed.css';

/** @type {WeakMap<Document, CSSStyleSheet>} one for all embeds of a document, since documents may not share them */
const sheets = new WeakMap();

/** @param {ShadowRoot} root */
function dress(root) {
  const { ownerDocument } = root;
  const Sheet = ownerDocument.defaultView?.CSSStyleSheet;
  if (Sheet && 'adoptedStyleSheets' in root && 'replaceSync' in Sheet.prototype) {
    const sheet = sheets.get(ownerDocument) ?? new Sheet();
    if (!sheets.has(ownerDocument)) sheet.replaceSync(css);
    sheets.set(ownerDocument, sheet);
    root.adoptedStyleSheets = [sheet];
  } else root.append(make('style', {}, css));
}

/** @typedef {ReturnType<typeof createFrame>} Frame */

/**
 * Fills a shadow tree.
 * @param {ShadowRoot} root
 */
export function createFrame(root) {
  /** @type {(tag: string, className: string, properties?: object, ...children: Node[]) => any} */
  const part = (tag, className, properties = {}, ...children) => make(tag, { className, ...properties }, ...children);
  const canvas = /** @type {HTMLCanvasElement} */ (make('canvas', { 'aria-hidden': 'true' }));
  const fields = /** @type {HTMLElement} */ (part('div', 'fields', { role: 'grid' }));
  const bar = /** @type {HTMLElement} */ (part('div', 'evaluation', { role: 'img', hidden: true }, make('span', { 'aria-hidden': 'true' })));
  const parts = {
    canvas, fields, bar,
    probe: /** @type {HTMLElement} */ (part('div', 'probe')),
    task: /** @type {HTMLElement} */ (part('p', 'task', { part: 'task', hidden: true })),
    board: /** @type {HTMLElement} */ (part('div', 'board', { part: 'board' }, canvas, fields)),
    main: /** @type {HTMLElement} */ (part('p', 'main')),
    more: /** @type {HTMLElement} */ (part('p', 'more')),
    comment: /** @type {HTMLElement} */ (part('p', 'comment', { part: 'comment', hidden: true })),
    offers: /** @type {HTMLElement} */ (part('div', 'offers')),
    lines: /** @type {HTMLElement} */ (part('ol', 'lines', { hidden: true })),
    controls: /** @type {HTMLElement} */ (part('div', 'controls', { part: 'controls', role: 'group' })),
    moves: /** @type {HTMLElement} */ (part('ol', 'moves', { part: 'moves', hidden: true })),
    live: /** @type {HTMLElement} */ (part('div', 'live', { 'aria-live': 'polite' })),
  };
  const { task, board, main, more, comment, offers, lines, controls, moves, live, probe } = parts;
  const status = /** @type {HTMLElement} */ (part('div', 'status', { part: 'status' }, main, more, comment, offers));
  const side = part('div', 'side', {}, status, lines, controls, moves);
  const section = /** @type {HTMLElement} */ (part('section', 'embed', { role: 'group' }, task, board, bar, side));
  const box = /** @type {HTMLElement} */ (part('div', 'box', {}, probe, section, live));
  root.replaceChildren(box);
  dress(root);
  return { ...parts, status, section, box };
}
