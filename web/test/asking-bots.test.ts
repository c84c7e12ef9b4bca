import { expect, test } from 'vitest';
import { violations } from './helpers/axe.ts';
import { asked, nextQuestion, startAgainstBot } from './helpers/play.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

test('a bot says what it would do and why, and another why it did what it did; nothing is answered by it', async () => {
  const { page, troubles, context } = await app.visitor();
  await startAgainstBot(page);
  const before = await asked(page);
  if (typeof before !== 'object') throw new Error('Nothing is asked.');
  const key = page.getByRole('button', { name: 'What would you do?' });
  await key.waitFor();
  expect(await violations(page)).toEqual([]);
  await key.click();
  await expect
    .poll(() => page.locator('.hint-said').innerText())
    .toMatch(/^A steady hand would take: \S.*\. [A-Z][^{}]*\.$/s);
  expect(await asked(page)).toEqual(before);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Why did they?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Why did they do that?' });
  await dialog.getByText('It has decided nothing lately that all have seen.').waitFor();
  await page.keyboard.press('Escape');
  // What it would do is laid out, and still the person's to confirm.
  await page.locator('.qbar .key.primary').click();
  await nextQuestion(page, before.number);
  // The hint was for that question.
  await page.getByRole('button', { name: 'What would you do?' }).waitFor();
  await page.getByRole('button', { name: 'Why did they?' }).click();
  await expect.poll(() => dialog.locator('dd').first().innerText()).toMatch(/^[A-Z][^{}]*\.$/);
  await expect.poll(() => dialog.locator('dt').first().innerText()).toBe('Its turn');
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await context.close();
});
