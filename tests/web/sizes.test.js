// @ts-check
// No part of the built page is larger than it may be.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { core } from '../module.mjs';
import { sizes } from './sizes.mjs';

test('every part of the built page keeps to its size', () => {
  assert.ok(core.levels().length, 'the page is built');
  for (const { part, bytes, most } of sizes()) assert.ok(bytes > 0 && bytes <= most, `${part}: ${bytes} of ${most} bytes`);
});
