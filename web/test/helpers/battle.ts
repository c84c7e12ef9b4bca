/** Battles for the browser tests: saves at some point of one, and answering as a person does at the sheet. */
import type { AnySession } from '@holotape/kernel';
import type { Locator, Page } from 'playwright-core';
import { settled } from './fits.ts';
import { tabTo } from './keys.ts';
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

/** How somebody presses a key or a chip, and how they send a model somewhere on the sheet. */
export interface Hand {
  press(target: Locator): Promise<void>;
  /** Makes up a way on the sheet; the key takes it. */
  send(page: Page): Promise<void>;
}

/** From the model that is to move towards the middle of the table, on the screen. */
async function ahead(page: Page, far: number): Promise<{ x: number; y: number }> {
  await settled(page);
  const boxes = [page.locator('.figure.acting'), page.locator('svg.plot')].map((each) => each.boundingBox());
  const [from, to] = (await Promise.all(boxes)).map((box) => ({
    x: box!.x + box!.width / 2,
    y: box!.y + box!.height / 2,
  }));
  const [dx, dy] = [to!.x - from!.x, to!.y - from!.y];
  const share = far / Math.max(far, Math.hypot(dx, dy));
  return { x: from!.x + dx * share, y: from!.y + dy * share };
}

export const MOUSE: Hand = {
  press: (target) => target.click(),
  async send(page) {
    const { x, y } = await ahead(page, 60);
    await page.mouse.click(x, y);
  },
};

/** Nothing but keys: Tab to it, and Enter. */
export const KEYS: Hand = {
  async press(target) {
    await tabTo(target);
    await target.page().keyboard.press('Enter');
  },
  async send(page) {
    await tabTo(page.locator('.placing'));
    const { x, y } = await ahead(page, 1);
    const at = (await page.locator('.figure.acting').boundingBox())!;
    const along = x > at.x + at.width / 2 ? 'ArrowRight' : 'ArrowLeft';
    const up = y > at.y + at.height / 2 ? 'ArrowDown' : 'ArrowUp';
    await page.keyboard.press(`Shift+${up}`);
    await page.keyboard.press(`Shift+${along}`);
    for (let i = 0; i < 3; i += 1) await page.keyboard.press(along);
  },
};

/** A tap, and the pad for the last tenth of an inch. */
export const TOUCH: Hand = {
  press: (target) => target.tap(),
  async send(page) {
    const { x, y } = await ahead(page, 40);
    await page.touchscreen.tap(x, y);
    await page.locator('.loupe').waitFor();
    await page.getByRole('button', { name: 'North', exact: true }).tap();
    // Perhaps somebody stands there, or a wall: then back.
    const isGood = async () => {
      await settled(page);
      return (await page.locator('.qbar .key.primary:not([aria-disabled=true])').count()) > 0;
    };
    if (await isGood()) return;
    await page.getByRole('button', { name: 'South', exact: true }).tap();
    // A way that ended at the last place the ruler allows may not lead back to it exactly.
    if (!(await isGood())) await page.touchscreen.tap(x, y);
  },
};

/** What somebody who came to fight does, if it can be done. */
const FIGHTING = ['special:free', 'special:seize', 'strike', 'shoot', 'charge', 'move', 'prepare', 'end', 'all'];

/** Answers as somebody does who means to win; a Move is made up on the sheet. */
export async function answerFighting(page: Page, { number, ask }: Asked, turn: number, hand = MOUSE): Promise<void> {
  const here = `.qbar[data-question="${number}"]`;
  if (ask === 'action' || ask === 'turn.use')
    for (const option of FIGHTING) {
      const key = page.locator(`${here} [data-option="${option}"]:not([aria-disabled=true])`);
      if ((await key.count()) > 0) return hand.press(key.first());
    }
  if (ask === 'move.path') {
    await hand.send(page);
    // Where somebody stands already, or a wall, the key stays blocked: then a good place is taken.
    const refused = page.locator(`${here} .verdict[data-verdict="no"]`);
    const made = page
      .locator(`${here} .key.primary:not([aria-disabled=true])`)
      .or(page.locator('.way.chosen'))
      .or(refused);
    await made.first().waitFor();
  }
  return answerBattle(page, { number, ask }, turn, hand);
}

const open = (page: Page, what: string) => page.locator(`.qbar ${what}:not([aria-disabled=true])`);

/** Answers one question; `turn` varies what is chosen. */
async function answerBattle(page: Page, { number }: Asked, turn: number, hand = MOUSE): Promise<void> {
  const here = `.qbar[data-question="${number}"]`;
  const primary = page.locator(`${here} .key.primary:not([aria-disabled=true])`);
  if ((await primary.count()) > 0) return hand.press(primary.first());
  // Good places are looked for first: they stand where suggestions would.
  await page.locator(`${here} .way-keys.seeks[data-good="0"]`).waitFor({ state: 'detached' });
  const chips = open(page, '.options .chip').filter({ visible: true });
  const count = await chips.count();
  const ways = open(page, '.key.ghost');
  if (count > 0 && (turn % 4 !== 3 || (await ways.count()) === 0)) {
    await hand.press(chips.nth(turn % count));
    // A suggestion or a target is only looked at: the key takes it.
    await page.waitForFunction(
      (mine) =>
        document.querySelector(`${mine} .key.primary:not([aria-disabled=true])`) !== null ||
        document.querySelector(mine) === null,
      here,
    );
    if ((await primary.count()) > 0) await hand.press(primary.first());
    return;
  }
  if ((await ways.count()) === 0) throw new Error(`Nothing to answer with: ${await page.locator('.qbar').innerText()}`);
  await hand.press(ways.first());
}
