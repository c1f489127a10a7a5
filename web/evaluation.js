// @ts-check
/* What a score means: the chance of winning, what a move lost of it, and how the two are told. From White's side. */

import { spoken, t } from './language.js';

/** @typedef {{ men?: number, win?: number, loss?: number }} Score  in men, or in plies to the end */
/** @typedef {'inaccuracy' | 'mistake' | 'blunder'} Judgement */

/** The loss of chance from which on a move is so judged, the gravest first. @type {[Judgement, number][]} */
const JUDGEMENTS = [['blunder', 0.2], ['mistake', 0.1], ['inaccuracy', 0.05]];

/** The chance from which on a side stands better, and much better. */
const BETTER = 0.55;
const MUCH_BETTER = 0.75;

/** @param {Score} score of the side to move @param {Side} side @returns {Score} White's */
export function scoreOfWhite({ men, win, loss }, side) {
  if (side === 'white') return { men, win, loss };
  return men === undefined ? { win: loss, loss: win } : { men: -men };
}

/** @param {View['status']['result']} result @returns {Score | null} null where the game is open */
export function scoreOfEnd(result) {
  return { open: null, draw: { men: 0 }, white: { win: 0 }, black: { loss: 0 } }[result];
}

/**
 * The chance of winning, a draw being half a win: W = 1 / (1 + e^(-s / k)).
 * @param {Score} score @param {number} scale k, in hundredths of a man: chanceScale of the core's numbers
 */
export function chanceOf({ men, win }, scale) {
  if (men === undefined) return win === undefined ? 0 : 1;
  return 1 / (1 + Math.exp((-100 * men) / scale));
}

/** @param {number} lost the chance that a move lost its side @returns {Judgement | null} */
export function judge(lost) {
  return JUDGEMENTS.find(([, least]) => lost >= least)?.[0] ?? null;
}

/** Moves to the end, counting the winner's. @param {number} plies */
const movesIn = (plies) => Math.ceil(plies / 2);

/** A score in a few characters: +1.2, or +#3 for a win in three moves. @param {Score} score */
export function scoreText({ men, win, loss }) {
  if (men !== undefined) {
    const style = /** @type {const} */ ({ signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 });
    return new Intl.NumberFormat(spoken(), style).format(men);
  }
  if (win === 0 || loss === 0) return win === 0 ? '1–0' : '0–1';
  return win ? `+#${movesIn(win)}` : `−#${movesIn(loss ?? 0)}`;
}

/** A score in words. @param {Score} score @param {number} scale */
export function verdictText(score, scale) {
  const { men, win, loss } = score;
  const chance = chanceOf(score, scale);
  const side = chance < 0.5 ? 'black' : 'white';
  const plies = win ?? loss;
  if (plies === 0) return t(`result.${side}`);
  if (men === undefined) return t('score.win', { side, count: movesIn(plies ?? 0) });
  const better = Math.max(chance, 1 - chance);
  if (better < BETTER) return t('score.even');
  return t(better < MUCH_BETTER ? 'score.better' : 'score.muchBetter', { side });
}
