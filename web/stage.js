// @ts-check
/* A board that a session is played at: its drawing, the spoken copy of it and the pointer on it. */

import { BoardView } from './board.js';
import { SpokenBoard } from './board-a11y.js';
import * as mill from './board-mill.js';
import * as tower from './board-tower.js';
import { listenToPointer } from './input.js';
import { t } from './language.js';
import { sceneOf } from './scene.js';
import { effectText, fieldText, moreText, resultText, statusText } from './sentences.js';

/** @type {Record<GameName, BoardDrawing>} */
export const drawings = { tower, mill };

/** @typedef {import('./session.js').Session} Session */
/**
 * @typedef {{ theme: object, coordinates: boolean, animated: boolean, turnBoard: boolean, nearMills: boolean,
 *   marks?: Marks }} Look
 */

export class Stage {
  /**
   * @param {HTMLCanvasElement} canvas @param {HTMLElement} fields the grid over it, for the spoken copy
   * @param {Core} core @param {() => Look} look @param {(text: string) => void} tell says a text to a screen reader
   */
  constructor(canvas, fields, core, look, tell) {
    this.look = look;
    this.tell = tell;
    this.numbers = core.numbers();
    /** @type {Session | null} */
    this.session = null;
    /** Whether the board was turned by hand. */
    this.turned = false;
    this.flipped = false;
    this.moving = false;
    this.dropping = false;
    /** @type {{ focus: string | null, hover: string | null, drag: Scene['drag'] }} */
    this.pointed = { focus: null, hover: null, drag: null };
    this.board = new BoardView(canvas, () => this.spoken.position());
    this.spoken = new SpokenBoard(fields, {
      choose: (name) => this.choose(name),
      focus: (focus) => this.point({ focus }),
      step: (...way) => this.board.step(...way),
      place: (name) => this.board.place(name),
    });
    listenToPointer(canvas, {
      locate: (event) => this.board.locate(event),
      mayDrag: (name) => this.session?.mayDrag(name) ?? false,
      tap: (name) => {
        if (name) this.spoken.pick(name);
        this.choose(name);
      },
      drag: (drag, hover) => this.drag(drag, hover),
      drop: (from, to) => this.drop(from, to),
      hover: (hover) => this.point({ hover }),
    });
  }

  /** @param {Session} session @param {boolean} [turned] whether the board is to be turned by hand */
  sit(session, turned = false) {
    this.session = session;
    this.turned = turned;
    this.board.finish();
    this.point({ focus: null, hover: null, drag: null });
  }

  /** Nobody plays here any more. */
  leave() {
    this.session = null;
    this.board.finish();
  }

  show() {
    const { session } = this;
    if (!session) return;
    if (!this.moving) this.flipped = this.turned !== this.turnedByItself(session);
    this.showBoard();
    this.spoken.update(session.geometry, t(`board.${session.game}`), (name) => this.describe(session, name));
  }

  /** What a field says. @param {Session} session @param {string} name */
  describe(session, name) { return fieldText(session, name, this.near(session)); }

  /** The lines about to close, if they are to be marked. @param {Session} session */
  near(session) {
    return this.look().nearMills && session.mode !== 'edit' ? session.near : [];
  }

  showBoard() {
    if (!this.session) return;
    const { scene, ...subject } = this.picture(this.session, this.pointed);
    this.board.show(subject, scene);
  }

  /**
   * What the board looks like.
   * @param {Session} session @param {Stage['pointed']} [pointed] if left out, as if nobody pointed at it
   * @returns {import('./picture.js').Picture}
   */
  picture(session, pointed = { focus: null, hover: null, drag: null }) {
    const { theme, coordinates, marks } = this.look();
    const { game, geometry } = session;
    const scene = sceneOf(session, { theme, coordinates, marks, near: this.near(session), ...pointed });
    return { drawing: drawings[game], geometry, flipped: this.flipped, scene };
  }

  /**
   * A person who plays Black alone sits at the bottom; of two, the one who moves, if they wish.
   * @param {Session} session
   */
  turnedByItself({ people, players, view }) {
    return people ? this.look().turnBoard && view.side === 'black' : players.white.computer && !players.black.computer;
  }

  flip() {
    this.turned = !this.turned;
    this.show();
  }

  /** @param {Partial<Stage['pointed']>} change */
  point(change) {
    Object.assign(this.pointed, change);
    this.showBoard();
  }

  /** @param {string | null} name */
  choose(name) {
    const { session } = this;
    if (!session) return;
    this.board.finish();
    const { ply } = session.state;
    session.choose(name);
    if (ply !== session.state.ply || session.notice) return;
    const more = name && session.mode === 'edit' ? fieldText(session, name) : moreText(session);
    this.tell(session.entry.to === null ? more : `${statusText(session, this.numbers[session.game])}. ${more}`);
  }

  /** @param {Scene['drag']} drag @param {string | null} hover */
  drag(drag, hover) {
    if (drag && this.pointed.drag === null) this.session?.pick(drag.from);
    this.point({ drag, hover });
  }

  /** @param {string} from @param {string | null} to */
  drop(from, to) {
    this.dropping = true;
    this.session?.drop(from, to);
    this.dropping = false;
  }

  /**
   * Shows and tells a move that has been made.
   * @param {Effect} effect
   * @param {Board} before
   * @param {Entry} entered
   * @param {boolean} spoken
   */
  moved(effect, before, entered, spoken) {
    const { session } = this;
    if (!session) return;
    const { status } = session.state.view;
    const ending = status.result === 'open' ? '' : resultText(status);
    if (spoken) this.tell(`${effectText(effect)} ${ending || statusText(session, this.numbers[session.game])}`);
    else if (ending) this.tell(ending);
    if (!session.looked) this.animate(effect, before, entered.to !== null || this.dropping);
  }

  /** @param {Effect} effect @param {Board} before @param {boolean} arrived */
  animate(effect, before, arrived) {
    if (!this.look().animated) return;
    this.moving = true;
    this.board.animate(effect, before, arrived).then(() => {
      this.moving = false;
      this.show();
    });
  }

  /** Looks at another ply; the move that leads one ply on is seen. @param {number} ply */
  lookAt(ply) {
    const { session } = this;
    if (!session) return;
    const { ply: from, board } = session.view;
    session.look(ply);
    this.board.finish();
    if (session.view.ply === from + 1 && session.view.last) this.animate(session.view.last, board, false);
    const told = session.view.last ? effectText(session.view.last) : t('moves.none');
    this.tell(`${told} ${session.remark}`.trim());
  }
}
