/** Whether a record is the game it says it is: played again by today's rules, and compared with itself and its seed. */
import { type ChanceSource, whyNotChance } from './chance.ts';
import { withChanges } from './diff.ts';
import type { Game, Viewer } from './game.ts';
import { canonical, hashOf } from './hash.ts';
import { type Counts, countsAfter, type Entry, timesAsked, type ViewChanges } from './history.ts';
import { CHANCE, type Json, type LogEntry } from './play.ts';
import { answersOf, giveAgain, startAgain } from './replay.ts';
import type { Save } from './save-format.ts';
import type { Session } from './session.ts';
import { chanceOf } from './setting.ts';

interface Verdict {
  readonly ok: boolean;
  readonly steps: number;
  readonly answers: number;
  /** The first step that plays differently now, counted from 1, and how. */
  readonly differs?: Difference & { readonly step: number };
}

interface Difference {
  readonly how: string;
  /** Whatever the rules are: the record is at odds with itself or its seed, so somebody has changed it. */
  readonly edited?: boolean;
}

/** Where the record is at odds with itself: each state is the one the step before led to, and chance was counted. */
function whereEdited(save: Save): Verdict['differs'] {
  let counts: Counts = {};
  for (const [i, step] of [...save.past, save.open].entries()) {
    const before = save.past[i - 1]?.hash;
    const edited = (how: string) => ({ step: i + 1, how, edited: true });
    if (before !== undefined && step.checkpoint !== undefined && hashOf(step.checkpoint) !== before)
      return edited('the state it begins with is not the one the step before led to');
    if (canonical(step.counts) !== canonical(counts)) return edited('it counts other rolls than were made');
    counts = countsAfter(counts, step.journal);
  }
  return undefined;
}

/** What everybody saw, step by step, in whatever words they were told it. */
class Seen {
  readonly #viewers: readonly Viewer[];
  #views: readonly Json[];

  constructor(seats: number) {
    this.#viewers = ['public', ...Array(seats).keys()];
    this.#views = this.#viewers.map(() => null);
  }

  after(changes: ViewChanges): string {
    const seen = (viewer: Viewer) => changes[viewer] ?? changes.public ?? [];
    this.#views = this.#viewers.map((viewer, i) => withChanges(this.#views[i]!, seen(viewer)));
    return canonical(this.#views);
  }
}

class Verification<S, C, V, O> {
  readonly #save: Save;
  readonly #session: Session<S, C, V, O>;
  readonly #chance: ChanceSource;
  /** What a migration made of a state, playing from the start need not lead to. */
  readonly #isComparable: boolean;
  readonly #seen: Seen;
  readonly #seenAgain: Seen;
  #counts: Counts = {};

  constructor(game: Game<S, C, V, O>, save: Save) {
    this.#save = save;
    this.#session = startAgain(game, save);
    this.#chance = chanceOf(save);
    this.#seen = new Seen(save.seats);
    this.#seenAgain = new Seen(save.seats);
    this.#isComparable = save.version === game.version && save.past.every(({ hash }) => hash !== undefined);
  }

  beginning(): Difference | undefined {
    const { checkpoint } = this.#save.past[0] ?? this.#save.open;
    const { past, open } = this.#session;
    const first = (past[0] ?? open).checkpoint as Json;
    if (!this.#isComparable || checkpoint === undefined || hashOf(checkpoint) === hashOf(first)) return undefined;
    return { how: 'it begins with another state' };
  }

  step(i: number): Difference | undefined {
    const { journal } = this.#save.past[i] ?? this.#save.open;
    for (const [at, entry] of journal.entries()) {
      const chance = this.#whyNotOfSeed(entry, journal.slice(0, at));
      const how = giveAgain(this.#session, entry);
      if (how !== undefined) return { how };
      if (chance !== undefined) return chance;
    }
    this.#counts = countsAfter(this.#counts, journal);
    return this.#isComparable ? this.#ending(i) : undefined;
  }

  /** Chance gave something else than this seed gives; as long as the rules ask the same, they cannot be why. */
  #whyNotOfSeed({ by, answer }: Entry, before: readonly Entry[]): Difference | undefined {
    const { question } = this.#session;
    if (by !== CHANCE || question?.kind !== 'chance') return undefined;
    const { ask, draw } = question;
    const given = this.#chance.answer(question, (this.#counts[ask] ?? 0) + timesAsked(before, ask));
    // Dice that were typed in come from nowhere else.
    if (given === undefined || canonical(given) === canonical(answer)) return undefined;
    if (whyNotChance(draw, answer) !== undefined) return undefined;
    return { how: `"${ask}" is not what this seed gives`, edited: true };
  }

  /** Arguments in old records are not what was said: they changed with the state while the game went on. */
  #logged(log: readonly LogEntry[]): string {
    const isOld = this.#save.chance === undefined;
    return canonical(log.map(({ say, args, rule, to }) => (isOld ? { say, rule, to } : { say, args, rule, to })));
  }

  #ending(i: number): Difference | undefined {
    const { past, open, state, ruleLog } = this.#session;
    const step = this.#save.past[i];
    if (step !== undefined) {
      if (past[i]?.hash !== step.hash) return { how: 'it leads to another state' };
      const isSeenSo = this.#seen.after(step.changes as ViewChanges) === this.#seenAgain.after(past[i]!.changes);
      return isSeenSo ? undefined : { how: 'it shows something else' };
    }
    const { hash } = this.#save.open;
    if (hash !== undefined && hashOf(state as Json) !== hash) return { how: 'it leads to another state' };
    const isSame = this.#logged(ruleLog.slice(0, open.logged)) === this.#logged(this.#save.log as LogEntry[]);
    return isSame ? undefined : { how: 'the log of the game says something else' };
  }
}

/**
 * Plays the whole record again by today's rules, every answer checked, and compares all that is in it after every step:
 * states, what viewers saw, chance with its seed. Of a record that has lived through a change of the state's shape only
 * answers and chance are compared.
 */
export function verify<S, C, V, O>(game: Game<S, C, V, O>, save: Save): Verdict {
  const tally = { steps: save.past.length, answers: answersOf(save).length };
  const differing = (differs: NonNullable<Verdict['differs']>): Verdict => ({ ok: false, ...tally, differs });
  if (save.version > game.version) {
    const how = `it says that it is of version ${save.version} of ${game.title}, and this is version ${game.version}`;
    return differing({ step: 1, how, edited: true });
  }
  const edited = whereEdited(save);
  let at = 0;
  try {
    const verification = new Verification(game, save);
    for (; at <= save.past.length; at += 1) {
      if (edited?.step === at + 1) return differing(edited);
      const differs = (at === 0 ? verification.beginning() : undefined) ?? verification.step(at);
      if (differs !== undefined) return differing({ step: at + 1, ...differs });
    }
    return { ok: true, ...tally };
  } catch (error) {
    return differing({ step: at + 1, how: (error as Error).message });
  }
}
