// The built site and a browser for the tests of the page, and the few things that a visitor does there.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before } from 'node:test';
import { core } from '../module.mjs';
import { openBrowser } from './browser.js';
import { randomNumbers } from './random.js';
import { dist, policy, serve } from './server.js';

/** @type {Awaited<ReturnType<typeof serve>>} the site, served under its policy while the tests of a file run */
export let site;
/** @type {import('playwright-core').Browser} */
export let browser;
before(async () => {
  site = await serve(dist, { 'content-security-policy': policy });
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
  await site.close();
});

/** Run in the page before its own scripts: no pause is longer than a moment, so that whole games take seconds. */
function hurry() {
  const { setTimeout: later } = globalThis;
  globalThis.setTimeout = (act, delay, ...values) => later(act, Math.min(delay ?? 0, 5), ...values);
}

/** A visitor with a page of their own, which must not complain. */
export class Visitor {
  /**
   * A visit from its beginning to its end.
   * @param {import('playwright-core').BrowserContextOptions & { keeps?: boolean }} options keeps: whether the site may
   *   keep itself for use offline; that costs more than most visits
   * @param {(visitor: Visitor) => Promise<void>} act
   */
  static async visit({ keeps = false, ...options }, act) {
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options });
    try {
      await context.addInitScript(hurry);
      if (!keeps) await context.addInitScript(() => { delete Navigator.prototype.serviceWorker; });
      const visitor = new Visitor(await context.newPage());
      await act(visitor);
      assert.deepEqual(visitor.complaints, []);
    } finally {
      await context.close();
    }
  }

  /** @param {import('playwright-core').Page} page */
  constructor(page) {
    this.page = page;
    page.setDefaultTimeout(60000); // a loaded machine is no fault of the page
    /** @type {string[]} what the page complained of */
    this.complaints = [];
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
    });
    page.on('requestfailed', (request) => { // the browser gives up what a page was loading that is left soon
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') this.complaints.push(`${request.url()} was not loaded`);
    });
  }

  /** @param {string} address */
  async open(address) {
    await this.page.goto(address);
    await this.page.locator('#home:not([hidden]), #play:not([hidden])').waitFor();
  }

  /**
   * Begins a game by one click on the first screen, and says who plays.
   * @param {'tower' | 'mill'} game
   * @param {{ white?: string, black?: string }} [players] 'person' or the level of the computer
   */
  async begin(game, { white, black } = {}) {
    await this.page.locator(`button[data-play=${game}]`).click();
    if (white) await this.player('White').selectOption(white);
    if (black) await this.player('Black').selectOption(black);
  }

  /** @param {string} side */
  player(side) {
    return this.page.getByRole('combobox', { name: side, exact: true });
  }

  /** @param {string} act the name of a button's action */
  press(act) {
    return this.page.locator(`[data-act=${act}]:visible`).first().click();
  }

  /** All moves of the game, undone ones too. @returns {Promise<string[]>} */
  async moves() {
    return this.page.locator('#moves button').allTextContents();
  }

  /** Waits until the game has so many moves. @param {number} count */
  async waitForMoves(count) {
    await this.page.waitForFunction((wanted) => document.querySelectorAll('#moves button').length >= wanted, count);
  }

  /** The number of moves up to the position on the board. */
  async ply() {
    const current = this.page.locator('#moves [aria-current]');
    return await current.count() ? Number(await current.getAttribute('data-ply')) : 0;
  }

  status() {
    return this.page.locator('#status').innerText();
  }

  /** Clicks on a field of the board, as it is seen. @param {string} field */
  async clickField(field) {
    const box = await this.page.locator(`#fields [data-field="${field}"]`).boundingBox();
    assert.ok(box, `field ${field} cannot be seen`);
    await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }

  /** Makes a move on the board. @param {{ from: string | null, to: string, removed?: string[] }} effect */
  async move({ from, to, removed = [] }) {
    for (const field of [from, to, ...removed]) if (field !== null) await this.clickField(field);
  }

  /**
   * Both sides are played by hand, with moves chosen at random, to the end of the game or so many moves.
   * @param {'tower' | 'mill'} game
   * @param {{ seed: number, most?: number, moves?: string[] }} how moves: those that are on the board already
   * @returns {Promise<any>} the state at the end, as the module sees it
   */
  async playByHand(game, { seed, most = Infinity, moves = [] }) {
    const random = randomNumbers(seed);
    const match = core.match({ game, moves });
    let state = match.state();
    while (state.view.legal.length > 0 && state.ply < most) {
      const effect = state.view.legal[random(state.view.legal.length)];
      await this.move(effect);
      state = match.play(effect.move);
      await this.waitForMoves(state.length);
    }
    assert.deepEqual(await this.moves(), state.moves);
    match.free();
    return state;
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of axe by theme: what has no fault in one of them can break only rules about colours in the other. */
export const themeRules = { light: undefined, dark: ['color-contrast', 'link-in-text-block'] };

/**
 * Axe finds nothing to mend on a page as it is.
 * @param {import('playwright-core').Page} page @param {string} what
 * @param {string[]} [runOnly] the names of the rules that are looked at, if not all
 */
export async function expectAccessible(page, what, runOnly) {
  if (!await page.evaluate(() => 'axe' in globalThis)) await page.evaluate(axe);
  const { violations } = await page.evaluate((only) => (
    globalThis.axe.run(document, { resultTypes: ['violations'], ...only && { runOnly: only } })), runOnly);
  assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`), [], what);
}

/** The state after these moves, as the module sees it. @param {'tower' | 'mill'} game @param {string[]} moves */
export function stateAfter(game, moves) {
  const match = core.match({ game, moves });
  const state = match.state();
  match.free();
  return state;
}
