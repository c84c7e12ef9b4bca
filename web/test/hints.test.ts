import { describe, expect, it, test } from 'vitest';
import { edgeTowards, placeTag, type Rect } from '../src/screens/table/hints/place.ts';
import { PHONE } from './helpers/app.ts';
import { violations } from './helpers/axe.ts';
import { answerByHand, nextQuestion, startAgainstBot } from './helpers/play.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

describe('where a hint hangs', () => {
  const screen = { w: 1000, h: 700 };
  const tag = { w: 300, h: 120 };
  const apart = (a: Rect, b: Rect) => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

  it('hangs below its thing', () => {
    const thing = { x: 480, y: 100, w: 40, h: 40 };
    expect(placeTag({ thing, tag, screen, never: [], rather: [] })).toEqual({ x: 350, y: 166, ...tag });
  });

  it('never hides its thing or the question, and stays on the screen', () => {
    const never = [{ x: 0, y: 560, w: 1000, h: 140 }];
    for (const thing of [
      { x: 0, y: 0, w: 40, h: 40 },
      { x: 950, y: 500, w: 40, h: 40 },
      { x: 700, y: 600, w: 200, h: 60 },
    ]) {
      const place = placeTag({ thing, tag, screen, never, rather: [] });
      expect(apart(place, thing)).toBe(true);
      expect(apart(place, never[0]!)).toBe(true);
      expect(apart(place, { x: 0, y: 0, ...screen })).toBe(false);
      expect(place.x + place.w).toBeLessThanOrEqual(screen.w);
    }
  });

  it('leaves what can be chosen in sight where it can', () => {
    const thing = { x: 480, y: 100, w: 40, h: 40 };
    const lit = { x: 300, y: 150, w: 400, h: 200 };
    expect(apart(placeTag({ thing, tag, screen, never: [], rather: [lit] }), lit)).toBe(true);
  });

  it('ties its string to the edge', () => {
    expect(edgeTowards({ x: 0, y: 0, w: 100, h: 50 }, { x: 50, y: 200 })).toEqual({ x: 50, y: 50 });
    expect(edgeTowards({ x: 0, y: 0, w: 100, h: 50 }, { x: 250, y: 25 })).toEqual({ x: 100, y: 25 });
  });
});

test('a first game teaches: what wins, where one may go, what it costs; each is told once', async () => {
  const { page, troubles, context } = await app.visitor({ settings: { hints: true } });
  await startAgainstBot(page);
  const hint = page.locator('.hint-tag:not(.unhung)');
  const gotIt = hint.getByRole('button', { name: 'Got it' });
  await hint.getByText('Happiness wins').waitFor();
  // Nobody learns what wins by clicking past it: it comes again.
  await page.locator('[data-space="top.6.1"] > .hit').click();
  await page.getByText('Happiness wins').waitFor({ state: 'detached' });
  await page.reload();
  await hint.getByText('Happiness wins').waitFor();
  await hint.getByRole('link', { name: 'SH-END-3' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await gotIt.click();
  await hint.getByText('A lamp: you may go here').waitFor();
  // Doing it is understanding it.
  await page.locator('[data-space="top.6.1"] > .hit').click();
  await hint.getByText('The key says what happens').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('The key says what happens').waitFor({ state: 'detached' });
  // After another look at the table the next is due, and none comes twice.
  await page.reload();
  await hint.getByText('Left you pay, right you get').waitFor();
  await hint.getByRole('button', { name: 'Skip all hints' }).click();
  await hint.waitFor({ state: 'detached' });
  await page.reload();
  await nextQuestion(page, undefined);
  // From the menu it begins anew.
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Teach me while I play' }).click();
  await hint.getByText('Happiness wins').waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test.each([
  ['a desk', { viewport: { width: 1440, height: 900 } }],
  ['a tablet', { viewport: { width: 820, height: 1180 } }],
  ['a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
] as const)('the first two rounds are taught on %s, and no hint hides the question', async (_name, options) => {
  const { page, troubles, context } = await app.visitor({ settings: { hints: true }, ...options });
  const told: string[] = [];
  const hint = page.locator('.hint-tag:not(.unhung)');
  const listen = async () => {
    // Every hint that is due now, one after the other, until none is.
    for (;;) {
      const due = await page.evaluate(
        () =>
          new Promise<string | undefined>((resolve) =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() => resolve(document.querySelector<HTMLElement>('.hints')?.dataset.due)),
            ),
          ),
      );
      if (due === undefined) return;
      // No slip of the space where the mouse was left: it would be read first.
      await page.mouse.move(4, 4);
      await page.locator(`[data-hint="${due}"]:not(.unhung)`).waitFor();
      told.push(due);
      const hides = await page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
        const [a, b] = [box('.hint-tag'), box('.qbar')];
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      });
      expect(hides).toBe(false);
      await hint.getByRole('button', { name: 'Got it' }).click();
      await page.locator(`[data-hint="${due}"]`).waitFor({ state: 'detached' });
    }
  };
  await startAgainstBot(page);
  let last: string | undefined;
  for (let turn = 0; turn < 16; turn += 1) {
    const question = await nextQuestion(page, last);
    if (question === 'over') break;
    if (turn < 2 || /turn/.test(question.ask)) await listen();
    if ((await page.getByText('Round 3', { exact: true }).count()) > 0) break;
    await answerByHand(page, question, turn, 'click');
    last = question.number;
  }
  expect(new Set(told).size).toBe(told.length);
  expect(told).toEqual(expect.arrayContaining(['lamp', 'slab']));
  expect(told.length).toBeGreaterThanOrEqual(4);
  expect(troubles).toEqual([]);
  await context.close();
});
