// @ts-check
// The words of the page in every language: looks a message up and fills it in.
//
// A message is a sentence with placeholders:
//   {name}          the argument; a number is written as the language writes numbers
//   {name:table}    the argument looked up in the language's table `parts.table` (White, or a side in the case that the
//                   sentence needs), the items of a list one by one; what the table does not hold stays itself. A
//                   table's name with a capital gives the word a capital: {side:Side} begins a sentence.
//   {name:list}     a list, "a, b and c"; of a long one the first items and how many more there are
//   {name:either}   a list, "a, b or c"
//   {name|man|men}  the form that goes with the number, in the order of `pluralForms`; a fraction takes the second, and
//                   the last form serves for those left out. With a list: the first form for one item, else the second.
// Lists are single strings, their items separated by spaces. Arguments may also stand by their index: {0}.

/** @typedef {'en' | 'ru' | 'lt'} Language */
/** @typedef {Record<string, string | number>} Arguments */
/** @typedef {Record<string, { title: string, text: string }[]>} ShortRules   of each game, section by section */
/**
 * @typedef {object} Words
 * @property {Record<string, string>} ui        what the page says
 * @property {Record<string, string>} notice    what the core says, by the code of its notice
 * @property {Record<string, Record<string, string>>} parts   tables of words that stand inside of sentences
 */
/** @typedef {{ code: string, place: number, args: (string | Notice)[], sentence: string }} Notice */

/** The languages of the page, each with its own name. */
export const languages = /** @type {const} */ ([
  { code: 'en', name: 'English' },
  { code: 'ru', name: 'Русский' },
  { code: 'lt', name: 'Lietuvių' },
]);

/** The order of the plural forms in the messages of each language. */
export const pluralForms = { en: ['one', 'other'], ru: ['one', 'few', 'many'], lt: ['one', 'few', 'other'] };

const longestList = 7;

/**
 * What is made when it is first asked for, since Intl takes its time.
 * @template T
 * @param {() => T} make
 */
function lazy(make) {
  /** @type {T | undefined} */
  let made;
  return () => (made ??= make());
}

/**
 * @param {string} locale
 * @param {{ default: Words, rules?: ShortRules }} file without rules where nobody asks for them
 */
function createTongue(locale, { default: words, rules }) {
  return {
    words,
    rules,
    number: lazy(() => new Intl.NumberFormat(locale)),
    plural: lazy(() => new Intl.PluralRules(locale)),
    list: lazy(() => new Intl.ListFormat(locale)),
    either: lazy(() => new Intl.ListFormat(locale, { type: 'disjunction' })),
  };
}

/** The languages that can be spoken by now. @type {Record<string, ReturnType<typeof createTongue>>} */
const tongues = {};

/** @param {Language} language */
export const knows = (language) => language in tongues;

/**
 * Takes in what a file of words holds.
 * @param {Language} language @param {{ default: Words, rules?: ShortRules }} file
 */
export function learn(language, file) {
  tongues[language] = createTongue(language === 'en' ? 'en-GB' : language, file);
}

/**
 * The language to begin with: the first that the reader wants and the page has, else English.
 * @param {readonly string[]} wanted   as navigator.languages
 * @returns {Language}
 */
export function pickLanguage(wanted) {
  const codes = wanted.map((tag) => tag.toLowerCase().split(/[-_]/)[0]);
  const known = codes.find((tag) => languages.some(({ code }) => code === tag));
  return /** @type {Language} */ (known ?? 'en');
}

/**
 * A message of the page, or the key where there is none.
 * @param {Language} language
 * @param {string} key
 * @param {Arguments} [args]
 */
export function say(language, key, args = {}) {
  return fill(language, tongues[language]?.words.ui[key] ?? key, args);
}

/**
 * A notice of the core as a sentence without a full stop; a fault of a text ends with its place. A notice inside of
 * another is worded too; a code without words gives the notice's own English sentence.
 * @param {Language} language
 * @param {Notice} notice
 * @returns {string}
 */
export function sayNotice(language, notice) {
  const message = tongues[language].words.notice[notice.code];
  if (message === undefined) return notice.sentence;
  const args = notice.args.map((argument) => (
    typeof argument === 'string' ? argument : sayNotice(language, { ...argument, place: -1 })));
  const sentence = fill(language, message, Object.fromEntries(args.entries()));
  return notice.place < 0 ? sentence : say(language, 'notice.place', { sentence, place: notice.place + 1 });
}

/**
 * The short rules of a game, section by section.
 * @param {Language} language
 * @param {string} game
 * @param {Arguments} numbers   the game's part of core.numbers()
 */
export function sayRules(language, game, numbers) {
  const sections = tongues[language].rules?.[game] ?? [];
  return sections.map(({ title, text }) => ({ title, text: fill(language, text, numbers) }));
}

/**
 * Replaces the placeholders of a message; one whose argument is missing stays, so that it is seen.
 * @param {Language} language
 * @param {string} message
 * @param {Arguments} args
 */
function fill(language, message, args) {
  return message.replace(/\{(\w+)(?::(\w+)|\|([^{}]*))?\}/g, (placeholder, name, table, forms) => {
    const value = args[name];
    if (value === undefined) return placeholder;
    if (forms !== undefined) return pluralForm(language, value, forms.split('|'));
    if (table === 'list' || table === 'either') return joinList(language, table, String(value));
    if (table !== undefined) return lookUp(language, table, String(value));
    return typeof value === 'number' ? tongues[language].number().format(value) : value;
  });
}

/**
 * @param {Language} language
 * @param {string | number} value
 * @param {string[]} forms
 */
function pluralForm(language, value, forms) {
  const count = Number(value);
  if (Number.isNaN(count)) return forms[String(value).includes(' ') ? 1 : 0];
  const index = pluralForms[language].indexOf(tongues[language].plural().select(count));
  return forms[index < 0 ? 1 : index] ?? forms[forms.length - 1];
}

/**
 * @param {Language} language
 * @param {'list' | 'either'} kind
 * @param {string} text
 */
function joinList(language, kind, text) {
  const items = text.split(' ');
  if (items.length > longestList) {
    const rest = items.splice(longestList - 1);
    items.push(say(language, 'list.more', { count: rest.length }));
  }
  return tongues[language][kind]().format(items);
}

/**
 * @param {Language} language
 * @param {string} table
 * @param {string} text
 */
function lookUp(language, table, text) {
  const name = table[0].toLowerCase() + table.slice(1);
  const words = tongues[language].words.parts[name] ?? {};
  const found = text.split(' ').map((item) => words[item] ?? item).join(', ');
  return name === table ? found : found[0].toUpperCase() + found.slice(1);
}
