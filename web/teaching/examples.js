// @ts-check
/* The examples of the page, each as the very code that runs. {label}, {task} and {tip} are filled in with the words
 * of the language, {comments} with the comments of a game. A test checks every solution with the engine. */

/** @typedef {{ id: string, group: 'boards' | 'games' | 'play' | 'puzzles', code: string }} Example */

/** @type {Example[]} */
export const examples = [
  {
    id: 'strength',
    group: 'boards',
    code: `<tower-mill game="tower" mode="view"
  position="w 13:w,15:w,17:w,29:ww,31:ww,33:ww,45:www,47:www,49:www 0 1"
  marks="label 14 1; label 16 3; label 18 2;
    label 30 2; label 32 6; label 34 4;
    label 46 3; label 48 9; label 50 6"
  label="{label}">
</tower-mill>`,
  },
  {
    id: 'lines',
    group: 'boards',
    code: `<tower-mill game="mill" mode="view" coordinates="true"
  position="w a1,d1,g1,d6,d7 0 b4,c4,e4 0 0 1"
  marks="arrow a1-g1; arrow d7-d5 blue; arrow a4-c4 red"
  label="{label}">
</tower-mill>`,
  },
  {
    id: 'attack',
    group: 'boards',
    code: `<tower-mill game="tower" mode="view" coordinates="true"
  moves="16-24 48-41 13-21 45-37 8+15 37-28 15-30 46-38"
  marks="circle 30; arrow 30-28 red; arrow 30-38 red; arrow 30-47 red"
  label="{label}">
</tower-mill>`,
  },
  {
    id: 'threat',
    group: 'boards',
    code: `<tower-mill game="mill" mode="view" coordinates="true"
  moves="d6 c3 f4 f6 d2 e3 d3 d1 c4 e5 e4 g4 b4 g1"
  marks="circle a4 green; circle a1,g7 red"
  label="{label}">
</tower-mill>`,
  },
  {
    id: 'tower-game',
    group: 'games',
    code: `<tower-mill game="tower" mode="replay" moves-list="below" coordinates="true"
  moves="16-24 48-41 13-21 45-37 8+15 37-28 15-30 46-38 30x38 54+60
    38x41 60+47 41x59 47x24 59x53 24x9 53x58 9x10 58x52 10x7
    52x51 7x14 51x44 14x21 44x57 21x3 11+17 3x2 6+12 2x4
    17x4 49+50 57-52 28-29 52x55 50-33 12x29 33x18 55x61 18x5
    61x56 5x4 29-12 4x1 12x1"
  label="{label}">
{comments}
</tower-mill>`,
  },
  {
    id: 'mill-game',
    group: 'games',
    code: `<tower-mill game="mill" mode="replay" moves-list="below" coordinates="true"
  moves="d6 c3 f4 f6 d2 e3 d3 d1 c4 e5 e4 g4 b4 g1 a4xg1 g1 g7
    a1xa4 b4-a4 e5-d5 d6-b6 f6-d6 b6-b4xd6 d5-d6 b4-b2 d6-d5
    b2-b4xd5"
  label="{label}">
{comments}
</tower-mill>`,
  },
  {
    id: 'tower-level',
    group: 'play',
    code: `<tower-mill game="tower" mode="play" side="white" level="2"
  controls="bottom" coordinates="true" label="{label}">
</tower-mill>`,
  },
  {
    id: 'mill-handicap',
    group: 'play',
    code: `<tower-mill game="mill" mode="play" side="white" level="4"
  black-men="7" controls="bottom" coordinates="true" label="{label}">
</tower-mill>`,
  },
  {
    id: 'lure',
    group: 'puzzles',
    code: `<tower-mill game="tower" mode="puzzle" side="white" coordinates="true"
  position="w 24:w,31:ww,56:bbb 0 20"
  solution="24-32 56x32 31x32"
  task="{task}"
  tip="{tip}"
  label="{title}">
</tower-mill>`,
  },
  {
    id: 'destroy',
    group: 'puzzles',
    code: `<tower-mill game="tower" mode="puzzle" side="white" coordinates="true"
  position="w 6:b,12:wb,19:bww,36:w,43:bww 0 20"
  solution="12x19"
  task="{task}"
  tip="{tip}"
  label="{title}">
</tower-mill>`,
  },
  {
    id: 'block',
    group: 'puzzles',
    code: `<tower-mill game="tower" mode="puzzle" side="white" coordinates="true"
  position="w 50:ww,54:w,56:ww,60:ww,61:b 0 20"
  solution="54-55"
  task="{task}"
  tip="{tip}"
  label="{title}">
</tower-mill>`,
  },
  {
    id: 'double',
    group: 'puzzles',
    code: `<tower-mill game="mill" mode="puzzle" side="white" coordinates="true"
  position="w d1,g1,b2,f2,d3,a4 1 c3,e3,b4,a7 1 0 9"
  solution="d2xc3xb4"
  task="{task}"
  tip="{tip}"
  label="{title}">
</tower-mill>`,
  },
  {
    id: 'last',
    group: 'puzzles',
    code: `<tower-mill game="mill" mode="puzzle" side="white" coordinates="true"
  position="w b2,d2,c3,b4,g4,d5,e5,f6 1 g1,f2,d3,a4,c4,e4,f4,b6 1 0 9"
  solution="c5xc4"
  task="{task}"
  tip="{tip}"
  label="{title}">
</tower-mill>`,
  },
  {
    id: 'used',
    group: 'puzzles',
    code: `<tower-mill game="mill" rebuild="hard" mode="puzzle" side="white" coordinates="true"
  position="w d2,f2,e3,b4,f4,d5,d6,a7 0 c3,d3,c4,e4,g4,c5,b6 0 10 15 b2f2,f2f6 c3c5"
  solution="a7-d7xg4 e4-e5 f4-e4"
  task="{task}"
  tip="{tip}"
  label="{title}">
</tower-mill>`,
  },
];
