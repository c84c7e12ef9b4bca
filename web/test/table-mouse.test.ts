import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Visitor } from './helpers/app.ts';
import { violations } from './helpers/axe.ts';
import { answerByHand, asked, nextQuestion, playToTheEnd, startAgainstBot } from './helpers/play.ts';
import { clickBlocked } from './helpers/screen.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

describe('a whole game against a bot, by mouse', () => {
  let ana: Visitor;
  let page: Page;
  beforeAll(async () => {
    ana = await app.visitor();
    page = ana.page;
  });
  afterAll(() => ana.context.close());

  test('is played to its end with real clicks, and the page never stumbles', async () => {
    await startAgainstBot(page, 'By lot');
    const asks = await playToTheEnd(page, (question, turn) => answerByHand(page, question, turn, 'click'));
    // Spaces are clicked on the board, everything else in the bar.
    expect([...asks]).toEqual(expect.arrayContaining(['turn', 'train.letter', 'gain.any']));
    expect(ana.troubles).toEqual([]);
  });

  test('ends with the count: the winner, every part of the score, and a chart', async () => {
    await page.getByRole('img', { name: /^Election poster: / }).waitFor();
    const rows = page.locator('.count-table tbody tr');
    await expect.poll(() => rows.count()).toBe(2);
    for (const row of await rows.all()) {
      const [, , play, items, lost, total] = (await row.locator('td, th').allInnerTexts()).map((text) =>
        Number(text.replace('−', '-').trim().split('\n')[0]),
      );
      expect(total).toBe(Math.max(0, play! + items! + lost!));
    }
    await page.getByRole('group', { name: /^Happiness per round: / }).waitFor();
    await page.locator('.count-table').getByRole('link', { name: 'SH-END-2' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('can be looked at once more, and the result shared', async () => {
    await page.getByRole('button', { name: 'Look at the board' }).click();
    await page.locator('.vault-board').waitFor();
    await page.locator('.qbar .ask', { hasText: 'The game is over' }).waitFor();
    await page.getByRole('button', { name: 'Back to the count' }).click();
    await page.locator('.count-table').waitFor();
  });

  test('is watched again step by step, by rounds, and never ahead of itself', async () => {
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    const tape = page.getByRole('slider', { name: 'Place on the tape' });
    await tape.waitFor();
    const now = () => tape.getAttribute('aria-valuetext');
    await expect.poll(() => now()).toMatch(/^Setting up, 1/);
    await page.getByRole('button', { name: 'Next round' }).click();
    await expect.poll(() => now()).toMatch(/^Round 1, 1/);
    await page.getByRole('button', { name: 'One step on' }).click();
    await expect.poll(() => now()).toMatch(/^Round 1, 2/);
    await page.getByText(/more steps? in this round, hidden until played/).waitFor();
    const lines = await page.locator('.log li').count();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(lines);
    await page.getByRole('button', { name: 'Keep them back' }).click();

    await tape.focus();
    for (const [key, place] of [
      ['ArrowRight', /^Round 1, 3/],
      ['ArrowLeft', /^Round 1, 2/],
      ['PageUp', /^Round 2, 1/],
      ['Home', /^Setting up/],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => now()).toMatch(place);
    }
    await page.keyboard.press('End');
    await expect.poll(() => tape.getAttribute('aria-valuenow')).toBe(await tape.getAttribute('aria-valuemax'));
    expect(await violations(page)).toEqual([]);

    // Nobody else's eyes; the decks only because the game is over.
    await clickBlocked(page.getByRole('radio', { name: /not yours to see/ }));
    await page.getByText('What somebody saw alone stays with them.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: /All cards open/ }).click();
    await page.getByText('Next in the decks').waitFor();
  });

  test('goes on from the middle at a table of its own', async () => {
    const tape = page.getByRole('slider', { name: 'Place on the tape' });
    await tape.focus();
    await page.keyboard.press('Home');
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('PageUp');
    await expect.poll(() => tape.getAttribute('aria-valuetext')).toMatch(/^Round 3, 1/);
    const watched = page.url();
    await page.getByRole('button', { name: /Continue from here/ }).click();
    await page.waitForURL(/\/table\/local-/);
    expect(page.url()).not.toContain(watched.split('/').at(-1)!.split('?')[0]!);
    await nextQuestion(page, undefined);
    await page.locator('.steps .round', { hasText: 'Round 3' }).waitFor();
    expect(await asked(page)).not.toBe('over');
    expect(ana.troubles).toEqual([]);
  });
});
