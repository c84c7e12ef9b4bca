/**
 * What a player may know of a campaign: every Settlement as it stands, and of cards that were drawn, taken, gathered or are to come
 * nobody's but their own. An allow-list: what is not named here is not shown.
 */
import type { Seat, Viewer } from '@holotape/kernel';
import type { SkirmishContent } from '../battle.ts';
import type { Campaign } from './campaign.ts';
import { roomOf } from './queries/building.ts';
import { houseOf } from './queries/houses.ts';
import { markOf } from './queries/reports.ts';
import { foughtBy, pointsOf, standings, worthOfHouse } from './queries/seasons.ts';
import { mostBoosts, placesFor, retentionOf, selectionOf } from './queries/selecting.ts';
import { assigned, demandOf, isWorking, supplyOf } from './queries/supply.ts';
import type { BattleSide, CampaignBattle, CampaignState, House, Settlement, StructureBuilt } from './state.ts';

/** A Structure with whether it does anything in this phase. CH-BUILD-13 */
interface StructureView extends StructureBuilt {
  readonly works: boolean;
}

/** The sums that nobody should have to add up. */
interface Sums {
  readonly room: { readonly used: number; readonly of: number };
  readonly power: { readonly supply: number; readonly demand: number; readonly assigned: number };
  readonly water: { readonly supply: number; readonly demand: number; readonly assigned: number };
  /** Places in Stores, those taken, and the most Boosts the Leader allows. */
  readonly selection: { readonly places: number; readonly taken: number; readonly boosts: number };
  readonly retention: number;
}

/** What everybody may see of a house, and what only its own player sees. */
const OPEN = ['faction', 'caps', 'leader', 'fallen', 'members', 'degraded', 'due', 'score', 'growth'] as const;
const SECRET = [
  'gathered',
  'pool',
  'uniques',
  'taken',
  'granted',
  'pending',
  'harms',
  'tokens',
  'quests',
  'carried',
  'ledger',
] as const;
type Open = (typeof OPEN)[number];
type Secret = (typeof SECRET)[number];

const parts = <K extends keyof House>(house: Pick<House, K>, names: readonly K[]): Pick<House, K> =>
  Object.fromEntries(names.map((name) => [name, house[name]])) as Pick<House, K>;

interface HouseView extends Pick<House, Open> {
  readonly settlement:
    | (Pick<Settlement, 'plots' | 'perks' | 'owed' | 'drawMore'> & { readonly structures: readonly StructureView[] })
    | null;
  readonly sums: Sums | null;
  /** What only its own player sees. */
  readonly own: Pick<House, Secret> | null;
  /** What everybody may count. */
  readonly counts: {
    readonly pool: number;
    readonly taken: number;
    readonly gathered: number;
    readonly pending: number;
    readonly quests: number;
  };
  readonly points: number;
  readonly fought: number;
  readonly worth: number;
}

interface SideView extends Omit<BattleSide, 'list' | 'boosts' | 'consequences' | 'quest' | 'allotted'> {
  readonly list: BattleSide['list'];
  readonly allotted: BattleSide['allotted'];
  /** Null for anybody else's. CH-BOOST-3, CH-CONSEQ-3, CH-QUEST-4 */
  readonly boosts: readonly string[] | null;
  readonly consequences: readonly string[] | null;
  readonly quest: string | null;
  readonly hasQuest: boolean;
  readonly hand: number;
}

interface BattleView extends Omit<CampaignBattle, 'sides'> {
  readonly sides: readonly SideView[];
  /** Of the table that is started for it: a report without it is of another battle. Null before both forces are there. */
  readonly mark: string | null;
}

export interface CampaignView extends Pick<CampaignState, 'agreed' | 'stage' | 'turn' | 'drawn' | 'winners'> {
  readonly houses: readonly HouseView[];
  readonly battles: readonly BattleView[];
  readonly decks: Readonly<Record<'items' | 'boosts' | 'explore', number>>;
  readonly drawing: CampaignState['drawing'];
  readonly exploring: CampaignState['exploring'];
  /** Seats, the best first. */
  readonly standings: readonly Seat[];
}

function sumsOf(campaign: Campaign, seat: Seat): Sums | null {
  const { settlement, taken } = houseOf(campaign, seat);
  if (settlement === null) return null;
  const of = (what: 'power' | 'water') => ({
    supply: supplyOf(campaign, seat, what),
    demand: demandOf(campaign, seat, what),
    assigned: assigned(campaign, seat, what),
  });
  return {
    room: { used: settlement.structures.length, of: roomOf(campaign, seat) },
    power: of('power'),
    water: of('water'),
    selection: { places: selectionOf(campaign, seat), taken: placesFor(taken), boosts: mostBoosts(campaign, seat) },
    retention: retentionOf(campaign, seat),
  };
}

const size = ({ items, boosts }: { readonly items: readonly string[]; readonly boosts: readonly string[] }): number =>
  items.length + boosts.length;

function houseView(campaign: Campaign, seat: Seat, viewer: Viewer): HouseView {
  const house = houseOf(campaign, seat);
  const { settlement, gathered, pool, taken, pending, quests } = house;
  return {
    ...parts(house, OPEN),
    settlement: settlement && {
      plots: settlement.plots,
      perks: settlement.perks,
      owed: settlement.owed,
      drawMore: settlement.drawMore,
      structures: settlement.structures.map((built) => ({ ...built, works: isWorking(campaign, seat, built) })),
    },
    sums: sumsOf(campaign, seat),
    own: viewer === seat ? parts(house, SECRET) : null,
    counts: {
      pool: size(pool),
      taken: size(taken),
      gathered: size(gathered),
      pending: pending.length,
      quests: quests.count,
    },
    points: pointsOf(campaign, seat),
    fought: foughtBy(campaign, seat),
    worth: worthOfHouse(campaign, seat),
  };
}

function battleView({ state }: Campaign, battle: CampaignBattle, viewer: Viewer): BattleView {
  const isLast = battle === state.battles.at(-1);
  const isOpen = !isLast || state.stage !== 'forces';
  const { sides, ...open } = battle;
  return {
    ...open,
    mark: isLast && state.stage === 'battle' ? markOf(battle) : null,
    sides: sides.map(({ seat, list, boosts, consequences, quest, allotted, caps }) => ({
      seat,
      caps,
      list: isOpen || viewer === seat ? list : null,
      allotted: isOpen || viewer === seat ? allotted : [],
      boosts: viewer === seat ? boosts : null,
      consequences: viewer === seat ? consequences : null,
      quest: viewer === seat ? quest : null,
      hasQuest: quest !== null,
      hand: boosts.length,
    })),
  };
}

export function view(campaign: Campaign, viewer: Viewer): CampaignView {
  const { state } = campaign;
  const { agreed, stage, turn, drawn, winners, decks, drawing, exploring, houses, battles } = state;
  return {
    agreed,
    stage,
    turn,
    drawn,
    winners,
    houses: houses.map((_, seat) => houseView(campaign, seat, viewer)),
    battles: battles.map((battle) => battleView(campaign, battle, viewer)),
    decks: { items: decks.items.length, boosts: decks.boosts.length, explore: decks.explore.length },
    drawing: viewer === turn ? drawing : null,
    exploring: viewer === turn ? exploring : null,
    standings: stage === 'founding' ? houses.map((_, seat) => seat) : standings(campaign),
  };
}

/** What is hidden of a house, before there is anything. */
export const noSecrets = (): Pick<House, Secret> => ({
  gathered: { items: [], boosts: [] },
  pool: { items: [], boosts: [] },
  uniques: [],
  taken: { items: [], boosts: [], uniques: [] },
  granted: { items: [], boosts: [] },
  pending: [],
  harms: [],
  tokens: 0,
  quests: { completed: [], count: 0, opened: [], closed: [], counts: {} },
  carried: 0,
  ledger: [],
});

/** The position as whoever has this view knows it, so that the rules' own questions can be asked of it. */
export function openPosition(view: CampaignView, content: SkirmishContent): Campaign {
  const { agreed, stage, turn, drawn, winners, drawing, exploring } = view;
  const decks = { items: [], boosts: [], explore: [] };
  const houses = view.houses.map(
    (house): House => ({
      ...parts(house, OPEN),
      ...(house.own ?? noSecrets()),
      settlement: house.settlement && {
        ...house.settlement,
        structures: house.settlement.structures.map(({ works: _, ...built }) => built),
        built: 0,
        later: [],
        dims: [],
      },
    }),
  );
  const battles = view.battles.map(({ mark: _, sides, ...battle }) => ({
    ...battle,
    sides: sides.map(({ hasQuest: _has, hand: _hand, boosts, consequences, ...side }) => ({
      ...side,
      boosts: [...(boosts ?? [])],
      consequences: [...(consequences ?? [])],
    })),
  }));
  return { state: { agreed, stage, turn, drawn, winners, drawing, exploring, decks, houses, battles }, content };
}
