// @ts-check
/* The spoken copy of a board: a grid of buttons over the canvas, one a field, which a screen reader reads, a keyboard
 * walks through and an exploring finger finds. It is one stop of the tab key; the arrow keys go on from there. */

/**
 * @typedef {object} SpokenBoardIntents
 * @property {(name: string) => void} choose
 * @property {(name: string | null) => void} focus  the field that is to show the focus
 * @property {(name: string, key: string, shifted: boolean) => string | null} step
 * @property {(name: string) => { x: number, y: number, radius: number } | null} place
 */

/** The names of the fields in rows, the farthest from White first. @param {Geometry} geometry */
function rowsOf({ fields = [], points = [] }) {
  const rows = new Map();
  /** @param {string} name @param {number} row */
  const add = (name, row) => rows.set(row, [...(rows.get(row) ?? []), name]);
  fields.forEach(({ name, r }) => add(name, r));
  points.forEach(({ name, y }) => add(name, y));
  return [...rows].sort(([one], [other]) => other - one).map(([, names]) => names);
}

/** @param {string} role @param {Element[]} children */
function part(role, children) {
  const element = document.createElement('div');
  element.setAttribute('role', role);
  element.append(...children);
  return element;
}

export class SpokenBoard {
  /** @param {HTMLElement} grid @param {SpokenBoardIntents} intents */
  constructor(grid, intents) {
    this.grid = grid;
    this.intents = intents;
    /** @type {Map<string, HTMLButtonElement>} */
    this.buttons = new Map();
    /** @type {Geometry | null} */
    this.geometry = null;
    grid.addEventListener('click', (event) => {
      const name = this.nameOf(event);
      if (name) intents.choose(name);
    });
    grid.addEventListener('keydown', (event) => {
      const name = this.nameOf(event);
      if (!name || !event.key.startsWith('Arrow')) return;
      event.preventDefault();
      this.enter(intents.step(name, event.key, event.shiftKey) ?? name);
    });
    grid.addEventListener('focusin', (event) => {
      const name = this.nameOf(event);
      if (name && /** @type {Element} */ (event.target).matches(':focus-visible')) intents.focus(name);
    });
    grid.addEventListener('focusout', () => intents.focus(null));
  }

  /** @param {Event} event */
  nameOf(event) {
    return /** @type {HTMLElement} */ (event.target).dataset.field ?? null;
  }

  /** Moves the focus to a field. @param {string} name */
  enter(name) {
    this.pick(name);
    this.buttons.get(name)?.focus({ preventScroll: true });
  }

  /** Makes a field the one that the tab key reaches. @param {string} name */
  pick(name) {
    for (const [other, button] of this.buttons) button.tabIndex = other === name ? 0 : -1;
  }

  /** @param {Geometry} geometry @param {string} label @param {(name: string) => string} text what each field says */
  update(geometry, label, text) {
    if (geometry !== this.geometry) this.build(geometry);
    this.grid.setAttribute('aria-label', label);
    for (const [name, button] of this.buttons) {
      const said = text(name);
      if (button.getAttribute('aria-label') !== said) button.setAttribute('aria-label', said);
    }
  }

  /** @param {Geometry} geometry */
  build(geometry) {
    this.geometry = geometry;
    this.buttons.clear();
    const rows = rowsOf(geometry).map((names) => part('row', names.map((/** @type {string} */ name) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.tabIndex = -1;
      button.dataset.field = name;
      this.buttons.set(name, button);
      return part('gridcell', [button]);
    })));
    this.grid.replaceChildren(...rows);
    this.pick((geometry.fields ? '31' : 'd2'));
    this.position();
  }

  /** Lays the buttons over their fields. */
  position() {
    for (const [name, button] of this.buttons) {
      const place = this.intents.place(name);
      if (!place) return;
      button.style.left = `${place.x - place.radius}px`;
      button.style.top = `${place.y - place.radius}px`;
      button.style.width = button.style.height = `${2 * place.radius}px`;
    }
  }
}
