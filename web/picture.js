// @ts-check
/* The board as a picture to keep: PNG from a canvas of a fixed size, SVG from the same drawing with another pen. */

import { make } from './dom.js';
import { SvgPath, createSvgPen } from './svg.js';

/** The width of a picture, and how many pixels one of its units has in PNG. */
const WIDTH = 600;
const PIXELS = 2;

/** @typedef {{ drawing: BoardDrawing, geometry: Geometry, flipped: boolean, scene: Scene }} Picture */

/**
 * @param {Picture} picture @param {(width: number, height: number) => any} contextFor
 * @returns {any} the context, drawn on
 */
function draw({ drawing, geometry, flipped, scene }, contextFor) {
  const height = Math.round(WIDTH / drawing.aspect);
  const context = contextFor(WIDTH, height);
  drawing.draw(context, drawing.layout(geometry, WIDTH, height, { flipped, coordinates: scene.coordinates }), scene);
  return context;
}

/** @param {Picture} picture @returns {Promise<Blob | null>} */
export function pngOf(picture) {
  const { canvas } = draw(picture, (width, height) => {
    const context = make('canvas', { width: width * PIXELS, height: height * PIXELS }).getContext('2d');
    context.scale(PIXELS, PIXELS);
    return context;
  });
  return new Promise((resolve) => { canvas.toBlob(resolve); });
}

/** @param {Picture} picture @returns {string} */
export function svgOf(picture) {
  const { Path2D } = globalThis;
  globalThis.Path2D = /** @type {any} */ (SvgPath);
  try {
    return draw(picture, createSvgPen).finished();
  } finally {
    globalThis.Path2D = Path2D;
  }
}
