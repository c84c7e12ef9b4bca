/**
 * Campaigns of the skirmish: Settlements, forces, battles and what goes on between them. A game of the kernel in its own right, made
 * of the skirmish's cards: a battle is a table of the skirmish, and what it reports is one answer here.
 */
import {
  type Agreement,
  asData,
  type Game,
  type Inner,
  type Play,
  type Question,
  type Statistics,
} from '@holotape/kernel';
import type { Battle, SkirmishContent } from '../battle.ts';
import { skirmishGame } from '../index.ts';
import { evaluation, shortlist } from './bots.ts';
import type { Campaign, CampaignTable } from './campaign.ts';
import { MIGRATIONS } from './migrations.ts';
import { battleOf } from './queries/houses.ts';
import { storyOf } from './queries/linked.ts';
import { battleStart, markOf, reportOf } from './queries/reports.ts';
import { laterBattles, pointsOf } from './queries/seasons.ts';
import { resample } from './resample.ts';
import { afterStep, leaderStep } from './rules/aftermath.ts';
import { buildStep } from './rules/building.ts';
import { drawStep } from './rules/drawing.ts';
import { foundingStep } from './rules/founding.ts';
import { forcesStep, matchingStep } from './rules/matching.ts';
import { battleStep } from './rules/reporting.ts';
import { selectStep } from './rules/selecting.ts';
import { supplyStep } from './rules/supplying.ts';
import { copyCampaignState, shareCampaignState } from './state.copy.ts';
import {
  type CampaignOptions,
  type CampaignState,
  campaignOptions,
  campaignState,
  type House,
  type Stage,
} from './state.ts';
import { campaignTexts } from './texts.ts';
import { type CampaignView, noSecrets, view } from './view.ts';

type CampaignGame = Game<CampaignState, SkirmishContent, CampaignView, CampaignOptions>;

const newHouse = (): House => ({
  faction: '',
  settlement: null,
  caps: 0,
  leader: null,
  fallen: false,
  members: [],
  ...noSecrets(),
  degraded: [],
  due: false,
  score: { won: 0, drawn: 0, lost: 0 },
  growth: [],
});

function setup(content: SkirmishContent, { seats, options }: Agreement<CampaignOptions>): CampaignState {
  const prices = options.prices ?? [...content.prices.keys()][0]!;
  if (!content.prices.has(prices))
    throw new Error(`There is no list of prices "${prices}"; there are ${[...content.prices.keys()].join(', ')}.`);
  for (const seat of [...options.without, ...options.unmanned])
    if (seat >= seats) throw new Error(`There is no seat ${seat} in a campaign of ${seats}.`);
  return {
    agreed: { ...options, prices },
    stage: 'founding',
    turn: 0,
    houses: Array.from({ length: seats }, newHouse),
    battles: [],
    decks: { items: [], boosts: [], explore: [] },
    drawing: null,
    exploring: null,
    drawn: false,
    winners: null,
  };
}

const STEPS: Readonly<Record<Stage, ((table: CampaignTable) => Play) | undefined>> = {
  founding: foundingStep,
  matching: matchingStep,
  forces: forcesStep,
  battle: battleStep,
  after: afterStep,
  leader: leaderStep,
  build: buildStep,
  supply: supplyStep,
  draw: drawStep,
  select: selectStep,
  over: undefined,
};

/** One small part of the campaign, chosen from the state alone. */
function* step(table: CampaignTable): Play {
  yield* STEPS[table.state.stage]?.(table) ?? [];
}

const result = (campaign: Campaign) => {
  const { winners, houses } = campaign.state;
  return winners === null ? undefined : { winners, scores: houses.map((_, seat) => pointsOf(campaign, seat)) };
};

/** How many battles, how it ended, and what everybody has built. */
function statistics(campaign: Campaign): Statistics {
  const { battles, winners, houses } = campaign.state;
  return {
    rounds: battles.filter(({ calledOff }) => !calledOff).length,
    ending: winners !== null && winners.length > 1 ? 'first together' : 'first',
    cards: { structures: houses.map(({ settlement }) => settlement?.structures.map(({ card }) => card) ?? []) },
    seen: { scenarios: battles.map(({ scenario }) => scenario) },
    sums: { 'battles after the sixth': laterBattles(campaign) },
  };
}

/** A battle is a table of the skirmish. */
const innerOf =
  (content: SkirmishContent) =>
  (campaign: Campaign, { ask }: Question): Inner | undefined => {
    if (ask !== 'battle') return undefined;
    const battle = battleOf(campaign);
    const story = storyOf(campaign);
    return {
      game: skirmishGame(content),
      title: `Battle ${battle.number}: ${content.scenarios.get(battle.scenario)!.name}`,
      mark: markOf(battle),
      options: battleStart(campaign),
      // Not among what is agreed on: battles that were begun without their story come home too. SC-CAMP-4
      usual: { placing: 'auto', ...(story !== null && { story: asData(story) }) },
      seats: battle.sides.map(({ seat }) => seat),
      unmanned: campaign.state.agreed.unmanned,
      answer: (position) => {
        const report = reportOf(position as Battle, battle);
        return report && asData(report);
      },
    };
  };

/** Everybody knows at what somebody is; what is offered there is nobody else's business. */
const PUBLIC_ASKS: ReadonlySet<string> = new Set([
  'found.faction',
  'found.leader',
  'found.card',
  'match.choose',
  'force',
  'battle',
  'after.retain',
  'after.found',
  'after.leader',
  'build',
  'draw',
  'select',
]);

export function campaignGame(content: SkirmishContent): CampaignGame {
  return {
    id: 'campaign',
    title: 'The campaign',
    version: 3,
    migrations: MIGRATIONS,
    seats: { least: 2, most: 6, rule: 'CH-SETTLE-3' },
    sharedSeats: true,
    content,
    options: campaignOptions,
    state: campaignState,
    copy: copyCampaignState,
    share: shareCampaignState,
    setup,
    step,
    result,
    view,
    publicAsks: PUBLIC_ASKS,
    resample,
    texts: campaignTexts,
    inner: innerOf(content),
    evaluation,
    shortlist,
    statistics,
  };
}
