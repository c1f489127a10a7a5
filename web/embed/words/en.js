// @ts-check
// What only the embed says, in English. The format of the messages is told in ../../words.js.

/** @type {Record<string, string>} */
export default {
  'embed.board': 'Board and game',
  'embed.start': 'The start',
  'embed.again': 'Start again',
  'puzzle.yours': '{side:Side} to move: your answer?',
  'puzzle.wrong': 'Not this one: {move}. Try again.',
  'puzzle.right': 'Right, go on.',
  'puzzle.solved': 'Solved!',
  'puzzle.move': 'Play {move}',
  'puzzle.none': 'Nothing more is known here.',
  'puzzle.result': 'Tower Mill puzzle{task}: solved, {tries} {tries|try|tries}, {hints} {hints|hint|hints}, {moves}',
  'puzzle.result.task': ' “{task}”',
  'puzzle.copy': 'Copy the result',
  'teach.circle': 'circled',
  'teach.field': 'marked',
  'teach.label': 'label {text}',
  'teach.arrow': 'arrow from {from} to {to}',
};
