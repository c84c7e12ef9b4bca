/**
 * Whole adventures for tests: a game that bots have played is played again through the page, every answer by mouse, by keyboard
 * or by touch where that answer stands. The save carries the luck, so the same answers lead to the same end.
 */
import { type Answer, loadSession, type Save, type Seat, saveSession } from '@holotape/kernel';
import type { Locator, Page } from 'playwright-core';
import type { Visitor } from './app.ts';
import { shelved, startOf, wholeGame } from './bots-play.ts';
import { settled } from './fits.ts';
import { tabTo } from './keys.ts';
import { nextQuestion } from './play.ts';
import { openSave } from './saves.ts';

interface Given {
  readonly seat: Seat;
  readonly ask: string;
  readonly answer: Answer;
}

export interface Road {
  /** The table before anything was answered; everybody at it is a person. */
  readonly save: string;
  readonly answers: readonly Given[];
}

interface Wanted {
  readonly names: readonly string[];
  readonly scenario: string;
  /** Questions that must come up. */
  readonly asks: readonly string[];
  /** The number of the game that was the first such one when it was last looked for: it is tried before all others. */
  readonly likely: number;
}

/** Longer games than this are not played by hand. */
const MOST_ANSWERS = 110;

/** A short game with all of that in it. */
export function shortRoad({ names, scenario, asks, likely }: Wanted): Road {
  for (const seed of [likely, ...Array.from({ length: 60 }, (_, i) => i + 1)]) {
    const road = played(names, scenario, `road ${seed}`);
    if (road !== undefined && asks.every((ask) => road.answers.some((given) => given.ask === ask))) return road;
  }
  throw new Error(`No short game of ${scenario} asks for ${asks.join(', ')}.`);
}

function played(names: readonly string[], scenario: string, seed: string): Road | undefined {
  const match = { game: 'adventure', seats: names.length, seed, options: { scenario } } as const;
  const answers = wholeGame(match);
  if (answers.length > MOST_ANSWERS) return undefined;
  const session = startOf(match);
  const save = JSON.stringify(saveSession(session, { title: 'The road', seats: names.map((name) => ({ name })) }));
  return {
    save,
    answers: answers.map((answer) => {
      const given = { seat: session.waitsFor[0] as Seat, ask: session.question!.ask, answer };
      session.answer(given.seat, answer);
      return given;
    }),
  };
}

/** The road from there on; what comes before it has been played. */
function from({ save, answers }: Road, at: number): Road {
  const { table, ...kept } = JSON.parse(save) as Save;
  const session = loadSession(shelved('adventure'), kept);
  for (const { seat, answer } of answers.slice(0, at)) session.answer(seat, answer);
  return { save: JSON.stringify(saveSession(session, table)), answers: answers.slice(at) };
}

/** So many answers before the end are played in one go. */
const LAST_LEG = 34;

/** Stretches of the road, the last of them to its end, in which each question of it comes up at least once. */
function legs(road: Road): readonly Road[] {
  const { answers } = road;
  const wanted: [from: number, to: number][] = [[Math.max(0, answers.length - LAST_LEG), answers.length]];
  const isSeen = (ask: string) => wanted.some((leg) => answers.slice(...leg).some((given) => given.ask === ask));
  for (const [at, { ask }] of answers.entries()) {
    if (isSeen(ask)) continue;
    const before = wanted.at(-1)!;
    // To begin anew is dearer than a few answers.
    if (wanted.length > 1 && at - before[1] < 6) before[1] = at + 1;
    else wanted.push([at, at + 1]);
  }
  const [last, ...others] = wanted;
  return [...others, last!].map(([begins, ends]) => {
    const leg = from(road, begins);
    return { ...leg, answers: leg.answers.slice(0, ends - begins) };
  });
}

/** Every question is asked, as it was when the game was played. */
export const ASK_ALL = { onlyChoice: false } as const;

export async function askAll({ context }: Visitor): Promise<void> {
  await context.addInitScript(`
    if (location.protocol !== 'about:') localStorage.setItem('holotape.adventure.habits', '{"skip":false}');
  `);
}

/** How somebody uses the page. */
interface Hand {
  /** Takes a key, a chip, a card. */
  take(thing: Locator): Promise<void>;
  /** Takes a space of the map. */
  space(page: Page, id: string): Promise<void>;
}

/** A point of the screen where this space, and nothing over it, is hit: well inside, or, if need be, on the last bit of it that is seen. */
const pointIn = (page: Page, id: string, anyBit: boolean): Promise<{ x: number; y: number } | undefined> =>
  page.evaluate(
    ([wanted, any]) => {
      const space = document.querySelector(`[data-space="${CSS.escape(wanted)}"]`);
      const box = space?.querySelector('.hit')?.getBoundingClientRect();
      if (space === null || box === undefined) return undefined;
      const isHit = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('[data-space]') === space;
      const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      const fromMiddle = ({ x, y }: { x: number; y: number }) => Math.hypot(x - middle.x, y - middle.y);
      const points = Array.from({ length: 15 * 15 }, (_, i) => ({
        x: box.left + (box.width * (1 + (i % 15))) / 16,
        y: box.top + (box.height * (1 + Math.floor(i / 15))) / 16,
      }))
        .toSorted((one, other) => fromMiddle(one) - fromMiddle(other))
        .filter(({ x, y }) => isHit(x, y));
      const hasRoom = (r: number) => (point: { x: number; y: number }) =>
        [
          [-r, 0],
          [r, 0],
          [0, -r],
          [0, r],
        ].every(([x = 0, y = 0]) => isHit(point.x + x, point.y + y));
      // To ask what is hit is dear: the first point with room enough will do.
      for (const r of [12, 8, 5, 3]) {
        const found = points.find(hasRoom(r));
        if (found !== undefined) return found;
      }
      return any ? points[0] : undefined;
    },
    [id, anyBit] as const,
  );

/** Where a space is not in sight, or hardly, the whole map is shown first. */
async function pointed(page: Page, id: string, take: Hand['take']): Promise<{ x: number; y: number }> {
  await settled(page);
  const whole = page.getByRole('button', { name: 'Whole board' });
  if ((await pointIn(page, id, false)) === undefined && (await whole.count()) > 0) {
    await take(whole);
    await settled(page);
  }
  const point = await pointIn(page, id, true);
  if (point === undefined) throw new Error(`The space ${id} is not on the screen.`);
  return point;
}

const click: Hand['take'] = (thing) => thing.click();
const tap: Hand['take'] = (thing) => thing.tap();

export const MOUSE: Hand = {
  take: click,
  async space(page, id) {
    const { x, y } = await pointed(page, id, click);
    await page.mouse.click(x, y);
  },
};

export const TOUCH: Hand = {
  take: tap,
  async space(page, id) {
    const { x, y } = await pointed(page, id, tap);
    await page.touchscreen.tap(x, y);
  },
};

/** Tab until the thing has the focus, then Enter. */
export const KEYS: Hand = {
  async take(thing) {
    await tabTo(thing);
    await thing.page().keyboard.press('Enter');
  },
  async space(page, id) {
    const onMap = () => page.evaluate(() => document.activeElement?.closest('[data-space]') !== null);
    for (let presses = 0; presses < 120 && !(await onMap()); presses += 1) await page.keyboard.press('Tab');
    const there = () => page.evaluate((wanted) => document.activeElement?.getAttribute('data-space') === wanted, id);
    for (let presses = 0; presses < 120; presses += 1) {
      if (await there()) return page.keyboard.press('Enter');
      await page.keyboard.press('PageDown');
    }
    throw new Error(`The keys never come to ${id}.`);
  },
};

/** Gives one answer where it stands on the page. */
async function giveAnswer(page: Page, { ask, answer }: Given, hand: Hand): Promise<void> {
  if (typeof answer !== 'string') throw new Error(`The test cannot make up an answer to ${ask}.`);
  const confirm = () => hand.take(page.locator('.qbar .key.primary.big'));
  const inBar = page.locator(`.qbar [data-option="${answer}"]`);
  if ((await inBar.count()) > 0) return hand.take(inBar);
  const place = spaceOf(answer);
  if ((await page.locator(`[data-space="${place}"]`).count()) > 0) {
    await hand.space(page, place);
    // Where one starts is said once.
    return ask === 'setup.space' ? undefined : confirm();
  }
  const thing = page.locator(`[data-answer="${answer}"]`).first();
  if (answer.startsWith('reroll:')) {
    for (const die of answer.slice('reroll:'.length)) await hand.take(page.locator(`[data-thing="die:${die}"]`));
    return confirm();
  }
  // A phone has one's own things behind a tab of their own.
  const mine = page.locator('.tabs').getByRole('button', { name: 'Mine', exact: true });
  const elsewhere = (await mine.count()) > 0 && (await thing.count()) === 0;
  if (elsewhere) await hand.take(mine);
  await hand.take(thing);
  if (elsewhere) await hand.take(page.locator('.tabs').getByRole('button', { name: 'Board', exact: true }));
  if (ask !== 'camp') await confirm();
}

/** The space an option means: `to:pearl-yard.e`, `explore:5`, or the space itself. */
const spaceOf = (answer: string): string =>
  answer.startsWith('explore:') ? `#${answer.slice('explore:'.length)}` : answer.replace(/^to:/, '');

interface Watching {
  /** Looks at each question before it is answered. */
  readonly before?: (ask: string) => Promise<void>;
  /** Two people at one screen: looks at the door before it is opened. */
  readonly atDoor?: () => Promise<void>;
  /** It is enough when the answers are given: the game need not be over. */
  readonly stop?: boolean;
}

/** Opens the door where it is shut, and waits for the next question. */
async function nextAsked(page: Page, last: string | undefined, { atDoor }: Watching) {
  const found = await page.waitForFunction(
    (number) => {
      if (document.querySelector('dialog.door[open]') !== null) return 'door';
      const bar = document.querySelector<HTMLElement>('.qbar[data-question]');
      const over = document.querySelector('.end-screen') !== null;
      return over || (bar !== null && bar.dataset.question !== number) ? 'asked' : undefined;
    },
    last,
    { polling: 20 },
  );
  if ((await found.jsonValue()) === 'door') {
    await atDoor?.();
    await page.getByRole('button', { name: /open the door$/ }).click();
  }
  return nextQuestion(page, last);
}

/** Plays the road leg by leg, the last to the end of the story. */
export async function playLegs(page: Page, road: Road, hand: Hand, watching: Watching = {}): Promise<void> {
  const all = legs(road);
  for (const leg of all) {
    await openSave(page, leg.save);
    await playRoad(page, leg, hand, { ...watching, stop: leg !== all.at(-1) });
  }
}

/** Plays the road to its end. */
export async function playRoad(page: Page, { answers }: Road, hand: Hand, watching: Watching = {}): Promise<void> {
  let last: string | undefined;
  for (const [at, given] of answers.entries()) {
    const question = await nextAsked(page, last, watching);
    if (question === 'over' || question.ask !== given.ask)
      throw new Error(`Answer ${at} is to ${given.ask}, but the page asks ${JSON.stringify(question)}.`);
    await watching.before?.(given.ask);
    await giveAnswer(page, given, hand);
    last = question.number;
  }
  if (!watching.stop) await page.locator('.end-screen').waitFor();
}
