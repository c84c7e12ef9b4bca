/** Playing at the table screen as a person does: by mouse, by touch or by keyboard. */
import type { Locator, Page } from 'playwright-core';

interface Asked {
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
export async function nextQuestion(page: Page, after: string | undefined): Promise<Asked | 'over'> {
  const found = await page.waitForFunction(
    (number) => {
      if (document.querySelector('.end-screen') !== null) return 'over' as const;
      const bar = document.querySelector<HTMLElement>('.qbar[data-question]');
      if (bar === null || bar.dataset.question === number) return undefined;
      return { number: bar.dataset.question!, ask: bar.dataset.ask! };
    },
    after,
    { polling: 20 },
  );
  return (await found.jsonValue())!;
}

/** A table in this browser with one bot, where the bot begins, the person, or whoever the lot says. */
export async function startAgainstBot(page: Page, first: 'By lot' | 'Red' | 'Blue' = 'Red'): Promise<void> {
  await page.goto('/new/vault');
  await page.getByRole('button', { name: 'Remove the Yellow seat' }).click();
  await page.getByRole('radiogroup', { name: 'Who starts' }).getByRole('radio', { name: first }).click();
  await page.getByRole('button', { name: /Start playing/ }).click();
  await nextQuestion(page, undefined);
}

/** The question is where a dweller goes. */
export const asksForSpace = ({ ask }: Asked): boolean => ask === 'turn' || ask === 'turn.again';

/** Longer than any game against a bot: most take 60 to 200 answers. */
const MOST_ANSWERS = 600;

/**
 * Answers one question after the other until the game is over, or `answer` says stop. Returns the names of the questions.
 * `answer` gets a number that grows, so that it can choose differently every time.
 */
export async function playToTheEnd(
  page: Page,
  answer: (question: Asked, turn: number) => Promise<void>,
): Promise<ReadonlySet<string>> {
  const asks = new Set<string>();
  let last: string | undefined;
  for (let turn = 0; turn < MOST_ANSWERS; turn += 1) {
    const question = await nextQuestion(page, last);
    if (question === 'over') return asks;
    asks.add(question.ask);
    await answer(question, turn);
    last = question.number;
  }
  throw new Error(`The game does not end. It asked for ${[...asks].join(', ')}.`);
}

/** "Done", "Keep it", "Pass": the keys that need no choice. */
const wayOut = (page: Page): Locator => page.locator('.qbar .key.ghost:not([aria-disabled])').first();

/** Answers what is asked with real clicks or taps; `turn` varies what is chosen. */
export async function answerByHand(page: Page, question: Asked, turn: number, hand: 'click' | 'tap'): Promise<void> {
  if (asksForSpace(question)) {
    const spaces = page.locator('.space.open > .hit');
    const count = await spaces.count();
    if (count === 0) return wayOut(page)[hand]();
    await spaces.nth((turn * 7) % count)[hand]();
    return page.locator('.qbar .key.primary')[hand]();
  }
  const chips = page.locator('.qbar .options .chip:not([aria-disabled])');
  const count = await chips.count();
  // Some things can be done again and again (an exchange, back and forth): every second time the answer is "done".
  const enough = turn % 2 === 1 && (await wayOut(page).count()) > 0;
  if (count > 0 && !enough) await chips.nth((turn >> 1) % count)[hand]();
  else await wayOut(page)[hand]();
}

/** The same, for a short game: one dweller or two, and then home for the round. */
export async function answerBriefly(page: Page, question: Asked, turn: number, hand: 'click' | 'tap'): Promise<void> {
  if (asksForSpace(question) && turn % 2 === 1) await wayOut(page)[hand]();
  else await answerByHand(page, question, turn, hand);
}
