/** Small things that put a newcomer off, each once. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tooWide } from './helpers/fits.ts';
import { nextQuestion, startAgainstBot } from './helpers/play.ts';
import { openSave, played, turnInRound } from './helpers/saves.ts';
import { spaceButton } from './helpers/screen.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

const full = played({ title: 'Full House', names: ['Ana', 'Ben', 'Mira', 'Clerk'] }, turnInRound(6));
const ended = played({ title: 'Rainy Sunday', names: ['Ana', 'Ben'] }, () => false);

/** How much of the board the question bar hides, in pixels; the board is where its spaces are. */
const hiddenBoard = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bar = document.querySelector('.qbar')!.getBoundingClientRect();
    const board = document.querySelector('.board-inside') ?? document.querySelector('.phone > main');
    const { bottom, left, right } = board!.getBoundingClientRect();
    return right > bar.left && left < bar.right ? Math.max(0, Math.round(bottom - bar.top)) : 0;
  });

/** What of a screen that does not scroll sticks out at its right edge, where nobody can see it. What scrolls by itself does not count. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll('.table-screen :not(svg *)')]
      .filter((element) => {
        const { width, right } = element.getBoundingClientRect();
        return width > 1 && right > innerWidth + 1 && !scrolls(element.parentElement);
      })
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
  });

const SIZES = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  // Twice as large, on a desk.
  [720, 450],
] as const;

test.each([100, 130, 150] as const)(
  'with text at %i % the question never hides the board, from 360 to 2560 wide, with four players',
  async (text) => {
    const { page, context } = await app.visitor({ settings: { text } });
    await openSave(page, full);
    await nextQuestion(page, undefined);
    // Chosen, the bar says the most.
    await page.locator('.space.open > .hit').first().click();
    await page.locator('.qbar .key.primary').waitFor();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const where = `${width} x ${height}`;
      await expect.poll(() => tooWide(page), { message: where }).toBeUndefined();
      await expect.poll(() => hiddenBoard(page), { message: where }).toBe(0);
      await expect.poll(() => cutOff(page), { message: where }).toEqual([]);
      // It gives way, but it stays a board that can be played on.
      const board = (await page.locator('.board-inside, .phone > main').first().boundingBox())!;
      expect(board.height, where).toBeGreaterThan(height / 5);
    }
    await context.close();
  },
);

test('a tablet of 768 x 1024 has the whole board, and a replay all of its deck, with the largest text too', async () => {
  const { page, context } = await app.visitor({ viewport: { width: 768, height: 1024 } });
  await openSave(page, full);
  await page.locator('.table-screen.tall .vault-board').waitFor();
  // What lies in the open is under it, whole, as far as one scrolls.
  await page.locator('.track-item').last().scrollIntoViewIfNeeded();
  await page.locator('.track-item').last().click();
  await page.locator('.why.slip').waitFor();
  for (const text of [100, 150] as const) {
    await page.evaluate((size) => localStorage.setItem('holotape.settings', JSON.stringify({ text: size })), text);
    await openSave(page, ended);
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await page.getByRole('slider').waitFor();
    await expect.poll(() => cutOff(page), { message: `text at ${text} %` }).toEqual([]);
  }
  await context.close();
});

test('undo says in words what is taken back, and whose act it was', async () => {
  const { page, context } = await app.visitor({ settings: { name: 'Ana' } });
  await startAgainstBot(page);
  await spaceButton(page, 'top.6.1').click();
  await page.getByRole('button', { name: /Place in the Diner/ }).click();
  await page.locator('.log').getByText(/Diner/).waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page
    .getByRole('menuitem', { name: /: Ana places at the Diner, left space/ })
    .first()
    .waitFor();
  await context.close();
});

test('a rematch is one click away and has a name of its own', async () => {
  const { page, context } = await app.visitor();
  await openSave(page, ended);
  const before = page.url();
  await page.getByRole('button', { name: /Rematch/ }).click();
  await page.waitForURL((url) => url.href !== before);
  await page.getByText('Rainy Sunday, rematch').first().waitFor();
  await context.close();
});

test('a ticket covers no key', async () => {
  const { page, context } = await app.visitor();
  await openSave(page, full);
  await nextQuestion(page, undefined);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Pause and leave' }).click();
  // Looked at, it stays.
  await page.locator('.toast').hover();
  const covered = await page.evaluate(() => {
    const toast = document.querySelector('.toast')!.getBoundingClientRect();
    return [...document.querySelectorAll('.key, .tool, .chip, input')]
      .map((each) => each.getBoundingClientRect())
      .filter((a) => a.left < toast.right && toast.left < a.right && a.top < toast.bottom && toast.top < a.bottom)
      .length;
  });
  expect(covered).toBe(0);
  await context.close();
});

test('"Try a round" begins one', async () => {
  const { page, context } = await app.visitor();
  await page.goto('/new/vault?try');
  await page.waitForURL(/\/table\//);
  await nextQuestion(page, undefined);
  await context.close();
});

test('rules in three minutes: from the start and from the table', async () => {
  const { page, context } = await app.visitor();
  await page.goto('/');
  await page.getByRole('button', { name: 'Rules in 3 minutes' }).first().click();
  await page.locator('.short-rules').getByRole('heading', { level: 3 }).first().waitFor();
  await page.keyboard.press('Escape');
  // The tape itself leads to a new table.
  await page.locator('.tape-link').first().click();
  await page.waitForURL(/\/new\/vault/);
  await openSave(page, full);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Rules in 3 minutes' }).click();
  await page.locator('.short-rules').getByRole('heading', { level: 3 }).first().waitFor();
  // And from the rulebook itself, for whoever opened that first.
  await page.goto('/rules/vault');
  await page.getByRole('button', { name: 'Rules in 3 minutes' }).click();
  await page.locator('.short-rules').getByRole('heading', { level: 3 }).first().waitFor();
  await context.close();
});

test('the rulebook’s search knows cards and plain words', async () => {
  const { page, context } = await app.visitor();
  await page.goto('/rules/vault');
  const search = page.getByRole('searchbox').first();
  await search.fill('radroach');
  await page.locator('.rules.found li', { hasText: 'Threat' }).getByRole('link', { name: 'Radroach Swarm' }).waitFor();
  await search.fill('how do i win');
  await page.locator('.rules.found li:first-child', { hasText: 'The player with the most happiness wins.' }).waitFor();
  await context.close();
});

test('with colours of the system’s choice a chosen space and its letters can still be seen', async () => {
  const { page, context } = await app.visitor({ forcedColors: 'active' });
  await startAgainstBot(page);
  await page.locator('.space.open > .hit').first().click();
  await page.locator('.hit[aria-pressed=true]').waitFor();
  const kept = await page.evaluate(() => getComputedStyle(document.querySelector('.vault-board')!).forcedColorAdjust);
  expect(kept).toBe('none');
  await context.close();
});
