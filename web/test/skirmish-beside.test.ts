/** Two people with a browser each on one side against the handbook: co-op. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './helpers/axe.ts';
import { answerFighting } from './helpers/battle.ts';
import { codeShown } from './helpers/gather.ts';
import { asked, nextQuestion } from './helpers/play.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

/** What both have to see: who stands where, and what was told. */
const seenBy = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const models = [...document.querySelectorAll('[data-model]')];
    const told = [...document.querySelectorAll('.log li')].map((each) => each.textContent);
    return [
      ...models.map((each) => `${each.getAttribute('data-model')} ${each.getAttribute('transform')}`),
      ...told,
    ].join();
  });

/** The question after `last` that stays before both: what one has decided with an answer goes on by itself first. */
async function askedBoth(pages: readonly Page[], last: string | undefined): Promise<{ number: string; ask: string }> {
  let before = '';
  const look = async () => {
    const [one, other] = await Promise.all(pages.map((page) => asked(page)));
    const now = JSON.stringify(one);
    const stays = now === before && now === JSON.stringify(other);
    before = now;
    return stays && typeof one === 'object' && one.number !== last;
  };
  await expect.poll(look, { interval: 250 }).toBe(true);
  return JSON.parse(before);
}

/** Ana opens a battle against the handbook with room beside her. */
async function openTable(page: Page): Promise<string> {
  await page.goto('/new/skirmish');
  await page.getByLabel('Name, Red').fill('Ana');
  await page
    .getByRole('radiogroup', { name: 'Which side the handbook plays by its own rules' })
    .getByText('Second')
    .click();
  await page.getByRole('radiogroup', { name: 'It stops' }).getByText('Never').click();
  await page.getByRole('switch', { name: /Friends beside me/ }).click();
  await page.getByText('Whoever comes by the link may sit down beside you').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /Wait for your company first/ }).click();
  return codeShown(page);
}

test('CH-AISETUP-1 Ben sits down beside Ana by the link; both are asked the same, either answers, and he gets up again', async () => {
  const [ana, ben] = await Promise.all([app.visitor(), app.visitor()]);
  const code = await openTable(ana.page);
  await ana.page.getByText('Whoever opens it may sit down beside Ana.').waitFor();
  await ben.page.goto(`/lobby/${code}`);
  await ben.page.getByText('There is room beside Ana.').waitFor();
  await ben.page.getByLabel('What are you called?').fill('Ben');
  expect(await violations(ben.page)).toEqual([]);
  await ben.page.getByRole('button', { name: 'Sit beside Ana' }).click();
  await ben.page.waitForURL(/\/table\//);
  await ana.page.getByText('you, host, with Ben').waitFor();
  await ben.page
    .getByRole('button', { name: /Stand up/ })
    .getByText('Ana plays on')
    .waitFor();
  for (const { page } of [ana, ben]) expect(await violations(page)).toEqual([]);
  await ana.page.getByRole('button', { name: /Start with everyone/ }).click();

  const pages = [ana.page, ben.page];
  for (const page of pages) await page.locator('svg.plot').waitFor();
  let last: string | undefined;
  for (let turn = 0; turn < 6; turn += 1) {
    const question = await askedBoth(pages, last);
    await expect.poll(() => seenBy(ben.page)).toBe(await seenBy(ana.page));
    await answerFighting(pages[turn % 2]!, question, turn);
    last = question.number;
  }
  await ana.page.getByText('That was Ben').first().waitFor();

  await ben.page.getByRole('button', { name: 'Menu', exact: true }).click();
  await ben.page.getByRole('menuitem', { name: 'Get up from beside Ana' }).click();
  await expect.poll(() => ben.page.locator('.qbar[data-question]').count()).toBe(0);
  await nextQuestion(ana.page, last);
  expect([ana, ben].flatMap(({ troubles }) => troubles)).toEqual([]);
  for (const { context } of [ana, ben]) await context.close();
});
