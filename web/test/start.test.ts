import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstLoad } from '../../tools/bench/web/loading.ts';
import { settled } from './helpers/fits.ts';
import { hasQuestion } from './helpers/screen.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

test('from the start page to playing in two clicks', async () => {
  const { page, troubles, context } = await app.visitor();
  await page.goto('/');
  await page.getByRole('link', { name: 'New table: Vault' }).click();
  await page.getByRole('button', { name: 'Start playing' }).click();
  await page.waitForURL(/\/table\/local-/);
  await hasQuestion(page);
  expect(troubles).toEqual([]);
  await context.close();
});

test('a table left behind is on the start page and goes on where it was', async () => {
  const { page, troubles, context } = await app.visitor();
  await page.goto('/new/vault');
  await page.getByLabel('Name of the table').fill('Rainy Sunday');
  await page.getByRole('button', { name: 'Start playing' }).click();
  await hasQuestion(page);
  const table = page.url();
  await page.getByRole('link', { name: 'Holotape, start page' }).click();
  const row = page.locator('.saves li', { hasText: 'Rainy Sunday' });
  await row.getByRole('link', { name: 'Your turn' }).click();
  await hasQuestion(page);
  expect(page.url()).toBe(table);
  expect(troubles).toEqual([]);
  await context.close();
});

test('a table can be saved to a file, deleted, and opened from the file again', async () => {
  const { page, context } = await app.visitor();
  await page.goto('/new/vault');
  await page.getByLabel('Name of the table').fill('Kept Evening');
  await page.getByRole('button', { name: 'Start playing' }).click();
  await hasQuestion(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'More about Kept Evening' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save to a file' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('kept-evening.holotape.json');
  const file = join(tmpdir(), `holotape-save-${process.pid}.json`);
  await download.saveAs(file);

  await page.getByRole('button', { name: 'More about Kept Evening' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('The shelf is empty').waitFor();

  await page.getByLabel('Open a save file').setInputFiles(file);
  await page.waitForURL(/\/table\/local-/);
  await hasQuestion(page);
  await page.goto('/');
  await page.locator('.saves li', { hasText: 'Kept Evening' }).waitFor();
  await context.close();
});

test('a damaged save is refused with a clear sentence, and nothing is lost', async () => {
  const { page, troubles, context } = await app.visitor();
  await page.goto('/new/vault');
  await page.getByLabel('Name of the table').fill('Safe Harbour');
  await page.getByRole('button', { name: 'Start playing' }).click();
  await hasQuestion(page);
  await page.goto('/');
  const good = join(tmpdir(), `holotape-good-${process.pid}.json`);
  await page.getByRole('button', { name: 'More about Safe Harbour' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save to a file' }).click();
  await (await saving).saveAs(good);
  const whole = readFileSync(good, 'utf8');

  const damaged: [string, string, string][] = [
    ['half of it', whole.slice(0, whole.length / 2), 'only a part of one'],
    ['another file', '{"shopping": ["milk"]}', 'not a Holotape save'],
    ['a hand in it', whole.replace('"round"', '"sound"'), 'damaged'],
    ['a newer one', whole.replace('"formatVersion":1', '"formatVersion":99'), 'newer Holotape'],
    ['another game', whole.replace('"game":"vault"', '"game":"chess"'), 'not on this shelf'],
  ];
  for (const [name, text, says] of damaged) {
    const file = join(tmpdir(), `holotape-bad-${process.pid}.json`);
    writeFileSync(file, text);
    await page.getByLabel('Open a save file').setInputFiles(file);
    const alert = page.getByRole('alert');
    await alert.filter({ hasText: says }).waitFor();
    const words = await alert.innerText();
    expect(words, name).toContain('This file cannot be opened.');
    expect(words, name).toContain('Your own tables are untouched.');
  }
  await page.getByRole('link', { name: 'Your turn' }).click();
  await hasQuestion(page);
  expect(troubles).toEqual([]);
  await context.close();
});

test('settings are in effect at once and remembered', async () => {
  const { page, context } = await app.visitor();
  await page.goto('/');
  const root = page.locator('html');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Night shift' }).click();
  await expect.poll(() => root.getAttribute('data-theme')).toBe('dark');
  await page.getByRole('radio', { name: '130%' }).click();
  await page.getByRole('radio', { name: 'Calm' }).click();
  await page.getByLabel('Your name').fill('Ana');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.reload();
  await expect
    .poll(() => root.evaluate(({ dataset }) => ({ ...dataset })))
    .toEqual({ theme: 'dark', text: '130', motion: 'calm' });
  await page.goto('/new/vault');
  await expect.poll(() => page.getByLabel('Name, Red').inputValue()).toBe('Ana');

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Back to the defaults' }).click();
  await expect.poll(() => root.getAttribute('data-theme')).toBe('light');
  await context.close();
});

test('an address that leads nowhere says so', async () => {
  const { page, context } = await app.visitor();
  await page.goto('/no/such/page');
  await page.getByText('There is no such page.').waitFor();
  await page.goto('/table/local-nothing');
  await page.getByText('This table is not on this device.').waitFor();
  await context.close();
});

test('a page whose files do not come says so, and comes when they do', async () => {
  const { page, context } = await app.visitor();
  // From the beginning: what is fetched ahead must not come either.
  await page.route('**/assets/{about,Keys}-*', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('link', { name: 'Notice and credits' }).click();
  await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
  await page.goBack();
  await page.unroute('**/assets/{about,Keys}-*');
  await page.route('**/assets/Keys-*', (route) => route.abort());
  await page.getByRole('link', { name: 'Notice and credits' }).click();
  await page.getByText('Delapouite').first().waitFor();

  // What is laid over a page too.
  await settled(page);
  await page.keyboard.press('?');
  await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
  await page.unroute('**/assets/Keys-*');
  await page.getByRole('button', { name: 'Load again' }).click();
  await page.getByText('Delapouite').first().waitFor();
  await settled(page);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys and shortcuts' }).waitFor();
  await context.close();
});

test('a table that is open in another window can be taken over', async () => {
  const { page, context } = await app.visitor();
  await page.goto('/new/vault');
  await page.getByRole('button', { name: 'Start playing' }).click();
  await hasQuestion(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByRole('button', { name: 'Take over here' }).click();
  await hasQuestion(second);
  await page.getByText('This table was taken over by another window.').waitFor();
  await context.close();
});

test('before a game is chosen no more than 130 KB of script come, compressed', async () => {
  const { script } = await firstLoad(app);
  expect(script).toBeGreaterThan(50);
  expect(script).toBeLessThanOrEqual(130);
});
