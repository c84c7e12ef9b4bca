/** The adventure game: Fallout, the board game. */
import type { Game, Play, Statistics } from '@holotape/kernel';
import { evaluation } from './bots/evaluation.ts';
import { habit } from './bots/habits.ts';
import { shortlist } from './bots/plan.ts';
import { reasons } from './bots/reasons.ts';
import { type AdventureContent, sheetNamed } from './content.ts';
import { MIGRATIONS } from './migrations.ts';
import { result } from './queries/influence.ts';
import { toBeSeenIn } from './queries/reach.ts';
import { teach } from './rules/results.ts';
import { activationStep, roundStep } from './rules/rounds.ts';
import { setUpTable, setup } from './rules/setup.ts';
import { Stop } from './rules/stops.ts';
import { checkGoals } from './rules/together/goals.ts';
import { checkStandingObjectives } from './rules/triggers.ts';
import { endTurn, turnStep } from './rules/turns.ts';
import { VERBS } from './rules/verbs/index.ts';
import { checkVictory } from './rules/winning.ts';
import { copyAdventureState, shareAdventureState } from './state.copy.ts';
import {
  type Adventure,
  type AdventureOptions,
  type AdventureState,
  type AdventureTable,
  adventureOptions,
  adventureState,
} from './state.ts';
import { texts } from './texts.ts';
import { type AdventureView, PUBLIC_ASKS, resample, view } from './view.ts';

teach(VERBS);

type AdventureGame = Game<AdventureState, AdventureContent, AdventureView, AdventureOptions>;

/** One small part of the game, chosen from the state alone. */
function* playOn(table: AdventureTable): Play {
  switch (table.state.phase) {
    case 'setup':
      return yield* setUpTable(table);
    case 'turn':
      return yield* turnStep(table);
    case 'round':
      return yield* roundStep(table);
    case 'activation':
      return yield* activationStep(table);
    case 'over':
      return;
  }
}

/** What can hold at any time is looked at when a part is done. FB-RULING-14 */
function* playAndCheck(table: AdventureTable): Play {
  yield* playOn(table);
  yield* checkStandingObjectives(table);
  checkGoals(table); // AB-END-3
  checkVictory(table);
}

function* step(table: AdventureTable): Play {
  try {
    yield* playAndCheck(table);
  } catch (stop) {
    if (!(stop instanceof Stop)) throw stop;
    table.trail = undefined;
    if (stop.what === 'turn') yield* endTurn(table);
  }
}

/** What simulations count. */
const statistics = ({ state }: Adventure): Statistics => ({
  rounds: state.round,
  ending: state.ending === null ? '' : endingOf(state.ending),
  cards: {
    survivors: state.survivors.map(({ character }) => (character === null ? [] : [character])),
    items: state.survivors.map(({ cards }) => cards.map(({ id }) => `${id.slice(0, id.lastIndexOf('.'))}.1`)),
  },
  seen: { stories: state.seen },
});

const endingOf = ({ by, winners }: NonNullable<AdventureState['ending']>): string => {
  if (by === 'goals' || by === 'as-one') return 'together';
  if (by === 'eliminated') return 'nobody is left';
  if (by === 'influence') return 'influence';
  return winners.length > 0 ? 'a faction takes over, with a winner' : 'a faction takes over';
};

export function adventureGame(content: AdventureContent): AdventureGame {
  return {
    id: 'adventure',
    title: 'The adventure',
    version: 3,
    migrations: MIGRATIONS,
    seats: { least: 1, most: 4, rule: 'FB-CORE-7' },
    content,
    options: adventureOptions,
    state: adventureState,
    copy: copyAdventureState,
    share: shareAdventureState,
    setup,
    step,
    result,
    view,
    publicAsks: PUBLIC_ASKS,
    resample,
    texts,
    evaluation,
    habit,
    shortlist,
    reasons,
    statistics,
    toBeSeen: (all, { scenario, expanded }) => ({ stories: toBeSeenIn(all, sheetNamed(all, scenario, expanded)!.id) }),
  };
}

export { type AdventureContent, readAdventureContent } from './content.ts';
