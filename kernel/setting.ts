/** How a table is run, and how much of its game is kept. */
import { type ChanceSource, seeded, typedDice } from './chance.ts';
import type { Change } from './diff.ts';
import type { RecordedStep } from './history.ts';
import { keyed } from './keyed.ts';
import type { LogEntry } from './play.ts';

export const UNDO_POLICIES = ['off', 'ask', 'free'] as const;
export type UndoPolicy = (typeof UNDO_POLICIES)[number];

/** How a table is run; what the game's own options are, the agreement says. */
export interface Setting {
  readonly seed: string;
  /** `typed`: the players roll real dice and type in what they show. */
  readonly dice: 'seeded' | 'typed';
  readonly undo: UndoPolicy;
  /**
   * Where chance comes from. `keyed` is for games that people play. Left out: from a quick mixer whose seed can be guessed
   * from what it gives, for simulations, for tests, and for games that began with it.
   */
  readonly chance?: 'keyed';
}

/** A step that has just been finished, for whoever keeps a game step by step. */
export interface Finished {
  readonly step: RecordedStep<unknown>;
  readonly log: readonly LogEntry[];
  /** What it changed in the state. */
  readonly changed: readonly Change[];
}

/** How much a session keeps. */
export interface Keeping {
  /** Keep the past: for undo, saves and records. */
  readonly past: boolean;
  /** Write the log. */
  readonly log: boolean;
  /** Keep the state before the open step: for forks, and to stand there again when a rule breaks. Yes, if left out. */
  readonly checkpoint?: boolean;
  /** Hears of every step when it is finished; only where the past is kept. */
  readonly finished?: (finished: Finished) => void;
}

export const KEEP_ALL: Keeping = { past: true, log: true };
/** Enough to fork from. */
export const KEEP_POSITION: Keeping = { past: false, log: false };
/** For random games in great numbers. */
export const KEEP_NOTHING: Keeping = { past: false, log: false, checkpoint: false };

/** Where a setting's chance comes from. */
export function chanceOf(
  setting: Pick<Setting, 'seed' | 'dice'> & { readonly chance?: Setting['chance'] | undefined },
): ChanceSource {
  const source = setting.chance === 'keyed' ? keyed(setting.seed) : seeded(setting.seed);
  return setting.dice === 'typed' ? typedDice(source) : source;
}
