/** What the adventure lays into the question bar: who helps, dice and what they are worth, a test ahead, what was read out last. */
import type { AdventureContext } from '../table.tsx';
import { HelpPlates } from '../together/HelpPlates.tsx';
import { RollBody } from './RollBody.tsx';
import { TestAhead } from './TestAhead.tsx';
import { Told } from './Told.tsx';

export const BarBody = (context: AdventureContext) => (
  <>
    <HelpPlates {...context} />
    <RollBody {...context} />
    <TestAhead {...context} />
    <Told {...context} />
  </>
);
