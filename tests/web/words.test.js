// @ts-check
// The words of the page: complete in every language, the same placeholders, right forms.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { languages, pickLanguage, pluralForms, say, sayNotice, sayRules } from '../../web/words.js';
import { all } from './all-words.js';

const codes = languages.map(({ code }) => code);
const placeholder = /\{(\w+)(?::(\w+)|\|([^{}]*))?\}/g;
const numbers = {
  tower: { men: 18, heightCap: 3, quiet: 100, repetitions: 3 },
  mill: { men: 9, fly: 3, fewest: 3, quiet: 100, repetitions: 3 },
};

const noticeList = readFileSync(new URL('../../core/notice_list.h', import.meta.url), 'utf8');
const coreNotices = [...noticeList.matchAll(/^NOTICE\((\w+), "\w*", "(.*)"\)$/gm)].map(([, code, sentence]) => ({
  code,
  sentence,
  names: [...new Set([...sentence.matchAll(/\{(\d)/g)].map(([, name]) => name))].sort(),
}));

/** @param {string} message */
function argumentNames(message) {
  return [...new Set([...message.matchAll(placeholder)].map(([, name]) => name))].sort();
}

/**
 * Every message of a language with a name to find it by.
 * @param {import('../../web/words.js').Words} words
 */
function messages(words) {
  const sections = Object.entries(words.rules).flatMap(([game, list]) =>
    list.flatMap(({ title, text }, at) => [
      [`rules.${game}.${at}.title`, title],
      [`rules.${game}.${at}.text`, text],
    ]),
  );
  const notices = Object.entries(words.notice).map(([code, message]) => [`notice.${code}`, message]);
  return Object.fromEntries([...Object.entries(words.ui), ...notices, ...sections]);
}

/**
 * @param {string} code
 * @param {...string} args
 */
function notice(code, ...args) {
  return { code, place: -1, args, sentence: 'the sentence of the core' };
}

for (const code of codes) {
  test(`${code} has the keys of English with the same arguments`, () => {
    const expected = messages(all.en);
    const actual = messages(all[code]);
    assert.deepEqual(Object.keys(actual).sort(), Object.keys(expected).sort());
    for (const [key, message] of Object.entries(expected))
      assert.deepEqual(argumentNames(actual[key]), argumentNames(message), key);
  });

  test(`${code} words every notice of the core, and no other`, () => {
    assert.ok(coreNotices.length > 50);
    assert.deepEqual(Object.keys(all[code].notice).sort(), coreNotices.map((row) => row.code).sort());
    for (const row of coreNotices)
      for (const name of argumentNames(all[code].notice[row.code])) assert.ok(row.names.includes(name), row.code);
  });

  test(`${code} has well formed messages`, () => {
    const quotes = code === 'ru' ? /["“”„'’]/ : code === 'lt' ? /["”’']/ : /["„«»']/;
    for (const [key, message] of Object.entries(messages(all[code]))) {
      assert.ok(message.trim() === message && message !== '' && !message.includes('  '), key);
      assert.ok(!message.includes('...') && !/[{}]/.test(message.replace(placeholder, '')), key);
      if (key !== 'notice.RECORD_TAG') assert.doesNotMatch(message, quotes, key);
      for (const [, , table, forms] of message.matchAll(placeholder)) {
        if (table && table !== 'list' && table !== 'either')
          assert.ok(all[code].parts[table[0].toLowerCase() + table.slice(1)], `${key}: table ${table}`);
        // Two forms are enough where the argument is a list.
        if (forms) assert.ok([2, pluralForms[code].length].includes(forms.split('|').length), key);
      }
    }
  });

  test(`${code} leaves nothing unresolved`, () => {
    for (const [key, message] of Object.entries(all[code].ui)) {
      const names = argumentNames(message);
      for (const value of [1, 2, 5, 11, 'white', 'a1 d1']) {
        const args = Object.fromEntries(names.map((name) => [name, value]));
        assert.doesNotMatch(say(code, key, args), /[{}]|undefined/, key);
      }
    }
    for (const row of coreNotices)
      for (const value of ['1', '2', '5', '11', 'white', 'a1g1 d5d7'])
        assert.doesNotMatch(sayNotice(code, notice(row.code, value, value, value, value)), /[{}]|undefined/, row.code);
    for (const [game, counts] of Object.entries(numbers))
      for (const { title, text } of sayRules(code, game, counts)) assert.doesNotMatch(title + text, /[{}]|undefined/);
  });

  test(`${code} has six to nine short sections of rules for each game`, () => {
    for (const sections of Object.values(all[code].rules)) {
      assert.ok(sections.length >= 6 && sections.length <= 9);
      for (const { title, text } of sections) assert.ok(text.length < 420, `${title}: ${text.length}`);
    }
  });

  test(`${code} counts men`, () => {
    const counted = [1, 2, 5, 11, 21, 22, 101].map((count) => say(code, 'count.tower.men', { count }));
    assert.deepEqual(counted.map((text) => text.match(/(?:man|men|шаш|šaš)[^ ]*/)?.[0]), {
      en: ['man', 'men', 'men', 'men', 'men', 'men', 'men'],
      ru: ['шашка', 'шашки', 'шашек', 'шашек', 'шашка', 'шашки', 'шашка'],
      lt: ['šaškė', 'šaškės', 'šaškės', 'šaškių', 'šaškė', 'šaškės', 'šaškė'],
    }[code]);
  });
}

test('translations differ from English', () => {
  const expected = messages(all.en);
  for (const code of ['ru', 'lt'])
    for (const [key, message] of Object.entries(messages(all[/** @type {'ru' | 'lt'} */ (code)])))
      if (/\p{L}{2}/u.test(expected[key].replace(placeholder, '')))
        assert.notEqual(message, expected[key], `${code} ${key}`);
});

test('sides take the case that the sentence needs', () => {
  assert.deepEqual(
    codes.map((language) => sayNotice(language, notice('M7_TOO_FEW', 'white', '3'))),
    [
      'White has fewer than 3 men left',
      'У белых осталось меньше 3 фишек',
      'Baltiesiems liko mažiau kaip 3 šaškės',
    ],
  );
  assert.deepEqual(
    codes.map((language) => say(language, 'status.mill.takeOne', { side: 'black', enemy: 'white' })),
    [
      'Black closed a mill: take a white man',
      'Чёрные закрыли мельницу: снимите белую фишку',
      'Juodieji sudarė malūną: nuimkite baltą šaškę',
    ],
  );
});

test('lists are joined as the language does, and long ones are cut', () => {
  const must = (/** @type {string} */ moves) =>
    codes.map((language) => sayNotice(language, notice('T9_MUST_ATTACK', 'white', moves)));
  assert.deepEqual(must('22x31'), [
    'White must attack; 22x31 is possible',
    'Белые обязаны атаковать; возможен ход 22x31',
    'Baltieji privalo atakuoti; galimas ėjimas 22x31',
  ]);
  assert.deepEqual(must('22x31 23x31'), [
    'White must attack; 22x31 and 23x31 are possible',
    'Белые обязаны атаковать; возможны ходы 22x31 и 23x31',
    'Baltieji privalo atakuoti; galimi ėjimai 22x31 ir 23x31',
  ]);
  assert.equal(must('a b c d e f g')[0], 'White must attack; a, b, c, d, e, f and g are possible');
  assert.equal(must('a b c d e f g h')[0], 'White must attack; a, b, c, d, e, f and 2 more are possible');
  assert.match(must('a b c d e f g h')[1], /a, b, c, d, e, f и ещё 2$/);
  assert.match(sayNotice('lt', notice('OPTION_VALUE', 'centre', 'pink', 'red black white')), /red, black ar white/);
});

test('a column is described from top to bottom', () => {
  const column = { field: '12', colour: 'red', men: 'w b b', height: 3, strength: 9, range: 3 };
  assert.deepEqual(
    codes.map((language) => say(language, 'unit.column', column)),
    [
      'Column of 3 on field 12 (red): white, black, black; strength 9, reach 3',
      'Башня из 3 шашек на поле 12 (красное): белая, чёрная, чёрная; сила 9, дальность 3',
      '3 šaškių bokštas laukelyje 12 (raudonas): balta, juoda, juoda; jėga 9, nuotolis 3',
    ],
  );
});

test('a fault of a text tells its place and what should stand there', () => {
  const fault = { code: 'TEXT_EXPECTED', place: 4, args: ['colon'], sentence: '' };
  assert.deepEqual(
    codes.map((language) => sayNotice(language, fault)),
    [
      'Expected here: a colon (at character 5)',
      'Здесь ожидается: двоеточие (символ 5)',
      'Čia turi būti dvitaškis (ties 5-uoju ženklu)',
    ],
  );
  for (const [, part] of readFileSync(new URL('../../core/notice.c', import.meta.url), 'utf8').matchAll(
    /\[PART_\w+\] = \{"(\w+)"/g,
  ))
    for (const code of codes) assert.ok(all[code].parts.text[part], `${code}: ${part}`);
});

test('a notice inside of a notice is worded too', () => {
  const fault = { code: 'MOVE_IN_LIST', place: -1, args: ['3', 'd2', notice('M2_OCCUPIED', 'd2')], sentence: '' };
  assert.equal(sayNotice('ru', fault), 'Ход 3 в списке, d2, не подходит: Точка d2 занята');
});

test('what has no words shows itself', () => {
  assert.equal(sayNotice('ru', notice('NO_SUCH_CODE')), 'the sentence of the core');
  assert.equal(say('lt', 'no.such.key'), 'no.such.key');
  assert.equal(say('en', 'side.white', { unasked: 1 }), 'White');
  assert.equal(say('en', 'count.tower.men', {}), all.en.ui['count.tower.men']);
});

test('numbers are written as the language writes them', () => {
  const level = (/** @type {number} */ number) => say('lt', 'moves.number', { number });
  assert.equal(level(1.5), '1,5 ėjimas');
  assert.equal(level(12345), '12\u00a0345 ėjimas');
});

test('the language is the first known one that the reader wants', () => {
  assert.equal(pickLanguage(['lt-LT', 'en']), 'lt');
  assert.equal(pickLanguage(['de-AT', 'ru_RU', 'en']), 'ru');
  assert.equal(pickLanguage(['fr', 'constructor']), 'en');
  assert.equal(pickLanguage([]), 'en');
  assert.deepEqual(languages.map(({ name }) => name), ['English', 'Русский', 'Lietuvių']);
});
