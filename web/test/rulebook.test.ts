import { expect, test } from 'vitest';
import { DESK, PHONE } from './helpers/app.ts';
import { COMPANY, openSave, played, turnInRound } from './helpers/saves.ts';
import { hasQuestion } from './helpers/screen.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

test('chapters, a deep link to a rule, and the way to the next chapter', async () => {
  const { page, troubles, context } = await app.visitor();
  await page.goto('/rules/vault/SH-THREAT-3');
  await page.getByRole('heading', { name: 'Threats', exact: true }).waitFor();
  const hit = page.locator('.rules .hit');
  await expect.poll(() => hit.innerText()).toContain('A sum of 7 spawns nothing');
  // It is brought in sight.
  const inSight = async () => {
    const { y } = (await hit.boundingBox())!;
    return y > 0 && y < DESK.height;
  };
  await expect.poll(inSight).toBe(true);
  await page.getByRole('link', { name: 'Next: Injuries and healing' }).click();
  await page.getByRole('heading', { name: 'Injuries and healing' }).waitFor();
  expect(page.url()).toContain('/rules/vault/SH-INJURY');
  await page.goBack();
  await page.getByRole('heading', { name: 'Threats', exact: true }).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test('search finds rules by words and by id, marks them, and says when there is nothing', async () => {
  const { page, context } = await app.visitor();
  await page.goto('/rules/vault');
  const search = page.getByRole('searchbox', { name: 'Search the rules' });
  await search.fill('tie');
  await page.locator('.found li', { hasText: 'SH-END-4' }).waitFor();
  await expect.poll(() => page.locator('.found mark').first().innerText()).toMatch(/tie/i);
  await search.fill('sh-res-2');
  await expect.poll(() => page.locator('.found li').count()).toBe(1);
  await page.locator('.found').getByRole('link', { name: 'SH-RES-2' }).click();
  await page.locator('.hit', { hasText: 'at most six cubes' }).waitFor();
  await search.fill('zeppelin');
  await page.getByText('No rule about “zeppelin”').waitFor();
  await context.close();
});

test('the rulebooks of all three games are read here, and a rule leads to the one it stands in', async () => {
  const { page, troubles, context } = await app.visitor();
  for (const [id, game, chapter] of [
    ['SH-THREAT-3', 'vault', 'Threats'],
    ['FB-SETUP-2', 'adventure', 'Setting up'],
    ['WW-COVER-1', 'skirmish', 'Cover and the Line of Cover'],
    ['SC-COMMON-2', 'skirmish', 'All scenarios'],
    ['CH-EVENT-1', 'skirmish', 'Events'],
  ] as const) {
    await page.goto(`/rule/${id}`);
    await page.locator('.rules .hit', { hasText: id }).waitFor();
    await page.getByRole('heading', { name: chapter, exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/rules/${game}/${id}`);
  }
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Adventure', exact: true }).click();
  await page.getByRole('heading', { name: 'Foundations' }).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test('the rules of a campaign are a chapter of the book that it is part of', async () => {
  const { page, context } = await app.visitor();
  await page.goto('/rules/campaign');
  await page.waitForURL('**/rules/skirmish/CH-SETTLE');
  await page.locator('.rules', { hasText: 'CH-SETTLE-1' }).first().waitFor();
  await expect.poll(() => page.getByRole('navigation', { name: 'Games' }).getByRole('link').count()).toBe(3);
  await context.close();
});

test('a game that is not on the shelf has no page', async () => {
  const { page, context } = await app.visitor();
  await page.goto('/new/chess');
  await page.getByText('There is no such page.').waitFor();
  await context.close();
});

test('on a phone the chapters are one list to choose from', async () => {
  const { page, context } = await app.visitor({ viewport: PHONE });
  await page.goto('/rules/vault');
  await page.getByRole('combobox').selectOption({ label: '§ · Rulings' });
  await page.getByText('Is income gained before or after').waitFor();
  await context.close();
});

test('a rule opens beside the table, and the whole book leads back to it', async () => {
  const { page, troubles, context } = await app.visitor();
  await page.goto('/new/vault');
  await page.getByRole('button', { name: 'Start playing' }).click();
  await hasQuestion(page);
  const table = page.url();
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const beside = page.getByRole('complementary', { name: 'Rulebook' });
  await beside.getByRole('searchbox').fill('income');
  await beside.locator('#beside-SH-INCOME-1').getByRole('link', { name: 'SH-INCOME-1', exact: true }).click();
  await beside.locator('.hit', { hasText: 'SH-INCOME-1' }).waitFor();
  expect(page.url()).toBe(table);
  await beside.getByRole('link', { name: 'Open the whole rulebook' }).click();
  await page.getByRole('heading', { name: 'Income' }).waitFor();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await hasQuestion(page);
  expect(page.url()).toBe(table);
  expect(troubles).toEqual([]);
  await context.close();
});

test('every book explains its words and shows its cards, each at an address of its own', async () => {
  const { page, troubles, context } = await app.visitor();
  for (const [game, word, meaning, card, says] of [
    ['vault', 'word-recall', 'everybody comes home', 'card-gear-wall', 'for each 3 items you have'],
    ['adventure', 'word-caps', 'The money of the wasteland', 'card-scatter-gun', '+1 hit while your HP are 8 or less'],
    ['skirmish', 'word-charge', 'base contact with an opponent', 'card-stimpak', 'remove 4 damage'],
  ] as const) {
    await page.goto(`/rules/${game}/${word}`);
    await page.getByRole('heading', { name: 'Glossary', exact: true }).waitFor();
    await page.locator('.rules .hit', { hasText: meaning }).waitFor();
    await page.goto(`/rules/${game}/${card}`);
    await page.getByRole('heading', { name: 'Cards', exact: true }).waitFor();
    await page.locator('.rules .hit', { hasText: says }).waitFor();
  }
  expect(troubles).toEqual([]);
  await context.close();
});

test('search finds words and cards by name, and says what the other books have', async () => {
  const { page, context } = await app.visitor();
  await page.goto('/rules/skirmish');
  const search = page.getByRole('searchbox', { name: 'Search the rules' });
  await search.fill('stimpak');
  await page.locator('.found').getByRole('link', { name: 'Stimpak', exact: true }).click();
  await page.locator('.hit', { hasText: 'remove 4 damage' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/rules/skirmish/card-stimpak');
  await search.fill('influence');
  await page.getByRole('link', { name: /^Adventure: \d+ entries$/ }).click();
  await page.locator('.found').getByRole('link', { name: 'Influence', exact: true }).click();
  await page.locator('.hit', { hasText: 'What wins' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/rules/adventure/word-influence');
  await context.close();
});

test('on a phone, too, one turns from one rulebook to another', async () => {
  const { page, context } = await app.visitor({ viewport: PHONE });
  await page.goto('/rules/vault');
  const books = page.getByRole('navigation', { name: 'Games' });
  await books.getByRole('link', { name: 'Skirmish', exact: true }).click();
  await page.getByRole('heading', { name: 'Color ranges and measuring' }).waitFor();
  await books.getByRole('link', { name: 'Adventure', exact: true }).click();
  await page.getByRole('heading', { name: 'Foundations' }).waitFor();
  await context.close();
});

test('a rule says where it applies in your game, beside the table and in the whole book', async () => {
  const { page, context } = await app.visitor();
  await openSave(page, played(COMPANY, turnInRound(3)));
  await hasQuestion(page);
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const beside = page.getByRole('complementary', { name: 'Rulebook' });
  await beside.getByRole('searchbox').fill('SH-THREAT-2');
  await beside.locator('.in-your-game', { hasText: 'In your game' }).first().waitFor();
  await beside.getByRole('link', { name: 'SH-THREAT-2' }).click();
  await beside.getByRole('link', { name: 'Open the whole rulebook' }).click();
  const panel = page.locator('.in-game', { hasText: COMPANY.title });
  await panel.waitFor();
  await panel.getByRole('link', { name: 'Show it on the board' }).click();
  await hasQuestion(page);
  await context.close();
});

test('at a table the rules of that very game open', async () => {
  const { page, context } = await app.visitor();
  await page.goto('/new/adventure');
  await page.getByRole('button', { name: 'Start playing' }).click();
  await hasQuestion(page);
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const beside = page.getByRole('complementary', { name: 'Rulebook' });
  await beside.getByRole('searchbox').fill('FB-MOVE-1');
  await beside.getByRole('link', { name: 'FB-MOVE-1' }).waitFor();
  await context.close();
});
