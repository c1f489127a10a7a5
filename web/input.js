// @ts-check
/* Pointers and keys become intents. Mouse, pen and finger take the same path: a press and release on one spot is a tap,
 * a press on a unit that may move and a way from there is a drag. A finger that starts elsewhere scrolls the page. */

/** How far a pointer may stray, in pixels, before a tap becomes a drag. */
const STRAY = 8;
/** How far above a finger the dragged unit is shown, in pixels. */
const ABOVE_FINGER = 44;

/**
 * @typedef {object} Intents
 * @property {(event: PointerEvent | Touch) => { x: number, y: number, name: string | null }} locate
 * @property {(name: string) => boolean} mayDrag
 * @property {(name: string | null) => void} tap
 * @property {(drag: Scene['drag'], hover: string | null) => void} drag  a unit is under way; null: no more
 * @property {(from: string, to: string | null) => void} drop
 * @property {(name: string | null) => void} hover
 */

/** @param {HTMLCanvasElement} canvas @param {Intents} intents */
export function listenToPointer(canvas, intents) {
  /** @type {{ id: number, x: number, y: number, name: string | null, drags: boolean, dragging: boolean } | null} */
  let press = null;

  /** @param {PointerEvent} event */
  function down(event) {
    if (press) {
      cancel();
      return;
    }
    if (!event.isPrimary || event.button !== 0) return;
    const spot = intents.locate(event);
    press = { id: event.pointerId, ...spot, drags: spot.name !== null && intents.mayDrag(spot.name), dragging: false };
    canvas.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  function move(event) {
    const spot = intents.locate(event);
    if (!press) {
      if (event.pointerType === 'mouse') intents.hover(spot.name);
      return;
    }
    if (event.pointerId !== press.id) return;
    const far = Math.hypot(spot.x - press.x, spot.y - press.y) > STRAY;
    press.dragging ||= press.drags && far;
    if (!press.dragging) return;
    const lift = event.pointerType === 'mouse' ? 0 : ABOVE_FINGER;
    intents.drag({ from: /** @type {string} */ (press.name), x: spot.x, y: spot.y - lift }, spot.name);
  }

  /** @param {PointerEvent} event */
  function up(event) {
    if (event.pointerId !== press?.id) return;
    const { name, dragging } = press;
    const spot = intents.locate(event);
    press = null;
    intents.drag(null, null);
    if (dragging) intents.drop(/** @type {string} */ (name), spot.name);
    else if (spot.name === name) intents.tap(name);
  }

  function cancel() {
    press = null;
    intents.drag(null, null);
  }

  canvas.addEventListener('pointerdown', down);
  canvas.addEventListener('pointermove', move);
  canvas.addEventListener('pointerup', up);
  canvas.addEventListener('pointercancel', cancel);
  canvas.addEventListener('lostpointercapture', () => { if (press) cancel(); });
  canvas.addEventListener('pointerleave', () => intents.hover(null));
  // A finger on a unit that may move holds the page still; touch-action could not tell the fields apart.
  canvas.addEventListener('touchstart', (event) => {
    const { name } = intents.locate(event.touches[0]);
    if (event.touches.length === 1 && name !== null && intents.mayDrag(name)) event.preventDefault();
  }, { passive: false });
}

/** The keys that mean the same everywhere on the page but in a text field. */
const KEYS = { 'Ctrl+z': 'undo', 'Ctrl+y': 'redo', 'Ctrl+Shift+z': 'redo', '?': 'shortcuts', Escape: 'cancel' };
/** The keys of the board and of the list of moves, through which they step. */
const STEPS = { Home: 'first', End: 'last', PageUp: 'previous', PageDown: 'next', h: 'hint', t: 'threat' };
const STEPS_IN_LIST = { ...STEPS, ArrowLeft: 'previous', ArrowUp: 'previous', ArrowRight: 'next', ArrowDown: 'next' };

/**
 * A key with its modifiers; letters by their place where the keyboard writes another script.
 * @param {KeyboardEvent} event
 */
function nameOf({ key, code, ctrlKey, metaKey, shiftKey }) {
  const letter = key.length === 1 && code.startsWith('Key');
  const name = letter ? (/[a-z]/i.test(key) ? key : code[3]).toLowerCase() : key;
  return ctrlKey || metaKey ? `Ctrl+${shiftKey ? 'Shift+' : ''}${name}` : name;
}

/** @param {KeyboardEvent} event */
function intentOf(event) {
  const target = /** @type {Element} */ (event.target);
  if (target.closest('input:not([type=checkbox], [type=radio]), textarea, select, dialog')) return undefined;
  /** @type {Record<string, string>} */
  const stepping = target.closest('.moves') ? STEPS_IN_LIST : target.closest('.board') ? STEPS : {};
  const name = nameOf(event);
  return stepping[name] ?? /** @type {Record<string, string>} */ (KEYS)[name];
}

/**
 * @param {(intent: string) => boolean} act does what a key means, and says whether there was something to do
 * @param {Document | HTMLElement} root where the keys are pressed
 */
export function listenToKeys(act, root = document) {
  root.addEventListener('keydown', (event) => {
    const intent = intentOf(/** @type {KeyboardEvent} */ (event));
    if (intent && act(intent)) event.preventDefault();
  });
}
