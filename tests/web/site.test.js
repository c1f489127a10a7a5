// The built site, served over http under a strict content security policy.

import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from '../project-files.mjs';
import { site, stateAfter, Visitor } from './visitor.js';
import { testPage } from './page-tests.js';
import { dist, serve } from './server.js';

let sandboxes;
before(async () => {
  sandboxes = await serve(path.join(root, 'tests/web/sandbox'));
});
after(() => sandboxes.close());

testPage('the site', () => site.address);

test('the site plays in a sandboxed frame', () => Visitor.visit({}, async ({ page }) => {
  await page.goto(`${sandboxes.address}?${site.address}`);
  const frame = page.frameLocator('iframe');
  await frame.locator('button[data-setup=mill]').click();
  await frame.getByRole('button', { name: 'Start the game' }).click();
  await frame.getByRole('combobox', { name: 'Black', exact: true }).selectOption('1');
  const box = await frame.locator('#fields [data-field=d2]').boundingBox();
  assert.ok(box);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await frame.locator('#moves [data-ply="2"]').waitFor();
  await frame.getByLabel('Type a move').fill('xyz');
  await frame.getByLabel('Type a move').press('Enter');
  await frame.getByText('Expected here').first().waitFor();
}));

test('opened by a double click, the site plays or says why not', () => Visitor.visit({}, async (visitor) => {
  await visitor.open(pathToFileURL(path.join(dist, 'index.html')).href);
  await visitor.begin('mill', { black: '1' });
  await visitor.move(stateAfter('mill', []).view.legal[0]);
  await visitor.waitForMoves(2);
  visitor.complaints.length = 0; // Chromium lets no worker load its scripts there, and says so
}));

test('where scripts are off, the site says what it needs', () => Visitor.visit({ javaScriptEnabled: false }, async ({ page }) => {
  await page.goto(site.address);
  await page.getByText('The game needs JavaScript and WebAssembly').waitFor();
}));
