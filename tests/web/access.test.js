// Everyone can use the page: axe finds nothing to mend on any screen, and neither large letters, nor forced colours,
// nor the wish for little motion spoils it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectAccessible, site, themeRules, Visitor } from './visitor.js';

const languages = ['en', 'ru', 'lt'];
const sizes = [[360, 640], [320, 568], [640, 360], [1024, 768]]
  .map(([width, height]) => ({ width, height }));

/**
 * Visits the page with settings that were kept.
 * @param {object} settings @param {import('playwright-core').BrowserContextOptions} options
 * @param {(visitor: Visitor) => Promise<void>} act
 */
const visit = (settings, options, act) => Visitor.visit({ keeps: true, ...options }, async (visitor) => {
  await visitor.page.addInitScript((kept) => {
    if (location.protocol === 'http:') localStorage.setItem('towermill.settings', kept);
  }, JSON.stringify(settings));
  await act(visitor);
});

/** A finished game, one with a man to be taken and one with an attack to be chosen; each is a link. */
const links = {
  over: '#mill;p=w/a1,a4,d2/0/g1,g4,f6/0/0/20;m=d2-a7xf6',
  taking: '#mill;m=a1,d6,d1,f4',
  attack: '#tower;p=w/1.w,30.wwb,31.b,61.b/0/9'
};

/** What there is to be seen, each after the one before it: how to come there, and, but for dialogs, the way back. */
const screens = {
  'the first screen': { open: (visitor) => visitor.open(site.address) },
  'a game of tower': { open: (visitor) => begin(visitor, links.attack), fields: ['30'] },
  'a hint': { acts: ['hint'] },
  'a man to be taken': { open: (visitor) => begin(visitor, links.taking), fields: ['g1'] },
  'a refused choice': { fields: ['a1'] },
  'an earlier position': { acts: ['undo', 'previous'], back: ['live'] },
  'the menu': { acts: ['more'] },
  'a new game': { open: ({ page }) => page.evaluate(() => document.querySelector('[data-act=new]').click()) },
  'the rules': { acts: ['rules'] },
  'the settings': { acts: ['settings'] },
  'the keys': { acts: ['settings', 'shortcuts'] },
  'an offer of a draw': { acts: ['more', 'draw'] },
  'an offer to resign': { acts: ['more', 'resign'] },
  'saving a game': { acts: ['more', 'save'] },
  'the saved games': { acts: ['more', 'games'] },
  'sharing a game': { acts: ['more', 'share'] },
  'opening a game': { acts: ['more', 'open'] },
  'the editor': { acts: ['more', 'edit'], back: ['editCancel'] },
  'the analysis': { acts: ['analyse'], back: ['analyse'] },
  'the end of a game': { open: (visitor) => begin(visitor, links.over) },
  'the review of a game': { acts: ['review'] }
};

/** @param {Visitor} visitor @param {string} link */
async function begin(visitor, link) {
  await visitor.page.goto('about:blank');
  await visitor.open(site.address + link);
  for (const player of await visitor.page.locator('.player select').all()) await player.selectOption('person');
}

/** Presses what is on top: a dialog covers what lies below it. @param {Visitor} visitor @param {string} act */
async function press(visitor, act) {
  const inside = visitor.page.locator(`dialog[open] [data-act=${act}]`);
  if (await inside.count()) await inside.first().click();
  else await visitor.press(act);
}

/**
 * Goes through all screens.
 * @param {Visitor} visitor @param {(name: string) => Promise<void>} look
 */
async function walk(visitor, look) {
  for (const [name, { open, acts = [], fields = [], back = [] }] of Object.entries(screens)) {
    await open?.(visitor);
    for (const act of acts) await press(visitor, act);
    for (const field of fields) await visitor.clickField(field);
    await look(name);
    for (const act of back) await visitor.press(act);
    while (await visitor.page.locator('dialog[open]').count()) await visitor.page.keyboard.press('Escape');
  }
}

for (const language of languages) {
  for (const [theme, rules] of Object.entries(themeRules)) {
    test(`axe finds nothing to mend: ${language}, ${theme}`, () => visit({ language, theme }, {}, (visitor) => (
      walk(visitor, (name) => expectAccessible(visitor.page, name, rules)))));
  }

  test(`nothing is cut off: ${language}`, () => visit({ language }, { viewport: sizes[0] }, (visitor) => (
    walk(visitor, async (name) => {
      const { page } = visitor;
      for (const size of sizes) {
        await page.setViewportSize(size);
        await expectWhole(page, `${name}, ${size.width} pixels wide`);
      }
      await page.setViewportSize(sizes[0]);
      await page.evaluate(() => { document.documentElement.style.fontSize = '200%'; });
      await expectWhole(page, `${name}, letters of twice the size`);
      await page.evaluate(() => { document.documentElement.style.fontSize = ''; });
    }))));
}

/** What is not seen, has no text, or scrolls by itself. */
const notWhole = '.unseen, .full, .fields, .lines li, svg, [role=switch]';

/** What is wider than its place, or than the page. @param {import('playwright-core').Page} page @param {string} what */
async function expectWhole(page, what) {
  const faults = await page.evaluate((exempt) => {
    const edge = document.documentElement.clientWidth;
    const told = (element) => `${element.tagName} ${element.className} ${element.textContent.trim().slice(0, 40)}`;
    const shown = [...document.querySelectorAll('dialog[open] *, body > :not(dialog) *')].filter((element) => (
      element.checkVisibility({ visibilityProperty: true }) && !element.closest(exempt)));
    const outside = shown.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -0.5 || right > edge + 0.5;
    });
    const cut = shown.filter((element) => (
      element.matches('button, label, legend, p, h1, h2, h3, li, b, span, summary, dd, dt')
      && getComputedStyle(element).display !== 'inline' && getComputedStyle(element).textOverflow !== 'ellipsis'
      && getComputedStyle(element).clipPath === 'none'
      && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 3)));
    return [...outside.map((element) => `outside: ${told(element)}`), ...cut.map((element) => `cut: ${told(element)}`)];
  }, notWhole);
  assert.deepEqual(faults, [], what);
}

test('with forced colours, the focus, the choice and the player to move are seen', () => (
  visit({}, { forcedColors: 'active' }, async (visitor) => {
    const { page } = visitor;
    await begin(visitor, links.taking);
    const outline = (selector) => page.locator(selector).first()
      .evaluate((element) => getComputedStyle(element).outlineStyle);
    assert.notEqual(await outline('.to-move .player'), 'none');
    await page.locator('#fields [tabindex="0"]').focus();
    await page.keyboard.press('ArrowUp');
    assert.equal(await page.evaluate(() => getComputedStyle(document.activeElement).opacity), '1');
    assert.notEqual(await outline('#fields :focus'), 'none');
    await visitor.press('settings');
    assert.notEqual(await outline('input:checked + span'), 'none');
  })));

test('who wants little motion sees none', () => visit({}, { reducedMotion: 'reduce' }, async (visitor) => {
  const { page } = visitor;
  await visitor.open(site.address);
  const picture = () => page.locator('canvas').evaluateAll((all) => all.map((canvas) => canvas.toDataURL()).join());
  await page.waitForTimeout(300);
  const first = await picture();
  await page.waitForTimeout(300); // the pauses of the page are short here, so the boards would have moved
  assert.equal(await picture(), first);
  await visitor.begin('mill', { black: '1' });
  await visitor.clickField('a1');
  const seen = await page.evaluate(() => new Promise((resolve) => {
    const pictures = new Set();
    let frames = 0;
    const look = () => {
      pictures.add(document.querySelector('#canvas').toDataURL());
      frames += 1;
      if (frames < 60) requestAnimationFrame(look);
      else resolve({ pictures: pictures.size, animations: document.getAnimations().length });
    };
    look();
  }));
  assert.ok(seen.pictures <= 3, `${seen.pictures} different pictures of one's own move and the answer`);
  assert.equal(seen.animations, 0);
}));
