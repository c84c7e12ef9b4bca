/** How it ended, in one line. */

import type { SkirmishView } from '@holotape/skirmish/view';
import type { ComponentProps } from 'react';
import type { GameModule } from '../../module.ts';
import { b } from '../words.ts';

export function EndOfGame({ result, names }: ComponentProps<GameModule<SkirmishView>['EndOfGame']>) {
  const winner = result.winners[0];
  return <h2>{winner === undefined ? b('end.draw') : b('end.won', { side: names[winner] ?? '' })}</h2>;
}
