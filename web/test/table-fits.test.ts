/** What is on the table can be seen, on every screen: nothing covers the board, and nothing is behind a hover. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESK, PHONE } from './helpers/app.ts';
import { violations } from './helpers/axe.ts';
import { settled } from './helpers/fits.ts';
import { type Company, openSave, played, turnInRound } from './helpers/saves.ts';
import { testedApp } from './helpers/tested-app.ts';

const FOUR: Company = { title: 'Rainy Sunday', names: ['Ana', 'Ben', 'Mira', 'Clerk'] };
const SIDEWAYS = { width: 844, height: 390 };
/** A desk at 200 %. */
const ZOOMED = { width: 720, height: 450 };

/** Ana has three dwellers trained in three letters and a fresh one. */
const fourKinds = played(FOUR, turnInRound(7));
const ended = played(FOUR, () => false);

const app = testedApp();

/** Where something is when the page has come to rest. */
async function boxOf(page: Page, what: string) {
  const thing = page.locator(what).first();
  await thing.waitFor();
  await settled(page);
  return (await thing.boundingBox())!;
}

test('four kinds of dwellers stand beside the question, and the board stays free down to its edge', async () => {
  for (const viewport of [DESK, { width: 1024, height: 768 }]) {
    const { page, context } = await app.visitor({ viewport });
    await openSave(page, fourKinds);
    await expect.poll(() => page.locator('.hands .chip').count()).toBe(4);
    const board = await boxOf(page, '.board-inside');
    const bar = await boxOf(page, '.qbar');
    expect(bar.y, `${viewport.width}`).toBeGreaterThanOrEqual(board.y + board.height);
    // And the page is as long as the screen, so that nothing jumps when the wheel turns.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    await context.close();
  }
});

test('a phone held sideways and a page at 200 % show the board beside the question', async () => {
  for (const viewport of [SIDEWAYS, ZOOMED]) {
    const { page, context } = await app.visitor({ viewport, hasTouch: true });
    await openSave(page, fourKinds);
    const room = await boxOf(page, '.wing > svg');
    const question = await boxOf(page, '.qbar');
    expect(room.y + room.height, 'the first room, whole').toBeLessThanOrEqual(viewport.height);
    expect(room.x + room.width).toBeLessThanOrEqual(question.x);
    await page.locator('.space.open > .hit').first().tap();
    const key = await boxOf(page, '.qbar .key.primary');
    expect(key.y + key.height).toBeLessThanOrEqual(viewport.height);
    expect(await violations(page)).toEqual([]);
    await context.close();
  }
});

test('a card says in full what it does, by click and by tap, and stays until one looks elsewhere', async () => {
  const { page, context, troubles } = await app.visitor({ viewport: PHONE, hasTouch: true });
  await page.clock.install();
  await openSave(page, fourKinds);
  await page.getByRole('button', { name: /^Buy/ }).tap();
  await page.locator('[data-track-item=toolbox-radio]').tap();
  const slip = page.locator('.why.slip');
  await slip.getByText('When another player uses a room on your level').waitFor();
  // However long one looks at it.
  await page.clock.runFor(60_000);
  await slip.waitFor();
  expect(await violations(page)).toEqual([]);
  await page.locator('.topbar').tap({ position: { x: 150, y: 20 } });
  await slip.waitFor({ state: 'hidden' });
  await page.locator('.room-card').last().tap();
  await slip.getByText('To build it you still need').waitFor();
  await expect.poll(() => slip.innerText()).toMatch(/Left:.*Right:.*Price:/s);
  await page.keyboard.press('Escape');
  await slip.waitFor({ state: 'hidden' });
  expect(troubles).toEqual([]);
  await context.close();
});

test('the count fits on a phone, and the tape’s words can be read there', async () => {
  const { page, context } = await app.visitor({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await openSave(page, ended);
  const count = page.locator('.count-table .wide');
  await expect.poll(() => count.evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(0);
  await page.getByRole('link', { name: 'Watch the replay' }).tap();
  const label = page.locator('.band text').last();
  await label.waitFor();
  await expect.poll(async () => (await label.boundingBox())!.height).toBeGreaterThanOrEqual(14);
  // The board follows what happens: the first placement of the round is in the wing that is shown.
  const tape = page.getByRole('slider');
  await tape.focus();
  for (let step = 0; step < 12; step += 1) {
    const before = await tape.getAttribute('aria-valuenow');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => tape.getAttribute('aria-valuenow')).not.toBe(before);
    if ((await page.locator('.tape-deck .now').innerText()).includes('places at'))
      await page.locator('.wing .hit[aria-label*="last move by"]').first().waitFor();
  }
  await context.close();
});
