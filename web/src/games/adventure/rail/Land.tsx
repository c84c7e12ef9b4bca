/** What lies in the open for everyone: power, quests and the shop; together the company's goals and who is against it. */
import type { AdventureContext } from '../table.tsx';
import { Goals } from '../together/Goals.tsx';
import { Opposition } from '../together/Opposition.tsx';
import { Power } from './Power.tsx';
import { Quests } from './Quests.tsx';
import { Shop } from './Shop.tsx';

export const Land = (context: AdventureContext) => (
  <>
    {context.view.together === null ? (
      <Power {...context} />
    ) : (
      <>
        <Goals {...context} />
        <Opposition {...context} />
      </>
    )}
    <Quests {...context} />
    <Shop {...context} />
  </>
);
