/**
 * A campaign that is well on its way, and a short road through it on which everything is asked that a long one asks now and then: what goes
 * without, who bears it, which Structure is lost. The first question is what goes without Power.
 */
import { type Answer, type AnyGame, asData } from '@holotape/kernel';
import { reportIn } from '@holotape/skirmish/campaign/queries/reports';
import type { CampaignState } from '@holotape/skirmish/campaign/state';
import type { CampaignView } from '@holotape/skirmish/campaign/view';
import { member, settle } from '@holotape/skirmish/test/helpers/houses';
import type { Open } from './killed-season.ts';

const fields = Array.from({ length: 5 }, () => 'crop-field');
const STRUCTURES = [
  ...['generator-small', 'generator-small', 'generator-small', 'water-pump', 'stores', 'maintenance-shed'],
  ...['listening-post', 'armor-shop', 'armor-shop', 'scavenging-stall', 'first-aid-station', 'first-aid-station'],
  ...['leaders-office', 'armor-workbench', ...fields],
];
/** In the order they are explored. */
const EXPLORED = [
  ...['lost-trade', 'north-pumphouse', 'broken-overpass', 'broken-overpass', 'deer-lake-camp', 'dark-farmhouse'],
  ...['idle-hands', 'leaveston-cave'],
];
const ITEMS = ['robot-repair-kit', 'stimpak', 'machete', 'machete', 'machete', 'combat-armor', 'sturdy-leather-armor'];

/** Ann has fought and is at her Settlement; Ben has fought and has none. */
function grow(state: CampaignState): CampaignState {
  for (const house of state.houses) settle(house);
  const [ann, ben] = state.houses as [CampaignState['houses'][number], CampaignState['houses'][number]];
  settle(ann, { structures: STRUCTURES, perks: ['armorer', 'local-leader-ii'] });
  ann.settlement!.plots.caps = 1;
  ann.members.push(member('minuteman'));
  ann.caps = 2000;
  ann.carried = ann.caps;
  ann.pool.items = ['machete', 'machete'];
  ben.settlement = null;
  for (const house of state.houses) house.due = true;
  const decks = { items: ITEMS.toReversed(), boosts: [], explore: EXPLORED.toReversed() };
  return { ...state, stage: 'supply', turn: 0, decks };
}

export const grown = (campaign: AnyGame): AnyGame => ({
  ...campaign,
  setup: (content, agreement) => grow(campaign.setup(content, agreement)),
});

/** Both had a Quest and did it; Ann has lost her Leader. */
function told({ question, socket }: Open): Answer {
  const report = reportIn(question.suggestions![0]!);
  const view = socket.model!.view as CampaignView | null;
  for (const [at, { seat }] of view!.battles.at(-1)!.sides.entries()) {
    const side = report.sides[at]!;
    side.quest = true;
    side.taken = seat === 0 ? { card: 'tactical-analysis', count: 2 } : { card: 'sending-a-message', count: 1 };
    if (seat === 0) side.units[0]!.fell = 1;
  }
  return asData(report);
}

const LISTEN = 'use:listening-post-7';

/** What is said to each kind of question, one after the other; to what else is asked the first that can be said. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  'supply.power': ['scavenging-stall-10'],
  'supply.water': ['crop-field-15', 'crop-field-16'],
  draw: [
    'use:first-aid-station-12',
    ...EXPLORED.map(() => LISTEN),
    ...['named:leaders-office-13@armor-shop-8', 'use:armor-workbench-14', 'done'],
  ],
  explore: ['walk-by', ...['mend', 'help', 'leave', 'lend', 'take', 'pay', 'enter'].map((offer) => `offer:${offer}`)],
  'explore.lose': ['armor-shop-9'],
  'explore.widen': ['armor-shop-8'],
  'draw.named': ['combat-armor'],
  select: ['take:combat-armor', 'done'],
  'match.choose': ['noon'],
  'after.reward': ['printed'],
  'after.leader': ['minuteman'],
  build: ['train:minuteman', 'done'],
};

/** Somebody who knows the road. */
export class Guide {
  /** Numbers of questions by their kind: one that was not kept is asked again. */
  readonly #asked = new Map<string, Set<number>>();

  answerTo(open: Open): Answer {
    const { ask, number, options, draw, suggestions } = open.question;
    const asked = (this.#asked.get(ask) ?? new Set()).add(number);
    this.#asked.set(ask, asked);
    // The lowest number passes a test of a skill.
    if (draw?.of === 'dice') return draw.sides.map(() => 1);
    if (ask === 'battle') return told(open);
    return SAID[ask]?.[asked.size - 1] ?? options?.find(({ blocked }) => !blocked)?.id ?? suggestions![0]!;
  }
}
