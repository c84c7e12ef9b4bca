import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, type Visitor } from './helpers/app.ts';
import { codeShown } from './helpers/gather.ts';
import { clickBlocked, hasQuestion } from './helpers/screen.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

/** The host's table waits in the lobby; its code comes back. */
async function hostTable({ page }: Visitor, title: string): Promise<string> {
  await page.goto('/new/vault');
  await page.getByRole('button', { name: 'Friends by link' }).first().click();
  await page.getByLabel('Name, Red').fill('Ana');
  await page.getByLabel('Name, Blue').fill('Ben');
  await page.getByLabel('Name of the table').fill(title);
  await page.getByRole('button', { name: 'Wait for Ben first' }).click();
  return codeShown(page);
}

async function sitDown(page: Page, code: string, name: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Table code').fill(code);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByLabel('What are you called?').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForURL(/\/table\//);
}

test('a new table: seats, options and what cannot be', async () => {
  const { page, troubles, context } = await app.visitor();
  await page.goto('/new/vault');
  const seats = page.locator('.seats > li');
  await seats.first().waitFor();
  await expect.poll(() => seats.count()).toBe(3);
  await page.getByRole('button', { name: 'Add a fourth seat' }).click();
  await expect.poll(() => seats.count()).toBe(4);
  await clickBlocked(page.getByRole('button', { name: 'Add a fifth seat' }));
  await page.locator('.why.slip', { hasText: 'Two to four play' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.why.slip').count()).toBe(0);

  for (const colour of ['Green', 'Yellow'])
    await page.getByRole('button', { name: `Remove the ${colour} seat` }).click();
  await clickBlocked(page.getByRole('button', { name: 'Remove the Blue seat' }));
  await page.locator('.why.slip', { hasText: 'SH-SETUP-1' }).waitFor();
  await expect.poll(() => seats.count()).toBe(2);

  // One person sits once; a friend by link rules out free undo and real dice, and says so.
  const blue = page.getByRole('radiogroup', { name: 'Who sits in Blue' });
  await expect.poll(() => blue.getByRole('radio', { name: 'You' }).getAttribute('aria-disabled')).toBe('true');
  await blue.getByRole('radio', { name: 'Friend by link' }).click();
  const undo = page.getByRole('radiogroup', { name: 'Undo past dice and other players' });
  await expect.poll(() => undo.getByRole('radio', { name: 'Free' }).getAttribute('aria-disabled')).toBe('true');
  await page.getByText('they cannot see your dice').waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test('two browsers in a lobby: the code brings them together, the host begins, a third watches', async () => {
  const [ana, ben, jo] = await Promise.all([app.visitor(), app.visitor({ viewport: PHONE }), app.visitor()]);
  const code = await hostTable(ana, 'Rainy Sunday');
  await ana.page.getByText('held for Ben').waitFor();
  const start = ana.page.getByRole('button', { name: /Start with everyone/ });
  await expect.poll(() => start.getAttribute('aria-pressed')).toBe('false');

  await sitDown(ben.page, code.toLowerCase(), 'Ben');
  await ana.page.getByText('Wait for Ben, or begin now?').waitFor();
  await ben.page.getByRole('button', { name: 'I am ready' }).click();
  await ana.page.getByText('Everybody is ready').waitFor();
  await ben.page.getByText('Waiting for the host to begin').waitFor();
  await ben.page.getByLabel('Say something to the table').fill('Is SH-ROUND-2 true?');
  await ben.page.getByRole('button', { name: 'Send', exact: true }).click();
  await ana.page.getByRole('link', { name: 'SH-ROUND-2' }).click();
  await ana.page.getByRole('complementary', { name: 'Rulebook' }).getByText('no threats are spawned').waitFor();
  await ana.page.keyboard.press('Escape');

  await jo.page.goto(`/lobby/${code}?watch`);
  await jo.page.getByLabel('What are you called?').fill('Jo');
  await jo.page.getByRole('button', { name: 'Watch', exact: true }).click();
  await ana.page.getByText('Jo is watching').waitFor();

  await start.click();
  for (const { page } of [ana, ben, jo]) await page.getByText('Place dwellers').first().waitFor();
  await expect(jo.page.locator('.qbar .lamp:not(.off)').count()).resolves.toBe(0);
  for (const { troubles, context } of [ana, ben, jo]) {
    expect(troubles).toEqual([]);
    await context.close();
  }
});

test('the host moves levels, hands one to a bot and begins without waiting', async () => {
  const ana = await app.visitor();
  await hostTable(ana, 'Short Evening');
  const names = () => ana.page.locator('.level .name-card b').allInnerTexts();
  await expect.poll(() => names()).toEqual(['Ana', 'Blue is free', 'Warden']);
  await ana.page.getByRole('button', { name: 'Host: Warden' }).click();
  await ana.page.getByRole('menuitem', { name: 'One seat up' }).click();
  await ana.page.getByText('Yellow is free').waitFor();
  await expect.poll(() => names()).toEqual(['Ana', 'Foreman', 'Yellow is free']);
  await ana.page.getByRole('button', { name: 'Bot instead' }).click();
  await ana.page.getByText('Everybody is ready').waitFor();
  await ana.page.getByRole('button', { name: /Start with everyone/ }).click();
  await ana.page.getByText('Place dwellers').first().waitFor();
  expect(ana.troubles).toEqual([]);
  await ana.context.close();
});

test('a code that leads nowhere says so; a table that is public is on the start page', async () => {
  const [ana, ben] = await Promise.all([app.visitor(), app.visitor()]);
  await ben.page.goto('/lobby/222-222');
  await ben.page.getByText('There is no table with the code 222-222').waitFor();
  await ben.page.goto('/');
  await ben.page.getByLabel('Table code').fill('ab');
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  await ben.page.getByText('six letters and figures').waitFor();

  await ana.page.goto('/new/vault');
  await ana.page.getByRole('button', { name: 'Friends by link' }).first().click();
  await ana.page.getByRole('radio', { name: 'Public' }).click();
  await ana.page.getByLabel('Name of the table').fill('Open House');
  await ana.page.getByRole('button', { name: /Wait for/ }).click();
  await ana.page.waitForURL(/\/table\//);
  await ben.page.goto('/');
  await ben.page.getByRole('link', { name: 'Sit down: Open House' }).click();
  await ben.page.getByText('One seat is free.').waitFor();
  for (const { context } of [ana, ben]) await context.close();
});

test('a broken line is told, comes back by itself, and nothing is missing', async () => {
  const ana = await app.visitor();
  await ana.page.goto('/new/vault');
  await ana.page.getByRole('button', { name: 'Friends by link' }).first().click();
  await ana.page.getByRole('button', { name: /Start playing/ }).click();
  await ana.page.waitForURL(/\/table\//);
  await ana.page.getByText('Place dwellers').first().waitFor();
  await ana.context.setOffline(true);
  await ana.page.getByText('No net.').waitFor();
  await ana.context.setOffline(false);
  await ana.page.getByText('No net.').waitFor({ state: 'hidden' });
  await hasQuestion(ana.page);
  expect(ana.troubles).toEqual([]);
  await ana.context.close();
});

test('a seat moves to another device with a code that works once', async () => {
  const [desk, phone] = await Promise.all([app.visitor(), app.visitor({ viewport: PHONE })]);
  await hostTable(desk, 'On the Road');
  await desk.page.getByRole('button', { name: 'Menu', exact: true }).click();
  await desk.page.getByRole('menuitem', { name: 'Go on on another device' }).click();
  const code = await desk.page.locator('.big-code', { hasText: '-' }).innerText();
  const field = phone.page.getByLabel('Code of the seat');
  for (const once of [true, false]) {
    // By the link the first time, by hand the second.
    await phone.page.goto(once ? `/seat#${code}` : '/seat');
    if (!once) await field.fill(code);
    await expect.poll(() => field.inputValue()).toBe(code);
    await phone.page.getByRole('button', { name: 'Take the seat here' }).click();
    if (once) {
      await phone.page.waitForURL(/\/table\//);
      await phone.page.getByText('Ana').first().waitFor();
    } else await phone.page.getByText('Not with this code.').waitFor();
  }
  for (const { context } of [desk, phone]) await context.close();
});
