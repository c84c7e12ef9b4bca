/** The skirmish in a real browser: pointing, moving, shooting and measuring. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from './helpers/app.ts';
import { violations } from './helpers/axe.ts';
import { asksAna, openBattle } from './helpers/battle.ts';
import { atRest, settled, tooWide } from './helpers/fits.ts';
import { nextQuestion } from './helpers/play.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

const acting = (page: Page) => page.locator('.figure.acting');

test('pointing at the sheet shows the way, its length and how things look from there; a click chooses it and the next takes it', async () => {
  const { page, context, troubles } = await app.visitor();
  await openBattle(page, asksAna('move.path', 2));
  await settled(page);
  const model = await acting(page).getAttribute('data-model');
  const box = await atRest(page, acting(page));
  const at = { x: box.x + box.width / 2 - 60, y: box.y + box.height / 2 - 30 };
  await page.mouse.move(at.x, at.y);
  await page.locator('.way').waitFor();
  await page.locator('.ruler-plate').waitFor();
  await page.getByRole('heading', { name: 'From there it sees' }).waitFor();
  const way = await page.locator('.way').getAttribute('data-way');
  // The sheet does not move under the pointer while one looks.
  expect((await acting(page).boundingBox())!.y).toBe(box.y);
  await page.mouse.click(at.x, at.y);
  await page.getByRole('button', { name: /^Move here/ }).waitFor();
  expect(await page.locator('.way').getAttribute('data-way')).toBe(way);
  expect(await violations(page)).toEqual([]);
  const question = (await nextQuestion(page, undefined)) as { number: string };
  await page.getByRole('button', { name: /^Move here/ }).click();
  await nextQuestion(page, question.number);
  // It stands where the way ended.
  const [x, y] = way!.split(' ').at(-1)!.split(',').map(Number);
  const moved = await page.locator(`[data-model="${model}"]`).getAttribute('transform');
  expect(moved).toBe(`translate(${((x! * 30) / 254).toFixed(1)} ${(((9144 - y!) * 30) / 254).toFixed(1)})`);
  expect(troubles).toEqual([]);
  await context.close();
});

test('the reach that is drawn is the reach of the rules', async () => {
  const { page, context } = await app.visitor();
  await openBattle(page, asksAna('move.path', 2));
  await page.locator('.reach').waitFor();
  await settled(page);
  const box = (await acting(page).boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // All around, from near to beyond the ruler: inside the drawing the pointer's way ends under it, outside it does not.
  for (let i = 0; i < 24; i += 1) {
    const angle = (2 * Math.PI * i) / 12;
    const far = i < 12 ? 70 : 230;
    const at = { x: middle.x + far * Math.cos(angle), y: middle.y + far * Math.sin(angle) };
    const drawn = await page.evaluate(({ x, y }) => {
      const plot = document.querySelector<SVGSVGElement>('svg.plot')!;
      if ((document.elementFromPoint(x, y)?.closest('.plot') ?? null) === null) return undefined;
      const point = new DOMPoint(x, y).matrixTransform(plot.getScreenCTM()!.inverse());
      const fans = [...document.querySelectorAll<SVGPathElement>('.reach mask:first-of-type path')];
      const near = fans.some((fan) => fan.isPointInStroke(point));
      const taken = [...document.querySelectorAll<SVGCircleElement>('.reach mask:first-of-type circle')];
      if (near || taken.some((disc) => disc.isPointInFill(point))) return undefined;
      return fans.some((fan) => fan.isPointInFill(point));
    }, at);
    if (drawn === undefined) continue;
    // Exactly there: nothing near by is taken instead.
    await page.keyboard.down('Alt');
    await page.mouse.move(at.x, at.y);
    await page.keyboard.up('Alt');
    await expect.poll(() => page.locator('.way .ghost').getAttribute('class')).toBe(drawn ? 'ghost' : 'ghost no');
  }
  await context.close();
});

test('before an attack: odds at every target, the sum with its rules, and the line with what it crosses; after it, its plates', async () => {
  const { page, context, troubles } = await app.visitor({ settings: { bots: 'quick' } });
  await openBattle(page, asksAna('shoot.weapon'), { scenario: 'fort-davis' });
  await settled(page);
  const targets = page.locator('.attack .chip[data-target]');
  await expect.poll(() => page.locator('[data-chance]').count()).toBe(await targets.count());
  // What the sum says is what the line shows: each piece of cover once.
  const crossed = await page.locator('[data-cover] .flag.red, [data-cover].flag.red').count();
  await expect.poll(() => page.locator('.attack .sum a', { hasText: 'WW-COVER-2' }).count()).toBe(crossed);
  expect(await violations(page)).toEqual([]);
  const question = (await nextQuestion(page, undefined)) as { number: string };
  await page.getByRole('button', { name: /^Shoot at / }).click();
  await expect.poll(() => page.locator('.qbar.showing .story-plate').count()).toBe(5);
  // The letter of a die stands on the die's own colour, which is no ground to axe.
  expect((await violations(page)).filter((each) => !each.includes('.die-letter'))).toEqual([]);
  await page.getByRole('button', { name: 'Go on' }).click();
  await nextQuestion(page, question.number);
  await page.getByRole('heading', { name: 'The last attack' }).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test('a ruler from anything to anything and the threat of the other side; the other player hears nothing of it', async () => {
  const { page, context, troubles } = await app.visitor();
  await openBattle(page, asksAna('action', 2));
  await settled(page);
  const lines = await page.locator('.log li').count();
  await page.keyboard.press('t');
  await expect.poll(() => page.locator('[data-threat]').count()).toBeGreaterThan(0);
  await page.locator('[data-tool=ruler]').click();
  await page.locator('.measuring').waitFor();
  const box = (await acting(page).boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2 + 80);
  await expect.poll(() => page.locator('[data-measure]').getAttribute('data-measure')).toMatch(/^\d+\.\d″/);
  expect(await violations(page)).toEqual([]);
  expect(await page.locator('.log li').count()).toBe(lines);
  expect(troubles).toEqual([]);
  await context.close();
});

test('on a phone: a tap chooses, the loupe shows what the finger hides, the pad nudges, the key moves', async () => {
  const { page, context, troubles } = await app.visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
  await openBattle(page, asksAna('move.path', 2));
  await settled(page);
  const box = (await acting(page).boundingBox())!;
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2 - 45);
  await page.locator('.loupe').waitFor();
  const before = await page.locator('.way').getAttribute('data-way');
  await page.getByRole('button', { name: 'South', exact: true }).tap();
  await expect.poll(() => page.locator('.way').getAttribute('data-way')).not.toBe(before);
  expect(await tooWide(page)).toBeUndefined();
  expect(await violations(page)).toEqual([]);
  const question = (await nextQuestion(page, undefined)) as { number: string };
  await page
    .getByRole('button', { name: /^(?:Move here|Stay)/ })
    .last()
    .tap();
  await nextQuestion(page, question.number);
  expect(troubles).toEqual([]);
  await context.close();
});
