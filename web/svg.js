// @ts-check
/* A canvas's context that writes SVG instead of painting. It knows as much of a context, and of a path, as the boards
 * use. */

const list = (/** @type {number[]} */ ...values) => values.map((value) => Number(value.toFixed(2))).join(' ');

/** A colour, #rrggbb or #rrggbbaa, as attributes. @param {string} name @param {string} colour @param {string} [use] */
const ink = (name, colour, use = name) => (
  `${name}="${colour.slice(0, 7)}"${colour[7] ? ` ${use}-opacity="${list(parseInt(colour.slice(7), 16) / 255)}"` : ''}`);

/** @typedef {{ d: string }} Path */

/** Stands in for Path2D, and writes the path as SVG has it. @param {string} [d] */
export function SvgPath(d = '') {
  let [endX, endY] = [0, 0];
  const add = (/** @type {string} */ sign, /** @type {number[]} */ ...values) => {
    path.d += sign + list(...values);
    [endX, endY] = values.slice(-2);
  };
  const path = {
    d,
    moveTo: (/** @type {number[]} */ ...to) => add('M', ...to),
    lineTo: (/** @type {number[]} */ ...to) => add('L', ...to),
    bezierCurveTo: (/** @type {number[]} */ ...curve) => add('C', ...curve),
    closePath() { path.d += 'Z'; },
    addPath(/** @type {Path} */ other) { path.d += other.d; },
    /**
     * Rounds the corner at (x, y).
     * @param {number} x @param {number} y @param {number} toX @param {number} toY @param {number} radius
     */
    arcTo(x, y, toX, toY, radius) {
      const [here, there] = [[endX - x, endY - y], [toX - x, toY - y]].map(([across, along]) => {
        const length = Math.hypot(across, along);
        return { x: across / length, y: along / length };
      });
      const cosine = here.x * there.x + here.y * there.y;
      const away = radius * Math.sqrt((1 + cosine) / (1 - cosine));
      add('L', x + here.x * away, y + here.y * away);
      const turn = here.x * there.y < here.y * there.x ? 1 : 0;
      add('A', radius, radius, 0, 0, turn, x + there.x * away, y + there.y * away);
    },
    /**
     * @param {number} x @param {number} y @param {number} radiusX @param {number} radiusY
     * @param {number} rotation always 0
     * @param {number} from @param {number} to
     */
    ellipse(x, y, radiusX, radiusY, rotation, from, to) {
      [from, (from + to) / 2, to].forEach((angle, index) => {
        const end = [x + radiusX * Math.cos(angle), y + radiusY * Math.sin(angle)];
        if (index) add('A', radiusX, radiusY, rotation, 0, 1, ...end);
        else add(path.d ? 'L' : 'M', ...end);
      });
    },
  };
  return path;
}

/** @param {string} name @param {string} place @param {number} [inner] where the first stop is */
const gradient = (name, place, inner = 0) => ({
  name,
  rest: ` gradientUnits="userSpaceOnUse" ${place}>`,
  addColorStop(/** @type {number} */ at, /** @type {string} */ colour) {
    this.rest += `<stop offset="${list(inner + at * (1 - inner))}" ${ink('stop-color', colour, 'stop')}/>`;
  },
});

/** Stands in for the context of a canvas. @param {number} width @param {number} height */
export function createSvgPen(width, height) {
  let text = '';
  /** How many groups are open since the last save, and those of earlier ones with the fields that were saved. */
  let groups = 0;
  /** @type {[number, object][]} */
  const saved = [];
  /** @type {Record<string, string>} references to what is defined */
  const defined = {};

  const group = (/** @type {string} */ attributes) => {
    text += `<g ${attributes}>`;
    groups += 1;
  };

  /** @param {string} name @param {string} rest all behind its id @returns {string} a reference */
  function define(name, rest) {
    const id = `d${text.length}`;
    if (!defined[rest]) text += `<${name} id="${id}"${rest}</${name}>`;
    return defined[rest] ??= `url(#${id})`;
  }

  /** @param {string} element all but its end @param {string} use @param {any} style */
  const paint = (element, use, style, content = '') => {
    const colour = style.name ? `${use}="${define(style.name, style.rest)}"` : ink(use, style);
    text += `<${element} ${colour} opacity="${list(pen.globalAlpha)}">${content}</${element.split(' ')[0]}>`;
  };

  /** What the boards set, call and ask. @type {any} */
  const pen = {
    canvas: { width, height },
    globalAlpha: 1,
    lineCap: 'butt',
    lineJoin: 'miter',
    dash: 'none',
    save() {
      saved.push([groups, { ...pen }]);
      groups = 0;
    },
    restore() {
      text += '</g>'.repeat(groups);
      const [before, fields] = /** @type {[number, object]} */ (saved.pop());
      groups = before;
      Object.assign(pen, fields);
    },
    translate: (/** @type {number[]} */ ...by) => group(`transform="translate(${list(...by)})"`),
    scale: (/** @type {number[]} */ ...by) => group(`transform="scale(${list(...by)})"`),
    rotate: (/** @type {number} */ angle) => group(`transform="rotate(${list((angle * 180) / Math.PI)})"`),
    clip: (/** @type {Path} */ { d }) => group(`clip-path="${define('clipPath', `><path d="${d}"/>`)}"`),
    getTransform: () => ({ a: 10 }), // there are no pixels to keep to
    setLineDash(/** @type {number[]} */ lengths) { pen.dash = list(...lengths) || 'none'; },
    clearRect() {},
    fill: (/** @type {Path} */ { d }) => paint(`path d="${d}"`, 'fill', pen.fillStyle),
    stroke: (/** @type {Path} */ { d }) => paint(`path d="${d}" fill="none" stroke-width="${list(pen.lineWidth)}" stroke-linecap="${
      pen.lineCap}" stroke-linejoin="${pen.lineJoin}" stroke-dasharray="${pen.dash}"`, 'stroke', pen.strokeStyle),
    measureText: (/** @type {string} */ { length }) => ({ width: 0.6 * length * parseFloat(pen.font.slice(4)) }),
    fillText: (/** @type {string} */ letters, /** @type {number} */ x, /** @type {number} */ y) => paint(
      `text x="${list(x)}" y="${list(y)}" style="font:${pen.font}" text-anchor="middle"`, 'fill', pen.fillStyle, letters),
    createLinearGradient: (/** @type {number[]} */ ...ends) => gradient('linearGradient',
      ['x1', 'y1', 'x2', 'y2'].map((name, index) => `${name}="${list(ends[index])}"`).join(' ')),
    /** Of two circles about one centre. */
    createRadialGradient: (/** @type {number[]} */ ...[x, y, inner, , , outer]) => gradient('radialGradient',
      `cx="${list(x)}" cy="${list(y)}" r="${list(outer)}"`, inner / outer),
    finished: () => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${
      width} ${height}">${text}</svg>`,
  };
  return pen;
}
