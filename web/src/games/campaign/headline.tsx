/** How a house is doing, in one number. */
import village from 'game-icon:village';
import { Icon } from '../../design/index.ts';
import type { CampaignContext } from './context.ts';
import { w } from './words.ts';

export const headline = ({ view }: CampaignContext, seat: number) => ({
  icon: <Icon path={village} size={20} />,
  value: view.houses[seat]?.caps ?? 0,
  of: w('caps'),
});
