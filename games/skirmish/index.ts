/** The skirmish game: Fallout: Wasteland Warfare. */
import type { Game, PackFile, Play } from '@holotape/kernel';
import type { BattleTable, SkirmishContent } from './battle.ts';
import { evaluationOf } from './bots/evaluation.ts';
import { foresight } from './bots/foresight.ts';
import { shortlistOf } from './bots/shortlist.ts';
import { readCards } from './content.ts';
import { MIGRATIONS } from './migrations.ts';
import { hasNeutrals } from './queries/nobody.ts';
import { result } from './queries/result.ts';
import { byTheBook } from './rules/ai/answering.ts';
import { blowUp } from './rules/attacking/blowing-up.ts';
import { carryOut } from './rules/round/actions.ts';
import { actingStep } from './rules/round/activations.ts';
import { GRANTED } from './rules/round/granted.ts';
import { byItself } from './rules/round/nobody.ts';
import { roundStep, turnStep, usingStep } from './rules/round/rounds.ts';
import { setup } from './rules/round/setup.ts';
import { SPECIAL_RULES, WAYS_TO_WIN } from './scenarios/index.ts';
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

/** Cards of packs, the built-in one first, with the rules that are found by name. */
export function readSkirmishContent(packs: readonly (readonly PackFile[])[]): SkirmishContent {
  const cards = readCards(packs, SPECIAL_RULES);
  const won = [...cards.scenarios.values()].flatMap(({ id, wins }) =>
    wins === undefined ? [] : [[id, WAYS_TO_WIN[wins]] as const],
  );
  return { ...cards, special: new Map([...won, ...SPECIAL_RULES]), carryOut, blowUp, granted: GRANTED };
}

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
    resample,
    texts,
    evaluation: evaluationOf(content),
    shortlist: shortlistOf(content),
    foresight,
    statistics,
  };
}

export type { SkirmishContent } from './battle.ts';
