import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settled } from './helpers/fits.ts';
import { asksForSpace, playToTheEnd, startAgainstBot } from './helpers/play.ts';
import { spaceButton } from './helpers/screen.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

/** Reads where the focus is: acting is left to the keys. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | SVGElement | null;
    return {
      space: element?.closest<SVGElement>('[data-space]')?.dataset.space,
      option: element?.getAttribute('aria-disabled') === 'true' ? undefined : element?.dataset.option,
      label: element?.getAttribute('aria-label') ?? element?.closest('button')?.textContent ?? '',
    };
  });

type Focused = Awaited<ReturnType<typeof focused>>;

async function tabTo(page: Page, there: (at: Focused) => boolean | Promise<boolean>): Promise<void> {
  for (let i = 0; i < 60; i += 1) {
    if (await there(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never came there.');
}

test('a whole game by keyboard alone', async () => {
  const { page, troubles, context } = await app.visitor();
  await page.goto('/new/vault');
  await page.locator('.seats > li').first().waitFor();
  await tabTo(page, ({ label }) => /Remove the Yellow/.test(label));
  await page.keyboard.press('Enter');
  await tabTo(page, ({ label }) => /Start playing/.test(label));
  await page.keyboard.press('Enter');
  await playToTheEnd(page, async (question, turn) => {
    // A new question takes the focus to itself.
    await settled(page);
    // A short game: one dweller or two, and then home for the round.
    if (asksForSpace(question) && turn % 2 === 0 && (await page.locator('.space.open').count()) > 0) {
      // Tab comes to the board by way of the question bar; arrows walk among the open spaces.
      await tabTo(page, ({ space }) => space !== undefined);
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft'].slice(0, turn % 4)) await page.keyboard.press(key);
      const at = (await focused(page)).space!;
      await expect.poll(() => spaceButton(page, at).getAttribute('aria-disabled')).toBeNull();
      await page.keyboard.press('Enter');
      await expect.poll(() => spaceButton(page, at).getAttribute('aria-pressed')).toBe('true');
      await page.keyboard.press('Enter');
    } else {
      // What can be done again and again is done once: then Tab goes on to the key that ends it.
      const enough = turn % 2 === 1 && (await page.locator('.qbar .key.ghost[data-option]').count()) > 0;
      const ends = enough ? await page.locator('.qbar .key.ghost').first().getAttribute('data-option') : undefined;
      await tabTo(page, ({ option }) => option !== undefined && (!enough || option === ends));
      await page.keyboard.press('Enter');
    }
  });
  await page.getByRole('img', { name: /^Election poster: / }).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test('the log is one stop for Tab; arrows walk over its rules, Enter opens one beside the table', async () => {
  const { page, context } = await app.visitor();
  await startAgainstBot(page, 'Blue');
  await settled(page);
  await tabTo(page, () => page.evaluate(() => document.activeElement?.matches('.log') ?? false));
  const newest = await page.locator('.log a.rule').last().innerText();
  // Rules of a line that are folded away are a stop on the way.
  const folded = await page.locator('.log li').last().locator('.more-rules').count();
  for (let stops = 0; stops <= folded; stops += 1) await page.keyboard.press('ArrowUp');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(newest);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('complementary', { name: 'Rulebook' }).getByText(newest).first().waitFor();
  await context.close();
});

test('the question mark explains a blocked space, Esc closes it, Shift and arrows reach it', async () => {
  const { page, context } = await app.visitor();
  await startAgainstBot(page);
  await settled(page);
  await page.keyboard.press('Tab');
  await tabTo(page, (at) => at.space !== undefined);
  // The first open space is in the Power Generator; to its left everything is shut.
  await page.keyboard.press('ArrowLeft');
  const before = await focused(page);
  expect(before.label).toMatch(/; open$/);
  await page.keyboard.press('Shift+ArrowLeft');
  const shut = await focused(page);
  expect(shut.label).not.toMatch(/; open$/);
  await page.keyboard.press('?');
  await page.locator('.space-slip.shut').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.space-slip').waitFor({ state: 'hidden' });
  await context.close();
});
