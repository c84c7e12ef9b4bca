/** What the parts of a campaign's table get, and the position behind it as far as a seat knows it. */
import type { Campaign } from '@holotape/skirmish/campaign/campaign';
import type { CampaignState, House } from '@holotape/skirmish/campaign/state';
import type { CampaignView } from '@holotape/skirmish/campaign/view';
import type { TableContext } from '../module.ts';
import { skirmishContent } from '../skirmish/pack.ts';

export type CampaignContext = TableContext<CampaignView>;
export type HouseView = CampaignView['houses'][number];

/** Whose Settlement is drawn: one's own, or that of whoever is at it for those who watch. */
export const shownSeat = ({ seat, view }: Pick<CampaignContext, 'seat' | 'view'>): number =>
  typeof seat === 'number' ? seat : view.turn;

const NO_SECRETS: NonNullable<HouseView['own']> = {
  gathered: { items: [], boosts: [] },
  pool: { items: [], boosts: [] },
  uniques: [],
  taken: { items: [], boosts: [], uniques: [] },
  granted: { items: [], boosts: [] },
  pending: [],
  harms: [],
  tokens: 0,
  quests: { completed: [], count: 0, opened: [], closed: [] },
  carried: 0,
  ledger: [],
};

function houseBehind({
  settlement,
  own,
  faction,
  caps,
  leader,
  fallen,
  members,
  degraded,
  due,
  score,
  growth,
}: HouseView): House {
  return {
    faction,
    caps,
    leader,
    fallen,
    members,
    degraded,
    due,
    score,
    growth,
    ...(own ?? NO_SECRETS),
    settlement: settlement && {
      ...settlement,
      structures: settlement.structures.map(({ works: _, ...built }) => built),
      built: 0,
      later: [],
      dims: [],
    },
  };
}

/** The position as the viewer knows it, so that the rules' own questions can be asked of it. */
export function campaignBehind(view: CampaignView): Campaign {
  const state: CampaignState = {
    agreed: view.agreed,
    stage: view.stage,
    turn: view.turn,
    drawn: view.drawn,
    winners: view.winners,
    drawing: view.drawing,
    exploring: view.exploring,
    decks: { items: [], boosts: [], explore: [] },
    houses: view.houses.map(houseBehind),
    battles: view.battles.map(({ mark: _, sides, ...battle }) => ({
      ...battle,
      sides: sides.map(({ seat, caps, list, allotted, boosts, consequences, quest }) => ({
        seat,
        caps,
        list,
        allotted,
        boosts: [...(boosts ?? [])],
        consequences: [...(consequences ?? [])],
        quest,
      })),
    })),
  };
  return { state, content: skirmishContent() };
}
