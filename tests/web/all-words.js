// The words of every language, learnt: what the page fetches, for tests in Node.

import english, { rules as englishRules } from '../../web/words/en.js';
import lithuanian, { rules as lithuanianRules } from '../../web/words/lt.js';
import russian, { rules as russianRules } from '../../web/words/ru.js';
import { languages, learn } from '../../web/words.js';

/** @typedef {import('../../web/words.js').Words} Words */
/** @type {Record<import('../../web/words.js').Language, Words & { rules: import('../../web/words.js').ShortRules }>} */
export const all = {
  en: { ...english, rules: englishRules },
  ru: { ...russian, rules: russianRules },
  lt: { ...lithuanian, rules: lithuanianRules },
};

for (const { code } of languages) learn(code, { default: all[code], rules: all[code].rules });
