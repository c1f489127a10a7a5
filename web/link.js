// @ts-check
/* Links to a game: the part of the page's address from the # on, as #mill;rebuild=hard;m=d2,d6; the README tells their
 * form. Here text becomes text; whether it is a game, the core says. */

/** The signs of texts that addresses and chat programs would spoil, and those that stand for them in links. */
const SPOILT = ' :+';
const SAFE = '/.s';

/** Replaces signs by others. @param {string} text @param {string} from @param {string} to */
const swap = (text, from, to) => [...text].map((sign) => to[from.indexOf(sign)] ?? sign).join('');

/** @param {string} text */
const encode = (text) => swap(text, SPOILT, SAFE);

/** @param {string} [text] */
const decode = (text = '') => swap(text, SAFE, SPOILT);

/** Undoes what programs have escaped that are too careful. @param {string} text */
function plain(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @param {MatchSetup} game @returns {string} its link, with all the rules that it names */
export function writeLink({ game, rules = {}, position = '', moves = [] }) {
  const parts = Object.entries({ ...rules, p: encode(position), m: encode(moves.join()) }).filter(([, value]) => value);
  return [`#${game}`, ...parts.map((part) => part.join('='))].join(';');
}

/**
 * Passes over punctuation at the end, which a sentence may have left there, and over names of one letter that are new
 * to it; longer names are rule options.
 * @param {string} hash @returns {MatchSetup | null} null: nothing is linked
 */
export function readLink(hash) {
  const [game, ...rest] = plain(hash).replace(/^#|[^\w-]+$/g, '').split(';');
  const parts = rest.map((part) => part.split('='));
  const { p, m } = Object.fromEntries(parts);
  const options = parts.filter(([name]) => name.length > 1).map(([name, value = '']) => [name, value]);
  const moves = decode(m).split(',').filter((move) => move);
  const rules = Object.fromEntries(options);
  return game ? { game: /** @type {GameName} */ (game), rules, position: decode(p), moves } : null;
}

/**
 * The link of a game that the core has read: only what is not as usual is written.
 * @param {Core} core @param {MatchSetup & { ply?: number }} game up to which ply, if not to its end
 */
export function linkOf(core, { game, rules = {}, position, moves = [], ply = moves.length }) {
  const changed = core.options(game).filter(({ name, value }) => (rules[name] ?? value) !== value);
  const usual = core.match({ game, rules });
  const { start } = usual.state();
  usual.free();
  return writeLink({
    game, rules: Object.fromEntries(changed.map(({ name }) => [name, rules[name]])),
    position: position === start ? '' : position, moves: moves.slice(0, ply),
  });
}

/** The page's address with a link, or with none. @param {string} link */
export const addressWith = (link) => location.href.split('#')[0] + link;

/** Puts a link into the address bar, or takes one out of it. @param {string} link */
export function showAddress(link) {
  try {
    history.replaceState(null, '', addressWith(link));
  } catch {
    // Some frames may not; the link is not lost, since the dialog that makes it shows it.
  }
}
