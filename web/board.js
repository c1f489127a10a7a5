// @ts-check
/* A board on a canvas: sharp at every pixel ratio, as large as its container, drawn at most once a frame and only when
 * something changed. What is drawn is a scene; how, the drawing of the game knows. */

/** Milliseconds of a move that only goes somewhere, of one that also takes or joins, and of an attack in Tower. */
const SHORT = 240;
const LONG = 500;
const ATTACK = 750;

/** Where in its motion a move is whose man stands on its point already, because the removal was chosen afterwards. */
const ARRIVED = 0.5;

/**
 * A length in device pixels: what the browser says, where that can be (a browser that plays a device may say nonsense).
 * @param {number} length in CSS pixels @param {number} [exact]
 */
function devicePixels(length, exact) {
  const rounded = Math.round(length * devicePixelRatio);
  return exact && Math.abs(exact - rounded) <= 1 ? exact : rounded;
}

/**
 * @typedef {{ effect: Effect, before: Board, from: number, begun: number, duration: number, end: () => void }} Motion
 *   from: where it begins, 0 to 1
 */

/** Whoever wants to know when a board has been drawn. */
export const watcher = { drawn: () => {} };

export class BoardView {
  /** @param {HTMLCanvasElement} canvas @param {() => void} [placed] called when the fields have new places */
  constructor(canvas, placed = () => {}) {
    this.canvas = canvas;
    this.context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    this.placed = placed;
    /** @type {{ drawing: BoardDrawing, geometry: Geometry, flipped: boolean } | null} */
    this.subject = null;
    /** @type {Scene | null} */
    this.scene = null;
    this.layout = null;
    /** @type {Motion | null} */
    this.motion = null;
    this.frame = 0;
    /** The canvas's size in device pixels; 0 by 0 while it is not shown. */
    this.pixels = { width: 0, height: 0 };
    this.observe(canvas);
  }

  /** @param {HTMLCanvasElement} canvas */
  observe(canvas) {
    const observer = new ResizeObserver(([{ devicePixelContentBoxSize, contentRect }]) => {
      const [exact] = devicePixelContentBoxSize ?? [];
      this.pixels = {
        width: devicePixels(contentRect.width, exact?.inlineSize),
        height: devicePixels(contentRect.height, exact?.blockSize),
      };
      this.layout = null;
      this.draw(performance.now());
    });
    try {
      observer.observe(canvas, { box: 'device-pixel-content-box' });
    } catch {
      observer.observe(canvas);
    }
  }

  /** @param {{ drawing: BoardDrawing, geometry: Geometry, flipped: boolean }} subject @param {Scene} scene */
  show(subject, scene) {
    const { subject: last, scene: shown } = this;
    const same = last && shown && last.drawing === subject.drawing && last.geometry === subject.geometry
      && last.flipped === subject.flipped && shown.coordinates === scene.coordinates;
    if (!same) {
      this.layout = null;
      const around = /** @type {HTMLElement | null} */ (this.canvas.closest('section, article'));
      around?.style.setProperty('--aspect', String(subject.drawing.aspect));
    }
    this.subject = subject;
    this.scene = scene;
    this.request();
  }

  /** Asks for a new picture in the next frame. */
  request() {
    this.frame ||= requestAnimationFrame((now) => {
      this.frame = 0;
      this.draw(now);
    });
  }

  /** The layout for the canvas's present size, or null while it has none. */
  placing() {
    const { width, height } = this.pixels;
    if (!this.subject || !this.scene || !width || !height) return null;
    if (!this.layout) {
      const { drawing, geometry, flipped } = this.subject;
      Object.assign(this.canvas, this.pixels);
      this.layout = drawing.layout(geometry, width / devicePixelRatio, height / devicePixelRatio,
        { flipped, coordinates: this.scene.coordinates });
      this.placed();
    }
    return this.layout;
  }

  /** @param {number} now */
  draw(now) {
    const layout = this.placing();
    if (!layout || !this.subject || !this.scene) return;
    this.context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    this.subject.drawing.draw(this.context, layout, { ...this.scene, motion: this.motionAt(now) });
    if (this.motion) this.request();
    watcher.drawn();
  }

  /** @param {number} now @returns {Scene['motion']} */
  motionAt(now) {
    const { motion } = this;
    if (!motion) return null;
    const t = motion.from + Math.max(0, now - motion.begun) / motion.duration;
    if (t >= 1) {
      this.finish();
      return null;
    }
    return { effect: motion.effect, before: motion.before, t };
  }

  /**
   * Moves what a turn moves; the scene shown is the one after it. Resolves when it has arrived.
   * @param {Effect} effect @param {Board} before @param {boolean} arrived whether the man stands on its point already
   * @returns {Promise<void>}
   */
  animate(effect, before, arrived) {
    this.finish();
    const long = effect.kind === 'stack' || (effect.removed?.length ?? 0) > 0;
    const [from, duration] = [arrived ? ARRIVED : 0, effect.attack ? ATTACK : long ? LONG : SHORT];
    return new Promise((end) => {
      this.motion = { effect, before, from, begun: performance.now(), duration, end };
      this.request();
    });
  }

  /** Ends a motion at once. */
  finish() {
    const ended = this.motion;
    this.motion = null;
    ended?.end();
    this.request();
  }

  /** @param {{ clientX: number, clientY: number }} event @returns {{ x: number, y: number, name: string | null }} */
  locate({ clientX, clientY }) {
    const box = this.canvas.getBoundingClientRect();
    const [x, y] = [clientX - box.left, clientY - box.top];
    const layout = this.placing();
    return { x, y, name: layout && this.subject ? this.subject.drawing.hit(layout, x, y) : null };
  }

  /** @param {string} name */
  place(name) {
    const layout = this.placing();
    return layout && this.subject ? this.subject.drawing.place(layout, name) : null;
  }

  /**
   * @param {string} name @param {string} key @param {boolean} shifted
   * @returns {string | null} the field that an arrow key leads to
   */
  step(name, key, shifted) {
    const layout = this.placing();
    return layout && this.subject ? this.subject.drawing.step(layout, name, key, shifted) : null;
  }
}
