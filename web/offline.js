// @ts-check
/* Keeps the site for use offline: puts its service worker in place or removes it, as the settings say, and tells of a
 * new version. Where the page is a file of this machine, it says which file to open instead. */

import { furtherSettings } from './dialogs.js';
import { announce, make } from './dom.js';
import { beside } from './files.js';
import { t } from './language.js';

/** @typedef {{ settings: { offline: boolean }, change(change: { offline: boolean }): Promise<void> }} Host  the page */

const folder = beside('.');

/** The names of the caches that sw.js makes begin so. */
const ours = `towermill:${folder}:`;

/** How a toast becomes a notice, which stays and has a button. */
const STYLE = 'inset: 0.25rem 0.75rem auto; height: auto; gap: 0.75rem; padding: 0.25rem 0.25rem 0.25rem 1rem; '
  + 'pointer-events: auto; z-index: 1; line-height: 1.25';

/** Milliseconds from one look for a new version to the next, where the page stays open. */
const PATIENCE = 3600000;

/** @returns {ServiceWorkerContainer | undefined} nothing where the browser offers or allows none, and in frames */
function allowedContainer() {
  try {
    return self === top ? navigator.serviceWorker : undefined;
  } catch {
    return undefined; // in an origin of its own the mere reading throws
  }
}

/** Tells something until it is put away. @param {Node[]} content @param {string} text of it @param {string} close */
function tell(content, text, close) {
  document.getElementById('notice')?.remove();
  const button = make('button', { 'className': 'icon', 'aria-label': close, 'onclick': () => notice.remove() }, '✕');
  const notice = make('section', { 'id': 'notice', 'className': 'bar toast', 'aria-label': text }, ...content, button);
  notice.style.cssText = STYLE;
  button.style.cssText = 'color: inherit; background: none';
  document.body.prepend(notice);
  announce(text);
}

/** @param {ServiceWorker} worker @param {string[]} states @returns {Promise<string>} the first of them that it is in */
function reaches(worker, ...states) {
  return new Promise((resolve) => {
    const look = () => { if (states.includes(worker.state)) resolve(worker.state); };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** @param {ServiceWorker} worker @param {string} what it is to do @returns {Promise<boolean>} whether it does */
function bid(worker, what) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(what, [port2]);
  });
}

class Keeper {
  /** @param {ServiceWorkerContainer} container @param {Host} host */
  constructor(container, host) {
    this.container = container;
    this.host = host;
    /** What has become of it, as a key of the words. */
    this.state = 'offline.not';
    /** @type {Promise<boolean>} what is under way */
    this.work = Promise.resolve(true);
    this.note = make('p', { role: 'status', className: 'note' });
  }

  /** @param {string} state */
  show(state) {
    this.state = state;
    this.note.textContent = t(state);
  }

  /** What stands in the settings. @returns {Node[]} */
  lines() {
    const box = make('input', { type: 'checkbox', role: 'switch', checked: this.host.settings.offline });
    box.onchange = async () => {
      await this.host.change({ offline: box.checked });
      await this.obey();
    };
    this.show(this.state);
    const line = make('label', { className: 'line' }, make('span', {}, t('offline')), box);
    return [make('div', {}, line, this.note)];
  }

  /** Does what the settings say, once what was begun before has come to its end. */
  async obey() {
    const { offline } = this.host.settings;
    this.show(offline ? 'offline.wait' : 'offline.not');
    const work = this.work.then(() => (offline ? this.install() : this.remove())).catch(() => false);
    this.work = work;
    const done = await work;
    if (offline && this.work === work) this.show(done ? 'offline.ready' : 'offline.failed');
  }

  /** @returns {Promise<boolean>} whether all files are kept now */
  async install() {
    const registration = await this.container.register(beside('sw.js'), { updateViaCache: 'none' });
    if (registration !== this.registration) this.watch(registration);
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    return worker !== null && await reaches(worker, 'activated', 'redundant') === 'activated' && bid(worker, 'keep');
  }

  /** @returns {Promise<boolean>} true: all is removed */
  async remove() {
    const registration = await this.container.getRegistration(folder);
    if (registration?.scope === folder) await registration.unregister();
    const names = (await caches.keys()).filter((name) => name.startsWith(ours));
    await Promise.all(names.map((name) => caches.delete(name)));
    return true;
  }

  /** Waits for new versions. @param {ServiceWorkerRegistration} registration */
  watch(registration) {
    this.registration = registration;
    const next = () => this.tellOf(registration, registration.waiting ?? registration.installing);
    this.renew(registration).then((renewed) => { if (!renewed) next(); });
    registration.addEventListener('updatefound', next);
    let looked = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - looked < PATIENCE || !this.host.settings.offline) return;
      looked = Date.now();
      registration.update().catch(() => {}); // without a network there is nothing new
    });
  }

  /**
   * Goes over to a version that was waiting already when this page was loaded, unless others show the old one too.
   * @param {ServiceWorkerRegistration} registration
   */
  async renew({ active, waiting }) {
    return active !== null && waiting !== null && bid(waiting, 'take over if alone');
  }

  /**
   * Tells of a version once it is there.
   * @param {ServiceWorkerRegistration} registration @param {ServiceWorker | null} worker
   */
  async tellOf(registration, worker) {
    if (!worker || !registration.active || await reaches(worker, 'installed', 'redundant') === 'redundant') return;
    const reload = () => bid(worker, 'take over');
    const button = make('button', { className: 'primary', onclick: reload }, t('update.reload'));
    button.style.flex = 'none';
    const text = t('update');
    tell([make('span', {}, text), button], text, t('close'));
  }
}

/** @param {Host} host */
export function keepOffline(host) {
  if (location.protocol === 'file:') {
    const link = make('a', { href: beside('towermill.html') }, 'towermill.html');
    link.style.color = 'inherit';
    const text = t('file.better');
    tell([make('span', {}, `${text} `, link)], text, t('close'));
    return;
  }
  const container = allowedContainer();
  if (!container) return;
  const keeper = new Keeper(container, host);
  furtherSettings.push(() => keeper.lines());
  keeper.obey();
}
