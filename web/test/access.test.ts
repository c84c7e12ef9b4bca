import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESK, PHONE, type Visitor } from './helpers/app.ts';
import { violations, violationsDayAndNight } from './helpers/axe.ts';
import { settled, tooWide } from './helpers/fits.ts';
import { COMPANY, openSave, played } from './helpers/saves.ts';
import { hasQuestion } from './helpers/screen.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

const PAGES: readonly (readonly [name: string, path: string, there: string])[] = [
  ['start page', '/', '.hero'],
  ['new table', '/new/vault', '.seats'],
  ['chapter of the rulebook', '/rules/vault/SH-THREAT-2', '.rules .hit'],
  ['rulings', '/rules/vault/rulings', '.rules'],
  ['cards', '/rules/vault/cards', '.rules'],
  ['glossary', '/rules/vault/glossary', '.rules'],
  ['rulebook of the adventure', '/rules/adventure', '.rules'],
  ['rulebook of the skirmish', '/rules/skirmish', '.rules'],
  ['signs on the board', '/rules/vault/icons', '.icon-table'],
  ['terrain of the skirmish', '/rules/skirmish/terrain', '.legend svg'],
  ['new adventure', '/new/adventure', '.stories'],
  ['new skirmish', '/new/skirmish', '.dock'],
  ['about', '/about', '.about dl'],
  ['settings', '/settings', 'dialog.settings[open]'],
  ['join friends', '/lobby/222-222', '.trouble'],
  ['seat code', '/seat', '.arrive'],
  ['no such page', '/no/such/page', '.trouble'],
];

/** No narrower screen makes it scroll sideways. */
async function fits(page: Page, name: string): Promise<void> {
  for (const width of [1024, 720, 390, 360]) {
    await page.setViewportSize({ width, height: PHONE.height });
    await expect.poll(() => tooWide(page), { message: `${name} at ${width}` }).toBeUndefined();
  }
  expect(await violations(page), `${name} on a phone`).toEqual([]);
  await page.setViewportSize(DESK);
}

describe('axe finds nothing, by day and by night, and nothing is wider than the screen, from 360 px on', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await app.visitor();
  });
  afterAll(() => visitor.context.close());

  test.each(PAGES)('%s', async (name, path, there) => {
    await visitor.page.goto(path);
    await visitor.page.locator(there).first().waitFor();
    expect(await violationsDayAndNight(visitor.page)).toEqual([]);
    await fits(visitor.page, name);
  });

  test('lobby', async () => {
    const { page } = visitor;
    await page.goto('/new/vault');
    await page.getByRole('button', { name: 'Friends by link' }).first().click();
    await page.getByRole('button', { name: /Wait for/ }).click();
    await page.locator('.levels').waitFor();
    expect(await violationsDayAndNight(page)).toEqual([]);
    await fits(page, 'lobby');
  });

  test('table', async () => {
    const { page } = visitor;
    await page.goto('/new/vault');
    await page.getByRole('button', { name: 'Me and two bots' }).click();
    await page.getByRole('button', { name: 'Start playing' }).click();
    await hasQuestion(page);
    expect(await violationsDayAndNight(page)).toEqual([]);
  });

  test('the end of a game, and its replay', async () => {
    const { page } = visitor;
    await openSave(
      page,
      played(COMPANY, () => false),
    );
    expect(await violationsDayAndNight(page)).toEqual([]);
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await page.getByRole('slider').waitFor();
    expect(await violationsDayAndNight(page)).toEqual([]);
  });
});

test('at twice the zoom and with the largest text every page still fits', async () => {
  // A window of 1440 at 200 percent has the room of one of 720.
  const { page, context } = await app.visitor({ viewport: { width: 720, height: 450 } });
  await page.addInitScript(() => localStorage.setItem('holotape.settings', JSON.stringify({ text: 150 })));
  for (const [name, path, there] of PAGES) {
    await page.goto(path);
    await page.locator(there).first().waitFor();
    await expect.poll(() => tooWide(page), { message: name }).toBeUndefined();
  }
  await context.close();
});

test('by keyboard alone: from the start page to a table, with the focus always in sight', async () => {
  const { page, troubles, context } = await app.visitor();
  await page.goto('/');
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        name: element.getAttribute('aria-label') ?? element.innerText,
        seen: outlineStyle !== 'none' && outlineWidth !== '0px',
      };
    });
  const tabTo = async (name: string) => {
    for (let i = 0; i < 40; i += 1) {
      await page.keyboard.press('Tab');
      const now = await focused();
      if (!now.name.includes(name)) continue;
      expect(now.seen, name).toBe(true);
      return;
    }
    throw new Error(`Tab never came to "${name}".`);
  };
  await page.locator('.rack').waitFor();
  await tabTo('New table: Vault');
  await page.keyboard.press('Enter');
  await page.locator('.seats').waitFor();
  await tabTo('You');
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => page.getByRole('radio', { name: 'On this screen' }).first().getAttribute('aria-checked'))
    .toBe('true');
  await page.keyboard.press('ArrowLeft');
  await tabTo('Start playing');
  await page.keyboard.press('Enter');
  await hasQuestion(page);
  expect(troubles).toEqual([]);
  await context.close();
});

test('the question mark explains what is blocked, and elsewhere lists the keys', async () => {
  const { page, context } = await app.visitor();
  await page.goto('/new/vault');
  const you = page.getByRole('radiogroup', { name: 'Who sits in Blue' }).getByRole('radio', { name: 'You' });
  await you.focus();
  await page.keyboard.press('?');
  await page.locator('.why.slip', { hasText: 'You sit already.' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.why.slip').waitFor({ state: 'hidden' });
  await page.goto('/');
  await page.locator('.rack').waitFor();
  await settled(page);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys and shortcuts' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await context.close();
});
