/** The battlefield in a real browser: what is shown before anything happens, and how it is planned. */
import type { AnySession } from '@holotape/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './helpers/axe.ts';
import { asksAna, openBattle } from './helpers/battle.ts';
import { settled } from './helpers/fits.ts';
import { nextQuestion } from './helpers/play.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

const hit = (page: Page) => page.locator('.figure.acting .hit');
const wayOf = (page: Page) => page.locator('.way').getAttribute('data-way');

test('a move is planned with the action after it: good places with their reasons, waypoints that are dragged, then the shot', async () => {
  const { page, context, troubles } = await app.visitor();
  await openBattle(page, asksAna('move.path', 2));
  await settled(page);
  // Each letter of the bar stands on the sheet, and none twice.
  const letters = page.locator('.good-places [data-good]');
  await letters.first().waitFor();
  const named = await letters.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.good));
  const drawn = await page
    .locator('.good-letters [data-place]')
    .evaluateAll((all) => all.map((each) => (each as SVGElement).dataset.place));
  expect(drawn).toEqual(named);
  await page.keyboard.press('g');
  await expect.poll(() => page.locator('.good-letters [data-place]').count()).toBe(0);
  await page.keyboard.press('g');
  // Not the one that leads on: from there no step more would be allowed.
  const good = letters.nth(1);
  await good.click();
  await page.locator('.way.chosen').waitFor();
  const chosen = await wayOf(page);
  // A waypoint half way: the way goes by it, and by where it is dragged.
  await page.locator('.placing').focus();
  await page.keyboard.press('ArrowUp');
  await page.locator('[data-waypoint-key]').click();
  const point = page.locator('[data-waypoint]').last();
  await point.waitFor();
  const before = (await point.boundingBox())!;
  await good.click();
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await page.mouse.move(before.x + before.width / 2 + 12, before.y + before.height / 2 + 8, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => (await point.boundingBox())!.x).not.toBe(before.x);
  await point.focus();
  for (let left = await page.locator('[data-waypoint]').count(); left > 0; left -= 1) {
    await page.locator('[data-waypoint]').last().focus();
    await page.keyboard.press('Delete');
    await expect.poll(() => page.locator('[data-waypoint]').count()).toBe(left - 1);
  }
  await good.click();
  await expect.poll(() => wayOf(page)).toBe(chosen);
  // What comes after it is planned in the rail; nothing is played before the key.
  const shot = page.locator('.then [data-then=prepare]');
  await shot.click();
  await page.getByRole('button', { name: /^Move here .*then Prepare/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  const lines = await page.locator('.log li').count();
  await page.getByRole('button', { name: /^Move here/ }).click();
  await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(lines);
  await expect.poll(() => page.locator('.log').innerText()).toMatch(/is Prepared/);
  expect(troubles).toEqual([]);
  await context.close();
});

/** Somebody of the first side may react, and somebody else of it, too. */
const twoMayReact = ({ question, waitsFor }: AnySession): boolean => {
  if (question?.ask !== 'react.declare' || waitsFor[0] !== 0 || question.kind !== 'choice') return false;
  const open = question.options().filter(({ id, blocked }) => blocked === undefined && id !== 'done');
  return new Set(open.map(({ id }) => id.split(':')[0])).size > 1;
};

test('reactions are chosen together, put into an order, and resolved in it; the trigger is drawn', async () => {
  const { page, context, troubles } = await app.visitor();
  await openBattle(page, twoMayReact, { scenario: 'coming-storm' });
  await settled(page);
  await page.locator('[data-trigger]').waitFor({ state: 'attached' });
  const cards = page.locator('.reaction-card');
  for (const card of (await cards.all()).slice(0, 2))
    await card.locator('.chip:not([aria-disabled=true])').first().click();
  const order = page.locator('.reaction-order [data-reaction]');
  await expect.poll(() => order.count()).toBe(2);
  const names = async () => order.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.reaction!));
  const [first, second] = await names();
  await page
    .getByRole('button', { name: /: later$/ })
    .first()
    .click();
  await expect.poll(names).toEqual([second, first]);
  expect(await violations(page)).toEqual([]);
  const question = (await nextQuestion(page, undefined)) as { number: string };
  await page.getByRole('button', { name: /^Declare these 2/ }).click();
  // The first of the order is asked about its Reaction, before the other.
  await nextQuestion(page, question.number);
  await expect.poll(() => page.locator('.unit-card').getAttribute('data-thing')).toBe(`card:${second!.split(':')[0]}`);
  expect(troubles).toEqual([]);
  await context.close();
});

test('houses open by storey, one model tells what it threatens, and dropping a model only chooses its place', async () => {
  const { page, context, troubles } = await app.visitor();
  await openBattle(page, asksAna('move.path', 2), { table: 'chance-2' });
  await settled(page);
  const storeys = () =>
    page.locator('[data-storey]').evaluateAll((all) => all.map((each) => (each as SVGElement).dataset.storey));
  const shut = await storeys();
  expect(shut).toEqual(['two-storey-house-1 roof', 'two-storey-house-2 roof']);
  await page.keyboard.press('h');
  await expect.poll(storeys).toEqual(['two-storey-house-1 0', 'two-storey-house-2 0']);
  await page.getByRole('button', { name: 'Look into floor 1' }).first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(storeys).toEqual(['two-storey-house-1 1', 'two-storey-house-2 0']);
  await page.locator('.figure[data-model^=brute]').focus();
  await page.keyboard.press('t');
  await expect
    .poll(() =>
      page.locator('[data-threat]').evaluateAll((all) => all.map((each) => (each as SVGElement).dataset.threat)),
    )
    .toEqual(['brute-1']);
  await page.keyboard.press('t');
  await expect.poll(() => page.locator('[data-threat]').count()).toBe(0);
  const box = (await hit(page).boundingBox())!;
  const question = (await nextQuestion(page, undefined)) as { number: string };
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 50, box.y + box.height / 2 - 40, { steps: 4 });
  await page.mouse.up();
  await page.locator('.way.chosen').waitFor();
  expect(await page.locator('.qbar').getAttribute('data-question')).toBe(question.number);
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await context.close();
});

test('whoever is pointed at, nothing moves under the pointer', async () => {
  const { page, context, troubles } = await app.visitor();
  await openBattle(page, asksAna('turn.ready', 1));
  await settled(page);
  const bar = page.locator('.qbar');
  const before = await bar.boundingBox();
  const figures = await page.locator('.figure .hit').all();
  const shown = new Set<string | null>();
  for (const figure of figures) {
    // Those that lie off the sheet as it begins are not seen.
    await figure.hover({ force: true });
    shown.add(await page.locator('.unit-card').getAttribute('data-thing'));
    expect(await bar.boundingBox()).toEqual(before);
  }
  expect(shown.size).toBeGreaterThan(2);
  expect(troubles).toEqual([]);
  await context.close();
});

test('while a way is chosen the sheet keeps half of a low screen, and its keys lie beside it or whole upon it', async () => {
  const { page, context, troubles } = await app.visitor({ viewport: { width: 1366, height: 768 } });
  await openBattle(page, asksAna('move.path', 2));
  await page.locator('.good-places [data-good]').first().click();
  await page.locator('.way.chosen').waitFor();
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 1280, height: 720 },
    { width: 1024, height: 700 },
    { width: 820, height: 1180 },
  ]) {
    await page.setViewportSize(viewport);
    await settled(page);
    const of = JSON.stringify(viewport);
    const frame = (await page.locator('.board-frame').boundingBox())!;
    expect(frame.height, of).toBeGreaterThanOrEqual(viewport.height / 2);
    const keys = await page.locator('.zoom button').all();
    for (const key of keys) {
      const box = (await key.boundingBox())!;
      expect(box.y + box.height, of).toBeLessThanOrEqual(frame.y + frame.height);
      if (viewport.width > 1199) expect(box.x + box.width, of).toBeLessThanOrEqual(frame.x);
    }
    const bar = (await page.locator('.qbar').boundingBox())!;
    expect(bar.x + bar.width, of).toBeLessThanOrEqual(viewport.width);
  }
  expect(troubles).toEqual([]);
  await context.close();
});
