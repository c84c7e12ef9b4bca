/** The skirmish game: Fallout: Wasteland Warfare. */
import type { Game, Json, Play } from '@holotape/kernel';
import type { BattleTable, SkirmishContent } from './battle.ts';
import { evaluationOf } from './bots/evaluation.ts';
import { foresight } from './bots/foresight.ts';
import { reasonsOf } from './bots/reasons.ts';
import { shortlistOf } from './bots/shortlist.ts';
import { MIGRATIONS } from './migrations.ts';
import { hasNeutrals } from './queries/nobody.ts';
import { result } from './queries/result.ts';
import { byTheBook } from './rules/ai/answering.ts';
import { actingStep } from './rules/round/activations.ts';
import { byItself } from './rules/round/nobody.ts';
import { roundStep, turnStep, usingStep } from './rules/round/rounds.ts';
import { setup } from './rules/round/setup.ts';
import { setupStep } from './scenarios/setting-up.ts';
import { copySkirmishState, shareSkirmishState } from './state.copy.ts';
import { type SkirmishOptions, type SkirmishState, skirmishOptions, skirmishState } from './state.ts';
import { statistics } from './statistics.ts';
import { texts } from './texts.ts';
import { resample, type SkirmishView, view } from './view.ts';

type SkirmishGame = Game<SkirmishState, SkirmishContent, SkirmishView, SkirmishOptions>;

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

/** What is asked of nobody's models, or of a side that the handbook plays, is answered by rules. */
function answered(table: BattleTable, rule: Play): Play {
  const asked = hasNeutrals(table) ? byItself(rule) : rule;
  return table.state.book === null ? asked : byTheBook(table, asked);
}

/** Which Boosts somebody brings, what they have begun and which Quests they have done is their own business. CH-BOOST-3, CH-CONSEQ-3, CH-QUEST-4 */
const openOptions = (options: Json): Json => ({
  ...(options as { readonly [option: string]: Json }),
  hands: [[], []],
  consequences: [[], []],
  records: [null, null],
});

export function skirmishGame(content: SkirmishContent): SkirmishGame {
  return {
    id: 'skirmish',
    title: 'The skirmish',
    version: 6,
    migrations: MIGRATIONS,
    seats: { least: 2, most: 2, rule: 'WW-UNIT-1' },
    sharedSeats: true,
    content,
    options: skirmishOptions,
    state: skirmishState,
    copy: copySkirmishState,
    share: shareSkirmishState,
    setup,
    step: (table) => answered(table, step(table)),
    result,
    view,
    openOptions,
    resample,
    texts,
    evaluation: evaluationOf(content),
    shortlist: shortlistOf(content),
    foresight,
    reasons: reasonsOf(content),
    statistics,
  };
}

export type { SkirmishContent } from './battle.ts';
export { readSkirmishContent } from './packs.ts';
