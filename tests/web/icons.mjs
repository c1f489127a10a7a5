// Draws the icons of the installed page in web/static/ from icon.svg there, with a palette, so that they are small. Run
// it when that picture changes.

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { root } from '../project-files.mjs';
import { openBrowser } from './browser.js';

const folder = path.join(root, 'web/static');
const icon = readFileSync(path.join(folder, 'icon.svg'), 'utf8');

/** The icon without its outline: the colour goes to the edges, and the men stay where no mask reaches. */
const filled = icon.replace(/<path fill="(#\w+)"[^>]*>/, '<path fill="$1" d="M0 0h64v64H0z"/>')
  .replace('<g ', '<g transform="translate(32 32) scale(0.9) translate(-32 -31)" ');

/**
 * @param {string} svg @param {number} size in pixels
 * @returns {Promise<number[]>} red, green, blue and alpha of each pixel
 */
async function pixels(page, svg, size) {
  return page.evaluate(async ([source, side]) => {
    const image = new Image();
    const sized = source.replace('<svg ', `<svg width="${side}" height="${side}" `);
    image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0, side, side);
    return [...context.getImageData(0, 0, side, side).data];
  }, [svg, size]);
}

/** @param {Buffer} bytes */
function checksum(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(checksum(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG with a palette: the 256 colours that are seen most, and the nearest of them for the others. */
function png(rgba, size) {
  const colours = [];
  for (let at = 0; at < rgba.length; at += 4) colours.push(rgba.slice(at, at + 4).join());
  const counts = new Map();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const palette = [...counts].sort((one, other) => other[1] - one[1]).slice(0, 256)
    .map(([colour]) => colour.split(',').map(Number));
  const nearest = new Map([...counts.keys()].map((colour) => {
    const wanted = colour.split(',').map(Number);
    const far = palette.map((each) => each.reduce((sum, value, index) => sum + (value - wanted[index]) ** 2, 0));
    return [colour, far.indexOf(Math.min(...far))];
  }));
  const rows = Array.from({ length: size }, (_, row) => (
    [0, ...colours.slice(row * size, (row + 1) * size).map((colour) => nearest.get(colour))]));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => colour.slice(0, 3)))),
    chunk('tRNS', Buffer.from(palette.map((colour) => colour[3]))),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()), { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

const browser = await openBrowser();
const page = await browser.newPage();
const icons = [
  ['icon-192.png', icon, 192], ['icon-512.png', icon, 512], ['icon-maskable.png', filled, 512], ['apple-touch-icon.png', filled, 180]
];
for (const [name, svg, size] of icons) writeFileSync(path.join(folder, name), png(await pixels(page, svg, size), size));
await browser.close();
