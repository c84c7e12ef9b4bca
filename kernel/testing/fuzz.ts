/** Random players as testers: they play whole games, and after their answers everything that must always hold is checked. */
import { below, randomFrom } from '../chance.ts';
import type { Game } from '../game.ts';
import { canonical, hashOf } from '../hash.ts';
import { type Answer, asData, type Json } from '../play.ts';
import { replayTo, watch } from '../replay.ts';
import { loadSession, saveSession } from '../save.ts';
import { parseSave } from '../save-format.ts';
import type { Session } from '../session.ts';
import type { Keeping } from '../setting.ts';
import { type StartOptions, startSession } from '../start.ts';
import { verify } from '../verify.ts';
import { checkAllowed, checkCopy, checkFork, checkRefusals, checkViews } from './checks.ts';
import { MODES, type Mode } from './modes.ts';
import { playRandomly } from './random-play.ts';

/** What must be the same in every mode. */
function endOf<S, C, V, O>(session: Session<S, C, V, O>): string {
  const log = asData(session.ruleLog);
  return canonical({ state: hashOf(session.state as Json), log, result: (session.result ?? null) as Json });
}

/** What the end is known by. */
const KEEP_LOG: Keeping = { past: false, log: true };

interface Fuzz<S, C, V, O> {
  readonly start: Omit<StartOptions<O>, 'seed' | 'chance' | 'keeping'>;
  readonly seed: string;
  /** Forks, views and refusals are checked at one of so many questions; each costs as much as many answers. */
  readonly checkOneOf?: number;
  readonly modes?: readonly Mode[];
  /** Whether the record of every mode is verified, watched and replayed: of a long game that is most of the work. */
  readonly records?: boolean;
  /** The modes disturb the table after one of so many answers; after every one, if it is not said. */
  readonly disturbOneOf?: number;
  /** The answer of a whole game within this one, if one decides the open question. */
  readonly within?: (session: Session<S, C, V, O>) => Answer | undefined;
  /** The game's own invariants. */
  readonly eachAnswer?: (session: Session<S, C, V, O>) => void;
}

/**
 * Plays the same random game in every mode and demands the same end; checks forks, views, refusals and the record.
 * Comes back with the number of answers of one game.
 */
export function fuzzGame<S, C, V, O>(game: Game<S, C, V, O>, fuzz: Fuzz<S, C, V, O>): number {
  const { seed, start, checkOneOf = 10, disturbOneOf = 1, modes = MODES, records = true, within, eachAnswer } = fuzz;
  let end: string | undefined;
  let answers = 0;
  for (const mode of modes) {
    const random = randomFrom(`${seed}/players`);
    const checks = randomFrom(`${seed}/checks`);
    const disturbing = randomFrom(`${seed}/${mode}`);
    const begun = startSession(game, { ...start, seed, ...(mode === 'plain' && !records && { keeping: KEEP_LOG }) });
    checkCopy(game, game.setup(game.content, begun.agreement));
    const session = playRandomly(begun, random, {
      mode,
      within,
      disturbs: () => below(disturbing, disturbOneOf) === 0,
      eachAnswer(now) {
        eachAnswer?.(now);
        if (mode !== 'plain') return;
        answers += 1;
        if (below(checks, checkOneOf) > 0) return;
        checkAllowed(now);
        checkFork(now, checks);
        checkViews(now, checks);
        checkRefusals(now);
      },
    });
    end ??= endOf(session);
    if (endOf(session) !== end) throw new Error(`Seed ${seed}: the game ends otherwise in the mode "${mode}".`);
    if (records) checkRecord(session);
  }
  return answers;
}

/** The record of a game loads, can be verified and watched, and replays to where the game is. */
function checkRecord<S, C, V, O>(session: Session<S, C, V, O>): void {
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
