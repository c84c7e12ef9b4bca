/** Two people with a browser each and a third who watches: a trade with an offer in answer to an offer, what stays hidden, pages read meanwhile. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Visitor } from './helpers/app.ts';
import { violations } from './helpers/axe.ts';
import { gather } from './helpers/gather.ts';
import { MOUSE } from './helpers/road.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();
let ana: Visitor;
let ben: Visitor;
let jo: Visitor;

/** Chooses a survivor, a space and where the first card goes; whoever is asked first begins. */
async function settle(page: Page, survivor: string, space: string): Promise<void> {
  await page.locator('.qbar[data-ask="setup.survivor"]').waitFor();
  await page.locator(`.qbar [data-option="${survivor}"]`).click();
  await page.locator('.qbar[data-ask="setup.space"]').waitFor();
  await MOUSE.space(page, space);
}

beforeAll(async () => {
  [ana, ben, jo] = await Promise.all([app.visitor(), app.visitor(), app.visitor()]);
  await gather({ ana, ben, jo }, '/new/adventure', (page) =>
    page.getByRole('button', { name: 'Remove the Yellow seat' }).click(),
  );
});

test('a trade is built on the blanket, answered with another offer, and done; who watches sees no agenda', async () => {
  await everybodySettled();
  const [first, second] = await whoBegins();
  await first.page.locator('.qbar [data-option="camp"]').click();
  await first.page.locator('[data-answer^="trade:"]').click();
  await first.page.locator('.trade-desk').waitFor();
  await first.page.getByRole('group', { name: 'Caps' }).first().getByRole('button', { name: 'One more' }).click();
  await first.page.getByLabel('A promise (it binds nobody)').fill('Tea at nine');
  expect(await violations(first.page)).toEqual([]);
  await first.page.locator('.qbar .key.primary.big').click();

  // The other reads it, would rather have more, and begins with what was offered.
  await second.page.locator('.offer-desk', { hasText: 'Tea at nine' }).waitFor();
  expect(await violations(second.page)).toEqual([]);
  await jo.page.locator('.offer-desk', { hasText: 'Tea at nine' }).waitFor();
  await second.page.locator('.qbar [data-option="counter"]').click();
  await second.page.locator('.trade-desk').waitFor();
  const wants = second.page.getByRole('group', { name: 'Caps' }).nth(1);
  await expect.poll(() => wants.locator('b').innerText()).toBe('1');
  await wants.getByRole('button', { name: 'One more' }).click();
  await second.page.locator('.qbar .key.primary.big').click();

  await first.page.locator('.offer-desk').waitFor();
  await first.page.locator('.qbar [data-option="accept"]').click();
  await expect.poll(() => capsOf(first.page)).toBe('1');
  await expect.poll(() => capsOf(second.page)).toBe('5');
  // Nobody's agendas are on the page of somebody who watches.
  expect(await jo.page.locator('.agendas').count()).toBe(0);
  expect([ana.troubles, ben.troubles, jo.troubles]).toEqual([[], [], []]);
});

test('nobody waits for a page: one reads on, at book size too, while the other plays, and has every page until it is read', async () => {
  const [first, second] = await whoBegins();
  const told = ({ page }: Visitor) => page.getByRole('article', { name: 'What was read out' });
  const drawer = second.page.locator('.reading .quest-card');
  await told(second).waitFor();
  await told(first).waitFor();
  const title = await told(second).getByRole('heading').innerText();
  await second.page.locator('.quest-title').first().click();
  await drawer.waitFor();

  // The one plays on, as if nobody was reading.
  await first.page.locator('.qbar [data-option="done"]').click();
  await first.page.locator('.qbar[data-ask="turn"] [data-option="end"]').click();
  await second.page.locator('.qbar[data-ask="turn"]').waitFor();
  await expect.poll(() => drawer.count()).toBe(1);
  await second.page.keyboard.press('Escape');
  await expect.poll(() => drawer.count()).toBe(0);
  await expect.poll(() => told(second).getByRole('heading').innerText()).toBe(title);

  // Who has read it puts it away, and the other's stays.
  await told(second).getByRole('button', { name: 'Got it' }).click();
  await expect.poll(() => told(second).count()).toBe(0);
  await expect.poll(() => told(first).count()).toBe(1);
  expect([ana.troubles, ben.troubles, jo.troubles]).toEqual([[], [], []]);
});

const capsOf = (page: Page): Promise<string> => page.locator('.survivor-sheet .counts .num').first().innerText();

/** Everybody has a figure on the map and a card. */
async function everybodySettled(): Promise<void> {
  const order = await whoBegins();
  await settle(order[0].page, 'vaultborn', 'crossroads-camp.a');
  await settle(order[1].page, 'drifter', 'crossroads-camp.b');
  // What they begin with is worn and held: that need not be asked.
  await order[0].page.locator('.qbar[data-ask="turn"]').waitFor();
}

/** Whoever is asked now, and the other. */
async function whoBegins(): Promise<readonly [Visitor, Visitor]> {
  await expect
    .poll(async () => (await Promise.all([ana, ben].map(({ page }) => page.locator('.qbar[data-ask]').count()))).join())
    .toMatch(/^(?:1,0|0,1)$/);
  return (await ana.page.locator('.qbar[data-ask]').count()) === 1 ? [ana, ben] : [ben, ana];
}
