/** How a table is run, and how much of its game is kept. */
import { type ChanceSource, seeded, typedDice } from './chance.ts';

export const UNDO_POLICIES = ['off', 'ask', 'free'] as const;
export type UndoPolicy = (typeof UNDO_POLICIES)[number];

/** How a table is run; what the game's own options are, the agreement says. */
export interface Setting {
  readonly seed: string;
  /** `typed`: the players roll real dice and type in what they show. */
  readonly dice: 'seeded' | 'typed';
  readonly undo: UndoPolicy;
}

/** How much a session keeps. */
export interface Keeping {
  /** Keep the past: for undo, saves and records. */
  readonly past: boolean;
  /** Write the log. */
  readonly log: boolean;
  /** Keep the state before the open step: for forks, and to stand there again when a rule breaks. Yes, if left out. */
  readonly checkpoint?: boolean;
}

export const KEEP_ALL: Keeping = { past: true, log: true };
/** Enough to fork from. */
export const KEEP_POSITION: Keeping = { past: false, log: false };
/** For random games in great numbers. */
export const KEEP_NOTHING: Keeping = { past: false, log: false, checkpoint: false };

/** Where a setting's chance comes from. */
export function chanceOf(setting: Setting): ChanceSource {
  const source = seeded(setting.seed);
  return setting.dice === 'typed' ? typedDice(source) : source;
}
