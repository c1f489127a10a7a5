// The site without its server: what it keeps after one visit, how a new version arrives, and how it is all removed.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { expectAccessible, stateAfter, Visitor } from './visitor.js';
import { dist, policy, serve } from './server.js';

/** Where the site lies on its host, beside another one. */
const place = '/some/games/';

const hashOf = (file) => `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;

/** What the next version adds to files, so that a page tells which of them it has. */
const additions = {
  'app.js': 'if (globalThis.document) document.documentElement.dataset.app = "next";',
  'module.js': 'if (globalThis.document) document.documentElement.dataset.module = "next";',
  'words-ru.js': 'document.documentElement.dataset.russian = "next";'
};

/** A host's folder with the site in it and another page above it. @param {string} folder */
function lay(folder) {
  cpSync(dist, path.join(folder, place), { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><link rel="icon" href="some/games/icon.svg"><title>Another page</title>');
  writeFileSync(path.join(folder, 'sw.js'), 'self.onactivate = (event) => event.waitUntil(caches.open("theirs"));');
  return folder;
}

/** Makes the site in a host's folder the next version. @param {string} folder */
function renew(folder) {
  const site = path.join(folder, place);
  let worker = readFileSync(path.join(site, 'sw.js'), 'utf8').replace(/"[0-9a-f]{12}"/, '"next"');
  const change = (name, edit) => {
    const file = path.join(site, name);
    const hash = hashOf(file);
    writeFileSync(file, edit(readFileSync(file, 'utf8')));
    assert.ok(worker.includes(hash), name);
    worker = worker.replace(hash, hashOf(file));
  };
  for (const [name, addition] of Object.entries(additions)) change(name, (text) => `${text}\n${addition}`);
  change('index.html', (text) => text.replace('<html', '<html data-page="next"'));
  writeFileSync(path.join(site, 'sw.js'), worker);
  return folder;
}

let folder;
let first;
let next;
before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'towermill-'));
  first = lay(path.join(folder, 'first'));
  next = renew(lay(path.join(folder, 'next')));
});
after(() => rmSync(folder, { recursive: true }));

/** A visit of the site until it is kept; the server is the visit's own. Nothing is asked of any other host. */
const visit = (act, options = {}) => Visitor.visit({ keeps: true, ...options }, async (visitor) => {
  const host = await serve(first, { 'content-security-policy': policy });
  const { page } = visitor;
  const asked = [];
  page.context().on('request', (request) => asked.push(request.url()));
  try {
    const address = new URL(place, host.address).href;
    await visitor.open(address);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await act(visitor, { host, address });
  } finally {
    await host.close();
  }
  assert.ok(asked.length > 5);
  assert.deepEqual(asked.filter((url) => !url.startsWith(host.address) && !url.startsWith('blob:')), []);
});

/** Which parts of the page are of the next version. */
const nextParts = (page) => page.evaluate(() => ['page', 'app', 'module', 'russian'].filter((part) => document.documentElement.dataset[part]));
const whole = ['page', 'app', 'module'];

/** Waits until a page is of the next version as a whole. */
const becomesNext = (page, timeout = 60000) => page.waitForFunction((parts) => (
  parts.every((part) => document.documentElement.dataset[part])), whole, { timeout });

/**
 * Reloads a page into the next version. The page may just be calling that in itself, which ends the reload; and on a
 * loaded machine the page that went away may still count as another that shows the old version, so that it takes a
 * second reload.
 */
async function reloadToNext(page) {
  const reload = () => page.reload().catch((error) => { assert.match(error.message, /ERR_ABORTED/); });
  await reload();
  await becomesNext(page, 20000).catch(async () => {
    await reload();
    await becomesNext(page);
  });
}

const openSettings = (page) => page.locator('header [data-act=settings]').click();
const close = (page) => page.keyboard.press('Escape');

/** Chooses a language in the settings, and waits until the page speaks it. */
async function speak(page, language) {
  await openSettings(page);
  await page.locator('#dialog-settings select').selectOption(language);
  await page.waitForFunction((code) => document.documentElement.lang === code, language);
  await close(page);
}

/** Waits until the browser has looked for the next version, and has it or has given it up. */
const lookForNews = (page) => page.evaluate(async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update().catch(() => {});
  const worker = registration.installing;
  while (worker?.state === 'installing') await new Promise((resolve) => { worker.onstatechange = resolve; });
});

const notice = (page) => page.locator('#notice');

test('all files of the site are kept but the one file and the large tables', () => visit(async ({ page }) => {
  const kept = await page.evaluate(async () => {
    const [name] = await caches.keys();
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  });
  const left = ['sw.js', 'towermill.html', 'tables/mill10.mtb'];
  const files = readdirSync(dist, { recursive: true }).map(String)
    .filter((file) => !left.includes(file) && statSync(path.join(dist, file)).isFile());
  assert.deepEqual(kept.sort(), files.map((file) => place + file).sort());
}));

const large = path.join(dist, 'tables/mill10.mtb');

test('the large tables are kept once they have been fetched', { skip: !existsSync(large) }, () => visit(async (visitor, { host }) => {
  const { page } = visitor;
  const analyse = async () => {
    await page.goto('about:blank');
    await visitor.open(`${host.address}${place.slice(1)}#mill;p=w/a1,e3,f4,c5,a7,d7/0/g1,f2,g4,f6/0/0/40`);
    await visitor.press('analyse');
    await page.locator('.endgame').filter({ visible: true }).waitFor();
  };
  await analyse();
  await page.waitForFunction((url) => caches.match(url), new URL(`${place}tables/mill10.mtb`, host.address).href);
  await host.close();
  await analyse();
}));

test('without its server the site plays whole games', () => visit(async (visitor, { host }) => {
  const { page } = visitor;
  await host.close();
  await page.reload();
  await visitor.begin('mill', { black: '1', white: '1' });
  await page.waitForFunction(() => document.querySelector('#status')?.classList.contains('over'), null, { timeout: 120000 });
  assert.equal(stateAfter('mill', await visitor.moves()).view.legal.length, 0);
  assert.equal(page.workers().length, 1);
  await visitor.press('home');
  await visitor.begin('tower', { black: '2' });
  await visitor.move(stateAfter('tower', []).view.legal[0]);
  await visitor.waitForMoves(2);
}));

test('without its server the site speaks every language, and does all else', () => visit(async (visitor, { host, address }) => {
  const { page } = visitor;
  await host.close();
  await page.goto(`${address}?from=elsewhere#mill;m=a1,d6`);
  await visitor.waitForMoves(2);
  for (const [language, rules] of [['ru', 'Правила'], ['lt', 'Taisyklės'], ['en', 'Rules']]) {
    await speak(page, language);
    await page.locator('header .icon[data-act=rules]').click();
    await page.getByRole('heading', { name: rules, exact: true }).waitFor();
    await close(page);
  }
  await visitor.press('analyse');
  await page.locator('#lines li').first().waitFor();
  await visitor.press('analyse');
  for (const dialog of ['share', 'open']) {
    await visitor.press('more');
    await page.locator(`#dialog-more [data-act=${dialog}]`).click();
    await page.locator(`#dialog-${dialog} textarea`).first().waitFor();
    await close(page);
  }
  await page.goto(`${address}index.html`);
  await visitor.waitForMoves(2);
}));

test('what is no part of the site is left to the host', () => visit(async ({ page, complaints }, { host }) => {
  assert.equal(await page.evaluate(async () => (await fetch('elsewhere/')).status), 404);
  await page.goto(host.address);
  assert.equal(await page.title(), 'Another page');
  complaints.length = 0; // the browser tells of the 404
}));

test('a new version is told, and one press brings all of it', () => visit(async (visitor, { host }) => {
  const { page } = visitor;
  await visitor.begin('mill', { white: 'person', black: 'person' });
  await visitor.clickField('d2');
  host.folder = next;
  await lookForNews(page);
  await notice(page).getByText('A new version is there.').waitFor();
  await expectAccessible(page, 'the notice');
  await speak(page, 'ru');
  assert.deepEqual(await nextParts(page), [], 'the old page goes on with its own files');
  await Promise.all([page.waitForEvent('load'), notice(page).locator('.primary').click()]);
  await visitor.waitForMoves(1);
  assert.deepEqual(await nextParts(page), [...whole, 'russian']);
  assert.deepEqual(await visitor.moves(), ['d2']);
  assert.equal(await notice(page).count(), 0);
  assert.equal((await page.evaluate(() => caches.keys())).length, 1);
}));

test('a reload brings the new version, too', () => visit(async (visitor, { host, address }) => {
  const { page } = visitor;
  await page.goto(`${address}#mill;m=a1,d6`);
  await visitor.waitForMoves(2);
  host.folder = next;
  await lookForNews(page);
  await reloadToNext(page);
  await visitor.waitForMoves(2);
  assert.deepEqual(await nextParts(page), whole);
}));

test('who leaves the notice alone has the new version at the next visit', () => visit(async ({ page }, { host, address }) => {
  host.folder = next;
  await lookForNews(page);
  const context = page.context();
  await page.goto('about:blank');
  const later = new Visitor(await context.newPage());
  await page.close();
  await later.open(address);
  await later.page.waitForFunction(() => performance.getEntriesByName('engine').length);
  assert.deepEqual(await nextParts(later.page), whole);
}));

test('beside another tab a reload keeps to the old version, and a press renews both', () => visit(async ({ page }, { host, address }) => {
  const other = new Visitor(await page.context().newPage());
  await other.open(address);
  await other.page.waitForFunction(() => 'towermillLater' in globalThis);
  host.folder = next;
  await lookForNews(page);
  await page.reload();
  await notice(page).waitFor();
  assert.deepEqual(await nextParts(page), []);
  await Promise.all([page.waitForEvent('load'), other.page.waitForEvent('load'), notice(page).locator('.primary').click()]);
  for (const each of [page, other.page]) {
    await becomesNext(each);
    assert.deepEqual(await nextParts(each), whole);
  }
}));

for (const file of ['app.js', 'words-ru.js']) {
  test(`an update whose network fails at ${file} leaves the old version whole`, () => visit(async (visitor, { host }) => {
    const { page } = visitor;
    host.folder = next;
    host.broken.add(place + file);
    await lookForNews(page);
    assert.equal(await notice(page).count(), 0);
    await page.reload();
    await speak(page, 'ru');
    assert.deepEqual(await nextParts(page), []);
    await host.close();
    await page.reload();
    await visitor.begin('mill');
    await visitor.clickField('d2');
    await visitor.waitForMoves(2);
    assert.deepEqual(await nextParts(page), []);
  }));
}

test('files of two versions are never kept together', () => visit(async ({ page, complaints }, { host }) => {
  const mixed = renew(lay(path.join(folder, 'mixed')));
  cpSync(path.join(first, place, 'app.js'), path.join(mixed, place, 'app.js'));
  host.folder = mixed;
  await lookForNews(page);
  assert.equal(await notice(page).count(), 0);
  await page.reload();
  assert.deepEqual(await nextParts(page), []);
  host.folder = next;
  await lookForNews(page);
  await reloadToNext(page);
  complaints.length = 0; // the browser tells of the file that is not what the worker expects
}));

test('the setting removes the worker and all that it keeps, and nothing else', () => visit(async ({ page }, { host, address }) => {
  await page.goto(host.address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  const traces = async () => page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).sort(),
    (await caches.keys()).map((name) => name.split(':')[0]).sort()
  ]);
  const offline = page.getByRole('switch', { name: 'Keep for use offline' });
  const both = [['/', place], ['theirs', 'towermill']];
  await page.goto(address);
  await page.waitForFunction(() => 'towermillLater' in globalThis);
  assert.deepEqual(await traces(), both);
  await openSettings(page);
  await page.getByText('Ready for use offline.').waitFor();
  await offline.uncheck();
  await page.waitForFunction(async () => (await caches.keys()).length === 1);
  assert.deepEqual(await traces(), [['/'], ['theirs']]);
  await page.reload();
  await page.waitForFunction(() => 'towermillLater' in globalThis);
  await openSettings(page);
  assert.equal(await offline.isChecked(), false);
  await page.getByText('Works only with a network connection.').waitFor();
  assert.deepEqual(await traces(), [['/'], ['theirs']]);
  for (const turn of ['check', 'uncheck', 'check']) await offline[turn]();
  await page.getByText('Ready for use offline.').waitFor();
  assert.deepEqual(await traces(), both);
  await host.close();
  await page.reload();
  await page.locator('#home').waitFor();
}));

test('the site can be installed', () => visit(async ({ page }, { address }) => {
  const client = await page.context().newCDPSession(page);
  const { url, errors, data } = await client.send('Page.getAppManifest');
  assert.equal(url, `${address}manifest.webmanifest`);
  assert.deepEqual(errors, []);
  const { icons, start_url: start, scope } = JSON.parse(data);
  assert.deepEqual([new URL(start, url).href, new URL(scope, url).href], [address, address]);
  for (const { src, sizes } of icons.filter((icon) => icon.type === 'image/png')) {
    const size = await page.evaluate(async (source) => {
      const image = Object.assign(new Image(), { src: source });
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    assert.equal(size, sizes);
  }
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  assert.deepEqual(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito'), []);
}));

const instead = { 'en-GB': /Instead of this page/, 'ru-RU': /вместо этой страницы/, 'lt-LT': /Vietoj šio puslapio/ };
for (const [locale, words] of Object.entries(instead)) {
  test(`opened by a double click, the site says what to open instead: ${locale}`, () => Visitor.visit({ locale }, async ({ page, complaints }) => {
    await page.goto(pathToFileURL(path.join(dist, 'index.html')).href);
    await notice(page).getByText(words).waitFor();
    await notice(page).getByRole('link', { name: 'towermill.html' }).click();
    await page.locator('#home:not([hidden])').waitFor();
    assert.ok(page.url().endsWith('/towermill.html'));
    complaints.length = 0; // Chromium lets no worker load its scripts there, and says so
  }));
}

test('a page without its scripts says in every language what to open instead', () => Visitor.visit({ javaScriptEnabled: false }, async ({ page }) => {
  await page.goto(pathToFileURL(path.join(dist, 'index.html')).href);
  for (const language of ['en', 'ru', 'lt']) await page.locator(`#apology p[lang=${language}] a[href="towermill.html"]`).waitFor();
}));
