/** The skirmish game: Fallout: Wasteland Warfare. */
import type { Game, Play } from '@holotape/kernel';
import { evaluationOf } from './bots/evaluation.ts';
import { shortlistOf } from './bots/shortlist.ts';
import type { SkirmishContent } from './content.ts';
import { MIGRATIONS } from './migrations.ts';
import { actingStep } from './rules/round/activations.ts';
import { byItself, hasNeutrals } from './rules/round/nobody.ts';
import { result, roundStep, turnStep, usingStep } from './rules/round/rounds.ts';
import { setup } from './rules/round/setup.ts';
import { setupStep } from './scenarios/setting-up.ts';
import { copySkirmishState, shareSkirmishState } from './state.copy.ts';
import { type BattleTable, type SkirmishOptions, type SkirmishState, skirmishOptions, skirmishState } from './state.ts';
import { statistics } from './statistics.ts';
import { texts } from './texts.ts';
import { resample, type SkirmishView, view } from './view.ts';

export type SkirmishGame = Game<SkirmishState, SkirmishContent, SkirmishView, SkirmishOptions>;

/** One small part of the battle, chosen from the state alone. */
function* step(table: BattleTable): Play {
  switch (table.state.phase) {
    case 'setup':
      return yield* setupStep(table);
    case 'round':
      return yield* roundStep(table);
    case 'turn':
      return yield* turnStep(table);
    case 'using':
      return yield* usingStep(table);
    case 'acting':
      return yield* actingStep(table);
    case 'over':
      return;
  }
}

export function skirmishGame(content: SkirmishContent): SkirmishGame {
  return {
    id: 'skirmish',
    title: 'The skirmish',
    version: 3,
    migrations: MIGRATIONS,
    seats: { least: 2, most: 2, rule: 'WW-UNIT-1' },
    content,
    options: skirmishOptions,
    state: skirmishState,
    copy: copySkirmishState,
    share: shareSkirmishState,
    setup,
    step: (table) => (hasNeutrals(table) ? byItself(step(table)) : step(table)),
    result,
    view,
    resample,
    texts,
    evaluation: evaluationOf(content),
    shortlist: shortlistOf(content),
    statistics,
  };
}

export { readSkirmishContent, type SkirmishContent } from './content.ts';
