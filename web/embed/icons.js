// @ts-check
/* The icons of the embed, drawn in a square of 24. */

const SVG = 'http://www.w3.org/2000/svg';

/** @type {Record<string, string>} */
const PATHS = {
  first: 'M6 6v12M18 6l-7 6 7 6', previous: 'M15 6l-7 6 7 6', next: 'M9 6l7 6-7 6', last: 'M18 6v12M6 6l7 6-7 6',
  undo: 'M8.5 5 4 9.5l4.5 4.500M4.5 9.500H14a5 5 0 0 1 0 10h-4',
  redo: 'M15.5 5 20 9.500l-4.5 4.500M19.5 9.500H10a5 5 0 0 0 0 10h4',
  hint: 'M9.5 18h5M10.5 21h3M9.5 15c0-2-3-3.200-3-6.500a5.5 5.5 0 0 1 11 0c0 3.300-3 4.5-3 6.500z',
  flip: 'M7.5 20V4.500m-4 4 4-4 4 4M16.5 4v15.500m-4-4 4 4 4-4',
  again: 'M5 5v5h5M5.5 10A7.5 7.5 0 1 1 5 14.5',
  engine: 'M16.5 10.500a6 6 0 1 1-12 0 6 6 0 0 1 12 0zm-1.5 4.5 5.5 5.5',
};

/** @param {string} name */
export function icon(name) {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
}
