// @ts-check
// What only the embed says, in Russian. The format of the messages is told in ../../words.js.

/** @type {Record<string, string>} */
export default {
  'embed.board': 'Доска и партия',
  'embed.start': 'Начало',
  'embed.again': 'Начать сначала',
  'puzzle.yours': 'Ход {side:sideGen}. Ваше решение?',
  'puzzle.wrong': '{move} – не то. Попробуйте ещё раз.',
  'puzzle.right': 'Верно, дальше.',
  'puzzle.solved': 'Решено!',
  'puzzle.move': 'Ход {move}',
  'puzzle.none': 'Здесь подсказки нет.',
  'puzzle.result':
    'Задача Tower Mill{task}: решена, {tries} {tries|попытка|попытки|попыток}, ' +
    '{hints} {hints|подсказка|подсказки|подсказок}, {moves}',
  'puzzle.result.task': ' «{task}»',
  'puzzle.copy': 'Скопировать результат',
  'teach.circle': 'обведено кружком',
  'teach.field': 'выделено цветом',
  'teach.label': 'метка {text}',
  'teach.arrow': 'стрелка с {from} на {to}',
};
