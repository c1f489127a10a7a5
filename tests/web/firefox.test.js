// What a visitor does in Firefox: the site, offline too; the one file; the embed in pages of others and in a frame.

import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { launch } from 'puppeteer-core';
import { dist, policy, serve } from './server.js';

let folder;
let site;
let lessons;
let browser;
before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lesson-'));
  site = await serve(dist, { 'content-security-policy': policy });
  lessons = await serve(folder);
  browser = await launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en' },
  });
});
after(async () => {
  await browser.close();
  await site.close();
  await lessons.close();
  await rm(folder, { recursive: true });
});

/**
 * A visit to an address. The page must not complain.
 * @param {string | (() => string)} address @param {(page: import('puppeteer-core').Page) => Promise<void>} act
 */
async function visit(address, act) {
  const page = await browser.newPage();
  page.setDefaultTimeout(60000);
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => { if (message.type() === 'error') complaints.push(message.text()); });
  try {
    await page.goto(typeof address === 'string' ? address : address());
    await act(page);
    assert.deepEqual(complaints, []);
  } finally {
    await page.close();
  }
}

/** Waits until something holds in a page or frame. */
const waitFor = (place, holds, ...args) => place.waitForFunction(holds, {}, ...args);

const movesMade = (page, count) => (
  waitFor(page, (wanted) => document.querySelectorAll('#moves button').length >= wanted, count));

/** A man is placed on d2, and the computer answers from a worker. @param {import('puppeteer-core').Page} page */
async function playAgainstComputer(page) {
  await page.locator('button[data-play=mill]').click();
  await page.locator('#fields [data-field=d2]').click();
  await movesMade(page, 2);
  assert.deepEqual(await page.evaluate(() => [document.querySelector('#moves button').textContent, document.querySelector('#toast').hidden]),
    ['d2', true]);
}

test('the site plays under its content security policy', () => visit(() => site.address, playAgainstComputer));

test('the one file plays', () => visit(pathToFileURL(path.join(dist, 'towermill.html')).href, playAgainstComputer));

test('the site is there when its server has gone, and its game too', async () => {
  const server = await serve(dist, { 'content-security-policy': policy });
  await visit(server.address, async (page) => {
    await waitFor(page, () => navigator.serviceWorker.controller?.state === 'activated');
    await playAgainstComputer(page);
    await server.close();
    await page.reload();
    await movesMade(page, 2);
    await page.evaluate(() => document.querySelector('header [data-act=home]').click());
    await page.locator('button[data-play=tower]').click();
    await page.locator('#fields [data-field="12"]').click();
    await page.locator('#fields [data-field="19"]').click();
    await movesMade(page, 2);
  });
});

const puzzle = '<tower-mill game="mill" moves="a1,d6,d1,f4" mode="puzzle" solution="g1xd6" task="Close a mill"></tower-mill>';

/** A page of somebody else's with boards in it. @param {string} content @param {string} script the embed's address */
const lesson = (content, script) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lesson</title>
  ${content}<script src="${script}"></script>`;

/** The puzzle is solved on its board. @param {import('puppeteer-core').Page} page */
async function solve(page) {
  await page.evaluate(async () => {
    const board = document.querySelector('tower-mill');
    globalThis.solved = new Promise((resolve) => { board.addEventListener('solved', resolve); });
    await board.whenReady;
  });
  for (const field of ['g1', 'd6']) await page.locator(`tower-mill >>> [data-field=${field}]`).click();
  await page.evaluate(() => globalThis.solved);
}

test('an embed is solved in a page of another host', async () => {
  await writeFile(path.join(folder, 'lesson.html'), lesson(puzzle, `${site.address}embed.js`));
  await visit(`${lessons.address}lesson.html`, solve);
});

test('an embed is solved in a page from a file', async () => {
  await writeFile(path.join(folder, 'local.html'), lesson(puzzle, pathToFileURL(path.join(dist, 'embed.js')).href));
  await visit(pathToFileURL(path.join(folder, 'local.html')).href, solve);
});

test('of two embeds only the one with the focus hears keys, and one that was removed comes back', async () => {
  const board = '<tower-mill game="mill" mode="replay" moves="a1,d6,d1,f4"></tower-mill>';
  await writeFile(path.join(folder, 'two.html'), lesson(board + board, `${site.address}embed.js`));
  await visit(`${lessons.address}two.html`, async (page) => {
    const plies = () => page.evaluate(() => [...document.querySelectorAll('tower-mill')].map(({ ply }) => ply));
    await page.evaluate(() => Promise.all([...document.querySelectorAll('tower-mill')].map(({ whenReady }) => whenReady)));
    await page.evaluate(() => document.querySelectorAll('tower-mill')[1].goTo(2));
    assert.deepEqual(await plies(), [0, 2]);
    await page.evaluate(() => document.querySelector('tower-mill').shadowRoot.querySelector('[data-field=a1]').focus());
    await page.keyboard.press('End');
    await waitFor(page, () => document.querySelector('tower-mill').ply === 4);
    assert.deepEqual(await plies(), [4, 2]);
    await page.evaluate(async () => {
      const [first] = document.querySelectorAll('tower-mill');
      first.remove();
      document.body.prepend(first);
      await first.whenReady;
      first.goTo(1);
    });
    assert.deepEqual(await plies(), [1, 2]);
  });
});

test('a sandboxed frame plays and tells its moves', async () => {
  await writeFile(path.join(folder, 'frame.html'), `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lesson</title>
    <script>heard = []; addEventListener('message', ({ data }) => heard.push(data));</script>
    <iframe sandbox="allow-scripts" width="480" height="620" title="Mill" src="${site.address}embed.html#game=mill&amp;level=1"></iframe>`);
  await visit(`${lessons.address}frame.html`, async (page) => {
    await waitFor(page, () => globalThis.heard.some(({ type }) => type === 'hello'));
    await page.evaluate(() => document.querySelector('iframe').contentWindow
      .postMessage({ towermill: 1, id: 1, type: 'subscribe', events: ['move'] }, '*'));
    await waitFor(page, () => globalThis.heard.some(({ id }) => id === 1));
    const frame = page.frames().find((each) => each.url().includes('embed.html'));
    await frame.locator('tower-mill >>> [data-field=d2]').click();
    await waitFor(page, () => globalThis.heard.some(({ event, detail }) => event === 'move' && detail.by === 'computer'));
  });
});
