/** `npm run emit`: writes the copy function of every game's state from its schema. A test holds the files to it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CopySource, emitCopy } from '@holotape/kernel/emit-copy';
import { skirmishState } from '@holotape/skirmish/state';
import { vaultState } from '@holotape/vault/state';
import type { z } from 'zod';
import { cardsState } from '../kernel/test/games/cards.state.ts';
import { interruptsState } from '../kernel/test/games/interrupts.state.ts';
import { placementState } from '../kernel/test/games/placement.state.ts';

const root = join(import.meta.dirname, '..');

export interface Emitted extends CopySource {
  /** Where it is kept, from the root of the project. */
  readonly file: string;
}

const testGame = (schema: z.ZodType, type: string, name: string): Emitted => ({
  schema,
  type,
  from: `./${name}.state.ts`,
  file: `kernel/test/games/${name}.copy.ts`,
});

export const EMITTED: readonly Emitted[] = [
  testGame(interruptsState, 'InterruptsState', 'interrupts'),
  testGame(cardsState, 'CardsState', 'cards'),
  testGame(placementState, 'PlacementState', 'placement'),
  { schema: vaultState, type: 'VaultState', from: './state.ts', file: 'games/vault/state.copy.ts' },
  { schema: skirmishState, type: 'SkirmishState', from: './state.ts', file: 'games/skirmish/state.copy.ts' },
];

/** The source that should be in the file. */
export const sourceOf = (emitted: Emitted): string => emitCopy(emitted);

/** The source that is in the file. */
export const keptIn = ({ file }: Emitted): string => readFileSync(join(root, file), 'utf8');

if (import.meta.main)
  for (const emitted of EMITTED) {
    writeFileSync(join(root, emitted.file), sourceOf(emitted));
    console.log(`${emitted.file}: written`);
  }
