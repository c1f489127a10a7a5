// @ts-check
/* A frame with one board that fills it. The hash of its address holds the attributes of the board; the page around it
 * speaks with it by the messages of messages.js, and hears how high the frame would have to be. */

import { EVENTS, VERSION, answerTo, isMessage } from './messages.js';

const { observedAttributes: names, properties } = /** @type {any} */ (customElements.get('tower-mill'));
const element = /** @type {any} */ (document.createElement('tower-mill'));
const ready = element.whenReady;
/** What is wrong with the hash, for whoever wrote it. */
const fault = document.createElement('p');
fault.className = 'fault';
fault.lang = 'en';
fault.setAttribute('role', 'alert');
let reading = 0;

/** Whom to tell what: as long as the page around has not spoken, it may be any. */
const listener = { origin: '*', events: /** @type {string[]} */ ([]) };

const frame = {
  element,
  properties,
  subscribe: (/** @type {string[]} */ events) => { listener.events = events; },
};

/** @param {object} message @param {string} [origin] */
function tell(message, origin = '*') {
  if (parent !== window) parent.postMessage({ towermill: VERSION, id: 0, ...message }, origin);
}

/** @param {string} text */
function complain(text) {
  fault.textContent = `${fault.textContent} ${text}`.trim();
}

/** Gives the board the attributes in the hash; those that are not there any more are as usual. */
async function readHash() {
  const values = new URLSearchParams(location.hash.slice(1));
  reading += 1;
  fault.textContent = '';
  for (const name of values.keys()) if (!names.includes(name)) complain(`There is no attribute ${name}.`);
  for (const name of names) {
    const value = values.get(name);
    if (value === null) element.removeAttribute(name);
    else if (value !== element.getAttribute(name)) element.setAttribute(name, value);
  }
  await ready; // until then, and until this script has ended, the board says what does not fit
  reading -= 1;
  tellSize();
}

/** The size that was told last. */
let told = '';

/** Tells the page around what height the board would have at its width, if that has changed. */
function tellSize() {
  const size = { width: innerWidth, height: element.naturalHeight };
  if (told !== `${size.width} ${size.height}`) tell({ type: 'resize', ...size });
  told = `${size.width} ${size.height}`;
}

for (const event of EVENTS) {
  element.addEventListener(event, (/** @type {CustomEvent} */ { detail }) => {
    if (event === 'error' && reading) complain(`${detail.name}: ${detail.message}`);
    if (listener.events.includes(event)) tell({ type: 'event', event, detail }, listener.origin);
  });
}

addEventListener('message', async ({ data, source, origin }) => {
  if (source !== parent || parent === window || !isMessage(data)) return;
  await ready;
  listener.origin = origin === 'null' ? '*' : origin;
  tell(await answerTo(frame, data), listener.origin);
  tellSize();
});

addEventListener('hashchange', readHash);
ready.then(() => {
  tell({ type: 'hello', version: VERSION });
  tellSize();
  new ResizeObserver(tellSize).observe(element);
  new MutationObserver(tellSize).observe(element.shadowRoot, { childList: true, characterData: true, subtree: true });
});
readHash();
document.body.append(element, fault);
