/** What the adventure lays into the question bar: dice and what they are worth, a test ahead, what was read out last. */
import type { AdventureContext } from '../table.tsx';
import { RollBody } from './RollBody.tsx';
import { TestAhead } from './TestAhead.tsx';
import { Told } from './Told.tsx';

export const BarBody = (context: AdventureContext) => (
  <>
    <RollBody {...context} />
    <TestAhead {...context} />
    <Told {...context} />
  </>
);
