/** Somebody leaves in the middle of a game on the server, a bot stands in, and they come back. */
import { beforeAll, expect, test } from 'vitest';
import type { Visitor } from './helpers/app.ts';
import { violations } from './helpers/axe.ts';
import { codeShown } from './helpers/gather.ts';
import { nextQuestion } from './helpers/play.ts';
import { spaceButton } from './helpers/screen.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();
let ana: Visitor;
let ben: Visitor;

beforeAll(async () => {
  [ana, ben] = await Promise.all([app.visitor(), app.visitor()]);
  const { page } = ana;
  await page.goto('/new/vault');
  await page.getByRole('button', { name: 'Friends by link' }).first().click();
  await page.getByRole('button', { name: 'Remove the Yellow seat' }).click();
  await page.getByRole('radiogroup', { name: 'Who starts' }).getByRole('radio', { name: 'Red' }).click();
  await page.getByLabel('Name, Red').fill('Ana');
  await page.getByRole('button', { name: /Wait for/ }).click();
  await ben.page.goto(`/lobby/${await codeShown(page)}`);
  await ben.page.getByLabel('What are you called?').fill('Ben');
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  await ben.page.getByRole('button', { name: 'I am ready' }).click();
  await page.getByText('Everybody is ready').waitFor();
  await page.getByRole('button', { name: /Start with everyone/ }).click();
  await nextQuestion(page, undefined);
});

test('who left is seen as away, a bot stands in from where one waits, and they take their seat back', async () => {
  const table = new URL(ben.page.url()).pathname;
  await ben.page.goto('about:blank');
  await ana.page
    .locator('aside.rail')
    .getByText(/^away /)
    .waitFor();
  await spaceButton(ana.page, 'top.6.1').click();
  await ana.page.getByRole('button', { name: /Place in the Diner/ }).click();
  await ana.page.getByText('We wait for Ben. Shall a bot stand in?').waitFor();
  expect(await violations(ana.page)).toEqual([]);
  await ana.page.getByRole('button', { name: 'Keep waiting' }).click();
  await ana.page.getByText('We wait for Ben', { exact: true }).waitFor();
  const before = await ana.page.locator('.qbar').getAttribute('data-question');
  expect(before).toBeNull();
  await ana.page.getByRole('button', { name: 'Let a bot stand in' }).click();
  await nextQuestion(ana.page, undefined);

  await ben.page.goto(table);
  await ben.page.getByText('A bot has played for you meanwhile').waitFor();
  expect(await violations(ben.page)).toEqual([]);
  await ben.page.getByRole('button', { name: 'Take my seat back' }).click();
  await ben.page.locator('.qbar', { hasText: 'Waiting for Ana' }).waitFor();
  await expect
    .poll(() =>
      ana.page
        .locator('aside.rail')
        .getByText(/^away /)
        .count(),
    )
    .toBe(0);
});
