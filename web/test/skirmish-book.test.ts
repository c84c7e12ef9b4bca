/** The handbook's opponent in a real browser: what it is about to do, why, and that it would not do that. */
import { expect, test } from 'vitest';
import { violationsDayAndNight } from './helpers/axe.ts';
import { asksAna, openBattle } from './helpers/battle.ts';
import { settled } from './helpers/fits.ts';
import { nextQuestion } from './helpers/play.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

test('before every Action of the handbook its plates, its card and its target are shown, and it may be overruled', async () => {
  const { page, troubles } = await app.visitor();
  await openBattle(page, asksAna('book.step', 1), { book: { sides: [1], waits: true, overrule: true } });
  await settled(page);
  const plates = page.locator('.book-plates .book-plate');
  await expect.poll(() => plates.count()).toBe(7);
  // The cell that counts is the one that the plates name.
  const cell = page.locator('.book-matrix td[aria-current="true"]');
  await expect.poll(() => cell.count()).toBe(1);
  const response = await plates.nth(3).locator('b').innerText();
  expect(await cell.locator('b').innerText()).toBe(response);
  expect(await violationsDayAndNight(page)).toEqual([]);
  const first = await nextQuestion(page, undefined);
  await page.getByRole('button', { name: /^It would fall back/ }).click();
  const next = first === 'over' ? first : await nextQuestion(page, first.number);
  expect(next).not.toBe('over');
  expect(troubles).toEqual([]);
});

test('a step that nobody may overrule is looked at all the same, and one may play on to the next choice', async () => {
  const { page, troubles } = await app.visitor();
  await openBattle(page, asksAna('book.step', 1), { book: { sides: [1], waits: true, overrule: false } });
  await page.locator('.book-plates').waitFor();
  expect(await nextQuestion(page, undefined)).toMatchObject({ ask: 'book.step' });
  await page.getByRole('button', { name: /^Play on/ }).click();
  await page.locator('.book-plates').waitFor({ state: 'detached' });
  const mine = await nextQuestion(page, undefined);
  expect(mine === 'over' ? mine : mine.ask).not.toBe('book.step');
  expect(troubles).toEqual([]);
});
