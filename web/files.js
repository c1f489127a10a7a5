// @ts-check
/* The other files of the page: where they lie, and how a script among them is loaded. */

/** The page's script; there is none in a worker and in Node. @type {HTMLScriptElement | undefined} */
export const element = /** @type {any} */ (globalThis.document)?.currentScript;

/** The address of the page's script; empty in a page that is one file. */
const script = element?.src ?? '';

/** Whether the page is one file, which holds all the others. */
export const oneFile = !script;

/** @param {string} name @returns {string} the address of a file beside the page's script */
export const beside = (name) => new URL(name, script || location.href).href;

/** What is under way or here, by name. @type {Record<string, Promise<void>>} */
const loaded = {};

/** Runs a script, once; one that did not arrive is asked for again. @param {string} name */
export const load = (name) => (loaded[name] ??= run(name));

/** @param {string} name @returns {Promise<void>} once it has run */
function run(name) {
  const added = document.createElement('script');
  added.src = beside(name);
  return new Promise((resolve, reject) => {
    added.onload = () => resolve();
    added.onerror = () => {
      added.remove();
      delete loaded[name];
      reject(new Error(`The file ${name} did not arrive.`));
    };
    document.head.append(added);
  });
}
