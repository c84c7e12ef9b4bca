/** Two people at one table of the server, each with a browser of their own, and a third who watches. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { PHONE, type Visitor } from './helpers/app.ts';
import { violations } from './helpers/axe.ts';
import { gather } from './helpers/gather.ts';
import { nextQuestion } from './helpers/play.ts';
import { clickBlocked, spaceButton } from './helpers/screen.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();
let ana: Visitor;
let ben: Visitor;
let jo: Visitor;

beforeAll(async () => {
  [ana, ben, jo] = await Promise.all([app.visitor(), app.visitor(), app.visitor({ viewport: PHONE })]);
  await gather({ ana, ben, jo }, '/new/vault', async (page) => {
    await page.getByRole('button', { name: 'Remove the Yellow seat' }).click();
    await page.getByRole('radiogroup', { name: 'Who starts' }).getByRole('radio', { name: 'Red' }).click();
  });
  await nextQuestion(ana.page, undefined);
});

/** Clicks a space twice: the first click chooses it, the second places. */
async function place(page: Page, space: string): Promise<void> {
  await spaceButton(page, space).click();
  await page.locator('.qbar .key.primary').waitFor();
  await spaceButton(page, space).click();
}

const toldOf = (page: Page, line: RegExp) => page.locator('.log').getByText(line).first().waitFor();

/** Ana asks to take her turn back: further than is free, for Ben has answered since. */
async function askToUndo(): Promise<void> {
  await ana.page.getByRole('button', { name: 'Undo', exact: true }).click();
  await ana.page
    .getByRole('menuitem', { name: /the others must agree/ })
    .first()
    .click();
}

test('what one does the others see; who watches is asked nothing', async () => {
  await ben.page.locator('.qbar', { hasText: 'Waiting for Ana to place a dweller' }).waitFor();
  await expect(ben.page.locator('.space.open').count()).resolves.toBe(0);
  await place(ana.page, 'top.6.1');
  await toldOf(ben.page, /Ana places at the Diner, left space/);
  await nextQuestion(ben.page, undefined);
  await ana.page.locator('.qbar', { hasText: 'Waiting for Ben' }).waitFor();

  await jo.page.getByRole('button', { name: /^Log/ }).click();
  await toldOf(jo.page, /Ana places at the Diner, left space/);
  await expect(jo.page.locator('.lamp:not(.off)').count()).resolves.toBe(0);
  expect(await violations(ana.page)).toEqual([]);
});

test('a line that breaks in the middle comes back by itself, with everything that happened meanwhile', async () => {
  await ana.context.setOffline(true);
  await ana.page.getByText('No net.').waitFor();
  await place(ben.page, 'top.3.1');
  await toldOf(ben.page, /Ben places at the Power Generator, left space/);
  await expect(ana.page.getByText(/Ben places/).count()).resolves.toBe(0);
  await ana.context.setOffline(false);
  await toldOf(ana.page, /Ben places at the Power Generator, left space/);
  await ana.page.getByText('No net.').waitFor({ state: 'hidden' });
  await nextQuestion(ana.page, undefined);
});

test('an undo past somebody else’s answer needs their consent: a no keeps everything', async () => {
  await askToUndo();
  await ana.page.getByText('You asked to undo').waitFor();
  const dialog = ben.page.getByRole('dialog', { name: /^Ana asks to undo/ });
  await dialog.getByText('somebody else’s answer').waitFor();
  await dialog.getByText(/^“Ana places at /).waitFor();
  const votes = (page: Page) => page.locator('.votes li').allTextContents();
  await dialog.getByText(/^\d+ s, then no$/).waitFor();
  await expect.poll(() => votes(ben.page)).toEqual(['Ana asks', expect.stringMatching(/^You\? \d+ s, then no$/)]);
  await expect.poll(() => votes(ana.page)).toEqual(['You ask', expect.stringMatching(/^Ben\? \d+ s, then no$/)]);
  await expect.poll(() => votes(jo.page)).toEqual(['Ana asks', expect.stringMatching(/^Ben\? \d+ s, then no$/)]);
  expect(await violations(ben.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await ana.page.getByText('Not undone: Ben wants to keep it.').waitFor();
  await ana.page.getByText('You asked to undo').waitFor({ state: 'hidden' });
  await expect(ana.page.getByText(/took play back/).count()).resolves.toBe(0);
});

test('whoever asked may think better of it', async () => {
  await askToUndo();
  await ben.page.getByRole('dialog').waitFor();
  await ana.page.getByRole('button', { name: 'Never mind' }).click();
  await ben.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await ben.page.getByText('The wish to undo was withdrawn.').waitFor();
});

test('and a yes takes play back for everybody', async () => {
  await askToUndo();
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Agree', exact: true }).click();
  await toldOf(ana.page, /took play back/);
  await toldOf(ben.page, /took play back/);
  await toldOf(jo.page, /took play back/);
  await nextQuestion(ana.page, undefined);
  await expect.poll(() => spaceButton(ana.page, 'top.6.1').getAttribute('aria-label')).toMatch(/; open$/);
  await ben.page.locator('.qbar', { hasText: 'Waiting for Ana' }).waitFor();
});

test('who waits for long may nudge: the other hears it, and not again at once', async () => {
  // A clock that can be turned on.
  await ben.page.clock.install();
  const [line] = await Promise.all([ben.page.waitForEvent('websocket'), ben.page.reload()]);
  const nudge = ben.page.getByRole('button', { name: /^Nudge/ });
  await nudge.getByText(/^in \d+ s$/).waitFor();
  await clickBlocked(nudge);
  await ben.page.locator('.why.slip', { hasText: 'may think for a minute' }).waitFor();
  expect(await violations(ben.page)).toEqual([]);
  // A minute passes, with a sign of life from the table now and then.
  for (let quarter = 0; quarter < 4; quarter += 1)
    await Promise.all([line.waitForEvent('framereceived'), ben.page.clock.fastForward(16_000)]);
  await nudge.getByText('Ana hears a bell').waitFor();
  await nudge.click();
  await ana.page.getByText('Ben waits for your answer').waitFor();
  await expect.poll(() => ana.page.title()).toMatch(/^● Ben waits for your answer/);
  await nudge.getByText(/^in \d+ s$/).waitFor();
  expect(await violations(ana.page)).toEqual([]);
  for (const { troubles } of [ana, ben, jo]) expect(troubles).toEqual([]);
});
