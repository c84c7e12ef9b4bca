import { describe, expect, test } from 'vitest';
import type { TestApp } from './helpers/app.ts';
import { logAtEnd } from './helpers/log.ts';
import { answerByHand, nextQuestion, startAgainstBot } from './helpers/play.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp({ timeout: 90_000 });

/** Answers so many questions, or all there are, and says after which of them the newest line could not be seen. */
async function answersThatLostTheLog(
  page: Awaited<ReturnType<TestApp['visitor']>>['page'],
  count: number,
  between: () => Promise<void> = async () => undefined,
): Promise<number[]> {
  const lost: number[] = [];
  let last: string | undefined;
  for (let turn = 0; turn < count; turn += 1) {
    const question = await nextQuestion(page, last);
    if (question === 'over') break;
    if (!(await logAtEnd(page))) lost.push(turn);
    await between();
    await answerByHand(page, question, turn, 'click');
    last = question.number;
  }
  return lost;
}

describe('the log', () => {
  test('follows what happens, answer after answer', async () => {
    const { page, context } = await app.visitor();
    await startAgainstBot(page);
    expect(await answersThatLostTheLog(page, 40)).toEqual([]);
    await context.close();
  });

  test('follows somebody who goes through the page by Tab', async () => {
    const { page, context } = await app.visitor();
    await startAgainstBot(page);
    await answersThatLostTheLog(page, 16);
    const lost = await answersThatLostTheLog(page, 3, async () => {
      await page.locator('.log').focus();
      await page.keyboard.press('Tab');
    });
    expect(lost).toEqual([]);
    await context.close();
  });

  test('stays where the reader went back to, counts what is new, and one key leads to it', async () => {
    const { page, context } = await app.visitor();
    await startAgainstBot(page);
    await answersThatLostTheLog(page, 16);
    await page.locator('.log').hover();
    await page.mouse.wheel(0, -4000);
    await page.waitForFunction(() => document.querySelector('.log')!.scrollTop === 0);
    await answersThatLostTheLog(page, 2);
    const newest = page.getByRole('button', { name: /^Newest/ });
    await newest.waitFor();
    await expect(newest.innerText()).resolves.toMatch(/(one|[1-9]\d*) new line/);
    await expect(page.locator('.log').evaluate(({ scrollTop }) => scrollTop)).resolves.toBe(0);
    await newest.click();
    await newest.waitFor({ state: 'hidden' });
    await expect(logAtEnd(page)).resolves.toBe(true);
    // And it follows again.
    expect(await answersThatLostTheLog(page, 3)).toEqual([]);
    await context.close();
  });
});
