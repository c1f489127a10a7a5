// @ts-check
/* The menu of everything that is not done at every move. What cannot be done now is left out, and so is what stands
 * among the tools in sight. */

import { ask, closeDialog, open } from './dialogs.js';
import { make } from './dom.js';
import { t } from './language.js';
import { opposite } from './match-state.js';

/** The names of the actions, which are those of their words, group by group. */
const GROUPS = [
  ['new', 'flip'], ['threat', 'draw', 'resign', 'swap'], ['save', 'games'], ['edit', 'share', 'embed', 'open'], ['rules', 'settings'],
];

/** Whether a button of the toolbar can be seen. @param {string} act */
const inSight = (act) => /** @type {HTMLElement | null} */ (document.querySelector(`.tools [data-act=${act}]`))?.offsetParent;

/** @param {Record<string, unknown>} actions those that are possible */
export function openMenu(actions) {
  const groups = GROUPS.map((group) => group.filter((act) => actions[act] && !inSight(act)));
  open('dialog-more', groups.filter((group) => group.length).map((group) => make('div', { role: 'group' },
    ...group.map((act) => make('button', { dataset: { act }, onclick: () => closeDialog() }, t(act))))));
}

/** @param {import('./session.js').Session} session @param {Side} side that gives up */
export function askToResign(session, side) {
  ask(t('resign'), [t('resign.ask', { side, other: opposite(side) })], [t('cancel'), t('resign')],
    () => session.finish({ how: 'resigned', side }));
}

/** Two people at one screen: one offers, the other answers. @param {import('./session.js').Session} session */
export function offerDraw(session) {
  const { side } = session.state.view;
  ask(t('draw'), [t('draw.ask', { side, other: opposite(side) })], [t('draw.decline'), t('draw.accept')],
    () => session.finish({ how: 'agreed', side }));
}
