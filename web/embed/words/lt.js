// @ts-check
// What only the embed says, in Lithuanian. The format of the messages is told in ../../words.js.

/** @type {Record<string, string>} */
export default {
  'embed.board': 'Lenta ir partija',
  'embed.start': 'Pradžia',
  'embed.again': 'Pradėti iš naujo',
  'puzzle.yours': '{side:Side} pradeda. Koks jūsų ėjimas?',
  'puzzle.wrong': '{move} netinka. Bandykite dar kartą.',
  'puzzle.right': 'Teisingai, toliau.',
  'puzzle.solved': 'Išspręsta!',
  'puzzle.move': 'Ėjimas {move}',
  'puzzle.none': 'Čia patarimo nėra.',
  'puzzle.result':
    'Tower Mill uždavinys{task}: išspręsta, {tries} {tries|bandymas|bandymai|bandymų}, ' +
    '{hints} {hints|patarimas|patarimai|patarimų}, {moves}',
  'puzzle.result.task': ' „{task}“',
  'puzzle.copy': 'Kopijuoti rezultatą',
  'teach.circle': 'apibrėžta',
  'teach.field': 'paspalvinta',
  'teach.label': 'žymė {text}',
  'teach.arrow': 'rodyklė iš {from} į {to}',
};
