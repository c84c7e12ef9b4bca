/** SH-INCOME: income from rooms that others use. */
import { choose, option, type Play, type Seat, say } from '@holotape/kernel';
import { RESOURCES } from '../printed/icons.ts';
import { readyItems } from '../queries/items.ts';
import { COLUMNS } from '../queries/spaces.ts';
import type { VaultTable } from '../state.ts';
import { exhaust } from './items.ts';
import type { Placement } from './placement.ts';
import { gain, gainAny } from './resources.ts';

const INCOMES = [...RESOURCES, 'none' as const].map((each) => option(each));

/** Somebody else's room: not one's own, not the top level, not an elevator. SH-INCOME-2 */
export const isForIncome = ({ seat, level, at }: Placement): boolean =>
  level.owner !== null && level.owner !== seat && at < COLUMNS;

/** One resource for the owner of the level, who may decline. Once for a linked space. SH-INCOME-1, SH-INCOME-3 */
export function* income(table: VaultTable, { level }: Placement): Play {
  const owner = level.owner!;
  yield* offer(table, owner, 'income');
  // SH-ITEM-2: a Two-Way Radio.
  for (const { held } of readyItems(table, owner, 'more-income'))
    if (yield* offer(table, owner, 'item.more-income')) exhaust(table, owner, held);
}

function* offer(table: VaultTable, owner: Seat, ask: string): Play<boolean> {
  const answer = yield* choose(table, owner, ask, () => INCOMES, {
    rule: 'SH-INCOME-1',
  });
  if (answer === 'none') return false;
  say(table, ask, { seat: owner }, 'SH-INCOME-1');
  yield* gain(table, owner, answer, 1, 'SH-INCOME-1');
  return true;
}

/** Office Badge: whoever has to move over gains so many resources. */
const FOR_SHARING = 2;

export function* shareIncome(table: VaultTable, seat: Seat): Play {
  for (let i = 0; i < FOR_SHARING; i += 1) yield* gainAny(table, seat, 'SH-ITEM-2');
}
