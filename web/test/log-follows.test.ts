import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { logAtEnd } from './helpers/log.ts';
import { answerByHand, nextQuestion, startAgainstBot } from './helpers/play.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

/** Answers so many questions, or all there are, until the next is asked; `before` each of them something is done. */
async function answer(page: Page, count: number, before: (turn: number) => Promise<void>): Promise<void> {
  let question = await nextQuestion(page, undefined);
  for (let turn = 0; turn < count && question !== 'over'; turn += 1) {
    await before(turn);
    await answerByHand(page, question, turn, 'click');
    question = await nextQuestion(page, question.number);
  }
}

const nothing = () => Promise.resolve();

/** The newest line comes in sight. */
const follows = (page: Page) => (turn: number) =>
  expect.poll(() => logAtEnd(page), { message: `before answer ${turn}` }).toBe(true);

describe('the log', () => {
  test('follows what happens, answer after answer', async () => {
    const { page, context } = await app.visitor();
    await startAgainstBot(page);
    await answer(page, 40, follows(page));
    await context.close();
  });

  test('follows somebody who goes through the page by Tab', async () => {
    const { page, context } = await app.visitor();
    await startAgainstBot(page);
    await answer(page, 16, nothing);
    await answer(page, 3, async (turn) => {
      await follows(page)(turn);
      await page.locator('.log').focus();
      await page.keyboard.press('Tab');
    });
    await context.close();
  });

  test('stays where the reader went back to, counts what is new, and one key leads to it', async () => {
    const { page, context } = await app.visitor();
    await startAgainstBot(page);
    await answer(page, 16, nothing);
    await page.locator('.log').hover();
    await page.mouse.wheel(0, -4000);
    await page.waitForFunction(() => document.querySelector('.log')!.scrollTop === 0);
    await answer(page, 2, nothing);
    const newest = page.getByRole('button', { name: /^Newest/ });
    await newest.waitFor();
    await expect.poll(() => newest.innerText()).toMatch(/(one|[1-9]\d*) new line/);
    await expect(page.locator('.log').evaluate(({ scrollTop }) => scrollTop)).resolves.toBe(0);
    await newest.click();
    await newest.waitFor({ state: 'hidden' });
    await expect.poll(() => logAtEnd(page)).toBe(true);
    // And it follows again.
    await answer(page, 3, follows(page));
    await context.close();
  });
});
