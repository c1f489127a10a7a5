// @ts-check
/**
 * The Mill board: three squares on wood and the men on their points. All lengths are parts of `unit`, the distance
 * between two neighbouring lines of the squares.
 */
import {
  ORIGIN, at, brushOf, cased, ease, fill, gradient, mix, oval, paintDot, paintHints, paintMan, paintShadow,
  paintThreat, phase, polygon, stroke, write,
} from './board-paint.js';

/**
 * @typedef {import('./board-paint.js').Brush} Brush
 * @typedef {import('./board-paint.js').Point} Point
 * @typedef {Point & { name: string }} Spot
 * @typedef {Point & { side: Side, lift: number, alpha: number }} Man
 *
 * @typedef {Object} Layout
 * @property {number} width
 * @property {number} height
 * @property {number} unit
 * @property {number} edge  from the centre to the sides
 * @property {Point} centre
 * @property {boolean} flipped
 * @property {Map<string, Spot>} spots
 * @property {Map<string, Spot[]>} lines
 * @property {Path2D} surface
 * @property {Path2D} grain
 * @property {Path2D} grid
 */

/** Width by height that the board likes. */
export const aspect = 1;

/* The margin about the outer square, and what letters and digits need besides. */
const MARGIN = 0.6;
const LETTERS = 0.3;
const GRAIN = 80;

/* A man: its radius, how flat its round looks, how thick it is; and the ring around one that can be taken. */
const MAN = 0.37;
const FLAT = 0.96;
const THICK = 0.1;
const TAKEN = 0.4;

/** When a moving man stands on its goal, and what it removes begins to go. */
const ARRIVED = 0.5;

/** @type {Side[]} */
const SIDES = ['white', 'black'];

/**
 * Where everything lies on a canvas of the given size. Lines lie on whole pixels.
 * @param {Geometry} geometry @param {number} width @param {number} height
 * @param {{ flipped: boolean, coordinates: boolean }} look @returns {Layout}
 */
export function layout(geometry, width, height, { flipped, coordinates }) {
  const half = 3 + MARGIN + (coordinates ? LETTERS : 0);
  const unit = Math.floor(Math.min(width, height) / (2 * half + 0.2));
  const edge = half * unit;
  const centre = { x: Math.round(width / 2), y: Math.round(height / 2) };
  const turned = flipped ? -unit : unit;
  const spots = new Map((geometry.points ?? []).map(({ name, x, y }) => (
    [name, { name, x: centre.x + (x - 3) * turned, y: centre.y - (y - 3) * turned }])));
  const lines = new Map((geometry.lines ?? []).map(({ name, points }) => (
    [name, points.map((point) => /** @type {Spot} */ (spots.get(point)))])));
  const corners = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([x, y]) => (
    { x: centre.x + x * edge, y: centre.y + y * edge }));
  const grid = new Path2D();
  for (const line of lines.values()) trace(line, grid);
  return {
    width, height, unit, edge, centre, flipped, spots, lines, grid,
    grain: grainOf(centre, edge), surface: polygon(corners, 0.35 * unit),
  };
}

/** @param {Spot[]} line @param {Path2D} [path] */
function trace([first, , last], path = new Path2D()) {
  path.moveTo(first.x, first.y);
  path.lineTo(last.x, last.y);
  return path;
}

/**
 * Long, slightly waving lines across the board, the same at every call.
 * @param {Point} centre @param {number} edge
 */
function grainOf({ x, y }, edge) {
  const path = new Path2D();
  for (let index = 0; index < GRAIN; index += 1) {
    const level = y + edge * ((2 * index + 1.6 * Math.sin(7.3 * index)) / GRAIN - 1);
    const wave = (/** @type {number} */ seed) => level + 0.03 * edge * Math.sin(seed * index);
    path.moveTo(x - edge, level);
    path.bezierCurveTo(x - edge / 3, wave(1.7), x + edge / 3, wave(2.9), x + edge, wave(0.6));
  }
  return path;
}

/** @param {Layout} board @param {string} name */
const spotOf = (board, name) => /** @type {Spot} */ (board.spots.get(name));

/** A point and the circle of a man on it. @param {Layout} board @param {string} name */
export function place(board, name) {
  const { x, y } = spotOf(board, name);
  return { x, y, radius: MAN * board.unit };
}

/** The point near (x, y), or null. @param {Layout} board @param {number} x @param {number} y */
export function hit({ spots, unit }, x, y) {
  return [...spots.values()].find((spot) => Math.hypot(x - spot.x, y - spot.y) <= unit / 2)?.name ?? null;
}

/**
 * The next point on the same line that an arrow key leads to, or the point itself.
 * @param {Layout} board @param {string} name @param {string} key
 */
export function step(board, name, key) {
  const here = spotOf(board, name);
  const level = key === 'ArrowLeft' || key === 'ArrowRight';
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  const across = level ? 'y' : 'x';
  const way = (/** @type {Spot} */ spot) => sign * (level ? spot.x - here.x : spot.y - here.y);
  const ahead = [...board.lines.values()].filter((line) => line.includes(here)).flat()
    .filter((spot) => spot[across] === here[across] && way(spot) > 0);
  return ahead.sort((one, other) => way(one) - way(other))[0]?.name ?? name;
}

/** Every man to draw, the moving ones last. @param {Layout} board @param {Scene} scene @returns {Man[]} */
function menOf(board, { board: position, motion, pending, drag }) {
  const away = [motion?.effect.to, pending?.from];
  /** @type {(side: Side, name: string) => Man} */
  const man = (side, name) => ({ ...spotOf(board, name), side, lift: 0, alpha: drag?.from === name ? 0.35 : 1 });
  const men = SIDES.flatMap((side) => position[side].points
    .filter((/** @type {string} */ name) => !away.includes(name))
    .map((/** @type {string} */ name) => man(side, name)));
  if (pending) men.push(man(pending.side, pending.to));
  return motion ? [...men, ...moving(board, motion)] : men;
}

/**
 * The men of a move under way: the mover arrives, then what it removes rises and fades.
 * @param {Layout} board @param {NonNullable<Scene['motion']>} motion @returns {Man[]}
 */
function moving(board, { effect: { from, to, side, removed = [] }, t }) {
  const arrive = ease(phase(t, 0, removed.length ? ARRIVED : 1));
  const fade = ease(phase(t, ARRIVED, 1));
  const end = spotOf(board, to);
  const start = from ? spotOf(board, from) : end;
  const lift = from ? 0.3 * Math.sin(Math.PI * arrive) : 0.8 * (1 - arrive);
  /** @type {Side} */
  const enemy = side === 'white' ? 'black' : 'white';
  return [
    ...removed.map((name) => ({ ...spotOf(board, name), side: enemy, lift: 0.8 * fade, alpha: 1 - fade })),
    { x: mix(start.x, end.x, arrive), y: mix(start.y, end.y, arrive), side, lift, alpha: from ? 1 : arrive },
  ];
}

/** @param {Brush} brush @param {Layout} board @param {Man} man */
function paintPiece(brush, { unit }, { x, y, side, lift, alpha }) {
  const shadow = { x: x + (0.05 + 0.2 * lift) * unit, y: y + (0.09 + 0.2 * lift) * unit };
  const scale = (1 + 0.12 * lift) * unit;
  paintShadow(brush, shadow, (MAN + 0.1 + 0.1 * lift) * unit, 1, alpha);
  at(brush, { x, y: y + (THICK / 2 - 0.3 * lift) * unit }, () => {
    paintMan(brush, side, { radius: MAN * scale, flat: FLAT, thickness: THICK * scale });
  }, alpha);
}

/** @param {Brush} brush @param {Layout} board @param {boolean} coordinates */
function paintBoard(brush, board, coordinates) {
  const { unit, edge, centre, surface, grain, grid, spots } = board;
  const { context, theme: { mill: colours } } = brush;
  const from = { x: centre.x - edge, y: centre.y - edge };
  const to = { x: centre.x + edge, y: centre.y + edge };
  at(brush, { x: 0, y: 0.07 * unit }, () => fill(brush, surface, colours.edge));
  fill(brush, surface, gradient(brush, from, to, colours.surface));
  at(brush, ORIGIN, () => {
    context.clip(surface);
    stroke(brush, grain, 0.022 * unit, colours.grain);
  }, 0.15);
  const width = 2 * Math.max(1, Math.round(0.03 * unit));
  context.lineCap = 'square';
  at(brush, { x: 1, y: 1 }, () => stroke(brush, grid, width, colours.gleam), 0.6);
  stroke(brush, grid, width, colours.line);
  for (const spot of spots.values()) fill(brush, oval(spot, Math.max(3, 0.09 * unit)), colours.line);
  if (coordinates) paintCoordinates(brush, board);
}

/** @param {Brush} brush @param {Layout} board */
function paintCoordinates(brush, { unit, centre, flipped }) {
  const size = Math.max(9, 0.2 * unit);
  const { ink } = brush.theme.mill;
  [...'abcdefg'].forEach((letter, index) => {
    const way = (flipped ? 3 - index : index - 3) * unit;
    write(brush, letter, { x: centre.x + way, y: centre.y + 3.62 * unit }, size, ink, 600);
    write(brush, String(index + 1), { x: centre.x - 3.62 * unit, y: centre.y - way }, size, ink, 600);
  });
}

/** Marks under the men. @param {Brush} brush @param {Layout} board @param {Scene} scene */
function paintGround(brush, board, scene) {
  const { board: position, last, selected, hover, movable, focus, pending, near } = scene;
  const { unit, lines } = board;
  const { marks } = brush.theme;
  /** @type {(name: string | null | undefined, radius: number, width: number, colour: string) => void} */
  const ring = (name, radius, width, colour) => {
    if (name) cased(brush, oval(spotOf(board, name), radius * unit), Math.max(1, width * unit), colour);
  };
  for (const { line, side } of near) paintNear(brush, board, side, /** @type {Spot[]} */ (lines.get(line)));
  for (const name of glowing(scene)) paintGlow(brush, board, name, scene);
  for (const side of SIDES) {
    for (const name of position[side].used) paintUsed(brush, board, side, /** @type {Spot[]} */ (lines.get(name)));
  }
  ring(last?.from, 0.16, 0.03, marks.last);
  ring(last?.to, MAN + 0.05, 0.04, marks.last);
  for (const name of last?.removed ?? []) paintCrossedRing(brush, board, name, 0.2, 0.34);
  ring(pending?.from, 0.16, 0.03, marks.selected);
  brush.context.setLineDash([0.16 * unit, 0.2 * unit]);
  for (const name of movable) ring(name, MAN + 0.05, 0.04, marks.movable);
  brush.context.setLineDash([]);
  ring(hover, MAN + 0.07, 0.02, marks.light);
  ring(selected, MAN + 0.06, 0.07, marks.selected);
  ring(focus, MAN + 0.12, 0.05, marks.focus);
}

/** The lines that are lit, or are just being closed. @param {Scene} scene */
const glowing = ({ lit, motion }) => new Set([...lit, ...(motion?.effect.mills ?? [])]);

/**
 * A closed mill lit up: its line and the ground of its men.
 * @param {Brush} brush @param {Layout} board @param {string} name @param {Scene} scene
 */
function paintGlow(brush, { unit, lines }, name, { lit, motion }) {
  const line = /** @type {Spot[]} */ (lines.get(name));
  const { glow } = brush.theme.marks;
  const path = trace(line);
  for (const spot of line) path.addPath(oval(spot, MAN * unit));
  const rise = motion?.effect.mills?.includes(name) ? phase(motion.t, ARRIVED - 0.15, ARRIVED) : 1;
  const fall = motion && !lit.includes(name) ? phase(motion.t, 1, 0.85) : 1;
  brush.context.lineCap = 'round';
  for (const width of [0.58, 0.5, 0.42, 0.34, 0.26, 0.18]) {
    at(brush, ORIGIN, () => stroke(brush, path, width * unit, glow), 0.15 * rise * fall);
  }
  at(brush, ORIGIN, () => cased(brush, path, 0.08 * unit, glow), rise * fall);
}

/**
 * Dashes in a side's colour along a line that it can close next.
 * @param {Brush} brush @param {Layout} board @param {Side} side @param {Spot[]} line
 */
function paintNear(brush, { unit }, side, line) {
  const { face, rim } = brush.theme.men[side];
  brush.context.lineCap = 'butt';
  brush.context.setLineDash([0.18 * unit, 0.12 * unit]);
  stroke(brush, trace(line), 0.16 * unit, rim);
  stroke(brush, trace(line), 0.1 * unit, face[0]);
  brush.context.setLineDash([]);
}

/**
 * Studs in a side's colour beside a line that never counts again for it (M9).
 * @param {Brush} brush @param {Layout} board @param {Side} side @param {Spot[]} line
 */
function paintUsed(brush, { unit }, side, [first, middle, last]) {
  const aside = (side === 'white' ? -0.15 : 0.15) * unit;
  const upright = first.x === last.x;
  const { face, rim } = brush.theme.men[side];
  for (const end of [first, last]) {
    const x = (middle.x + end.x) / 2 + (upright ? aside : 0);
    const y = (middle.y + end.y) / 2 + (upright ? 0 : aside);
    const path = oval({ x, y }, Math.max(3, 0.085 * unit));
    fill(brush, path, face[1]);
    stroke(brush, path, Math.max(1, 0.02 * unit), rim);
  }
}

/**
 * A ring with a cross: to be taken.
 * @param {Brush} brush @param {Layout} board @param {string} name @param {number} radius
 * @param {number} reach of the cross
 */
function paintCrossedRing(brush, board, name, radius, reach) {
  const { x, y } = spotOf(board, name);
  const size = radius * board.unit;
  const arm = reach * size;
  const path = oval({ x, y }, size);
  path.addPath(new Path2D(`M${x - arm} ${y - arm}L${x + arm} ${y + arm}M${x + arm} ${y - arm}L${x - arm} ${y + arm}`));
  cased(brush, path, Math.max(1.25, 0.11 * size), brush.theme.marks.light);
}

/** Marks above the men. @param {Brush} brush @param {Layout} board @param {Scene} scene */
function paintMarks(brush, board, { targets, removable, chosen, hints, threat }) {
  const { unit } = board;
  const { marks } = brush.theme;
  for (const { to, mills } of targets) {
    if (mills?.length) cased(brush, oval(spotOf(board, to), 0.25 * unit), 0.05 * unit, marks.glow);
    paintDot(brush, spotOf(board, to), 0.13 * unit);
  }
  for (const name of removable) paintCrossedRing(brush, board, name, TAKEN, 0.34);
  for (const name of chosen) {
    fill(brush, oval(spotOf(board, name), TAKEN * unit), marks.destroyed);
    paintCrossedRing(brush, board, name, TAKEN, 0.6);
  }
  const spot = (/** @type {string} */ name) => spotOf(board, name);
  paintHints(brush, hints, spot, 0.17 * unit);
  paintThreat(brush, threat, spot, 0.17 * unit);
  for (const name of (threat ?? hints[0])?.removed ?? []) paintCrossedRing(brush, board, name, TAKEN, 0.34);
}

/**
 * Clears the canvas and draws the scene.
 * @param {CanvasRenderingContext2D} context @param {Layout} board @param {Scene} scene
 */
export function draw(context, board, scene) {
  const brush = brushOf(context, scene.theme);
  const { drag } = scene;
  context.clearRect(0, 0, board.width, board.height);
  paintBoard(brush, board, scene.coordinates);
  paintGround(brush, board, scene);
  scene.marks?.under(brush, (name) => place(board, name));
  for (const man of menOf(board, scene)) paintPiece(brush, board, man);
  paintMarks(brush, board, scene);
  scene.marks?.over(brush, (name) => place(board, name));
  if (!drag) return;
  const side = scene.board.white.points.includes(drag.from) ? 'white' : 'black';
  paintPiece(brush, board, { x: drag.x, y: drag.y, side, lift: 0.7, alpha: 1 });
}
