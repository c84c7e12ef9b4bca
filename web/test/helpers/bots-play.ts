/**
 * Games that bots play for tests. They think for seconds and come to the same answers every time, so those are kept in
 * `test/records` and a game is played again in no time. Nothing else depends on these files: where the rules have changed and a
 * kept answer does not fit, or they do not lead far enough, the bots think anew. `HOLOTAPE_KEEP=1 npx vitest run web/test` keeps
 * what they thought.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeBot } from '@holotape/bots';
import { type Answer, type AnyGame, type AnySession, randomFrom, type Seat, startSession } from '@holotape/kernel';
import { type GameName, loadGame } from '@holotape/shelf';

interface Match {
  readonly game: GameName;
  readonly seats: number;
  /** Another seed, another game. */
  readonly seed: string;
  readonly options?: object;
}

interface Known {
  readonly answers: Answer[];
  /** Whoever thinks on where the answers end; kept answers have nobody. */
  readonly bot?: ReturnType<typeof makeBot>;
}

const FOLDER = join(import.meta.dirname, '..', 'records');
const games = new Map<GameName, AnyGame>();
const known = new Map<string, Known>();

/** A game from the shelf: reading its cards takes a while, and they are the same for everybody. */
export function shelved(name: GameName): AnyGame {
  const found = games.get(name) ?? loadGame(name);
  games.set(name, found);
  return found;
}

const keyOf = ({ game, seats, seed, options }: Match): string => JSON.stringify([game, seats, seed, options ?? null]);

const fileOf = (match: Match): string =>
  join(FOLDER, `${match.game}-${createHash('sha256').update(keyOf(match)).digest('hex').slice(0, 12)}.json`);

function kept(match: Match): Known | undefined {
  try {
    return { answers: JSON.parse(readFileSync(fileOf(match), 'utf8')) };
  } catch {
    return undefined; // Nobody has kept it yet.
  }
}

function keep(match: Match, answers: readonly Answer[]): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(match), `[\n${answers.map((answer) => JSON.stringify(answer)).join(',\n')}\n]\n`);
}

/** Plays until `enough` or the end; undefined if kept answers do not lead there. */
function playOn(
  match: Match,
  { answers, bot }: Known,
  enough: (session: AnySession) => boolean,
): AnySession | undefined {
  const session = startOf(match);
  for (let at = 0; session.question !== undefined && !enough(session); at += 1) {
    const seat = session.waitsFor[0] as Seat;
    if (at === answers.length) {
      if (bot === undefined) return undefined;
      answers.push(bot.answer(session, seat));
    }
    if (bot !== undefined) session.answer(seat, answers[at]!);
    else if (!fits(session, seat, answers[at]!)) return undefined;
  }
  return session;
}

function fits(session: AnySession, seat: Seat, answer: Answer): boolean {
  try {
    session.answer(seat, answer);
    return true;
  } catch {
    return false;
  }
}

/** The table before anything was answered. */
export const startOf = ({ game, seats, seed, options }: Match): AnySession =>
  startSession(shelved(game), { seats, seed, undo: 'free', ...(options !== undefined && { options }) });

/** Greedy bots play from the first question until `enough`, the same way every time. */
export const botsPlay = (match: Match, enough: (session: AnySession) => boolean): AnySession =>
  playedBy(match, enough).session;

/** What they answer in a whole game. */
export const wholeGame = (match: Match): readonly Answer[] => playedBy(match, () => false).answers;

interface Played {
  readonly session: AnySession;
  readonly answers: readonly Answer[];
}

function playedBy(match: Match, enough: (session: AnySession) => boolean): Played {
  const key = keyOf(match);
  const before = known.get(key) ?? (process.env.HOLOTAPE_KEEP === '1' ? undefined : kept(match));
  const again = before === undefined ? undefined : playOn(match, before, enough);
  const now = again === undefined ? { answers: [], bot: makeBot('greedy', randomFrom(match.seed)) } : before!;
  known.set(key, now);
  const session = again ?? playOn(match, now, enough)!;
  if (process.env.HOLOTAPE_KEEP === '1') keep(match, now.answers);
  return { session, answers: now.answers };
}
