/** Battles for the browser tests: saves at some point of one, and answering as a person does at the sheet. */
import type { AnySession } from '@holotape/kernel';
import type { Page } from 'playwright-core';
import { openSave, played } from './saves.ts';

interface Asked {
  readonly number: string;
  readonly ask: string;
}

/** A battle of Troubled Beginnings on the printed table, placed by chance; bots have played it so far. */
const battleUntil = (enough: (session: AnySession) => boolean, options: object = {}): string =>
  played(
    {
      title: 'Dust',
      names: ['Ana', 'Ben'],
      game: 'skirmish',
      options: { scenario: 'troubled-beginnings', table: 'crossroads', placing: 'auto', ...options },
    },
    enough,
  );

/** The first seat is asked this. */
export const asksAna =
  (ask: string, round = 1) =>
  ({ question, state, waitsFor }: AnySession): boolean =>
    question?.ask === ask && waitsFor[0] === 0 && state.round >= round;

export const openBattle = (page: Page, enough: (session: AnySession) => boolean, options?: object): Promise<void> =>
  openSave(page, battleUntil(enough, options));

const open = (page: Page, what: string) => page.locator(`.qbar ${what}:not([aria-disabled=true])`);

/** Answers one question with the mouse; `turn` varies what is chosen. */
export async function answerBattle(page: Page, { number }: Asked, turn: number): Promise<void> {
  const here = `.qbar[data-question="${number}"]`;
  const primary = page.locator(`${here} .key.primary:not([aria-disabled=true])`);
  if ((await primary.count()) > 0) return primary.first().click();
  // Good places are looked for first: they stand where suggestions would.
  await page.locator(`${here} .way-keys.seeks[data-good="0"]`).waitFor({ state: 'detached' });
  const chips = open(page, '.options .chip').filter({ visible: true });
  const count = await chips.count();
  const ways = open(page, '.key.ghost');
  if (count > 0 && (turn % 4 !== 3 || (await ways.count()) === 0)) {
    await chips.nth(turn % count).click();
    // A suggestion or a target is only looked at: the key takes it.
    await page.waitForFunction(
      (mine) =>
        document.querySelector(`${mine} .key.primary:not([aria-disabled=true])`) !== null ||
        document.querySelector(mine) === null,
      here,
    );
    if ((await primary.count()) > 0) await primary.first().click();
    return;
  }
  if ((await ways.count()) === 0) throw new Error(`Nothing to answer with: ${await page.locator('.qbar').innerText()}`);
  await ways.first().click();
}
