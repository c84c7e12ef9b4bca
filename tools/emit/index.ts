/**
 * `npm run emit`: writes the copy function of every game's state, and the JSON Schema files for card writers, from their
 * schemas. A test holds the files to them.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { adventureState } from '@holotape/adventure/state';
import { type CopySource, emitCopy } from '@holotape/kernel/emit-copy';
import { campaignState } from '@holotape/skirmish/campaign/state';
import { skirmishState } from '@holotape/skirmish/state';
import { vaultState } from '@holotape/vault/state';
import type { z } from 'zod';
import { cardsState } from '../../kernel/test/games/cards.state.ts';
import { interruptsState } from '../../kernel/test/games/interrupts.state.ts';
import { placementState } from '../../kernel/test/games/placement.state.ts';
import { toyState } from '../bench/toy/state.ts';
import { SCHEMAS, schemaText } from './schemas.ts';

const root = join(import.meta.dirname, '../..');

interface Emitted extends CopySource {
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
  { schema: toyState, type: 'ToyState', from: './state.ts', file: 'tools/bench/toy/state.copy.ts' },
  { schema: adventureState, type: 'AdventureState', from: './state.ts', file: 'games/adventure/state.copy.ts' },
  { schema: vaultState, type: 'VaultState', from: './state.ts', file: 'games/vault/state.copy.ts' },
  { schema: skirmishState, type: 'SkirmishState', from: './state.ts', file: 'games/skirmish/state.copy.ts' },
  {
    schema: campaignState,
    type: 'CampaignState',
    from: './state.ts',
    file: 'games/skirmish/campaign/state.copy.ts',
  },
];

/** The source that should be in the file. */
export const sourceOf = (emitted: Emitted): string => emitCopy(emitted);

/** The source that is in the file. */
export const keptIn = ({ file }: { readonly file: string }): string => readFileSync(join(root, file), 'utf8');

if (import.meta.main) {
  const texts = [
    ...EMITTED.map((emitted) => [emitted.file, sourceOf(emitted)] as const),
    ...SCHEMAS.map((emitted) => [emitted.file, schemaText(emitted)] as const),
  ];
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    console.log(`${file}: written`);
  }
}
