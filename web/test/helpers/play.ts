/** Playing at the table screen as a person does: by mouse, by touch or by keyboard. */
import type { Page } from 'playwright-core';

export interface Asked {
  /** The question's own number: it is answered when another comes. */
  readonly number: string;
  readonly ask: string;
}

/** What this screen is asked now, `over` when the game has ended, or undefined while others play. */
export function asked(page: Page): Promise<Asked | 'over' | undefined> {
  return page.evaluate(() => {
    if (document.querySelector('.end-screen') !== null) return 'over' as const;
    const bar = document.querySelector<HTMLElement>('.qbar[data-question]');
    return bar === null ? undefined : { number: bar.dataset.question!, ask: bar.dataset.ask! };
  });
}

/** Waits for a question after the one of that number, or for the end. */
export async function nextQuestion(page: Page, after: string | undefined, timeout = 30_000): Promise<Asked | 'over'> {
  await page.waitForFunction(
    (number) => {
      if (document.querySelector('.end-screen') !== null) return true;
      const bar = document.querySelector<HTMLElement>('.qbar[data-question]');
      return bar !== null && bar.dataset.question !== number;
    },
    after,
    { timeout, polling: 25 },
  );
  return (await asked(page))!;
}

/** A table in this browser: `bots` of them, everything else as it comes. */
export async function startAgainstBots(page: Page, bots = 1): Promise<void> {
  await page.goto('/new/vault');
  await page.locator('.seats > li').first().waitFor();
  for (let seats = await page.locator('.seats > li').count(); seats > bots + 1; seats -= 1)
    await page
      .getByRole('button', { name: /^Remove the .* seat$/ })
      .last()
      .click();
  await page.getByRole('button', { name: /Start playing/ }).click();
  await nextQuestion(page, undefined);
}

/** Answers what is asked with real clicks; `turn` varies what is chosen. */
export async function answerByMouse(page: Page, { ask }: Asked, turn: number): Promise<void> {
  if (ask === 'turn' || ask === 'turn.again') {
    const spaces = page.locator('.space.open');
    const count = await spaces.count();
    if (count === 0) return page.locator('.qbar .key.ghost').first().click();
    await spaces.nth((turn * 7) % count).click();
    // A space that was pencilled in may be placed on by the first click.
    await page.locator('.qbar .key.primary').click();
    return;
  }
  const chips = page.locator('.qbar .options .chip:not([aria-disabled])');
  const count = await chips.count();
  if (count > 0) await chips.nth(turn % count).click();
  else await page.locator('.qbar .key.ghost').first().click();
}

/** Answers in the page itself, as fast as the table takes it: for the parts of a game a test does not look at. */
export async function playOn(page: Page, until: (asked: Asked) => boolean = () => false): Promise<Asked | 'over'> {
  let last: string | undefined;
  for (let turn = 0; turn < 2000; turn += 1) {
    const question = await nextQuestion(page, last);
    if (question === 'over' || until(question)) return question;
    last = question.number;
    await page.evaluate((n) => {
      const pick = <T>(list: ArrayLike<T>): T | undefined => list[(n * 7) % Math.max(1, list.length)];
      const chip = pick(document.querySelectorAll<HTMLElement>('.qbar .options .chip:not([aria-disabled])'));
      const space = pick(document.querySelectorAll<SVGElement>('.space.open'));
      const end = document.querySelector<HTMLElement>('.qbar .key.ghost');
      if (chip) chip.click();
      else if (space) {
        // The first click chooses, the second places.
        space.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        setTimeout(() => document.querySelector<HTMLElement>('.qbar .key.primary')?.click(), 0);
      } else end?.click();
    }, turn);
  }
  throw new Error('The game does not end.');
}
