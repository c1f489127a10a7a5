// @ts-check
/* The code that embeds a board into a page, both ways: written from a recipe, and read back. Of HTML, only as much is
 * read as such code needs; what else stands around a board is passed over. */

/**
 * @typedef {object} Recipe  a board in a page
 * @property {'element' | 'frame'} kind  the element with its script, or a frame
 * @property {string} site  the folder of embed.js and embed.html, as an address that ends with a slash; or empty
 * @property {Record<string, string>} values  the attributes of the board
 * @property {string} width  in CSS pixels; empty: as wide as its place
 * @property {string} height  in CSS pixels, of a frame
 * @property {Record<string, string>} more  what else the tag has, such as an id
 */

/** What is wrong with code, as a message of the page. */
export class CodeFault extends Error {
  /** @param {string} key @param {Record<string, string>} [args] */
  constructor(key, args = {}) {
    super(key);
    this.key = key;
    this.args = args;
  }
}

const ENTITIES = { amp: '&', quot: '"', lt: '<', gt: '>', apos: '\'' };

/** @param {string} text */
const escaped = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** @param {string} text */
const unescaped = (text) => text.replace(/&(?:(\w+)|#(\d{1,5}));/g, (whole, name, number) => (
  ENTITIES[/** @type {keyof typeof ENTITIES} */ (name)] ?? (number ? String.fromCodePoint(Number(number)) : whole)));

/** A tag; long ones take a line for each attribute. @param {string} name @param {Record<string, string>} attributes */
function tag(name, attributes) {
  const parts = Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`);
  const short = `<${[name, ...parts].join(' ')}></${name}>`;
  return short.length <= 80 ? short : `<${[name, ...parts].join('\n  ')}></${name}>`;
}

/** @param {Recipe} recipe @param {string} title the name of a frame @returns {string} HTML */
export function writeCode({ kind, site, values, width, height, more }, title) {
  if (kind === 'frame') {
    return tag('iframe', {
      src: frameAddress(site, values), title, width: width || '100%', height, sandbox: 'allow-scripts',
      style: 'max-width: 100%; border: 0', ...more,
    });
  }
  /** @type {Record<string, string>} */
  const size = width ? { style: `max-width: ${width}px` } : {};
  return `<script src="${escaped(site)}embed.js" async></script>\n${tag('tower-mill', { ...more, ...values, ...size })}`;
}

/** The address of a frame, as readable as it may be. @param {string} site @param {Record<string, string>} values */
export const frameAddress = (site, values) => (
  `${site}embed.html#${String(new URLSearchParams(values)).replace(/%2C|%3A|(?:%[89A-F]\w)+/g, decodeURIComponent)}`);

const TAG = /<(script|tower-mill|iframe)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=]+)))?/g;

/** @param {string} text @returns {{ name: string, attributes: Record<string, string> }[]} */
function tagsIn(text) {
  const code = text.replace(/<!--[^]*?-->/g, '');
  const tags = [...code.matchAll(TAG)].map(([, name, inside]) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries([...inside.matchAll(ATTRIBUTE)].map(([, key, double, single, bare]) => (
      [key.toLowerCase(), unescaped(double ?? single ?? bare ?? '')]))),
  }));
  if (tags.length < (code.match(/<(?:script|tower-mill|iframe)\b/gi) ?? []).length) throw new CodeFault('fault.open');
  return tags;
}

/** What any element may have, and a board leaves alone. */
const ANYWHERE = /^(?:class|id|title|dir|hidden|slot|part|role|tabindex|(?:aria|data)-.*)$/;

/** @param {string} address @param {string} file @returns {string} the folder */
function siteOf(address, file) {
  const [, site] = new RegExp(`^([^#]*/|)${file.replace('.', '\\.')}(?:[?#]|$)`).exec(address) ?? [];
  if (site === undefined) throw new CodeFault('fault.address', { file });
  return site;
}

/** @param {Record<string, string>} values @param {readonly string[]} names those of the attributes of a board */
function checkNames(values, names) {
  const unknown = Object.keys(values).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new CodeFault('fault.name', { name: unknown });
}

/** @param {string | undefined} size @returns {string} */
const pixels = (size) => /^\s*(\d+)(?:px)?\s*$/.exec(size ?? '')?.[1] ?? '';

/** @param {Record<string, string>} attributes @param {readonly string[]} names @returns {Recipe} */
function readFrame({ src = '', width, height, ...more }, names) {
  delete more.style;
  const site = siteOf(src, 'embed.html');
  const values = Object.fromEntries(new URLSearchParams(/#(.*)/s.exec(src)?.[1]));
  checkNames(values, names);
  return { kind: 'frame', site, values, width: pixels(width), height: pixels(height), more };
}

/**
 * @param {Record<string, string>} attributes @param {string} site @param {readonly string[]} names @returns {Recipe}
 */
function readElement({ style = '', ...attributes }, site, names) {
  const parts = Object.entries(attributes);
  const more = Object.fromEntries(parts.filter(([name]) => ANYWHERE.test(name)));
  const values = Object.fromEntries(parts.filter(([name]) => !(name in more)));
  checkNames(values, names);
  const width = pixels(/(?:^|[;\s])(?:max-)?width\s*:([^;]*)/.exec(style)?.[1]);
  return { kind: 'element', site, values, width, height: '', more };
}

/**
 * Throws a CodeFault if the code is not that of one board.
 * @param {string} text @param {readonly string[]} names those of the attributes of a board @returns {Recipe}
 */
export function readCode(text, names) {
  const tags = tagsIn(text);
  const boards = tags.filter(({ name }) => name !== 'script');
  if (!boards.length) throw new CodeFault('fault.none');
  if (boards.length > 1) throw new CodeFault('fault.many');
  const [{ name, attributes }] = boards;
  if (name === 'iframe') return readFrame(attributes, names);
  const script = tags.find((other) => other.name === 'script' && other.attributes.src);
  if (!script) throw new CodeFault('fault.script');
  return readElement(attributes, siteOf(script.attributes.src, 'embed.js'), names);
}
