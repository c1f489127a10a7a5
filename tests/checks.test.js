// The checks of the sources: each finds nothing in the project, and finds a fault that was put there on purpose.

import assert from 'node:assert/strict';
import test from 'node:test';
import { exportFaults } from './check-exports.mjs';
import { importFaults, includeFaults } from './check-includes.mjs';
import { lengthFaults } from './check-lengths.mjs';
import { ruleFaults, ruleIds, tableFaults } from './check-rules.mjs';
import { filesBelow, textOf } from './project-files.mjs';

const core = filesBelow('core', /\.[ch]$/);
const web = filesBelow('web', /\.(js|css)$/); // the embed takes its style in
const coreText = [...core].flat().join('\n');
const cTests = ['tests/unit', 'tests/walk'].flatMap((folder) => [...filesBelow(folder, /\.c$/).values()]).join('\n');

test('the core includes only what lies below', () => {
  assert.deepEqual(includeFaults(core), []);
});

const badIncludes = {
  'core/tower/tower_rules.c': '#include "../text.h"\n',
  'core/tower/tower_eval.c': '#include "tower_text.h"\n',
  'core/mill/mill_text.c': '#include "../tower/tower_rules.h"\n',
  'core/match/match.c': '#include <stdio.h>\n',
  'core/match/game.h': '#include <time.h>\n',
  'core/odd.c': '',
  'core/match/game.c': '#include "game_row.h"\n'
};
for (const [file, text] of Object.entries(badIncludes)) {
  test(`a bad include is found: ${file} ${text.trim()}`, () => {
    const files = new Map([[file, text], ['core/match/game_row.h', '#include "game.c"\n']]);
    assert.equal(includeFaults(files).length, 1);
  });
}

test('the scripts of the page import only what lies below', () => {
  assert.deepEqual(importFaults(web), []);
});

const badImports = {
  'a module from elsewhere': { 'web/a.js': 'import { x } from \'lodash\';\n' },
  'a cycle': { 'web/a.js': 'import \'./b.js\';\n', 'web/b.js': 'import { a } from \'./a.js\';\n' },
  'a page word in the worker': { 'web/worker.js': 'import { a } from \'./a.js\';\n', 'web/a.js': 'document.title;\n' },
  'the memory of the module': { 'web/a.js': 'module.HEAPU8[0] = 1;\n' }
};
for (const [name, files] of Object.entries(badImports)) {
  test(`a bad import is found: ${name}`, () => {
    assert.equal(importFaults(new Map(Object.entries(files))).length, 1);
  });
}

test('every rule is named in the core, by a test and in the README', () => {
  const names = [...cTests.matchAll(/cmocka_unit_test\((\w+)\)/g)].map(([, name]) => name.replaceAll('_', ' ')).join('\n');
  assert.deepEqual(ruleFaults({ 'core/': coreText, 'the tests': names, 'README.md': textOf('README.md') }), []);
});

test('the functions and tests in the table of the rules exist', () => {
  assert.deepEqual(tableFaults(textOf('README.md'), coreText, cTests), []);
});

test('a row that is missing and names that do not exist are found', () => {
  const rows = ruleIds.slice(1).map((id) => `| ${id} | Text. | \`one\` in \`a.c\` | \`${id}_test\` |\n`).join('');
  const tests = ruleIds.map((id) => `${id}_test`).join(' ');
  assert.equal(tableFaults(rows, 'core/a.c one', tests).length, 1);
  assert.equal(tableFaults(rows.replace('one', 'two').replace('T2_test', 'T2_tests'), 'core/a.c one', tests).length, 3);
});

test('a rule that is named nowhere is found', () => {
  const text = ruleIds.filter((id) => id !== 'T1').join(' ');
  assert.deepEqual(ruleFaults({ here: text }), ['rule T1 is named nowhere in here']);
});

test('no function of the core is long', () => {
  assert.deepEqual(lengthFaults(core), []);
});

test('a long function is found', () => {
  const text = `static int\nshort_one(void) {\n}\n\nstatic int GAME(long_one)(int a,\n    int b) {\n${'    a++;\n'.repeat(58)}}\n`;
  assert.deepEqual(lengthFaults(new Map([['a.c', text]])), ['a.c: long_one has 61 lines, more than 60']);
});

test('the build exports what the header of the module declares', () => {
  assert.deepEqual(exportFaults(textOf('build.sh'), textOf('core/match/towermill.h')), []);
});

test('a function that is declared or exported alone is found', () => {
  const header = '/* void a(void); */\nint b(const char *text,\n      int size);\nvoid c(void);\n';
  assert.equal(exportFaults('exports=\'malloc\n b d\'\n', header).length, 2);
});
