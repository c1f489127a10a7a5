// The whole game as one file, opened by a double click with the network off.

import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from '../project-files.mjs';
import { stateAfter, Visitor } from './visitor.js';
import { testPage } from './page-tests.js';

const address = pathToFileURL(path.join(root, 'dist/towermill.html')).href;

testPage('the one file', () => address, { offline: true });

test('the computer thinks in a worker', () => Visitor.visit({ offline: true }, async (visitor) => {
  await visitor.open(address);
  await visitor.begin('mill', { black: '1' });
  await visitor.move(stateAfter('mill', []).view.legal[0]);
  await visitor.waitForMoves(2);
  assert.equal(visitor.page.workers().length, 1);
}));
