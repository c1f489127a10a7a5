// @ts-check
/* The board of an embed: all that it says is said in the embed's language, and a touch gives it the focus. */

import { announce, focusIn } from '../dom.js';
import { t } from '../language.js';
import { Stage } from '../stage.js';

/**
 * @typedef {object} Surroundings
 * @property {() => import('../stage.js').Look} look  turnBoard: whether Black sits at the bottom
 * @property {<T>(act: () => T) => T} speaking  does something in the embed's language
 * @property {() => void} shown  the board has been shown, and what is around it is to follow
 * @property {() => import('./marks.js').Mark[]} marks
 */

/**
 * What is said of a field by the marks of a teacher.
 * @param {import('./marks.js').Mark[]} marks @param {string} name
 */
const markTexts = (marks, name) => marks.filter(({ fields }) => fields.includes(name))
  .map(({ kind, fields: [from, to], text }) => t(`teach.${kind}`, { from, to: to ?? '', text }));

export class EmbedStage extends Stage {
  /** @param {import('./frame.js').Frame} frame @param {Core} core @param {Surroundings} around */
  constructor({ canvas, fields, live }, core, around) {
    super(canvas, fields, core, around.look, (text) => announce(text, live));
    this.around = around;
    this.touched = false;
  }

  turnedByItself() { return this.look().turnBoard; }

  show() {
    this.around.speaking(() => {
      super.show();
      this.around.shown();
    });
  }

  /** @param {import('../session.js').Session} session @param {string} name */
  describe(session, name) { return [super.describe(session, name), ...markTexts(this.around.marks(), name)].join('; '); }

  /** @param {string | null} name */
  choose(name) {
    this.around.speaking(() => super.choose(name));
    const { grid } = this.spoken;
    if (!name || grid.hidden || grid.contains(focusIn(grid))) return;
    this.touched = true;
    this.spoken.enter(name);
    this.touched = false;
  }

  /** A field that was touched has the focus, but does not show it. @param {Partial<Stage['pointed']>} change */
  point(change) { if (!(this.touched && change.focus)) super.point(change); }

  /** @param {...any} move see Stage */
  moved(...move) {
    const [effect, before, entered, spoken] = move;
    this.around.speaking(() => super.moved(effect, before, entered, spoken));
  }

  /** @param {number} ply */
  lookAt(ply) { this.around.speaking(() => super.lookAt(ply)); }

  /** @param {string} from @param {string | null} to */
  drop(from, to) { this.around.speaking(() => super.drop(from, to)); }
}
