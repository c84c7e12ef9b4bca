/** The lobby in real browsers: who is ready, whom the door lets in, and what one does while waiting. */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { PHONE, type Visitor } from './helpers/app.ts';
import { violations } from './helpers/axe.ts';
import { codeShown } from './helpers/gather.ts';
import { elsewhere, notesShown } from './helpers/notes.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();
let ana: Visitor;
let ben: Visitor;
let code: string;

/** Ana hosts a table with Ben, a bot and nobody else. */
beforeEach(async () => {
  [ana, ben] = await Promise.all([app.visitor(), app.visitor({ viewport: PHONE })]);
  const { page } = ana;
  await page.goto('/new/vault');
  await page.getByRole('button', { name: 'Friends by link' }).first().click();
  await page.getByLabel('Name, Red').fill('Ana');
  await page.getByRole('button', { name: /Wait for/ }).click();
  code = await codeShown(page);
  await arrive(ben.page, 'Ben', 'Sit down');
  await page.getByText('Ben', { exact: true }).first().waitFor();
  return async () => {
    for (const { troubles, context } of [ana, ben]) {
      expect(troubles).toEqual([]);
      await context.close();
    }
  };
});

async function arrive(page: Page, name: string, key: 'Sit down' | 'Watch'): Promise<void> {
  await page.goto(`/lobby/${code}`);
  await page.getByLabel('What are you called?').fill(name);
  await page.getByRole('button', { name: key }).click();
  await page.waitForURL(/\/table\//);
}

const bar = ({ page }: Visitor) => page.locator('.qbar.dock');
const tags = ({ page }: Visitor) => page.locator('.level .tag').allInnerTexts();

describe('ready ticks', () => {
  test('the bar says who is ready; with everyone it starts when the last has ticked', async () => {
    await bar(ana).getByText('2 of 3 are ready').waitFor();
    await bar(ana).getByText('Ben is not ready yet').waitFor();
    await expect.poll(() => tags(ana)).toEqual(['ready', 'not yet', 'ready']);
    const start = ana.page.getByRole('button', { name: /Start with everyone/ });
    await start.getByText('waits for Ben').waitFor();

    await bar(ben).getByText('Are you ready?').waitFor();
    await expect.poll(() => ben.page.locator('.qbar .lamp:not(.off)').count()).toBe(1);
    expect(await violations(ben.page)).toEqual([]);
    await ben.page.getByRole('button', { name: 'I am ready' }).click();
    await bar(ana).getByText('3 of 3 are ready').waitFor();
    await expect.poll(() => ben.page.locator('.qbar .lamp:not(.off)').count()).toBe(0);
    expect(await violations(ana.page)).toEqual([]);

    await ana.page.getByRole('button', { name: 'I am not ready yet' }).click();
    await bar(ben).getByText('Ana is not ready yet').waitFor();
    await bar(ana).getByText('Wait for you, or begin now?').waitFor();
    // It promises to begin with the last tick, and that is what it does.
    await start.click();
    await start.getByText('with the last tick: you').waitFor();
    await expect.poll(() => start.getAttribute('aria-pressed')).toBe('true');
    await ana.page.getByRole('button', { name: 'I am ready' }).click();
    for (const { page } of [ana, ben]) await page.getByText('Place dwellers').first().waitFor();
  });

  test('a tick goes when its seat is moved, and is still there when the page is loaded again', async () => {
    await ben.page.getByRole('button', { name: 'I am ready' }).click();
    await bar(ana).getByText('3 of 3 are ready').waitFor();
    await ana.page.reload();
    await bar(ana).getByText('3 of 3 are ready').waitFor();
    await ana.page.getByRole('button', { name: 'Host: Ben' }).click();
    await ana.page.getByRole('menuitem', { name: 'One seat down' }).click();
    await bar(ana).getByText('2 of 3 are ready').waitFor();
    await bar(ben).getByText('Are you ready?').waitFor();
  });
});

test('begin now asks who has not ticked first; then it begins anyway', async () => {
  // Ben looks elsewhere, and has allowed notes.
  await ben.page.addInitScript(elsewhere());
  await ben.page.evaluate(() => localStorage.setItem('holotape.settings', JSON.stringify({ notes: true })));
  await ben.page.reload();
  await bar(ben).getByText('Are you ready?').waitFor();
  const begin = ana.page.getByRole('button', { name: /^Begin/ });
  await begin.getByText('Ben is asked first').waitFor();
  await begin.click();
  await ben.page.getByText('Ana would like to begin. Are you ready?').first().waitFor();
  await expect.poll(() => ben.page.title()).toMatch(/^● Ana would like to begin/);
  await expect(notesShown(ben.page)).resolves.toEqual([expect.stringMatching(/: Ana would like to begin/)]);
  await begin.getByText('Begin anyway').waitFor();
  await bar(ana).getByText('Ben heard a bell').waitFor();
  await begin.click();
  for (const { page } of [ana, ben]) await page.getByText('Place dwellers').first().waitFor();
  // What was asked in the lobby is not asked again at the table.
  await expect(ben.page.getByText('waits for your answer').count()).resolves.toBe(0);
});

test('the host changes what is agreed; whoever ticked for another game ticks again', async () => {
  await ben.page.getByRole('button', { name: 'I am ready' }).click();
  await bar(ana).getByText('3 of 3 are ready').waitFor();
  await ana.page.getByRole('button', { name: 'Change', exact: true }).click();
  const form = ana.page.getByRole('dialog', { name: 'What is agreed' });
  await form.getByLabel('Name of the table').fill('Long Evening');
  await form.getByRole('switch', { name: /rooms/i }).click();
  expect(await violations(ana.page)).toEqual([]);
  await form.getByRole('button', { name: 'Agree on this' }).click();
  await form.waitFor({ state: 'hidden' });
  await ana.page.getByText('30 rooms').waitFor();
  await ben.page
    .getByText(/Long Evening/)
    .first()
    .waitFor();
  await bar(ben).getByText('Are you ready?').waitFor();
  await bar(ana).getByText('2 of 3 are ready').waitFor();
});

describe('the door', () => {
  const host = (name: string) => ana.page.getByRole('switch', { name });

  test('without watching who looks on is shown out and told why; the others see who is left', async () => {
    const jo = await app.visitor();
    await arrive(jo.page, 'Jo', 'Watch');
    await ana.page.getByText('Jo is watching').waitFor();
    await expect.poll(() => host('Let people watch').getAttribute('aria-checked')).toBe('true');
    await host('Let people watch').click();
    await jo.page.getByText('The host lets nobody watch this table').waitFor();
    expect(await violations(jo.page)).toEqual([]);
    await ana.page.getByText('Jo is watching').waitFor({ state: 'hidden' });
    await jo.page.getByRole('button', { name: 'Look for a seat' }).click();
    await jo.page.getByText('Only those who play see it.').waitFor();
    await expect(jo.page.getByRole('button', { name: 'Watch', exact: true }).count()).resolves.toBe(0);
    await jo.context.close();
  });

  test('a closed door: whoever comes hears it, and the invitation says it; who plays comes back', async () => {
    await ana.page.getByRole('button', { name: /Host: Warden/ }).click();
    await ana.page.getByRole('menuitem', { name: 'Leave it open' }).click();
    await ana.page.getByText('Whoever opens it sits down in yellow.').waitFor();
    await host('Close the door to newcomers').click();
    await ana.page.getByText('The door is closed: whoever opens it can only watch.').waitFor();
    expect(await violations(ana.page)).toEqual([]);
    const jo = await app.visitor();
    await jo.page.goto(`/lobby/${code}`);
    await jo.page.getByText('The host has closed the door').waitFor();
    await expect(jo.page.getByRole('button', { name: 'Sit down' }).count()).resolves.toBe(0);
    expect(await violations(jo.page)).toEqual([]);
    await ben.page.reload();
    await bar(ben).getByText('Are you ready?').waitFor();

    // At the table itself the same stands in the menu.
    await ben.page.getByRole('button', { name: 'I am ready' }).click();
    await bar(ana).getByText('2 of 2 are ready').waitFor();
    await ana.page.getByRole('button', { name: /Begin now/ }).click();
    await ana.page.getByText('Place dwellers').first().waitFor();
    await ana.page.getByRole('button', { name: 'Menu', exact: true }).click();
    await ana.page.getByRole('menuitem', { name: 'Open the door to newcomers' }).click();
    // The server has heard of it when the menu offers the contrary.
    await ana.page.getByRole('button', { name: 'Menu', exact: true }).click();
    await ana.page.getByRole('menuitem', { name: 'Close the door to newcomers' }).waitFor();
    await jo.page.reload();
    await jo.page.getByText('One seat is free.').waitFor();
    await jo.context.close();
  });
});

test('while one waits: who came, quick words, the rules in short and a round to try', async () => {
  const { page } = ana;
  const talk = page.locator('.chatp .chat');
  await talk.getByText('Ana opened the table.').waitFor();
  await talk.getByText('Ben sat down in blue.').waitFor();
  await page.getByRole('button', { name: 'One moment' }).click();
  await ben.page.locator('.chatp').getByText('One moment').first().waitFor();

  await page.getByRole('button', { name: 'Rules in 3 minutes' }).click();
  const rules = page.getByRole('dialog', { name: 'Rules in 3 minutes' });
  await rules.getByText('Whoever takes the token starts the next round.').waitFor();
  expect(await violations(page)).toEqual([]);
  await rules.getByRole('link', { name: 'SH-FIRST-1' }).click();
  await page.getByRole('complementary', { name: 'Rulebook' }).locator('#beside-SH-FIRST-1').waitFor();
  await page.keyboard.press('Escape');
  const [round] = await Promise.all([
    ana.context.waitForEvent('page'),
    page.getByRole('button', { name: 'Try a round' }).click(),
  ]);
  await round.waitForURL(/\/table\//);
  await round.locator('.qbar[data-question]').waitFor();
  await round.close();
});
