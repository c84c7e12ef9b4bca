/** The vault game: Fallout Shelter, the board game. */
import type { Game, Play } from '@holotape/kernel';
import { evaluationOf } from './bots/evaluation.ts';
import { foresight } from './bots/foresight.ts';
import { reasonsOf } from './bots/reasons.ts';
import type { VaultContent } from './content.ts';
import { result } from './queries/ending.ts';
import { recallStep, spawnStep, turnStep } from './rules/rounds.ts';
import { setUpTable, setup } from './rules/setup.ts';
import { copyVaultState, shareVaultState } from './state.copy.ts';
import { type VaultOptions, type VaultState, type VaultTable, vaultOptions, vaultState } from './state.ts';
import { statistics } from './statistics.ts';
import { texts } from './texts.ts';
import { PUBLIC_ASKS, resample, type VaultView, view } from './view.ts';

export type VaultGame = Game<VaultState, VaultContent, VaultView, VaultOptions>;

/** One small part of the game, chosen from the state alone. */
const STEPS: Readonly<Record<VaultState['phase'], (table: VaultTable) => Play>> = {
  setup: setUpTable,
  spawn: spawnStep,
  place: turnStep,
  recall: recallStep,
  *over() {},
};

export function vaultGame(content: VaultContent): VaultGame {
  return {
    id: 'vault',
    title: 'The vault',
    version: 1,
    migrations: [],
    seats: { least: 2, most: 4, rule: 'SH-SETUP-1' },
    content,
    options: vaultOptions,
    state: vaultState,
    copy: copyVaultState,
    share: shareVaultState,
    setup,
    step: (table) => STEPS[table.state.phase](table),
    result,
    view,
    publicAsks: PUBLIC_ASKS,
    resample,
    texts,
    evaluation: evaluationOf(content),
    foresight,
    reasons: reasonsOf(content),
    statistics,
  };
}

export { readVaultContent, type VaultContent } from './content.ts';
