// @ts-check
/* The page for teachers: says its words in the language that is chosen, and shows the examples, the reference and, when
 * the address ends in #sheet, the sheet of puzzles. */

import { byId, make } from '../dom.js';
import { label } from '../language.js';
import { languages } from '../words.js';
import { codeBox } from './code.js';
import { showExamples } from './gallery.js';
import { snippets, tables } from './reference.js';
import { showSheet } from './sheet.js';
import { fill, has, say, speak, wantedLanguage } from './text.js';

/** What the columns of a table are called, if not name and values. @type {Record<string, string>} */
const columns = { mark: 'example', solution: 'example', method: 'call', event: 'detail', message: 'message' };
/** Tables whose names are only the keys of their words. */
const nameless = new Set(['solution', 'method', 'style', 'message']);

/** @param {string} text @param {string} tag */
const codeCell = (text, tag) => make(tag, {}, ...(text ? [make('code', {}, text)] : []));

/** @param {string} key of a table of the reference */
function tableOf(key) {
  const rows = tables[key].map(([name, values]) => {
    const row = make('tr', {}, ...(nameless.has(key) ? [] : [codeCell(name, 'th')]), codeCell(values, nameless.has(key) ? 'th' : 'td'));
    fill(row.appendChild(document.createElement('td')), say(`${key}.${name.split(' ')[0]}`));
    for (const head of row.querySelectorAll('th')) head.scope = 'row';
    return row;
  });
  const heads = [...(nameless.has(key) ? [] : ['name']), columns[key] ?? 'value', 'meaning']
    .map((head) => make('th', { scope: 'col' }, say(`column.${head}`)));
  const about = document.createElement('p');
  if (has(`${key}.about`)) fill(about, say(`${key}.about`));
  return make('section', {}, make('h3', {}, say(key)), ...(about.hasChildNodes() ? [about] : []),
    make('table', { className: nameless.has(key) ? 'reference pair' : 'reference' },
      make('thead', {}, make('tr', {}, ...heads)), make('tbody', {}, ...rows)));
}

/** Says everything in a language. @param {import('../words.js').Language} language */
function show(language) {
  speak(language);
  document.title = `${say('title')} · ${say('home')}`;
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-say]'))) {
    fill(element, say(element.dataset.say ?? ''));
  }
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-label]'))) {
    label(element, say(element.dataset.label ?? ''));
  }
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-code]'))) {
    const name = place.dataset.code ?? '';
    place.replaceChildren(codeBox(snippets[name], say(`start.${name}`)));
  }
  byId('contents').replaceChildren(...[...document.querySelectorAll('main > section[id]')].map(({ id }) => (
    make('a', { href: `#${id}` }, say(id)))));
  byId('languages').replaceChildren(...languages.map(({ code, name }) => {
    const link = make('a', { href: `?lang=${code}`, lang: code }, name);
    if (code === language) link.setAttribute('aria-current', 'true');
    return link;
  }));
  byId('tables').replaceChildren(...Object.keys(tables).map(tableOf));
  showExamples();
  byId('paper').replaceChildren();
  turn();
}

/** Shows the page or the sheet, as the address says. */
function turn() {
  const paper = location.hash === '#sheet';
  byId('page').hidden = paper;
  byId('sheet').hidden = !paper;
  if (paper && !byId('paper').hasChildNodes()) showSheet();
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

// Another language changes the address, but loads nothing.
byId('languages').addEventListener('click', (event) => {
  const link = /** @type {HTMLElement} */ (event.target).closest('a');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  history.replaceState(null, '', `${link.search}${location.hash}`);
  show(wantedLanguage());
});
byId('print').addEventListener('click', () => print());
addEventListener('hashchange', turn);
show(wantedLanguage());
