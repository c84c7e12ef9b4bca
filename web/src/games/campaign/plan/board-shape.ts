/** How the frame treats the plan. */
import type { CampaignView } from '@holotape/skirmish/campaign/view';
import type { GameModule } from '../../module.ts';
import { shownSeat } from '../context.ts';
import { nextOnRoad, ROAD } from '../road/layout.ts';
import { planSize, plotBox } from './layout.ts';

const mostPlaces = ({ houses }: CampaignView): number => Math.max(...houses.map(({ sums }) => sums?.room.of ?? 0));

/** Until the battle is over one looks at the road, and then at the Settlement. */
const ON_THE_ROAD: ReadonlySet<CampaignView['stage']> = new Set(['matching', 'forces', 'battle', 'over']);
export const isOnTheRoad = ({ stage }: CampaignView): boolean => ON_THE_ROAD.has(stage);

/** In pixels: so wide a road can be read as a whole. */
const LEAST_FOR_ALL = 600;

export const board: GameModule<CampaignView>['board'] = {
  // Where the whole road would be too small to be read, the battle that comes next is seen with its neighbours.
  start: ({ view }, room) => (isOnTheRoad(view) && room.w < LEAST_FOR_ALL ? nextOnRoad(view) : 'fit'),
  size: (view) => (isOnTheRoad(view) ? ROAD : planSize(mostPlaces(view))),
  boxOf(thing, context) {
    const structures = context.view.houses[shownSeat(context)]?.settlement?.structures ?? [];
    const at = structures.findIndex(({ id }) => thing === `plot:${id}`);
    return at < 0 ? undefined : plotBox(at);
  },
};
