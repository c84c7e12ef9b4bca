/** Papers and files of a campaign in the browser: the sheet that is printed, the file of a battle, and files that are damaged. */
import {
  type AnySession,
  innerOf,
  innerOptions,
  loadSession,
  parseSave,
  randomFrom,
  saveSession,
  startSession,
} from '@holotape/kernel';
import { playRandomly } from '@holotape/kernel/testing';
import { loadGame } from '@holotape/shelf';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './helpers/axe.ts';
import { nextQuestion } from './helpers/play.ts';
import { type Company, openSave, played } from './helpers/saves.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

const SEASON: Company = {
  title: 'Long Harvest',
  names: ['Ana', 'Ben'],
  game: 'campaign',
  options: { season: 3, caps: 150, matching: 'chance', unmanned: [1] },
  seed: 'camp',
};

const asks =
  (ask: string, battles: number) =>
  ({ question, waitsFor, state }: AnySession): boolean =>
    question?.ask === ask && waitsFor[0] === 0 && state.battles.length >= battles;

const atBattle = played(SEASON, asks('battle', 1));

/** The battle of that campaign as its table would keep it, after so many answers. */
function battleFile(campaign: string, mostAnswers?: number): string {
  const inner = innerOf(loadSession(loadGame('campaign'), parseSave(campaign)))!;
  const begun = startSession(inner.game, { seats: 2, seed: 'fought', options: innerOptions(inner) });
  const end = playRandomly(begun, randomFrom('fought'), mostAnswers === undefined ? {} : { mostAnswers });
  return JSON.stringify(saveSession(end));
}

async function hand(page: Page, label: string, text: string): Promise<void> {
  const file = { name: 'file.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel(label, { exact: true }).last().setInputFiles(file);
}

test('the sheet of a Settlement is read at book size and printed alone, with sums, Structures, people and lines', async () => {
  const { page, troubles, context } = await app.visitor({ settings: { name: 'Ana' } });
  await openSave(page, played(SEASON, asks('build', 2)));
  await page.getByRole('button', { name: 'The sheet, to print' }).click();
  const paper = page.locator('.settlement-sheet .settlement-paper');
  await paper.waitFor();
  const plots = await page.locator('.settlement-plan .plot').count();
  expect(await paper.locator('tbody tr').count()).toBe(plots);
  expect(await paper.locator('.line').count()).toBe(6);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.settlement-print .settlement-paper').isVisible()).toBe(true);
  expect(await page.locator('.topbar').isVisible()).toBe(false);
  expect(troubles).toEqual([]);
  await context.close();
});

test('on a tablet held upright what passes stands under what can be chosen', async () => {
  const { page, context } = await app.visitor({ settings: { name: 'Ana' } });
  await page.setViewportSize({ width: 820, height: 1180 });
  await openSave(page, played(SEASON, asks('draw', 2)));
  const [options, done] = await Promise.all(
    ['.qbar .options', '.qbar .keys'].map((part) => page.locator(part).first().boundingBox()),
  );
  expect(done!.y).toBeGreaterThanOrEqual(options!.y + options!.height);
  await context.close();
});

test('the file of the battle is brought home; a damaged one, another one and one that goes on get a sentence and change nothing', async () => {
  const { page, troubles, context } = await app.visitor({ settings: { name: 'Ana' } });
  await openSave(page, atBattle);
  const asked = await nextQuestion(page, undefined);
  if (asked === 'over') throw new Error('nothing was asked');
  const whole = battleFile(atBattle);
  const other = battleFile(played({ ...SEASON, seed: 'another' }, asks('battle', 1)));
  for (const [text, sentence] of [
    ['{"no', 'Nothing has changed.'],
    [atBattle, 'This is no battle: it is a file of another game. Nothing has changed.'],
    [battleFile(atBattle, 5), 'The battle in this file is not over yet. Nothing has changed.'],
    [other, 'This is another battle'],
  ] as const) {
    await hand(page, 'Bring the file of the battle', text);
    await expect.poll(async () => (await page.locator('body').innerText()).includes(sentence)).toBe(true);
  }
  expect(await nextQuestion(page, undefined)).toMatchObject({ number: asked.number });
  await hand(page, 'Bring the file of the battle', whole);
  await page.getByRole('button', { name: 'Bring the report' }).click();
  const next = await nextQuestion(page, asked.number);
  expect(next === 'over' ? '' : next.ask).not.toBe('battle');
  expect(troubles).toEqual([]);
  await context.close();
});

test('a campaign that is damaged is not opened, and says why in a sentence', async () => {
  const { page, troubles, context } = await app.visitor({ settings: { name: 'Ana' } });
  const save = JSON.parse(atBattle);
  for (const text of [
    atBattle.slice(0, atBattle.length / 2),
    JSON.stringify({ ...save, options: { ...save.options, season: 'long' } }),
    JSON.stringify({ ...save, version: 99 }),
  ]) {
    await page.goto('/');
    await hand(page, 'Open a save file', text);
    await page.getByText(/^This file cannot be opened\..*Your own tables are untouched\.$/).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  }
  expect(troubles).toEqual([]);
  await context.close();
});
