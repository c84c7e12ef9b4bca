/** What is dealt in a browser test is the same in every run: its tables have the very ids and cards of yesterday. */
import { expect, test } from 'vitest';
import type { Visitor } from './helpers/app.ts';
import { answerByHand, nextQuestion, startAgainstBot } from './helpers/play.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

/** The beginning of a game against a bot: its table, and who went where. */
async function begin({ page }: Visitor): Promise<string[]> {
  await startAgainstBot(page, 'By lot');
  let last: string | undefined;
  for (let turn = 0; turn < 4; turn += 1) {
    const question = await nextQuestion(page, last);
    if (question === 'over') break;
    await answerByHand(page, question, turn, 'click');
    last = question.number;
  }
  await nextQuestion(page, last);
  const lines = await page.locator('.log li').allInnerTexts();
  const places = lines.flatMap((line) => /^\w+ places at [^,:.]+/.exec(line) ?? []);
  return [new URL(page.url()).pathname, ...places];
}

test('a table of the browser has the id, the cards and the bots of every run; other visitors have others', async () => {
  const [ana, ben] = [await app.visitor(), await app.visitor()];
  expect(await begin(ana)).toMatchInlineSnapshot(`
    [
      "/table/local-7tc2d81prfdl4",
      "Foreman places at the Diner",
      "Newcomer places at the top elevator",
      "Foreman places at the Vault Door",
      "Newcomer places at the Power Generator",
      "Foreman places at the Diner",
      "Newcomer places at the top elevator",
      "Foreman places at the Vault Door",
    ]
  `);
  expect(await begin(ben)).toMatchInlineSnapshot(`
    [
      "/table/local-1pa1hm6kq0ldd",
      "Foreman places at the Diner",
      "Newcomer places at the top elevator",
      "Foreman places at the Vault Door",
      "Newcomer places at the Power Generator",
      "Foreman places at the Diner",
      "Newcomer places at the top elevator",
      "Foreman places at the Vault Door",
    ]
  `);
  for (const { context } of [ana, ben]) await context.close();
});

test('a table of the server has the id and the code of every run, and no two the same', async () => {
  const { page, context } = await app.visitor();
  const code = page.getByRole('img', { name: /^[A-Z0-9]( [A-Z0-9]){5}$/ });
  const told: unknown[] = [];
  for (let table = 0; table < 2; table += 1) {
    await page.goto('/new/vault');
    await page.getByRole('button', { name: 'Friends by link' }).first().click();
    await page.getByRole('button', { name: /^Wait for/ }).click();
    told.push([await code.getAttribute('aria-label'), new URL(page.url()).pathname]);
  }
  expect(told).toMatchInlineSnapshot(`
    [
      [
        "T 9 7 S 4 6",
        "/table/ceiruacbrfxx",
      ],
      [
        "J T T X H J",
        "/table/kr511iuucwie",
      ],
    ]
  `);
  await context.close();
});
