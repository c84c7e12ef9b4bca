import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openApp, PHONE, type TestApp } from './helpers/app.ts';
import { violations } from './helpers/axe.ts';
import { answerByMouse, asked, nextQuestion, startAgainstBots } from './helpers/play.ts';

vi.setConfig({ testTimeout: 400_000 });

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app.close());

/** The button of a space. */
const space = (page: Page, id: string) => page.locator(`[data-space="${id}"] > .hit`);

/** Reads where the focus is: acting is left to the keys. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | SVGElement | null;
    return {
      space: element?.closest<SVGElement>('[data-space]')?.dataset.space,
      option: element?.getAttribute('aria-disabled') === 'true' ? undefined : element?.dataset.option,
      label: element?.getAttribute('aria-label') ?? '',
    };
  });

async function tabTo(page: Page, there: (at: Awaited<ReturnType<typeof focused>>) => boolean): Promise<void> {
  for (let i = 0; i < 60; i += 1) {
    if (there(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never came there.');
}

describe('choosing a space', () => {
  test('first the dweller, then the space: the key says what happens, the second click does it', async () => {
    const { page, troubles, context } = await app.visitor();
    await startAgainstBots(page);
    await expect(space(page, 'top.6.1').getAttribute('aria-label')).resolves.toBe(
      'Diner, left space: gain 2 food, A pays twice; open',
    );
    await space(page, 'top.6.1').click();
    const key = page.getByRole('button', { name: /Place in the Diner/ });
    await key.waitFor();
    await expect(key.innerText()).resolves.toMatch(/gain.*pay nothing/s);
    await expect(space(page, 'top.6.1').getAttribute('aria-pressed')).resolves.toBe('true');
    const before = await asked(page);
    await space(page, 'top.6.1').click();
    await page
      .locator('.log')
      .getByText(/places at the Diner, left space/)
      .waitFor();
    expect(await asked(page)).not.toEqual(before);
    expect(troubles).toEqual([]);
    await context.close();
  });

  test('what is blocked stays in place and says why, with the rule beside the table', async () => {
    const { page, context } = await app.visitor();
    await startAgainstBots(page);
    const wasteland = space(page, 'top.1.1');
    await expect(wasteland.getAttribute('aria-disabled')).resolves.toBe('true');
    await wasteland.hover();
    const slip = page.locator('.space-slip');
    await slip.getByText('You have 0 water, it costs 1.').waitFor();
    await slip.getByRole('link', { name: 'SH-PLACE-4' }).click();
    await page.getByRole('complementary', { name: 'Rulebook' }).getByText('SH-PLACE-4').first().waitFor();
    await page.keyboard.press('Escape');
    // A click pins it; nothing is chosen.
    await wasteland.click({ force: true });
    await slip.getByRole('button', { name: 'Close' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await slip.waitFor({ state: 'hidden' });
    await expect(page.locator('.qbar .key.primary').count()).resolves.toBe(0);
    await context.close();
  });

  test('somebody else’s elevator is locked, and says whose it is', async () => {
    const { page, context } = await app.visitor();
    await startAgainstBots(page);
    await space(page, 'blue.lift.1').click({ force: true });
    await page
      .locator('.space-slip')
      .getByText(/Only .* may use this elevator/)
      .waitFor();
    await page.locator('.space-slip').getByRole('link', { name: 'SH-PLACE-6' }).waitFor();
    await context.close();
  });
});

test('an undo takes a choice back, and the log says so', async () => {
  const { page, troubles, context } = await app.visitor();
  await startAgainstBots(page);
  // The office gives a resource of one's choice: the placement is not over yet.
  await space(page, 'top.5.1').click();
  await page.getByRole('button', { name: /Place in the Overseer/ }).click();
  await page.getByText('Gain which resource?').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page
    .getByRole('menuitem', { name: /^This (choice|action|turn)/ })
    .first()
    .click();
  await page.getByText('Where should this dweller work?').waitFor();
  await page.getByText(/took play back/).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test('by keyboard: the question mark explains a blocked space, Esc closes it, Shift and arrows reach it', async () => {
  const { page, context } = await app.visitor();
  await startAgainstBots(page);
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

describe('one screen, two people', () => {
  test('the door shuts between them, names who is next, and hides the question until it is opened', async () => {
    const { page, troubles, context } = await app.visitor();
    await page.goto('/new/vault');
    await page.getByRole('button', { name: 'Us on this screen' }).first().click();
    await page.getByLabel('Name, Red').fill('Ana');
    await page.getByLabel('Name, Blue').fill('Ben');
    for (let seats = await page.locator('.seats > li').count(); seats > 2; seats -= 1)
      await page
        .getByRole('button', { name: /^Remove the .* seat$/ })
        .last()
        .click();
    await page.getByRole('button', { name: /Start playing/ }).click();
    const door = page.getByRole('dialog', { name: /^Pass the screen to/ });
    await door.waitFor();
    expect(await violations(page)).toEqual([]);
    const first = /Pass the screen to (\w+)/.exec((await door.innerText()) ?? '')![1]!;
    const second = first === 'Ana' ? 'Ben' : 'Ana';
    // Esc does not open a door.
    await page.keyboard.press('Escape');
    await door.waitFor();
    await expect(page.locator('.qbar[data-question]').count()).resolves.toBe(0);
    await door.getByRole('button', { name: `I am ${first}, open the door` }).click();
    const question = await nextQuestion(page, undefined);
    if (question === 'over') throw new Error('over');
    await answerByMouse(page, question, 3);
    // What the space still asks of the same person comes before the door.
    for (let last = question.number, i = 0; ; i += 1) {
      await page.waitForFunction(
        (number) =>
          document.querySelector('dialog.door') !== null ||
          (document.querySelector<HTMLElement>('.qbar[data-question]')?.dataset.question ?? number) !== number,
        last,
      );
      const more = await asked(page);
      if (more === undefined || more === 'over' || (await door.isVisible())) break;
      await answerByMouse(page, more, i);
      last = more.number;
    }
    await door.getByText(`Pass the screen to ${second}`).waitFor();
    await door.getByText(`${first} is done.`).waitFor();

    // Who is still there may look on, but not answer for the other.
    await door.getByRole('button', { name: `It is still ${first}` }).click();
    await page.getByText(`${second} is asked: pass the screen.`).waitFor();
    await expect(page.locator('.space.open').count()).resolves.toBe(0);
    await page.getByRole('button', { name: 'Pass the screen', exact: true }).click();
    await nextQuestion(page, undefined);
    expect(troubles).toEqual([]);
    await context.close();
  });
});

test('a long press says why not, without a mouse', async () => {
  const { page, context } = await app.visitor({ viewport: PHONE, hasTouch: true });
  await startAgainstBots(page);
  await page.getByRole('button', { name: /^top level, left side/ }).tap();
  const wasteland = space(page, 'top.1.1');
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
