/** What lies in the open for everyone: power, quests and the shop. */
import type { AdventureContext } from '../table.tsx';
import { Power } from './Power.tsx';
import { Quests } from './Quests.tsx';
import { Shop } from './Shop.tsx';

export const Land = (context: AdventureContext) => (
  <>
    <Power {...context} />
    <Quests {...context} />
    <Shop {...context} />
  </>
);
