/** Games that bots have played up to some point, as save files that the app opens. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBot } from '@holotape/bots';
import { type Answer, type AnySession, randomFrom, type Seat, saveSession, startSession } from '@holotape/kernel';
import { type GameName, loadGame } from '@holotape/shelf';
import type { Page } from 'playwright-core';

export interface Company {
  readonly title: string;
  /** The vault unless said otherwise, with its usual options. */
  readonly game?: GameName;
  readonly options?: object;
  /** The first is whoever looks at the screen, the others are bots. */
  readonly names: readonly string[];
  /** Another seed, another game. */
  readonly seed?: string;
}

export const COMPANY: Company = { title: 'Rainy Sunday', names: ['Ana', 'Ben', 'Mira'] };

interface Known {
  readonly bot: ReturnType<typeof makeBot>;
  readonly answers: Answer[];
}

/** What bots have answered in a game so far: who wants the same game, or more of it, need not wait for their thoughts again. */
const known = new Map<string, Known>();

function knownOf(game: GameName, seats: number, seed: string, options?: object): Known {
  const key = JSON.stringify([game, seats, seed, options ?? null]);
  const before = known.get(key);
  if (before !== undefined) return before;
  const now: Known = { bot: makeBot('greedy', randomFrom(seed)), answers: [] };
  known.set(key, now);
  return now;
}

/** Bots play until `enough`, the same way every time. */
export function played(
  { title, names, game = 'vault', options, seed = 'a picture' }: Company,
  enough: (session: AnySession) => boolean,
): string {
  const session = startSession(loadGame(game), {
    seats: names.length,
    seed,
    undo: 'free',
    ...(options !== undefined && { options }),
  });
  const { bot, answers } = knownOf(game, names.length, seed, options);
  for (let at = 0; session.question !== undefined && !enough(session); at += 1) {
    const seat = session.waitsFor[0] as Seat;
    if (at === answers.length) answers.push(bot.answer(session, seat));
    session.answer(seat, answers[at]!);
  }
  const seats = names.map((name, seat) => (seat === 0 ? { name } : { name, bot: 'greedy' }));
  return JSON.stringify(saveSession(session, { title, seats }));
}

/** It is the first player's turn to place, in that round. */
export const turnInRound =
  (round: number) =>
  ({ state, question }: AnySession): boolean =>
    state.round === round && question?.ask === 'turn' && state.turn === 0;

/** Opens a save through the page, as a person does with a file. */
export async function openSave(page: Page, save: string): Promise<void> {
  await page.goto('/');
  await chooseSave(page, save);
}

/** The same, on the start page as it is. */
export async function chooseSave(page: Page, save: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'holotape-save-'));
  const file = join(folder, 'game.json');
  writeFileSync(file, save);
  await page.getByLabel('Open a save file').setInputFiles(file);
  await page.waitForURL(/\/table\//);
  await page.locator('.qbar, .end-screen').first().waitFor();
  rmSync(folder, { recursive: true });
}
