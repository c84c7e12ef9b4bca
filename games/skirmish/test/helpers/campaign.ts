/** Campaigns for tests: with the cards of the box, and houses as a test wants them. */
import { fileURLToPath } from 'node:url';
import { type Answer, asData } from '@holotape/kernel';
import { type TestTable, testTable } from '@holotape/kernel/testing';
import { readFolder } from '@holotape/shelf/read-folder';
import type { SkirmishContent } from '../../battle.ts';
import { campaignGame } from '../../campaign/index.ts';
import { type BattleReport, plainReport } from '../../campaign/queries/reports.ts';
import type { CampaignOptions, CampaignState, House, Stage } from '../../campaign/state.ts';
import type { CampaignView } from '../../campaign/view.ts';
import { readSkirmishContent } from '../../index.ts';
import type { ForceList, ListedUnit } from '../../printed/force-lists.ts';
import { bareUnit } from '../../queries/force-lists/editing.ts';
import { type Settled, settle } from './houses.ts';

const box = readFolder(fileURLToPath(new URL('../../content/', import.meta.url)));

/** A Structure that needs another one to stand and a Boost with a Consequence, which none of the box does. CH-BUILD-6, CH-BOOST-8 */
const testing = [
  { path: 'pack.yaml', text: 'id: testing\nname: Testing\ngame: skirmish' },
  {
    path: 'structures.yaml',
    text: `- id: example-annex
  name: Example Annex
  kind: crafting
  caps: 20
  power: 0
  after: armor-shop
  text: "Needs an Armor Shop."`,
  },
  {
    path: 'boosts.yaml',
    text: '- { id: example-boost, name: Example, type: cunning, effect: { does: points, points: 1 }, consequence: the-scribe, text: "" }',
  },
];

export const content: SkirmishContent = readSkirmishContent([box, testing]);
export const campaign = campaignGame(content);

type CampaignTestTable = TestTable<CampaignState, SkirmishContent, CampaignView, CampaignOptions>;

interface Wanted extends Settled {
  readonly stage: Stage;
  readonly caps?: number;
  /** The tops of the decks, the first card first. */
  readonly items?: readonly string[];
  readonly boosts?: readonly string[];
  readonly explore?: readonly string[];
  readonly pool?: readonly string[];
  readonly options?: Partial<CampaignOptions>;
  readonly chance?: Readonly<Record<string, readonly Answer[]>>;
  readonly seats?: number;
  readonly more?: (house: House, state: CampaignState) => void;
}

/** Ann at some stage of her phase, Ben in a house of his own. */
export function inPhase(wanted: Wanted): CampaignTestTable {
  const top = (cards: readonly string[] | undefined): string[] => [...(cards ?? [])].reverse();
  return testTable(campaign, {
    seats: wanted.seats ?? 2,
    ...(wanted.options && { options: wanted.options }),
    ...(wanted.chance && { chance: wanted.chance }),
    state(state) {
      for (const house of state.houses) settle(house);
      const [ann] = state.houses as [House];
      settle(ann, wanted);
      ann.caps = wanted.caps ?? 0;
      ann.carried = ann.caps;
      ann.due = true;
      const isBoost = (id: string) => content.boosts.has(id);
      ann.pool.items = (wanted.pool ?? []).filter((id) => !isBoost(id));
      ann.pool.boosts = (wanted.pool ?? []).filter(isBoost);
      state.stage = wanted.stage;
      state.turn = 0;
      state.decks = { items: top(wanted.items), boosts: top(wanted.boosts), explore: top(wanted.explore) };
      wanted.more?.(ann, state);
    },
  });
}

export const ann = (t: CampaignTestTable): House => t.state.houses[0]!;

export const unit = (card: string, ...items: string[]): ListedUnit => ({ ...bareUnit(card), items });

export const leading = (...items: string[]): ListedUnit => ({ ...unit('sole-survivor', ...items), leader: 'hunter' });

export const force = (...units: ListedUnit[]): ForceList => ({
  name: 'Ours',
  prices: [...content.prices.keys()][0]!,
  limit: 750,
  house: false,
  units,
  boosts: [],
});

/** A battle that both have packed for and that is being fought. Ann is the first side. */
export function inBattle(
  wanted: Partial<Wanted> & {
    readonly lists?: readonly [ForceList, ForceList];
    readonly limit?: number;
    /** The place in the first list of whoever wears a degraded suit. */
    readonly dented?: number | undefined;
  } = {},
): CampaignTestTable {
  const [own, foes] = wanted.lists ?? [force(leading('hunting-rifle')), force(leading('hunting-rifle'))];
  return inPhase({
    ...wanted,
    stage: 'battle',
    more(house, state) {
      wanted.more?.(house, state);
      house.due = false;
      const side = (seat: number, list: ForceList) => ({
        seat,
        list,
        boosts: [...state.houses[seat]!.taken.boosts],
        consequences: [...state.houses[seat]!.pending],
        quest: null,
        allotted: list.units.map((_, at) => ({
          member: `unit-${at}`,
          damage: 0,
          radiation: 0,
          stunned: 0,
          tokens: 0,
          degraded: seat === 0 && at === wanted.dented,
        })),
        caps: 0,
      });
      state.battles.push({
        number: state.battles.length + 1,
        scenario: 'noon',
        limit: wanted.limit ?? 750,
        sides: [side(0, own), side(1, foes)],
        winners: null,
        grade: null,
        calledOff: false,
      });
    },
  });
}

/** What the table of the battle reports, with changes. */
export function report(
  t: CampaignTestTable,
  winners: readonly number[],
  change: (report: BattleReport) => void = () => {},
): Answer {
  const plain = plainReport(t.session.position, winners);
  change(plain);
  return asData(plain);
}
