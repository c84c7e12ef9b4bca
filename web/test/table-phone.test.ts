import { expect, test } from 'vitest';
import { PHONE } from './helpers/app.ts';
import { violations } from './helpers/axe.ts';
import { tooWide } from './helpers/fits.ts';
import { answerBriefly, asksForSpace, playToTheEnd, startAgainstBot } from './helpers/play.ts';
import { spaceButton } from './helpers/screen.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

test('a whole game on a phone: wings, the sheet at the thumb, tabs, and the end', async () => {
  const { page, troubles, context } = await app.visitor({ viewport: PHONE, hasTouch: true });
  await startAgainstBot(page);
  await page.locator('.vault-phone').waitFor();
  expect(await violations(page)).toEqual([]);
  // The question stands beside its lamp, whatever else is in the bar.
  const [lamp, asks] = [page.locator('.qbar .lamp'), page.locator('.qbar .asks')];
  const [{ x, width }, beside] = [(await lamp.boundingBox())!, (await asks.boundingBox())!];
  expect(beside.x - x - width).toBeLessThan(24);
  for (const tab of ['Mine', 'Others', 'Log']) {
    await page.getByRole('button', { name: new RegExp(`^${tab}`) }).tap();
    await page.locator('.turnbar', { hasText: 'Your turn' }).waitFor();
    expect(await violations(page), tab).toEqual([]);
    await expect.poll(() => tooWide(page), { message: tab }).toBeUndefined();
  }
  await page.getByText('tap to go back to the board').tap();

  await playToTheEnd(page, async (question, turn) => {
    // Wing by wing until one has something open.
    const [open, name] = [page.locator('.space.open'), page.locator('.wing-head h2')];
    for (let wing = 0; asksForSpace(question) && wing < 8 && (await open.count()) === 0; wing += 1) {
      const before = await name.innerText();
      await page.getByRole('button', { name: 'Next wing' }).tap();
      await expect.poll(() => name.innerText()).not.toBe(before);
    }
    await answerBriefly(page, question, turn, 'tap');
  });
  await page.getByRole('img', { name: /^Election poster: / }).waitFor();
  await expect.poll(() => tooWide(page)).toBeUndefined();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Watch the replay' }).tap();
  await page.getByRole('slider', { name: 'Place on the tape' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await expect.poll(() => tooWide(page)).toBeUndefined();
  expect(troubles).toEqual([]);
  await context.close();
});

test('a long press says why not, without a mouse', async () => {
  const { page, context } = await app.visitor({ viewport: PHONE, hasTouch: true });
  await startAgainstBot(page);
  await page.getByRole('button', { name: /^top level, left side/ }).tap();
  const wasteland = spaceButton(page, 'top.1.1');
  await wasteland.scrollIntoViewIfNeeded();
  const box = (await wasteland.boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const at = [{ x: box.x + box.width / 2, y: box.y + 40 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
  await page.locator('.space-slip.shut').getByText('it costs 1').waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.locator('.space-slip.shut').waitFor();
  await context.close();
});
