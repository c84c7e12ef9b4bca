/** Random players as testers: they play whole games, and after their answers everything that must always hold is checked. */
import { below, drawBy, type Random, randomFrom } from '../chance.ts';
import type { Game } from '../game.ts';
import { canonical, hashOf } from '../hash.ts';
import type { Answer, Asked, Json, Seat } from '../play.ts';
import { replayTo, verify, watch } from '../replay.ts';
import { loadSession, saveSession } from '../save.ts';
import { parseSave } from '../save-format.ts';
import type { Session } from '../session.ts';
import { type StartOptions, startSession } from '../start.ts';
import { checkCopy, checkFork, checkRefusals, checkViews } from './checks.ts';
import { answerIn, MODES, type Mode } from './modes.ts';

/** A step is short: so many questions in one step is a mistake in the rules. */
const MOST_IN_STEP = 500;
/** So many answers in one game is a game that does not end. */
const MOST_IN_GAME = 50_000;

const any = <T>(random: Random, of: readonly T[]): T => of[below(random, of.length)]!;

/** Somebody who has to answer, and an answer that should do. */
export function randomAnswer<S, C, V, O>(session: Session<S, C, V, O>, random: Random): [by: Asked, answer: Answer] {
  const { question, waitsFor } = session;
  if (question === undefined) throw new Error('Nothing is asked: the game is over.');
  const by = any(random, waitsFor);
  switch (question.kind) {
    case 'chance':
      return [by, drawBy(random, question.draw)];
    case 'open': {
      const candidates = question.suggest().filter((answer) => question.check(answer).ok);
      if (candidates.length === 0) throw new Error(`"${question.ask}" suggests nothing that will do.`);
      return [by, any(random, candidates)];
    }
    default: {
      const options = question.kind === 'choice' ? question.options() : question.options(by as Seat);
      const free = options.filter(({ blocked }) => blocked === undefined);
      if (new Set(options.map(({ id }) => id)).size < options.length)
        throw new Error(`"${question.ask}" lists an option twice: ${options.map(({ id }) => id).join(', ')}`);
      if (free.length === 0) throw new Error(`"${question.ask}" leaves ${by} nothing to choose.`);
      return [by, any(random, free).id];
    }
  }
}

export interface RandomPlay<S, C, V, O> {
  readonly mode?: Mode;
  /** Whether the table is disturbed after this answer; in long games that is too slow to do every time. */
  readonly disturbs?: () => boolean;
  /** Looks at the table at every question, before it is answered. */
  readonly eachAnswer?: (session: Session<S, C, V, O>) => void;
  readonly mostAnswers?: number;
}

/** Plays on at random to the end (or for `mostAnswers`). The session in which the game ended comes back. */
export function playRandomly<S, C, V, O>(
  from: Session<S, C, V, O>,
  random: Random,
  { mode = 'plain', disturbs, eachAnswer, mostAnswers = MOST_IN_GAME }: RandomPlay<S, C, V, O> = {},
): Session<S, C, V, O> {
  let session = from;
  for (let answers = 0; session.question !== undefined && answers < mostAnswers; answers += 1) {
    eachAnswer?.(session);
    const { ask } = session.question;
    const [by, answer] = randomAnswer(session, random);
    const answered = answerIn(disturbs?.() === false ? 'plain' : mode, session, by, answer);
    if (answered.refusal !== undefined)
      throw new Error(`"${ask}" lists ${JSON.stringify(answer)} and refuses it: ${answered.refusal.say}`);
    session = answered.session;
    if (session.open.journal.length > MOST_IN_STEP)
      throw new Error(`The open step has more than ${MOST_IN_STEP} answers; the last was to "${ask}".`);
  }
  if (session.question !== undefined && mostAnswers === MOST_IN_GAME)
    throw new Error(`The game does not end: ${MOST_IN_GAME} answers were given.`);
  return session;
}

/** What must be the same in every mode. */
function endOf<S, C, V, O>(session: Session<S, C, V, O>): string {
  const log = session.ruleLog as unknown as Json;
  return canonical({ state: hashOf(session.state as Json), log, result: (session.result ?? null) as Json });
}

export interface Fuzz<S, C, V, O> {
  readonly start: Omit<StartOptions<O>, 'seed' | 'chance' | 'keeping'>;
  readonly seed: string;
  /** Forks, views and refusals are checked at one of so many questions; each costs as much as many answers. */
  readonly checkOneOf?: number;
  readonly modes?: readonly Mode[];
  /** The modes disturb the table after one of so many answers; after every one, if it is not said. */
  readonly disturbOneOf?: number;
  /** The game's own invariants. */
  readonly eachAnswer?: (session: Session<S, C, V, O>) => void;
}

/**
 * Plays the same random game in every mode and demands the same end; checks forks, views, refusals and the record.
 * Comes back with the number of answers of one game.
 */
export function fuzzGame<S, C, V, O>(game: Game<S, C, V, O>, fuzz: Fuzz<S, C, V, O>): number {
  const { seed, start, checkOneOf = 10, disturbOneOf = 1, modes = MODES, eachAnswer } = fuzz;
  let end: string | undefined;
  let answers = 0;
  for (const mode of modes) {
    const random = randomFrom(`${seed}/players`);
    const checks = randomFrom(`${seed}/checks`);
    const disturbing = randomFrom(`${seed}/${mode}`);
    const begun = startSession(game, { ...start, seed });
    checkCopy(game, game.setup(game.content, begun.agreement));
    const session = playRandomly(begun, random, {
      mode,
      disturbs: () => below(disturbing, disturbOneOf) === 0,
      eachAnswer(now) {
        eachAnswer?.(now);
        if (mode !== 'plain') return;
        answers += 1;
        if (below(checks, checkOneOf) > 0) return;
        checkFork(now, checks);
        checkViews(now, checks);
        checkRefusals(now);
      },
    });
    end ??= endOf(session);
    if (endOf(session) !== end) throw new Error(`Seed ${seed}: the game ends otherwise in the mode "${mode}".`);
    checkRecord(session);
  }
  return answers;
}

/** The record of a game loads, can be verified and watched, and replays to where the game is. */
export function checkRecord<S, C, V, O>(session: Session<S, C, V, O>): void {
  const save = parseSave(JSON.stringify(saveSession(session)));
  const verdict = verify(session.game, save);
  if (!verdict.ok) throw new Error(`The record does not verify: ${JSON.stringify(verdict.differs)}`);
  const loaded = loadSession(session.game, save);
  if (endOf(loaded) !== endOf(session)) throw new Error('The loaded game is another.');
  if (endOf(replayTo(session.game, save)) !== endOf(session)) throw new Error('The replayed game is another.');
  if (session.result === undefined) return;
  for (let seat = 0; seat <= session.agreement.seats; seat += 1) {
    const viewer = seat === session.agreement.seats ? 'public' : seat;
    if (canonical(watch(save, viewer).at(-1)) !== canonical(session.view(viewer) as Json))
      throw new Error(`What ${viewer} watches does not end with what ${viewer} saw.`);
  }
}
