// @ts-check
/* The messages between a frame and the page around it, version 1: does to the board what a message asks for. Nothing is
 * done that is not listed here; whatever is wrong is answered with a sentence. */

export const VERSION = 1;

/** What may be called, and what may be heard. */
export const METHODS = [
  'goTo', 'flip', 'undo', 'redo', 'setPosition', 'play', 'hint', 'analyse', 'record', 'destroy',
];
export const EVENTS = ['ready', 'move', 'change', 'gameover', 'solved', 'failed', 'error'];

/**
 * @typedef {object} Frame
 * @property {any} element  the board
 * @property {string[]} properties  those that may be set
 * @property {(events: string[]) => void} subscribe  the events to be told from now on
 */
/** @typedef {{ id: number | string, type: 'result' | 'fault', value?: unknown, message?: string }} Answer */

/** @param {string} what @param {unknown} found @param {string[]} allowed */
function expect(what, found, allowed) {
  if (typeof found === 'string' && allowed.includes(found)) return;
  throw new Error(`There is no ${what} ${JSON.stringify(found) ?? 'without a name'}; there is: ${allowed.join(', ')}.`);
}

/** @param {any} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is done for each type of message. @type {Record<string, (frame: Frame, message: any) => unknown>} */
const TYPES = {
  call({ element }, { method, args = [] }) {
    expect('method', method, METHODS);
    if (!Array.isArray(args)) throw new Error('The arguments of a call are a list: args: [3].');
    return element[method](...args);
  },

  set({ element, properties }, { values }) {
    if (!isRecord(values)) throw new Error('What is to be set stands in values: { level: 5 }.');
    Object.keys(values).forEach((name) => expect('property', name, properties));
    /** @type {string[]} */
    const faults = [];
    const hear = (/** @type {CustomEvent} */ { detail }) => faults.push(`${detail.name}: ${detail.message}`);
    element.addEventListener('error', hear);
    Object.assign(element, values);
    void element.state; // takes them over
    element.removeEventListener('error', hear);
    if (faults.length) throw new Error(faults.join(' '));
  },

  get({ element, properties }, { name }) {
    expect('property', name, ['state', ...properties]);
    return element[name];
  },

  subscribe({ subscribe }, { events }) {
    if (!Array.isArray(events)) throw new Error('The events are a list: events: ["move"].');
    events.forEach((event) => expect('event', event, EVENTS));
    subscribe(events);
  },
};

/** Whether data that arrived is meant for a frame at all. @param {unknown} data */
export const isMessage = (data) => isRecord(data) && 'towermill' in data;

/** @param {unknown} id one of the page around; 0 stands for what the frame tells by itself */
const isId = (id) => (typeof id === 'string' ? id !== '' : Number.isFinite(id) && id !== 0);

/**
 * Does what a message asks for.
 * @param {Frame} frame @param {any} message @returns {Promise<Answer>}
 */
export async function answerTo(frame, message) {
  const { towermill, id, type } = message;
  try {
    if (!isId(id)) throw new Error('A message needs an id: a number other than 0, or a text.');
    if (towermill !== VERSION) throw new Error(`This frame speaks version ${VERSION}: towermill: ${VERSION}.`);
    expect('type of message', type, Object.keys(TYPES));
    return { id, type: 'result', value: await TYPES[type](frame, message) };
  } catch (error) {
    return { id: isId(id) ? id : 0, type: 'fault', message: /** @type {Error} */ (error).message };
  }
}
