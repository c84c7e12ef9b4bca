/** The example game of docs/web.md is put on the shelf by the documented contract alone, and played in a real browser. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { DESK, PHONE } from './helpers/app.ts';
import { violations } from './helpers/axe.ts';
import { settled } from './helpers/fits.ts';
import { clickBlocked } from './helpers/screen.ts';
import { testedApp } from './helpers/tested-app.ts';

const SIDEWAYS = { width: 844, height: 390 };

const folder = mkdtempSync(join(tmpdir(), 'holotape-example-'));
const app = testedApp({
  build: async () => {
    await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'example-game/build.ts'), folder]);
    return folder;
  },
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One person alone, at a question about where the flag shall stand. */
async function alone(page: Page): Promise<void> {
  await page.goto('/new/flags');
  for (const colour of ['Yellow', 'Blue'])
    await page.getByRole('button', { name: `Remove the ${colour} seat` }).click();
  await page.getByRole('button', { name: /Start playing/ }).click();
  await page.locator('.qbar[data-ask="flag.where"]').waitFor();
}

const verdict = (page: Page) => page.locator('.qbar .verdict');

/** Where on the screen a point of the field is. */
async function at(page: Page, x: number, y: number): Promise<[number, number]> {
  await settled(page);
  const box = (await page.locator('.field').boundingBox())!;
  return [box.x + (x / 600) * box.width, box.y + (y / 400) * box.height];
}

test('a game without a board says what it will be, that it is not played here, and leads to its rulebook', async () => {
  const { page, troubles, context } = await app.visitor();
  await page.goto('/');
  await page.getByRole('button', { name: 'What is it? Kites' }).click();
  await expect.poll(() => page.getByRole('dialog').innerText()).toContain('Kites is on its way');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.goto('/new/kites');
  await page.getByText('It is played in the terminal: holotape play kites.').waitFor();
  await page.getByRole('link', { name: 'Read its rulebook' }).click();
  await page.getByText('A kite flies where no flag stands.').waitFor();
  await page.goto('/new/chess');
  await page.getByText('There is no such page.').waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test('it stands on the shelf, has its form with its reasons, its rulebook and a page of its own', async () => {
  const { page, troubles, context } = await app.visitor();
  await page.goto('/');
  await page.getByRole('link', { name: 'New table: Flags' }).click();
  await page.getByRole('switch', { name: 'Long field' }).click();
  // Three seats are all there can be, and the form says why.
  await clickBlocked(page.getByRole('button', { name: /Add a fourth seat/ }));
  await page.getByText('There are three colours of cloth.').waitFor();
  await page.goto('/rule/FL-2');
  await page.locator('.rules .hit', { hasText: 'FL-2' }).getByText('Wind of 3: seventy feet.').waitFor();
  await page.getByRole('link', { name: /Wind/ }).first().click();
  await page.getByText('One to six.').waitFor();
  await page.goto('/flags/weather/monday');
  await page.getByText('Wind on monday.').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await context.close();
});

test('an open question: made up on the board or from suggestions, judged at once, given by one key', async () => {
  const { page, troubles, context } = await app.visitor();
  await alone(page);
  await expect.poll(() => verdict(page).innerText()).toBe('Choose on the board, or take a suggestion.');
  // By keyboard through the suggestions, from anywhere.
  await page.keyboard.press('.');
  await expect.poll(() => verdict(page).innerText()).toBe('60 east, 40 south');
  await page.keyboard.press('.');
  await expect.poll(() => verdict(page).innerText()).toBe('60 east, 120 south');
  await page.keyboard.press(',');
  await page.getByRole('button', { name: /Put up the flag/ }).click();
  // The card asks, laid open above its options.
  await page.locator('.qbar .bar-card', { hasText: 'a flag that waves counts twice' }).waitFor();
  await page.getByRole('button', { name: 'Let it wave' }).click();
  await page.locator('.qbar[data-ask="flag.where"]').waitFor();
  // Beside the first flag there is no room: the rules' own reason, before anything is given.
  await page.mouse.click(...(await at(page, 70, 50)));
  await page.locator('.verdict[data-verdict=no]').waitFor();
  await expect
    .poll(() => verdict(page).innerText())
    .toMatch(/^In this wind a flag needs \d+ feet of room; the nearest is 1[34] away\. FL-2$/);
  await expect
    .poll(() => page.getByRole('button', { name: /Put up the flag/ }).getAttribute('aria-disabled'))
    .toBe('true');
  await page.mouse.click(...(await at(page, 300, 200)));
  await page.locator('.verdict[data-verdict=yes]').waitFor();
  await expect.poll(() => page.locator('.qbar .key.primary').innerText()).toMatch(/\d+ feet of room/);
  // Body and dice of the bar, the left rail, and one's own things beside the question.
  await page.getByText(/^Room needed: \d+ feet$/).waitFor();
  await page
    .locator('.qbar .resting')
    .getByRole('img', { name: /^wind \d$/ })
    .waitFor();
  await page
    .getByRole('complementary', { name: 'Sky' })
    .getByText(/^Wind \d$/)
    .waitFor();
  const [tray, bar] = [await page.locator('.tray-slot').boundingBox(), await page.locator('.qbar').boundingBox()];
  expect(tray!.x + tray!.width).toBeLessThanOrEqual(bar!.x);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /Put up the flag/ }).click();
  await page.getByRole('button', { name: 'Furl it' }).click();
  await page.getByRole('heading', { name: 'Newcomer has most cloth in the wind' }).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test('the frame: fills, zooms by the wheel, has a minimap and a tool, and Esc leads back from what is read', async () => {
  const { page, troubles, context } = await app.visitor();
  await alone(page);
  const inside = page.locator('.board-inside');
  await page.mouse.move(...(await at(page, 300, 200)));
  const before = (await inside.boundingBox())!;
  await page.mouse.wheel(0, -100);
  await expect.poll(async () => (await inside.boundingBox())!.width).toBeGreaterThan(before.width);
  await page.locator('.minimap .seen').waitFor();
  await page.getByRole('button', { name: 'Ruler', exact: true }).click();
  await page.getByRole('button', { name: '1 ft' }).waitFor();
  await page.getByRole('button', { name: 'Look at the breeze' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('heading', { name: 'Breeze' }).first().waitFor();
  await drawer.getByRole('button', { name: 'Calm', exact: true }).click();
  await drawer.getByText('card:calm').waitFor();
  await page.keyboard.press('Escape');
  await drawer.getByText('card:breeze').waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect(troubles).toEqual([]);
  await context.close();
});

test('continue, replay, save and a phone come with the shell', async () => {
  const { page, troubles, context } = await app.visitor();
  await alone(page);
  await page.keyboard.press('.');
  await page.getByRole('button', { name: /Put up the flag/ }).click();
  await page.getByRole('button', { name: 'Let it wave' }).click();
  const table = page.url();
  await page.goto(table.replace('/table/', '/replay/'));
  await page.locator('.tape-deck .flag-sign').first().waitFor();
  await page.goto('/');
  await page.locator('.saves li', { hasText: 'Flags' }).getByRole('link').first().click();
  await page.locator('.qbar[data-ask="flag.where"]').waitFor();
  expect(page.url()).toBe(table);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save to a file' }).click();
  const file = await (await download).path();
  await page.goto('/');
  await page.getByLabel('Open a save file').setInputFiles({
    name: 'flags.json',
    mimeType: 'application/json',
    buffer: readFileSync(file),
  });
  await page.locator('.qbar[data-ask="flag.where"]').waitFor();
  await page.setViewportSize(PHONE);
  for (const tab of ['Mine', 'Others', 'Sky', 'Log', 'Board'])
    await page
      .locator('nav.tabs')
      .getByRole('button', { name: new RegExp(`^${tab}`) })
      .click();
  expect(troubles).toEqual([]);
  await context.close();
});

test('the door between two people who have secrets is whole, and does not hide who waits', async () => {
  for (const viewport of [PHONE, SIDEWAYS, DESK]) {
    const { page, context } = await app.visitor({ viewport });
    await page.goto('/new/flags');
    await page.getByRole('button', { name: /Us on this screen/ }).click();
    await page.getByRole('switch', { name: 'Long field' }).click();
    await page.getByRole('button', { name: /Start playing/ }).click();
    await page.locator('.pass-card').waitFor();
    await settled(page);
    const card = (await page.locator('.pass-card').boundingBox())!;
    const wheel = (await page.locator('.door .wheel').boundingBox())!;
    expect(wheel.x).toBeGreaterThanOrEqual(0);
    expect(wheel.y).toBeGreaterThanOrEqual(0);
    const beside = wheel.x + wheel.width <= card.x || wheel.y + wheel.height <= card.y + 2;
    expect(beside, `${viewport.width}`).toBe(true);
    await context.close();
  }
});
