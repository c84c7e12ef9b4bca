/** How the frame treats the plan. */
import type { CampaignView } from '@holotape/skirmish/campaign/view';
import type { GameModule } from '../../module.ts';
import { shownSeat } from '../context.ts';
import { planSize, plotBox } from './layout.ts';

const mostPlaces = ({ houses }: CampaignView): number => Math.max(...houses.map(({ sums }) => sums?.room.of ?? 0));

export const board: GameModule<CampaignView>['board'] = {
  size: (view) => planSize(mostPlaces(view)),
  boxOf(thing, context) {
    const structures = context.view.houses[shownSeat(context)]?.settlement?.structures ?? [];
    const at = structures.findIndex(({ id }) => thing === `plot:${id}`);
    return at < 0 ? undefined : plotBox(at);
  },
};
