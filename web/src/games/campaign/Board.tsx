/** What lies in the middle: the road to the next battle, or the Settlement between two. */
import type { CampaignContext } from './context.ts';
import { isOnTheRoad } from './plan/board-shape.ts';
import { Plan } from './plan/Plan.tsx';
import { Road } from './road/Road.tsx';

export const Board = (context: CampaignContext) =>
  isOnTheRoad(context.view) ? <Road {...context} /> : <Plan {...context} />;
