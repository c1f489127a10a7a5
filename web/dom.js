// @ts-check
/* The few words that the page needs to speak to its document. */

/**
 * The element with an id, which shell.html is known to hold.
 * @template {HTMLElement} [T=HTMLElement]
 * @param {string} id @returns {T}
 */
export function byId(id) {
  return /** @type {T} */ (document.getElementById(id));
}

/**
 * A new element: its properties, attributes (with a hyphen in the name, or `role`) and children.
 * @param {string} tag @param {Record<string, any>} [properties] @param {...(Node | string)} children
 * @returns {any}
 */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  if (tag === 'button') element.setAttribute('type', 'button'); // the others would send the form around them
  for (const [name, value] of Object.entries(properties)) {
    if (name.includes('-') || name === 'role') element.setAttribute(name, value);
    else if (name === 'dataset') Object.assign(element.dataset, value);
    else /** @type {any} */ (element)[name] = value;
  }
  element.append(...children);
  return element;
}

/** What has the focus in the document or the shadow tree of an element. @param {Element} element */
export const focusIn = (element) => /** @type {Document | ShadowRoot} */ (element.getRootNode()).activeElement;

/** Shows or hides. @param {HTMLElement} element @param {boolean} visible */
export function show(element, visible) {
  element.hidden = !visible;
}

/** A small man. @param {Side} side @param {string} [look] a further class */
export function man(side, look = '') {
  return make('i', { className: `man ${side} ${look}` });
}

/**
 * Sets a text only where it has changed, so that selections and screen readers are left in peace.
 * @param {Element} element @param {string} text
 */
export function put(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Fills a container anew, but only when what it is to show has changed.
 * @param {HTMLElement} element @param {string} key tells one content from another
 * @param {() => (Node | string)[]} children
 */
export function refill(element, key, children) {
  if (element.dataset.shown === key) return;
  element.dataset.shown = key;
  element.replaceChildren(...children());
}

/**
 * Says a text to a screen reader, wherever the focus is.
 * @param {string} text @param {HTMLElement} [live] the region that is read out
 */
export function announce(text, live = byId('live')) {
  live.textContent = live.textContent === text ? `${text}\u00a0` : text;
}
