// @ts-check
/* The tables of the reference: what is the same in every language. The meaning of a row stands in the words under
 * `TABLE.NAME`, where NAME is the first word of the row. */

/** @type {Record<string, [name: string, values: string][]>} */
export const tables = {
  attribute: [
    ['game', 'tower, mill'],
    ['centre stacking rebuild remove protect double', ''],
    ['preset', 'sheet, international'],
    ['position', ''],
    ['moves', ''],
    ['ply', '0, 1, 2 …, last'],
    ['without', '1-3,18'],
    ['white-men black-men', '3 … 9'],
    ['mode', 'play, analyse, replay, puzzle, view'],
    ['side', 'white, black, both, none'],
    ['level', '1 … 10 (3)'],
    ['task tip', ''],
    ['solution', ''],
    ['marks', ''],
    ['comments', '0: … | 3: …'],
    ['label', ''],
    ['orientation', 'white, black'],
    ['controls', 'auto, none, bottom'],
    ['moves-list', 'none, beside, below'],
    ['hints', 'true, false'],
    ['keyboard', 'true, false'],
    ['coordinates', 'false, true'],
    ['animation', 'true, false'],
    ['lang', 'en, ru, lt'],
    ['theme', 'auto, light, dark, contrast, contrast-dark'],
  ],
  mark: [
    ['arrow', 'arrow 12-19 red'],
    ['circle', 'circle 1-5,7 blue'],
    ['field', 'field d2,d6'],
    ['label', 'label 31 A yellow'],
  ],
  solution: [
    ['line', '24-32 56x32 31x32'],
    ['either', 'd2xf4; d2xg7'],
    ['any', 'd2xf4 a1-a4 *'],
    ['end', '#'],
  ],
  method: [
    ['goTo', 'goTo(ply)'],
    ['flip', 'flip()'],
    ['undo', 'undo(), redo()'],
    ['setPosition', 'setPosition(text, moves)'],
    ['play', 'play(move)'],
    ['hint', 'await hint()'],
    ['analyse', 'await analyse({ depth, nodes, lines, time })'],
    ['record', 'record()'],
    ['destroy', 'destroy()'],
    ['state', 'state'],
    ['whenReady', 'await whenReady'],
  ],
  event: [
    ['ready', ''],
    ['move', 'move, side, ply, effect, by'],
    ['change', 'state'],
    ['gameover', 'result, text'],
    ['solved', 'tries, hints, moves, text'],
    ['failed', 'move, tries'],
    ['error', 'name, value, message'],
  ],
  style: [
    ['properties', '--tower-mill-paper, --tower-mill-card, --tower-mill-ink, --tower-mill-soft, --tower-mill-line, --tower-mill-accent, --tower-mill-font'],
    ['parts', '::part(board), ::part(controls), ::part(moves), ::part(status), ::part(task)'],
  ],
  message: [
    ['call', '{ towermill: 1, id: 1, type: \'call\', method: \'goTo\', args: [3] }'],
    ['set', '{ towermill: 1, id: 2, type: \'set\', values: { level: 5 } }'],
    ['get', '{ towermill: 1, id: 3, type: \'get\', name: \'state\' }'],
    ['subscribe', '{ towermill: 1, id: 4, type: \'subscribe\', events: [\'solved\'] }'],
    ['result', '{ towermill: 1, id: 1, type: \'result\', value }'],
    ['fault', '{ towermill: 1, id: 1, type: \'fault\', message }'],
    ['event', '{ towermill: 1, id: 0, type: \'event\', event, detail }'],
    ['resize', '{ towermill: 1, id: 0, type: \'resize\', width, height }'],
    ['hello', '{ towermill: 1, id: 0, type: \'hello\', version: 1 }'],
  ],
};

/** The code at the top of the page, by the name of its place. @type {Record<string, string>} */
export const snippets = {
  script: `<script src="embed.js"></script>
<tower-mill game="mill" mode="play" level="2"></tower-mill>`,
  frame: `<iframe src="embed.html#game=mill&amp;mode=play&amp;level=2"
  width="480" height="600" title="Mill"></iframe>`,
  policy: `Content-Security-Policy: default-src 'self';
  script-src 'self' 'wasm-unsafe-eval';
  worker-src blob:`,
};
