// @ts-check
/**
 * The Tower board: 61 hexagons on their corners and the columns on them, seen a little from the side, so that the edge
 * of every man in a column shows. All lengths are parts of `size`, the distance from a field's centre to its corners.
 */
import {
  ORIGIN, at, brushOf, cased, ease, fill, gradient, mix, oval, paintBadge, paintDot, paintHints, paintMan, paintShadow,
  paintThreat, phase, polygon, stroke, write,
} from './board-paint.js';

/**
 * @typedef {import('./board-paint.js').Brush} Brush
 * @typedef {import('./board-paint.js').Point} Point
 * @typedef {import('./board-paint.js').Badge} Badge
 * @typedef {Point & { name: string, colour: TowerField['colour'], factor: number }} Field
 *
 * @typedef {Object} Layout
 * @property {number} width
 * @property {number} height
 * @property {number} size
 * @property {Point} centre
 * @property {Field[]} rows  all fields, the farthest first
 * @property {Map<string, Field>} fields
 * @property {Record<TowerField['colour'], Path2D>} tiles
 * @property {Path2D} frame
 * @property {Path2D} well  the ground between the tiles
 * @property {Path2D} tile  one tile about the origin
 * @property {Path2D} inner  an outline within it
 *
 * @typedef {{ side: Side, up: number, aside: number, alpha: number }} Man  `up` above the field, `aside` of its place
 * @typedef {Point & { lift: number, shade: number, band: number, men: Man[] }} Stack  men from the bottom up, each
 *   `band` thick; shade: the opacity of the shadow
 */

const ROOT = Math.sqrt(3);

/* The frame from its centre to its sides and to its rounded corners, and the room for columns and its edge. */
const FRAME = 7.45;
const HALF_WIDTH = 8.42;
const ABOVE = 0.55;
const BELOW = 0.2;

/* A man: its radius, how flat its round looks, and where on the field its foot stands. */
const MAN = 0.61;
const FLAT = 0.78;
const FOOT = 0.12;

/** The height from which a column wears its number. */
const NUMBERED = 4;

/* When a moving unit is above its goal, when the goal is cleared of destroyed men, and how high it waits. */
const ARRIVED = 0.45;
const CLEARED = 0.7;
const HOVER = 0.45;

/** Width by height that the board likes. */
export const aspect = (2 * HALF_WIDTH) / (2 * FRAME + ABOVE + BELOW);

/**
 * The corners of a hexagon on its corner, or lying on its side.
 * @param {Point} centre @param {number} radius @param {boolean} [lying]
 */
function hexagon({ x, y }, radius, lying = false) {
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (corner + (lying ? 0 : 0.5)) * (Math.PI / 3);
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/**
 * Where everything lies on a canvas of the given size.
 * @param {Geometry} geometry @param {number} width @param {number} height @param {{ flipped: boolean }} look
 * @returns {Layout}
 */
export function layout(geometry, width, height, { flipped }) {
  const size = Math.min(width / (2 * HALF_WIDTH), height / (2 * FRAME + ABOVE + BELOW));
  const centre = { x: width / 2, y: height / 2 + ((ABOVE - BELOW) / 2) * size };
  const turned = (flipped ? -1 : 1) * size;
  const rows = (geometry.fields ?? []).map(({ q, r, ...field }) => (
    { ...field, x: centre.x + ROOT * (q + r / 2) * turned, y: centre.y - 1.5 * r * turned }));
  rows.sort((one, other) => one.y - other.y);
  const tiles = { white: new Path2D(), black: new Path2D(), red: new Path2D() };
  const well = new Path2D();
  for (const field of rows) {
    polygon(hexagon(field, 1.04 * size), 0.08 * size, well);
    polygon(hexagon(field, 0.955 * size), 0.08 * size, tiles[field.colour]);
  }
  return {
    width, height, size, centre, rows, tiles, well,
    fields: new Map(rows.map((field) => [field.name, field])),
    frame: polygon(hexagon(centre, (FRAME * size * 2) / ROOT, true), 1.5 * size),
    tile: polygon(hexagon(ORIGIN, 0.955 * size), 0.08 * size),
    inner: polygon(hexagon(ORIGIN, 0.86 * size), 0.06 * size),
  };
}

/** @param {Layout} board @param {string} name */
const fieldOf = (board, name) => /** @type {Field} */ (board.fields.get(name));

/** The centre of a field and the circle within it. @param {Layout} board @param {string} name */
export function place(board, name) {
  const { x, y } = fieldOf(board, name);
  return { x, y, radius: (board.size * ROOT) / 2 };
}

/** The field at a point, or null. @param {Layout} board @param {number} x @param {number} y */
export function hit({ rows, size }, x, y) {
  const inside = (/** @type {Field} */ field) => {
    const [across, along] = [Math.abs(x - field.x), Math.abs(y - field.y)];
    return Math.max(across, across / 2 + (along * ROOT) / 2) <= (size * ROOT) / 2;
  };
  return rows.find(inside)?.name ?? null;
}

/**
 * The neighbour that an arrow key leads to, or the field itself. Up and down follow the lines that rise to the right;
 * with the shift key, and where such a line ends, those that rise to the left.
 * @param {Layout} board @param {string} name @param {string} key @param {boolean} shifted
 */
export function step(board, name, key, shifted) {
  const { x, y } = fieldOf(board, name);
  const next = (/** @type {number} */ halves, /** @type {number} */ rows) => (
    hit(board, x + (halves * board.size * ROOT) / 2, y + 1.5 * rows * board.size));
  if (key === 'ArrowLeft' || key === 'ArrowRight') return next(key === 'ArrowLeft' ? -2 : 2, 0) ?? name;
  const rows = key === 'ArrowUp' ? -1 : 1;
  const halves = shifted ? rows : -rows;
  return next(halves, rows) ?? next(-halves, rows) ?? name;
}

/** How thick each man of a column is drawn: compressed in a tall one. @param {number} height */
function thickness(height) {
  const gaps = Math.max(1, height - 1);
  return Math.min(0.17, Math.max(1.2 / gaps, Math.min(0.088, 2.4 / gaps)));
}

/**
 * A column at a point.
 * @param {Point} point @param {string} men from the top down, as `wbb` @param {number} [lift] @returns {Stack}
 */
function stack({ x, y }, men, lift = 0) {
  const band = thickness(men.length);
  const upward = [...men].reverse().map((man, index) => (
    { side: /** @type {Side} */ (man === 'w' ? 'white' : 'black'), up: index * band, aside: 0, alpha: 1 }));
  return { x, y, lift, shade: 1, band, men: upward };
}

/** @param {Board} position @param {string | null} name */
const menOn = (position, name) => position.units?.find((unit) => unit.field === name)?.men ?? '';

/**
 * What stands on the two fields of a move under way. A unit glides; over an occupied field it waits while destroyed men
 * fall aside and freed ones close up, then it settles on what is left.
 * @param {Layout} board @param {NonNullable<Scene['motion']>} motion @returns {Stack[]}
 */
function moving(board, { effect, before, t }) {
  const from = fieldOf(board, effect.from ?? effect.to);
  const to = fieldOf(board, effect.to);
  const mover = stack(from, menOn(before, effect.from));
  const target = stack(to, menOn(before, effect.to));
  const after = stack(to, effect.unit ?? menOn(before, effect.from));
  const destroys = effect.attack?.outcome === 'destroyed';
  const glide = ease(phase(t, 0, target.men.length ? ARRIVED : 1));
  const settle = ease(phase(t, destroys ? CLEARED : ARRIVED, 1));
  const close = destroys ? ease(phase(t, ARRIVED, CLEARED)) : settle;
  const roof = target.men.length ? target.men.length * target.band + HOVER : 0;

  let kept = 0;
  const below = target.men.map((man, index) => (
    destroys && man.side !== effect.side
      ? falling(man, index % 2 ? 1 : -1, phase(t, ARRIVED, CLEARED + 0.15))
      : { ...man, up: mix(man.up, after.men[kept++].up, close) }));
  const above = mover.men.map((man, index) => (
    { ...man, up: mix(man.up + roof * glide, after.men[kept + index].up, settle) }));
  return [
    { ...target, band: mix(target.band, after.band, settle), men: below },
    {
      x: mix(from.x, to.x, glide), y: mix(from.y, to.y, glide), lift: Math.sin(Math.PI * glide) / 4,
      shade: target.men.length ? 1 - glide : 1, band: mix(mover.band, after.band, settle), men: above,
    },
  ];
}

/**
 * A destroyed man on its way off the board.
 * @param {Man} man @param {number} way 1 or -1 @param {number} t @returns {Man}
 */
function falling(man, way, t) {
  return { ...man, aside: 1.5 * way * t, up: man.up + 0.9 * t - 2 * t * t, alpha: 1 - t * t };
}

/** Everything that stands on the board, the farthest first. @param {Layout} board @param {Scene} scene */
function stacks(board, { board: { units = [] }, motion, drag, selected }) {
  const away = [motion?.effect.from, motion?.effect.to, drag?.from];
  const result = units.filter(({ field }) => !away.includes(field)).map(({ field, men }) => (
    stack(fieldOf(board, field), men, selected === field ? 0.14 : 0)));
  if (motion) result.push(...moving(board, motion).filter(({ men }) => men.length));
  return result.sort((one, other) => one.y - other.y);
}

/**
 * The foot and the bands lie on whole device pixels, so that each man of a tall column stays apart.
 * @param {Brush} brush @param {Layout} board @param {Stack} column
 */
function paintStack(brush, { size }, { x, y, lift, band, men }) {
  const snap = (/** @type {number} */ length) => Math.round(length * brush.ratio) / brush.ratio;
  const thick = Math.max(1.5 / brush.ratio, snap(band * size));
  const foot = snap(y + (FOOT - lift) * size);
  const footOf = (/** @type {Man} */ man) => ({ x: x + man.aside * size, y: foot - (man.up / band) * thick });
  men.forEach((man, index) => {
    const next = men[index + 1];
    const disc = { radius: MAN * size, flat: FLAT, thickness: thick, covered: next && !next.aside && !man.aside };
    at(brush, footOf(man), () => paintMan(brush, man.side, disc), man.alpha);
  });
  if (men.length < NUMBERED) return;
  const top = men[men.length - 1];
  const face = { x, y: footOf(top).y - thick };
  if (!top.aside) write(brush, String(men.length), face, Math.max(9, 0.5 * size), brush.theme.men[top.side].ink);
}

/**
 * Shadows fall on the board only, so they come first.
 * @param {Brush} brush @param {Layout} board @param {Stack[]} columns
 */
function paintStacks(brush, board, columns) {
  const { size } = board;
  for (const { x, y, lift, shade } of columns) {
    paintShadow(brush, { x: x + 0.1 * size, y: y + (FOOT + 0.1) * size }, (MAN + 0.22 + lift / 2) * size, FLAT, shade);
  }
  for (const column of columns) paintStack(brush, board, column);
}

/** @param {Brush} brush @param {Layout} board @param {boolean} coordinates */
function paintBoard(brush, board, coordinates) {
  const { size, centre, frame, well, tiles, rows } = board;
  const colours = brush.theme.tower;
  const from = { x: centre.x - 5 * size, y: centre.y - 6 * size };
  const to = { x: centre.x + 5 * size, y: centre.y + 6 * size };
  at(brush, { x: 0, y: 0.12 * size }, () => fill(brush, frame, colours.edge));
  fill(brush, frame, gradient(brush, from, to, colours.frame));
  fill(brush, well, colours.gap);
  for (const colour of /** @type {const} */ (['white', 'black', 'red'])) {
    at(brush, { x: 0, y: 0.045 * size }, () => fill(brush, tiles[colour], colours[colour].edge));
    fill(brush, tiles[colour], colours[colour].face);
    const { hatch } = colours[colour];
    if (hatch) paintHatch(brush, board, tiles[colour], hatch);
  }
  fill(brush, well, gradient(brush, from, to, colours.light));
  for (const { name, x, y, colour, factor } of rows) {
    const { ink } = colours[colour];
    if (coordinates) write(brush, name, { x, y: y + 0.77 * size }, Math.max(7.5, 0.3 * size), ink, 400);
    for (let pip = 0; pip < factor; pip += 1) {
      fill(brush, oval({ x: x + (pip - (factor - 1) / 2) * 0.17 * size, y: y - 0.72 * size }, 0.05 * size), ink);
    }
  }
}

/** Slanting stripes. @param {Brush} brush @param {Layout} board @param {Path2D} tiles @param {string} colour */
function paintHatch(brush, { width, height, size }, tiles, colour) {
  const lines = new Path2D();
  for (let x = -height; x < width; x += 0.4 * size) {
    lines.moveTo(x, 0);
    lines.lineTo(x + height, height);
  }
  at(brush, ORIGIN, () => {
    brush.context.clip(tiles);
    stroke(brush, lines, 0.14 * size, colour);
  });
}

/**
 * Marks that lie on the fields, under the units.
 * @param {Brush} brush @param {Layout} board @param {Scene} scene
 */
function paintGround(brush, board, { hover, last, selected, movable, targets, focus }) {
  const { size } = board;
  const { marks } = brush.theme;
  /** @type {(name: string | null | undefined, colour: string, alpha?: number) => void} */
  const tint = (name, colour, alpha = 0.4) => {
    if (name) at(brush, fieldOf(board, name), () => fill(brush, board.tile, colour), alpha);
  };
  /** @type {(name: string | null | undefined, colour: string, width?: number) => void} */
  const outline = (name, colour, width = 0.09) => {
    if (name) at(brush, fieldOf(board, name), () => cased(brush, board.inner, Math.max(1, width * size), colour));
  };
  /** @type {(name: string, radius: number, colour: string, width?: number) => void} */
  const ring = (name, radius, colour, width = 0.05) => {
    const { x, y } = fieldOf(board, name);
    cased(brush, oval({ x, y: y + FOOT * size }, radius * size, FLAT), Math.max(1, width * size), colour);
  };
  tint(last?.from, marks.last);
  tint(last?.to, marks.last);
  tint(selected, marks.selected, 0.5);
  tint(hover, marks.light, 0.2);
  if (last?.from) ring(last.from, 0.2, marks.last);
  outline(last?.to, marks.last, 0.05);
  for (const name of movable) ring(name, MAN + 0.1, marks.movable, 0.08);
  for (const { to, attack } of targets) {
    if (!attack) continue;
    tint(to, marks[attack.outcome]);
    if (attack.outcome === 'destroyed') brush.context.setLineDash([0.13 * size, 0.3 * size]);
    outline(to, marks.light, 0.07);
    brush.context.setLineDash([]);
  }
  outline(selected, marks.selected);
  outline(focus, marks.focus, 0.12);
}

/** Marks that float above the units. @param {Brush} brush @param {Layout} board @param {Scene} scene */
function paintMarks(brush, board, { board: { units = [] }, selected, targets, hints, threat, motion }) {
  const { size } = board;
  const { marks } = brush.theme;
  for (const { to, kind, attack } of targets) {
    if (kind === 'quiet') paintDot(brush, fieldOf(board, to), 0.19 * size);
    if (kind === 'stack') paintLabel(brush, board, to, { icon: 'plus', colour: marks.stack });
    if (attack) paintLabel(brush, board, to, outcomeBadge(brush, attack, `${attack.A}:${attack.D}`));
  }
  const chosen = units.find(({ field }) => field === selected);
  if (chosen) paintLabel(brush, board, chosen.field, { text: String(chosen.strength), colour: marks.dark });
  const field = (/** @type {string} */ name) => fieldOf(board, name);
  paintHints(brush, hints, field, 0.3 * size);
  paintThreat(brush, threat, field, 0.3 * size);
  if (motion?.effect.attack) paintOutcome(brush, board, motion.effect.to, motion.effect.attack, motion.t);
}

/**
 * Destroyed and captured differ in shape, icon and colour.
 * @param {Brush} brush @param {Attack} attack @param {string} text @returns {Badge}
 */
function outcomeBadge({ theme: { marks } }, { outcome }, text) {
  const destroyed = outcome === 'destroyed';
  return { text, icon: destroyed ? 'cross' : 'under', pointed: destroyed, colour: marks[outcome] };
}

/**
 * A badge on the lower corner of a field.
 * @param {Brush} brush @param {Layout} board @param {string} name @param {Badge} badge @param {number} [aside]
 */
function paintLabel(brush, board, name, badge, aside = 0) {
  const { size } = board;
  const { x, y } = fieldOf(board, name);
  paintBadge(brush, { x: x + aside * size, y: y + 0.78 * size }, Math.max(9, 0.37 * size), badge);
}

/**
 * How many men an attack under way destroys and frees, or captures.
 * @param {Brush} brush @param {Layout} board @param {string} name @param {Attack} attack @param {number} t
 */
function paintOutcome(brush, board, name, attack, t) {
  const { destroyed, freed, captured } = attack;
  at(brush, ORIGIN, () => {
    paintLabel(brush, board, name, outcomeBadge(brush, attack, String(destroyed || captured.length)), freed ? -0.7 : 0);
    if (!freed) return;
    paintLabel(brush, board, name, { text: String(freed), icon: 'plus', colour: brush.theme.marks.stack }, 0.7);
  }, phase(t, ARRIVED, ARRIVED + 0.1) * phase(t, 1, 0.92));
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
  paintStacks(brush, board, stacks(board, scene));
  paintMarks(brush, board, scene);
  scene.marks?.over(brush, (name) => place(board, name));
  if (drag) paintStacks(brush, board, [stack(drag, menOn(scene.board, drag.from), 0.5)]);
}
