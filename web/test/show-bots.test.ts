import { expect, test } from 'vitest';
import { violations } from './helpers/axe.ts';
import { openSave, played, turnInRound } from './helpers/saves.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

const save = played({ title: 'Rainy Sunday', names: ['Ana', 'Ben', 'Mira'] }, turnInRound(4));

test('unhurried bots: every move is shown with what it gave, a round’s end waits, and keys cut them short', async () => {
  const { page, troubles, context } = await app.visitor({ settings: { bots: 'unhurried' } });
  // Notes every scene that was ever on the screen, however short.
  await page.addInitScript(`
    window.scenes = [];
    addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
      const bar = document.querySelector('.qbar.showing');
      if (bar === null) return;
      const told = bar.dataset.scene + ': ' + bar.querySelector('.ask').textContent;
      if (window.scenes.at(-1) !== told) window.scenes.push(told);
    }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true }));
  `);
  await openSave(page, save);
  await page.locator('.qbar[data-question]').waitFor();
  await page.getByRole('button', { name: /^Pass/ }).click();

  const bar = page.locator('.qbar.showing');
  await bar.waitFor();
  // Whoever reads it is not hurried on.
  await bar.hover();
  await expect(page.locator('.qbar[data-question]').count()).resolves.toBe(0);
  expect(await violations(page)).toEqual([]);
  const round = page.locator('.qbar[data-scene=round]');
  const told = await bar.innerText();
  await page.keyboard.press('n');
  await page.waitForFunction((text) => document.querySelector<HTMLElement>('.qbar')!.innerText !== text, told);
  // Cuts only moves, and answers what is asked in between, until the round's end waits.
  await page.waitForFunction(() => {
    document.querySelector<HTMLElement>('.qbar[data-scene=move] [data-show=next]')?.click();
    document.querySelector<HTMLElement>('.qbar[data-question] .key.ghost')?.click();
    return document.querySelector('.qbar[data-scene=round]') !== null;
  });
  await round.getByText('Round 5 begins').waitFor();
  expect(await violations(page)).toEqual([]);
  // All that was placed since is in the log, and every line of it was a scene.
  const scenes = (await page.evaluate('window.scenes')) as string[];
  const lines = await page.locator('.log li').allInnerTexts();
  const since = lines
    .slice(lines.findLastIndex((each) => each.startsWith('Ana passes.')) + 1)
    .filter((each) => / (places at|passes)/.test(each));
  expect(since.length).toBeGreaterThan(1);
  expect(since.filter((each) => !scenes.some((scene) => scene.includes(each.split(/[:.]/)[0]!)))).toEqual([]);
  await round.getByRole('button', { name: 'Go on' }).click();
  await page.locator('.qbar[data-question]').waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test('since your turn: one key opens the list, and its numbers stand on the board', async () => {
  const { page, context } = await app.visitor();
  await openSave(page, save);
  await page.locator('.qbar[data-question]').waitFor();
  await page.getByRole('button', { name: /^Since your turn/ }).waitFor();
  await expect(page.locator('.since ol').count()).resolves.toBe(0);
  await page.keyboard.press('s');
  const things = page.locator('.since ol > li');
  await things.first().waitFor();
  expect(await things.count()).toBeGreaterThan(1);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Got it' }).click();
  await things.first().waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.marks').count()).toBe(0);
  await context.close();
});
