/** A campaign in the browser: a house is founded, a phase is played by mouse and by keyboard, and a battle reports home. */
import type { AnySession } from '@holotape/kernel';
import { expect, test } from 'vitest';
import { nameLines } from '../src/games/campaign/plan/layout.ts';
import { PHONE } from './helpers/app.ts';
import { violations, violationsDayAndNight } from './helpers/axe.ts';
import { settled, tooWide } from './helpers/fits.ts';
import { nextQuestion } from './helpers/play.ts';
import { type Company, openSave, played } from './helpers/saves.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

const SEASON: Company = {
  title: 'Long Harvest',
  names: ['Ana', 'Ben'],
  game: 'campaign',
  options: { season: 3, unmanned: [1] },
  seed: 'camp',
};

/** The first time that Ana is asked this, after so many battles. */
const asks =
  (ask: string, battles = 1) =>
  ({ question, waitsFor, state }: AnySession): boolean =>
    question?.ask === ask && waitsFor[0] === 0 && state.battles.length >= battles;

const atBattle = played(SEASON, asks('battle'));

test('a house is founded by mouse: from the form to a faction, and on to what comes next', async () => {
  const { page, troubles, context } = await app.visitor({ settings: { name: 'Ana' } });
  await page.goto('/new/campaign');
  await page.locator('.dock .key.primary').click();
  const first = await nextQuestion(page, undefined);
  if (first === 'over') throw new Error('nothing was asked');
  expect(first.ask).toBe('found.faction');
  await page.locator('.qbar .options .chip:not([aria-disabled=true])').first().click();
  const second = await nextQuestion(page, first.number);
  expect(second).not.toBe('over');
  expect(troubles).toEqual([]);
  await context.close();
});

test('Step 1 by mouse: something of the catalogue is built, its price is in the ledger, and it stands on the plan', async () => {
  const { page, troubles, context } = await app.visitor({ settings: { name: 'Ana' } });
  await openSave(page, played(SEASON, asks('build', 2)));
  const before = await page.locator('.settlement-plan .plot').count();
  await page.locator('.catalogue [data-thing^="offer:build:"]:not([aria-disabled=true])').first().click();
  await page.getByRole('button', { name: /^Build: / }).click();
  await expect.poll(() => page.locator('.settlement-plan .plot').count()).toBe(before + 1);
  await page.locator('.ledger .paid').first().waitFor();
  expect(await violationsDayAndNight(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await context.close();
});

test('by keyboard: a Structure of the plan is chosen and used without a mouse', async () => {
  const { page, troubles, context } = await app.visitor({ settings: { name: 'Ana' } });
  await openSave(page, played(SEASON, asks('draw', 2)));
  await settled(page);
  expect(await violations(page)).toEqual([]);
  const question = await nextQuestion(page, undefined);
  if (question === 'over') throw new Error('nothing was asked');
  const plot = page.locator('.settlement-plan .plot.lit .hit').first();
  await plot.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => plot.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Enter');
  expect(await nextQuestion(page, question.number)).not.toBe('over');
  expect(troubles).toEqual([]);
  await context.close();
});

test('a report written by hand says who won and who was removed, and the campaign goes on', async () => {
  const { page, troubles, context } = await app.visitor({ settings: { name: 'Ana' } });
  await openSave(page, atBattle);
  const question = await nextQuestion(page, undefined);
  if (question === 'over') throw new Error('nothing was asked');
  expect(await violations(page)).toEqual([]);
  await page.getByText('Write the report by hand').click();
  await page.locator('.report').getByRole('radio', { name: 'Ana', exact: true }).click();
  await page
    .locator('.report section', { hasText: 'Ana' })
    .getByRole('button', { name: /^One more of / })
    .first()
    .click();
  await page.getByRole('button', { name: /^Bring the report/ }).click();
  await nextQuestion(page, question.number);
  await page
    .locator('.diary')
    .getByText(/Ben left first|We won|is ours/)
    .waitFor();
  await page.locator('.people .was-carried').first().waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test('a battle is set up at a table of its own, and the campaign knows the way back to it', async () => {
  const { page, troubles, context } = await app.visitor({ settings: { name: 'Ana' } });
  await openSave(page, atBattle);
  const campaign = page.url();
  await page.getByRole('button', { name: /^Set up the battle/ }).click();
  await page.waitForURL((url) => url.href !== campaign);
  await page.getByText('Skirmish', { exact: true }).first().waitFor();
  const battle = page.url();
  await page.goto(campaign);
  await page.getByRole('button', { name: /^Go to the battle/ }).click();
  await page.waitForURL(battle);
  expect(troubles).toEqual([]);
  await context.close();
});

test('on a phone nothing is wider than the screen, in Step 1 and at the report', async () => {
  const { page, context } = await app.visitor({ settings: { name: 'Ana' }, viewport: PHONE });
  for (const save of [played(SEASON, asks('build', 2)), atBattle]) {
    await openSave(page, save);
    await expect.poll(() => tooWide(page)).toBeUndefined();
  }
  await context.close();
});

test('a long name stands on its plot in two lines', () => {
  expect(nameLines('Stores')).toEqual(['Stores']);
  expect(nameLines('Astoundingly Awesome Tales Rack: Medium')).toEqual(['Astoundingly Awesome', 'Tales Rack: Medium']);
});
