// The linter's rules for the scripts of web/ and tests/; run from the project's root.

import js from '@eslint/js';
import globals from 'globals';

const style = {
  'no-var': 'error',
  'prefer-const': 'error',
  eqeqeq: 'error',
  'no-eval': 'error',
  'no-implied-eval': 'error',
  'no-new-func': 'error',
  'no-shadow': 'error',
  'no-unused-vars': 'error',
  'max-lines-per-function': ['error', { max: 60, skipComments: true, skipBlankLines: true }],
  complexity: ['error', 20],
  'max-len': ['error', { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true }],
  semi: 'error',
  quotes: ['error', 'single', { avoidEscape: true, allowTemplateLiterals: true }],
  indent: ['error', 2, { SwitchCase: 1, flatTernaryExpressions: true, ignoredNodes: ['ConditionalExpression'] }],
  'no-trailing-spaces': 'error',
  'eol-last': 'error'
};

export default [
  { ignores: ['**/node_modules/', 'build/', 'dist/'] },
  js.configs.recommended,
  { rules: style },
  {
    files: ['web/**/*.js'],
    languageOptions: { globals: { ...globals.browser, ...globals.worker, createCore: 'readonly', towermillWords: 'readonly', towermillLater: 'readonly',
      towermillEndgame: 'readonly', LARGE_TABLES: 'readonly', FILES: 'readonly', VERSION: 'readonly' } },
    rules: { 'no-console': ['error', { allow: ['warn'] }] }
  },
  {
    files: ['tests/**/*.{js,mjs}'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } }
  },
  {
    files: ['tests/**/*.test.js'], // a group of tests is one function
    rules: { 'max-lines-per-function': 'off' }
  }
];
