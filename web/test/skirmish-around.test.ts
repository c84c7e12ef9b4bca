/** Around the skirmish's table: the form of a new battle, cards and aims, placing, the editor, hints, the end. */

import { codeOf } from '@holotape/skirmish/terrain/index';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from './helpers/app.ts';
import { violations } from './helpers/axe.ts';
import { settled, tooWide } from './helpers/fits.ts';
import { nextQuestion } from './helpers/play.ts';
import { type Company, openSave, played } from './helpers/saves.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

const BATTLE: Company = {
  title: 'Dry Wells',
  names: ['Ana', 'Ben'],
  game: 'skirmish',
  options: { scenario: 'troubled-beginnings', table: 'crossroads', placing: 'auto' },
};

const acting = played(
  BATTLE,
  ({ state, question }) => state.round === 2 && question?.ask === 'action' && question.to === 0,
);
const ended = played(BATTLE, () => false);

/** Turns the light out; the page is drawn when it is dark. */
async function night(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
}

test('two clicks from the start page one is asked to make a model Ready; the form shows, judges and shuffles the table', async () => {
  const ana = await app.visitor();
  const { page } = ana;
  await page.goto('/');
  await page.getByRole('link', { name: 'New table: Skirmish' }).click();
  await page.getByRole('img', { name: 'The table: The Crossroads' }).waitFor();
  expect(await violations(page)).toEqual([]);

  const code = page.getByLabel('Sheet code');
  await page.getByRole('button', { name: 'Shuffle again' }).click();
  await expect.poll(() => code.inputValue()).toMatch(/^lot-\d+$/);
  const shuffled = await code.inputValue();
  await page.getByRole('button', { name: 'Last one' }).click();
  await expect.poll(() => code.inputValue()).toBe('crossroads');
  await code.fill(shuffled);
  await page.getByRole('img', { name: /^The table: Laid by chance, number / }).waitFor();

  // A car where the dog sits: said in words, and nothing begins there.
  await code.fill(codeOf({ land: 'wasteland', pieces: [{ kind: 'rusty-car', x: 4572, y: 4572, turn: 0 }] }));
  await page
    .getByRole('alert')
    .getByText('stands where Troubled Beginnings puts something of its own', { exact: false })
    .waitFor();
  await page.locator('.dock .key.primary[aria-disabled=true]').waitFor();
  await page.getByRole('button', { name: 'Last one' }).click();
  await page.locator('.dock .key.primary:not([aria-disabled=true])').waitFor();

  await page.getByRole('button', { name: /^The Lost Journal/ }).click();
  await page.getByText('A journal lies in a safe', { exact: false }).waitFor();
  await page.getByRole('button', { name: /^Troubled Beginnings/ }).click();
  await page.getByRole('button', { name: 'Change sides' }).click();
  await page
    .getByRole('radiogroup', { name: 'Who sits in Red' })
    .getByRole('radio', { name: 'Bot', checked: true })
    .waitFor();
  await night(page);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: /^Start playing/ }).click();
  await nextQuestion(page, undefined);
  await page.getByText(`The table is laid: by chance, number ${shuffled.slice('lot-'.length)}.`).waitFor();
  expect(ana.troubles).toEqual([]);
  await ana.context.close();
});

test('beside the table: both forces, aims with how far each side is, and a card whose every figure opens its rule', async () => {
  const ana = await app.visitor();
  const { page } = ana;
  await openSave(page, acting);
  const card = page.getByRole('region', { name: /^Unit card: / });
  await card.waitFor();
  const aims = page.locator('.aims');
  await aims.getByText('Free Dogmeat').waitFor();
  await aims.getByText('Empty all four traps').waitFor();
  await expect.poll(() => page.locator('.forces li').count()).toBeGreaterThanOrEqual(6);
  await expect.poll(() => page.locator('.forces li.acting').count()).toBe(1);
  expect(await violations(page)).toEqual([]);

  await card.getByRole('button', { name: /^The whole card of / }).click();
  const whole = page.locator('.unit-card.whole');
  await whole.getByRole('heading', { name: 'Skills' }).waitFor();
  await whole.getByRole('button', { name: /Rifle/ }).first().click();
  await page.getByText('WW-SHOOT-1', { exact: true }).first().waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await whole.waitFor({ state: 'detached' });

  await page.locator('.forces').getByRole('button', { name: 'Card of Brute' }).click();
  await whole.getByRole('heading', { name: 'Brute' }).waitFor();
  await whole.getByRole('button', { name: 'Sledgehammer' }).click();
  await page.locator('.item-card').getByRole('heading', { name: 'Sledgehammer' }).waitFor();
  await night(page);
  expect(await violations(page)).toEqual([]);
  expect(ana.troubles).toEqual([]);
  await ana.context.close();
});

test('setting up by hand: where a marker may lie is lit, elsewhere the rules say why not, and the rest can be left to the table', async () => {
  const ana = await app.visitor();
  const { page } = ana;
  await page.goto('/new/skirmish');
  await page
    .getByRole('radiogroup', { name: /^Who puts markers/ })
    .getByRole('radio', { name: 'By hand' })
    .click();
  await page.getByRole('button', { name: 'Change sides' }).click();
  await page.getByRole('button', { name: /^Start playing/ }).click();
  const placing = await nextQuestion(page, undefined);
  if (placing === 'over') throw new Error('The battle is over before it began.');
  expect(placing.ask).toBe('marker.place');
  await page.locator('.legal-areas .allowed[data-shape=ring]').waitFor();
  expect(await violations(page)).toEqual([]);
  // Not on the ring: the key is blocked, with the reason.
  const sheet = (await page.locator('.plot').boundingBox())!;
  await page.mouse.click(sheet.x + sheet.width / 2 + 60, sheet.y + sheet.height / 2 + 60);
  await page
    .locator('.verdict[data-verdict=no]')
    .getByText(/^It must lie exactly /)
    .waitFor();
  await page.getByRole('button', { name: /^By chance, and all the rest/ }).click();
  await page.locator('.qbar .key.primary:not([aria-disabled=true])').click();
  const next = await nextQuestion(page, placing.number);
  expect(next).not.toMatchObject({ ask: 'marker.place' });
  await page.locator('.legal-areas').waitFor({ state: 'detached' });
  expect(ana.troubles).toEqual([]);
  await ana.context.close();
});

test('cards lie in the hand of their owner alone: a Quest is chosen as a card, a Boost is read, and of the other side one knows how many', async () => {
  const cards = { events: true, boosts: true, quests: true };
  const options = { scenario: 'noon', table: 'crossroads', placing: 'auto', ...cards };
  const { page } = await app.visitor();
  await openSave(
    page,
    played({ ...BATTLE, options }, ({ question }) => question?.ask === 'quest.choose'),
  );

  const bet = page.locator('.qbar .deck-card[data-option="bounty"]');
  await bet.getByText('Yours remove the enemy model that costs most Caps. 75 Caps.').waitFor();
  // What comes later in a story stands there with the reason.
  await page.locator('.qbar .deck-card[aria-disabled=true]').getByText('No card has led to Revenge 2 yet.').waitFor();
  expect(await violations(page)).toEqual([]);
  await bet.click();
  await page.locator('.qbar').getByRole('button', { name: 'Take Bounty' }).click();

  const rail = page.locator('.decks');
  await rail.getByRole('button', { name: /^Your Quest: Bounty/ }).waitFor();
  await rail.getByText('Ben holds', { exact: false }).waitFor();
  expect(await rail.getByText('Sprint').count()).toBe(0);
  await rail.getByRole('button', { name: /^Accurate Attack/ }).click();
  await page.locator('.drawer').getByText('-2 to the Skill Die.').waitFor();
});

test('a table is drawn by hand, refused where it overlaps, taken back, kept and fought on', async () => {
  const ana = await app.visitor();
  const { page } = ana;
  await page.goto('/skirmish/table');
  const sheet = page.locator('.drawing-sheet');
  const pieces = page.locator('.drawing-sheet [data-at]');
  await sheet.waitFor();
  const kind = (name: string) => page.locator('.palette').getByRole('button', { name: new RegExp(`^${name}`) });
  // By the keyboard it goes where there is room; by mouse where one clicks.
  await kind('Rusty Car').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => pieces.count()).toBe(1);
  await kind('Ruined House').click();
  const box = (await sheet.boundingBox())!;
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height * 0.25);
  await expect.poll(() => pieces.count()).toBe(2);
  await page.getByText('Nothing overlaps, nothing hangs over the edge.').waitFor();

  // Onto the house: red while it is held, and back where it was when it is let go.
  const car = pieces.nth(0);
  const before = await car.getAttribute('aria-label');
  const from = (await car.boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.25 - 40, box.y + box.height * 0.25 + 10, { steps: 6 });
  await page.locator('.on-sheet.wrong').waitFor();
  await page.mouse.up();
  await page.getByText(/^Not there: .*overlaps the Ruined House/).waitFor();
  await expect.poll(() => car.getAttribute('aria-label')).toBe(before);

  await car.focus();
  await page.keyboard.press('r');
  await expect.poll(() => car.getAttribute('aria-label')).toMatch(/turned 22.5°$/);
  // Out of the middle, where the scenario wants a dog.
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowLeft');
  await expect.poll(() => car.getAttribute('aria-label')).toMatch(/^Rusty Car, 10.5″/);
  await pieces.nth(1).focus();
  await page.getByRole('button', { name: 'A copy opposite' }).click();
  await expect.poll(() => pieces.count()).toBe(3);
  await page.keyboard.press('Control+z');
  await expect.poll(() => pieces.count()).toBe(2);
  expect(await violations(page)).toEqual([]);
  await night(page);
  expect(await violations(page)).toEqual([]);

  const code = await page.locator('.file-panel .code').innerText();
  await page.getByRole('button', { name: /^Take this table/ }).click();
  await page.getByRole('img', { name: 'The table: Drawn by hand' }).waitFor();
  await expect.poll(() => page.getByLabel('Sheet code').inputValue()).toBe(code);
  await page.getByRole('button', { name: /^Start playing/ }).click();
  await nextQuestion(page, undefined);
  await page.getByText('The table is laid: drawn by hand.').waitFor();
  expect(ana.troubles).toEqual([]);
  await ana.context.close();
});

test('the end tells what every model and weapon did, and leads to the same battle from the other side', async () => {
  const ana = await app.visitor();
  const { page } = ana;
  await openSave(page, ended);
  await page.getByRole('img', { name: /^Troubled Beginnings: / }).waitFor();
  await page.getByRole('heading', { name: 'The turning point' }).waitFor();
  const taken = page.locator('.end-models tbody td:nth-child(3)');
  const sum = (await taken.allInnerTexts()).reduce((all, each) => all + Number(each), 0);
  expect(sum).toBeGreaterThan(0);
  // A head puts its column in order, the most first.
  const given = page.locator('.end-models table').first().locator('tbody td:nth-child(2)');
  await page.locator('.end-models').getByRole('button', { name: 'given' }).first().click();
  await expect
    .poll(async () => (await given.allInnerTexts()).map(Number))
    .toEqual((await given.allInnerTexts()).map(Number).toSorted((a, b) => b - a));
  expect(await violations(page)).toEqual([]);
  await night(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Change sides and fight again' }).click();
  // Ana has the Super Mutants now.
  await page.locator('.end-screen').waitFor({ state: 'detached' });
  await page.locator('.forces .side', { hasText: 'Brute' }).getByRole('heading', { name: 'Ana' }).waitFor();
  expect(ana.troubles).toEqual([]);
  await ana.context.close();
});

test('on a phone everything around the table lies behind tabs, fits, and a first battle is led by hints', async () => {
  const ben = await app.visitor({ viewport: PHONE, hasTouch: true, settings: { hints: true } });
  const { page } = ben;
  await page.goto('/new/skirmish');
  // One step of the form at a time, and the key that begins is always there.
  const step = (name: string) => page.locator('.form-steps').getByRole('button', { name, exact: true });
  for (const [name, part] of [
    ['Scenario', '.scenarios'],
    ['Table', '.laid-table .table-sketch'],
    ['Sides', '.battle-sides'],
    ['How', '.options'],
  ] as const) {
    await step(name).tap();
    await page.locator(part).waitFor();
    await page.getByRole('button', { name: /^Start playing/ }).waitFor();
    await expect.poll(() => tooWide(page)).toBeUndefined();
    expect(await violations(page)).toEqual([]);
  }
  await page.locator('.scenarios').waitFor({ state: 'hidden' });
  await openSave(page, acting);
  const hint = page.getByText('Two actions each');
  await hint.waitFor();
  await page.getByRole('button', { name: 'Skip all hints' }).click();
  await hint.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Unit', exact: true }).click();
  await page.locator('.unit-card').waitFor();
  await expect.poll(() => tooWide(page)).toBeUndefined();
  await page.getByRole('button', { name: 'Aims', exact: true }).click();
  await page.locator('.aims').waitFor();
  await expect.poll(() => tooWide(page)).toBeUndefined();
  expect(ben.troubles).toEqual([]);
  await openSave(page, ended);
  await page.getByRole('img', { name: /^Troubled Beginnings: / }).waitFor();
  await expect.poll(() => tooWide(page)).toBeUndefined();
  await page.goto('/skirmish/table/crossroads');
  await page.locator('.drawing-sheet').waitFor();
  await expect.poll(() => tooWide(page)).toBeUndefined();
  expect(ben.troubles).toEqual([]);
  await ben.context.close();
});
