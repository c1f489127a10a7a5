// @ts-check
/* The dialog that shows how to put the board into another page: choices, code and a preview, each following the
 * others. It lies in a script of its own, which the page loads when it is asked for; see ../embedding.js. */

import { byId, make, put, show } from '../dom.js';
import { beside } from '../files.js';
import { learn, say } from '../words.js';
import { ATTRIBUTES, usualValues } from '../embed/attributes.js';
import { withValue } from '../embed/reading.js';
import { CodeFault, frameAddress, readCode, writeCode } from './code.js';
import { CHOICES, SIZES, TEXTS, VALUES, isUsed } from './choices.js';
import { PLACE, Subject, unusual } from './subject.js';
import words from './words.js';

/** @typedef {import('../embedding.js').Tools} Tools */
/** @typedef {import('./code.js').Recipe} Recipe */

/** Where embed.js and embed.html lie for readers of this page: opened from a file, it has no address for them. */
const SITE = location.protocol === 'file:' ? '' : beside('.');

/** The height of a frame that goes with a width. @param {string} width */
const heightFor = (width) => (SIZES.find(([each]) => each === width) ?? SIZES[1])[1];

class EmbedDialog {
  /** @param {Tools} page @param {import('../words.js').Language} language that the page speaks */
  constructor(page, language) {
    const { parts } = towermillWords[language].default;
    learn(language, { default: { ui: words[language], notice: {}, parts } });
    this.page = page;
    this.say = (/** @type {string} */ key, /** @type {Record<string, string>} */ args = {}) => say(language, key, args);
    this.subject = new Subject(page.core, page.session, page.flipped);
    const { mode, values, side } = this.subject;
    /** @type {Recipe} */
    this.recipe = {
      kind: 'element', site: SITE, more: {}, width: SIZES[1][0], height: '',
      values: { mode, ...values, ...this.subject.place(mode), lang: language, task: this.say('task.usual', { side }) },
    };
    /** Whether the preview has said hello. */
    this.ready = false;
    /** @type {Record<string, any>} the controls, by what they are for */
    this.controls = {};
    this.choices = make('div', { className: 'choices' }, ...this.makeChoices());
    this.preview = make('iframe', { title: this.say('preview'), src: this.address });
    if (SITE) this.preview.setAttribute('sandbox', 'allow-scripts'); // from files, a sandbox may load nothing
    this.code = make('textarea', { rows: 9, spellcheck: false, oninput: () => this.read() });
    this.fault = make('p', { role: 'alert', className: 'fault', id: 'embed-fault' });
    this.code.setAttribute('aria-describedby', 'embed-fault');
    this.about = make('p', { className: 'note' });
    this.told = make('p', { className: 'note', role: 'status' });
  }

  /** The values of the recipe that its mode uses. */
  get values() {
    const { values } = this.recipe;
    const usual = Object.fromEntries(CHOICES.map((choice) => [choice.name, choice.usual]));
    const used = Object.entries(values).filter(([name, value]) => value && isUsed(name, values));
    return unusual(Object.fromEntries(used), { ...usual, orientation: 'white' });
  }

  /** What the preview shows. */
  get address() { return frameAddress(beside('.'), this.values); }

  open() {
    const { say: said, page: { t, open } } = this;
    const copy = make('button', { className: 'primary', onclick: () => this.copy() }, t('share.copy'));
    const listen = (/** @type {MessageEvent} */ event) => this.hear(event);
    byId('title-embed').textContent = said('title');
    open('dialog-embed', [
      this.choices,
      make('section', { className: 'code' }, make('label', { className: 'part' }, said('code'), this.code), this.fault,
        make('p', { className: 'buttons' }, copy, this.told), this.about),
      make('section', {}, make('h3', {}, said('preview')), this.preview),
    ]);
    addEventListener('message', listen);
    this.preview.closest('dialog').addEventListener('close', () => {
      removeEventListener('message', listen);
      this.preview.remove();
    }, { once: true });
    this.write();
  }

  /* ---- the choices */

  /** @returns {HTMLElement[]} */
  makeChoices() {
    const { say: said, page: { choice } } = this;
    const kinds = ['element', 'frame'].map((value) => ({ value, text: said(`kind.${value}`) }));
    this.controls.kind = choice(said('kind'), ' ', kinds, 'element', (kind) => this.change('kind', kind));
    const [mode, ...selects] = CHOICES.map(({ name, values }) => this.makeSelect(name, values.map((value) => (
      make('option', { value }, name === 'level' ? value : said(`${name}.${value || 'auto'}`))))));
    const [task, solution, tip] = TEXTS.map((name) => this.makeText(name));
    const about = make('p', { className: 'note', dataset: { of: 'solution' } }, said('solution.about'));
    return [this.controls.kind, mode, task, solution, about, tip, ...selects, this.makeSelect('size', [])];
  }

  /** @param {string} name @param {HTMLElement} control */
  keep(name, control) {
    this.controls[name] = control;
    control.oninput = () => this.change(name, this.controls[name].value);
  }

  /** @param {string} name @param {HTMLElement[]} options */
  makeSelect(name, options) {
    const select = make('select', {}, ...options);
    this.keep(name, select);
    return make('label', { className: 'line', dataset: { of: name } }, make('span', {}, this.say(name)), select);
  }

  /** @param {string} name */
  makeText(name) {
    const text = make('textarea', { rows: 2, spellcheck: name !== 'solution' });
    this.keep(name, text);
    return make('label', { className: 'part', dataset: { of: name } }, this.say(name), text);
  }

  /** Something else was chosen. @param {string} name @param {string} value */
  change(name, value) {
    const { recipe } = this;
    if (name === 'kind') Object.assign(recipe, { kind: value, more: {}, height: value === 'frame' ? heightFor(recipe.width) : '' });
    else if (name === 'size') [recipe.width, recipe.height] = value.split(',');
    else if (name === 'mode') this.turnTo(value);
    else recipe.values[name] = value;
    this.write();
  }

  /** Another mode shows as much of the game as it needs, unless the code has something else. @param {string} mode */
  turnTo(mode) {
    const { subject, recipe: { values } } = this;
    const [before, after] = [values.mode, mode].map((each) => subject.place(each));
    if (PLACE.every((name) => (values[name] ?? '') === (before[name] ?? ''))) {
      PLACE.forEach((name) => { delete values[name]; });
      Object.assign(values, after);
    }
    values.mode = mode;
  }

  /** Shows the recipe in the choices. */
  showChoices() {
    const { controls, choices, recipe: { kind, values } } = this;
    for (const radio of controls.kind.querySelectorAll('input')) radio.checked = radio.value === kind;
    put(controls.kind.lastElementChild, this.say(`kind.${kind}.about`));
    for (const { name, usual } of CHOICES) controls[name].value = values[name] ?? usual;
    for (const name of TEXTS) controls[name].value = values[name] ?? '';
    for (const element of choices.querySelectorAll('[data-of]')) show(element, isUsed(element.dataset.of, values));
    this.showSizes();
  }

  /** The sizes to choose from, and the one of the code. */
  showSizes() {
    const { controls: { size }, recipe: { kind, width, height } } = this;
    const all = SIZES.map(([wide, high]) => [wide, kind === 'frame' ? high : '']);
    const current = [width, height];
    if (!all.some((each) => each.join() === current.join())) all.push(current);
    size.replaceChildren(...all.map(([wide, high]) => (
      make('option', { value: `${wide},${high}` }, [wide || this.say('size.full'), high].filter((each) => each).join(' × ')))));
    size.value = current.join();
  }

  /* ---- the code */

  /** Shows the recipe as code, and everywhere else. */
  write() {
    const { recipe, values } = this;
    this.code.value = writeCode({ ...recipe, values }, values.label || this.page.t(`game.${values.game}`));
    this.complain('');
    this.update();
  }

  /** Reads the code that somebody has changed; what cannot be read changes nothing. */
  read() {
    try {
      const recipe = readCode(this.code.value, Object.keys(ATTRIBUTES));
      recipe.values = { game: 'tower', ...recipe.values };
      recipe.values.mode ??= 'play';
      this.check(recipe.values);
      const unused = Object.entries(this.recipe.values).filter(([name]) => !isUsed(name, recipe.values));
      this.recipe = { ...recipe, values: { ...Object.fromEntries(unused), ...recipe.values } };
      this.complain('');
      this.update();
    } catch (error) {
      const { key, args } = /** @type {CodeFault} */ (error);
      this.complain(this.say(key, args));
    }
  }

  /** Throws what is wrong with attributes. @param {Record<string, string>} values */
  check(values) {
    let read = usualValues();
    for (const name of Object.keys(ATTRIBUTES).filter((each) => each in values)) {
      const value = values[name];
      const all = VALUES[name] ?? [value];
      if (!all.includes(value)) throw new CodeFault('fault.value', { name, value, values: all.join(' ').trim() });
      try {
        read = withValue(this.page.core, read, name, value);
      } catch (error) {
        throw new CodeFault('fault.read', { name, fault: this.page.faultOf(error) });
      }
    }
  }

  /** @param {string} text */
  complain(text) {
    put(this.fault, text);
    this.code.setAttribute('aria-invalid', String(text !== ''));
    put(this.told, '');
  }

  async copy() {
    const { copied, t } = this.page;
    this.code.select();
    put(this.told, t(await copied(this.code.value) ? 'share.copied' : 'share.selected'));
  }

  /* ---- the preview */

  update() {
    const { kind, site, width, height } = this.recipe;
    this.showChoices();
    const files = kind === 'frame' ? 'embed.html frame.js frame.css embed.js' : 'embed.js';
    put(this.about, this.say(site ? 'address' : 'address.none', { files }));
    this.preview.style.width = width ? `${width}px` : '';
    if (kind === 'frame') this.preview.style.height = `${height || 150}px`;
    this.turn();
  }

  /** Lets the preview show the recipe, once it can hear of it. */
  turn() {
    if (this.ready) this.preview.contentWindow?.location.replace(this.address);
  }

  /** @param {MessageEvent} event from any window */
  hear({ source, data }) {
    if (source !== this.preview.contentWindow) return;
    if (data.type === 'hello') {
      this.preview.contentWindow.postMessage({ towermill: 1, id: 1, type: 'subscribe', events: ['error'] }, '*');
      this.ready = true;
      this.turn();
    }
    if (data.type === 'event') this.complain(data.detail.message);
    if (data.type === 'resize' && this.recipe.kind === 'element') this.preview.style.height = `${data.height}px`;
  }
}

/** @param {Tools} page */
globalThis.towermillEmbed = async (page) => {
  const language = /** @type {import('../words.js').Language} */ (document.documentElement.lang);
  await style;
  new EmbedDialog(page, language).open();
};

/** Resolves when the style sheet of the dialog is here, or cannot be had. */
const style = new Promise((resolve) => {
  document.head.append(make('link', {
    rel: 'stylesheet', href: beside('embed-dialog.css'), onload: resolve, onerror: resolve,
  }));
});
