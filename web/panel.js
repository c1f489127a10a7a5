// @ts-check
/* Everything of a game around its board: the status line, the chosen unit, the moves, the men, the tools. */

import { byId, make, man, put, refill, show } from './dom.js';
import { t } from './language.js';
import { exact, targets } from './match-state.js';
import { showMoves } from './moves.js';
import { attackText, menTexts, moreText, rulesText, statusText, unitText } from './sentences.js';
import { showClocks, showStrip } from './strips.js';

/** @typedef {import('./session.js').Session} Session */

/** @type {Side[]} */
const SIDES = ['white', 'black'];

export class Panel {
  /** @param {Core} core @param {(side: Side, player: Player) => void} playerChanged */
  constructor(core, playerChanged) {
    this.core = core;
    this.levels = core.levels();
    this.numbers = core.numbers();
    this.playerChanged = playerChanged;
  }

  /** @param {Session} session @param {boolean} flipped */
  show(session, flipped) {
    showStrip(byId('strip-top'), session, flipped ? 'white' : 'black', this.levels, this.playerChanged);
    showStrip(byId('strip-bottom'), session, flipped ? 'black' : 'white', this.levels, this.playerChanged);
    showClocks(session);
    this.showStatus(session);
    this.showUnit(session);
    showMoves(byId('moves'), session);
    show(byId('no-moves'), session.state.length === 0);
    this.showMen(session);
    this.showTools(session);
    this.showRules(session);
    this.showExample(session);
  }

  /** @param {Session} session */
  showStatus(session) {
    const status = byId('status');
    const { view, notice } = session;
    status.classList.toggle('refused', notice !== null);
    status.classList.toggle('over', view.status.result !== 'open' && !session.looked);
    status.classList.toggle('looking', session.looked !== null);
    put(status.children[0], statusText(session, this.numbers[session.game]));
    put(status.children[1], moreText(session));
    const buttons = /** @type {HTMLElement} */ (status.children[2]);
    const active = /** @type {HTMLElement | null} */ (document.activeElement);
    const focused = buttons.contains(active) ? active : null;
    const offered = this.offered(session);
    refill(buttons, offered.join(), () => offered.map(([act, text], index) => (
      make('button', { type: 'button', className: index || session.mode === 'analyse' ? '' : 'primary', dataset: { act } }, text))));
    if (!focused || focused.isConnected) return;
    const same = /** @type {HTMLElement | null} */ (buttons.querySelector(`[data-act=${focused.dataset.act}]`));
    (same ?? status).focus();
  }

  /** What may be done now besides moving. @param {Session} session @returns {[string, string][]} */
  offered(session) {
    const { state, entry } = session;
    if (session.looked) return [['live', t('moves.live')], ['resume', t('moves.resume')]];
    if (session.asked && entry.to !== null && exact(state.view.legal, entry)) return [['done', t('done')]];
    if (session.mode === 'analyse') return session.offered.map((act) => [act, t(act)]);
    if (!session.open) return [['again', t('again')], ['review', t('review.start')]];
    if (session.alone) return [['pause', t(session.paused ? 'continue' : 'pause')]];
    return session.thinking ? [['hurry', t('moveNow')]] : [];
  }

  /** @param {Session} session */
  showUnit(session) {
    const section = byId('unit');
    const { view, inspected, asked, entry } = session;
    const unit = view.board.units?.find(({ field }) => field === inspected);
    const attacks = asked && entry.from === inspected ? targets(view.legal, entry).filter(({ attack }) => attack) : [];
    show(section, unit !== undefined && (unit.height > 1 || attacks.length > 0));
    if (!unit) return;
    const box = /** @type {HTMLElement} */ (section.lastElementChild);
    const men = [...unit.men].map((letter) => man(letter === 'w' ? 'white' : 'black'));
    refill(box, `${unitText(session, unit.field)}${attacks.map(({ move }) => move)}`, () => [
      make('p', { className: 'column', 'aria-hidden': 'true' }, ...men),
      make('ul', {}, ...attacks.map((effect) => make('li', {}, make('b', {}, effect.to), ` ${attackText(effect)}`))),
    ]);
  }

  /** @param {Session} session */
  showMen(session) {
    const box = /** @type {HTMLElement} */ (byId('men').lastElementChild);
    const lists = SIDES.map((side) => menTexts(session, side));
    refill(box, JSON.stringify(lists), () => SIDES.map((side, index) => make('section', {},
      make('h3', {}, t(`men.${side}`)), make('ul', {}, ...lists[index].map((text) => make('li', {}, text))))));
  }

  /** @param {Session} session */
  showTools(session) {
    const { view, state } = session;
    /** @type {Record<string, boolean>} */
    const possible = {
      hint: session.asked, type: session.asked, undo: session.canUndo, redo: session.redoPly >= 0,
      first: view.ply > 0, previous: view.ply > 0, next: view.ply < state.length, last: view.ply < state.length,
    };
    for (const [act, enabled] of Object.entries(possible)) {
      const button = /** @type {HTMLButtonElement} */ (document.querySelector(`#play [data-act=${act}]`));
      button.setAttribute('aria-disabled', String(!enabled));
    }
    const hinted = session.advice?.threat === false;
    document.querySelector('.tools [data-act=hint]')?.setAttribute('aria-pressed', String(hinted));
  }

  /** A move that could be typed. @param {Session} session */
  showExample({ view }) {
    const typed = /** @type {HTMLInputElement} */ (byId('typed'));
    typed.placeholder = view.legal.length ? t('move.example', { move: view.legal[0].move }) : '';
  }

  /** @param {Session} session */
  showRules({ game, state }) {
    const chip = byId('rules-in-force');
    const options = this.core.options(game);
    const rules = rulesText(options, state.rules);
    const text = `${t('rules.inForce')}: ${rules}`;
    put(chip.children[0], t(`game.${game}`));
    put(chip.children[1], rules);
    chip.title = text;
    put(byId('rules-line'), text);
    put(byId('play-title'), t(`game.${game}`));
  }
}
