/** Whole battles of Troubled Beginnings against a bot, from the first question of round 1 to the end, by every hand there is. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from './helpers/app.ts';
import { violations } from './helpers/axe.ts';
import { answerFighting, asksAna, type Hand, KEYS, MOUSE, openBattle, TOUCH } from './helpers/battle.ts';
import { tooWide } from './helpers/fits.ts';
import { playToTheEnd } from './helpers/play.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

const placesOf = (page: Page): Promise<Record<string, string>> =>
  page
    .locator('[data-model]')
    .evaluateAll((all) =>
      Object.fromEntries(all.map((each) => [each.getAttribute('data-model'), each.getAttribute('transform')])),
    );

/** Plays to the end, looks at each kind of question once, and has moved a model by hand before that. */
async function fight(page: Page, hand: Hand, look: (ask: string) => Promise<void>): Promise<ReadonlySet<string>> {
  const looked = new Set<string>();
  let before: Record<string, string> = {};
  let moved = 0;
  const asks = await playToTheEnd(page, async (question, turn) => {
    const places = await placesOf(page);
    moved += Object.keys(places).filter((id) => before[id] !== undefined && before[id] !== places[id]).length;
    if (!looked.has(question.ask)) await look(question.ask);
    looked.add(question.ask);
    await answerFighting(page, question, turn, hand);
    before = question.ask === 'move.path' ? places : {};
  });
  expect([...asks]).toEqual(expect.arrayContaining(['turn.ready', 'turn.use', 'action', 'move.path']));
  expect(moved).toBeGreaterThan(1);
  await page.locator('.battle-end .poster').waitFor();
  return asks;
}

test('by mouse and without the net: two clicks from the start page the battle is on, every question is answered where it stands, and nothing is wrong for a screen reader', async () => {
  const { page, context, troubles } = await app.visitor({ offline: true });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'New table: Skirmish' }).click();
  await page.getByRole('button', { name: /Start playing/ }).click();
  await fight(page, MOUSE, async (ask) => expect([ask, await violations(page)]).toEqual([ask, []]));
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await context.close();
});

test('by keyboard alone: Tab, arrows and Enter lead through every question', async () => {
  const { page, context, troubles } = await app.visitor();
  await openBattle(page, asksAna('turn.ready'));
  await fight(page, KEYS, () => Promise.resolve());
  expect(troubles).toEqual([]);
  await context.close();
});

test('on a phone by touch: the loupe and the pad place every Move, and nothing is wider than the screen', async () => {
  const { page, context, troubles } = await app.visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
  await openBattle(page, asksAna('turn.ready'));
  await fight(page, TOUCH, async () => expect.poll(() => tooWide(page)).toBeUndefined());
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await context.close();
});
