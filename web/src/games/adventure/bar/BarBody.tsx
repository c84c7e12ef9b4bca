/** What the adventure lays into the question bar: dice and what they are worth, or a trade being built. */
import { TradeDesk } from '../camp/TradeDesk.tsx';
import type { AdventureContext } from '../table.tsx';
import { RollBody } from './RollBody.tsx';

export const BarBody = (context: AdventureContext) => (
  <>
    <RollBody {...context} />
    <TradeDesk {...context} />
  </>
);
