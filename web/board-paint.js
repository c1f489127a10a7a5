// @ts-check
/**
 * What both boards are painted with: men, marks, badges, arrows, easing. Everything is a function of its arguments, and
 * a context is left where it was found. Light falls from the top left.
 *
 * @typedef {import('./themes.js').Palette} Palette
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ context: CanvasRenderingContext2D, theme: Palette, ratio: number }} Brush  ratio: device by CSS pixels
 * @typedef {{ radius: number, flat: number, thickness: number, covered?: boolean }} Disc  flat: height by width
 * @typedef {{ text?: string, icon?: keyof typeof ICONS, colour: string, pointed?: boolean }} Badge
 */

const FULL = 2 * Math.PI;

/** @type {Point} */
export const ORIGIN = { x: 0, y: 0 };

/**
 * How far `t` has come on its way from `start` to `end`, 0 to 1.
 * @param {number} t @param {number} start @param {number} end
 */
export const phase = (t, start, end) => Math.min(1, Math.max(0, (t - start) / (end - start)));

/** Slow at both ends. @param {number} t */
export const ease = (t) => t * t * (3 - 2 * t);

/** From `a` to `b`. @param {number} a @param {number} b @param {number} t */
export const mix = (a, b, t) => a + (b - a) * t;

/** @param {CanvasRenderingContext2D} context @param {object} theme @returns {Brush} */
export const brushOf = (context, theme) => (
  { context, theme: /** @type {Palette} */ (theme), ratio: context.getTransform().a });

/**
 * Runs `paint` with the origin moved to a point, and restores what it changes.
 * @param {Brush} brush @param {Point} point @param {() => void} paint @param {number} [alpha]
 */
export function at({ context }, { x, y }, paint, alpha = 1) {
  context.save();
  context.translate(x, y);
  context.globalAlpha *= alpha;
  paint();
  context.restore();
}

/** @param {Brush} brush @param {Path2D} path @param {string | CanvasGradient} colour */
export function fill({ context }, path, colour) {
  context.fillStyle = colour;
  context.fill(path);
}

/** @param {Brush} brush @param {Path2D} path @param {number} width @param {string} colour */
export function stroke({ context }, path, width, colour) {
  context.lineWidth = width;
  context.strokeStyle = colour;
  context.stroke(path);
}

/**
 * Strokes in a dark casing, so that the line shows on any ground.
 * @param {Brush} brush @param {Path2D} path @param {number} width @param {string} colour
 */
export function cased(brush, path, width, colour) {
  brush.context.lineJoin = brush.context.lineCap = 'round';
  stroke(brush, path, width + 2 * Math.max(0.75, width * 0.3), brush.theme.marks.dark);
  stroke(brush, path, width, colour);
}

/** @param {Brush} brush @param {Point} from @param {Point} to @param {string[]} colours */
export function gradient({ context }, from, to, colours) {
  const result = context.createLinearGradient(from.x, from.y, to.x, to.y);
  colours.forEach((colour, index) => result.addColorStop(index / (colours.length - 1), colour));
  return result;
}

/**
 * Adds a rounded polygon to a path.
 * @param {Point[]} corners @param {number} radius @param {Path2D} [path]
 */
export function polygon(corners, radius, path = new Path2D()) {
  const last = corners[corners.length - 1];
  path.moveTo((last.x + corners[0].x) / 2, (last.y + corners[0].y) / 2);
  corners.forEach(({ x, y }, index) => {
    const next = corners[(index + 1) % corners.length];
    path.arcTo(x, y, next.x, next.y, radius);
  });
  path.closePath();
  return path;
}

/** @param {Point} centre @param {number} radius @param {number} [flat] height by width */
export function oval({ x, y }, radius, flat = 1) {
  const path = new Path2D();
  path.ellipse(x, y, radius, radius * flat, 0, 0, FULL);
  return path;
}

/**
 * One line of text, centred on a point.
 * @param {Brush} brush @param {string} text @param {Point} point
 * @param {number} size @param {string} colour @param {number} [weight]
 */
export function write({ context, theme }, text, { x, y }, size, colour, weight = 700) {
  context.font = `${weight} ${size}px ${theme.font}`;
  context.textAlign = 'center';
  context.fillStyle = colour;
  context.fillText(text, x, y + 0.36 * size);
}

/**
 * One man with its foot at the origin: a turned disc. Of a covered man only the edge is seen.
 * @param {Brush} brush @param {Side} side @param {Disc} disc
 */
export function paintMan(brush, side, disc) {
  const { radius, flat, thickness } = disc;
  const colours = brush.theme.men[side];
  const outline = new Path2D();
  outline.ellipse(0, 0, radius, radius * flat, 0, 0, Math.PI);
  outline.ellipse(0, -thickness, radius, radius * flat, 0, Math.PI, FULL);
  outline.closePath();
  fill(brush, outline, gradient(brush, { x: -radius, y: 0 }, { x: radius, y: 0 }, colours.side));
  if (!disc.covered) paintFace(brush, side, disc);
  stroke(brush, outline, Math.min(Math.max(radius * 0.07, 0.8), Math.max(thickness * 0.45, 0.6)), colours.rim);
}

/**
 * The turned face: a raised edge, a groove that catches the light the other way, a dish.
 * @param {Brush} brush @param {Side} side @param {Disc} disc
 */
function paintFace(brush, side, { radius, flat, thickness }) {
  const { face: [lit, shaded], ring, gleam, notches } = brush.theme.men[side];
  const slope = 0.75 * radius;
  const from = { x: -slope, y: -thickness - slope * flat };
  const to = { x: slope, y: -thickness + slope * flat };
  const falling = gradient(brush, from, to, [lit, shaded]);
  const round = (/** @type {number} */ part) => oval({ x: 0, y: -thickness }, radius * part, flat);
  fill(brush, round(1), falling);
  fill(brush, round(0.7), gradient(brush, from, to, [shaded, lit]));
  fill(brush, round(0.62), falling);
  const width = Math.max(0.5, radius * 0.035);
  stroke(brush, round(0.7), width, ring);
  stroke(brush, round(0.4), width, ring);
  stroke(brush, round(0.94), width, gleam);
  if (!notches) return;
  brush.context.lineCap = 'butt';
  brush.context.setLineDash([radius * 0.36, radius * 0.53]);
  stroke(brush, round(0.85), 0.3 * radius, notches);
  brush.context.setLineDash([]);
}

/**
 * A soft round shadow.
 * @param {Brush} brush @param {Point} centre @param {number} radius @param {number} flat @param {number} [alpha]
 */
export function paintShadow(brush, centre, radius, flat, alpha = 1) {
  const { context, theme } = brush;
  at(brush, centre, () => {
    context.scale(1, flat);
    const fade = context.createRadialGradient(0, 0, radius * 0.55, 0, 0, radius);
    fade.addColorStop(0, theme.shadow);
    fade.addColorStop(1, `${theme.shadow}00`);
    fill(brush, oval(ORIGIN, radius), fade);
  }, alpha / 2);
}

/** Icons in a square from -1 to 1: taken away, put on top, put below. */
const ICONS = { cross: 'M-1-1 1 1M1-1-1 1', plus: 'M-1 0H1M0-1V1', under: 'M-1-.9 0 .1 1-.9M-1 1H1' };

/**
 * A small label: an icon, a text or both. `pointed` gives it pointed ends instead of round ones.
 * @param {Brush} brush @param {Point} centre @param {number} size of the letters @param {Badge} badge
 */
export function paintBadge(brush, centre, size, { text = '', icon, colour, pointed }) {
  const { context, theme: { font, marks } } = brush;
  context.font = `700 ${size}px ${font}`;
  const textWidth = context.measureText(text).width;
  const iconWidth = icon ? 0.62 * size : 0;
  const width = textWidth + iconWidth + (text && icon ? 0.28 * size : 0);
  const x = Math.max(0.68 * size, width / 2 + 0.3 * size);
  const y = 0.68 * size;
  const tip = x + 0.35 * size;
  const corners = pointed
    ? [{ x: -x, y: -y }, { x, y: -y }, { x: tip, y: 0 }, { x, y }, { x: -x, y }, { x: -tip, y: 0 }]
    : [{ x: -x, y: -y }, { x, y: -y }, { x, y }, { x: -x, y }];
  const path = polygon(corners, pointed ? 1 : y);
  at(brush, centre, () => {
    cased(brush, path, Math.max(1, 0.1 * size), marks.light);
    fill(brush, path, colour);
    write(brush, text, { x: (width - textWidth) / 2, y: 0 }, size, marks.light);
    context.translate((iconWidth - width) / 2, 0);
    context.scale(iconWidth / 2, iconWidth / 2);
    if (icon) stroke(brush, new Path2D(ICONS[icon]), 0.55, marks.light);
  });
}

/**
 * A place that can be reached.
 * @param {Brush} brush @param {Point} centre @param {number} radius @param {string} [colour]
 */
export function paintDot(brush, centre, radius, colour = brush.theme.marks.quiet) {
  const path = oval(centre, radius);
  cased(brush, path, Math.max(1.5, 0.4 * radius), brush.theme.marks.light);
  fill(brush, path, colour);
}

/**
 * Moves that are advised: arrows, or dots where a man is placed; the best is the widest, and several are numbered.
 * @param {Brush} brush @param {Effect[]} hints the best first @param {(name: string) => Point} place
 * @param {number} width of the widest arrow
 */
export function paintHints(brush, hints, place, width) {
  for (const [rank, hint] of [...hints.entries()].reverse()) {
    const to = place(hint.to);
    const from = place(hint.from ?? hint.to);
    if (hint.from) paintArrow(brush, from, to, rank ? 0.65 * width : width);
    else paintDot(brush, to, 1.2 * width, brush.theme.marks.hint);
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const badge = { text: String(rank + 1), colour: brush.theme.marks.dark };
    if (hints.length > 1) paintBadge(brush, middle, Math.max(9, width), badge);
  }
}

/**
 * What the other side threatens: as a hint, but red and with a dotted outline.
 * @param {Brush} brush @param {Effect | null} threat @param {(name: string) => Point} place @param {number} width
 */
export function paintThreat(brush, threat, place, width) {
  if (!threat) return;
  const { destroyed } = brush.theme.marks;
  brush.context.setLineDash([0.1, 0.6 * width]);
  if (threat.from) paintArrow(brush, place(threat.from), place(threat.to), width, destroyed);
  else paintDot(brush, place(threat.to), 1.2 * width, destroyed);
  brush.context.setLineDash([]);
}

/**
 * @param {Brush} brush @param {Point} from @param {Point} to @param {number} width of the shaft
 * @param {string} [colour]
 */
export function paintArrow(brush, from, to, width, colour = brush.theme.marks.hint) {
  const neck = Math.hypot(to.x - from.x, to.y - from.y) - 2.2 * width;
  const half = [[width, 0.5], [neck, 0.5], [neck, 1.5]].map(([x, y]) => ({ x, y: y * width }));
  const other = half.map(({ x, y }) => ({ x, y: -y })).reverse();
  const path = polygon([...half, { x: neck + 2.2 * width, y: 0 }, ...other], 0.15 * width);
  at(brush, from, () => {
    brush.context.rotate(Math.atan2(to.y - from.y, to.x - from.x));
    cased(brush, path, Math.max(1, 0.18 * width), brush.theme.marks.light);
    fill(brush, path, colour);
  });
}
