/** FB-CAMP: what can be done at a camp. */
import { type Option, option, type Reason, type Seat } from '@holotape/kernel';
import type { Adventure } from '../state.ts';
import { CAMP_RECOVERS } from '../words.ts';
import { isAffected, sumOf } from './effects.ts';
import { hindering } from './foes.ts';
import { areAdjacent } from './map.ts';
import { cardsInEffect, item, sheetOf, survivorOf } from './survivors.ts';
import { whyNoToken } from './together.ts';

export const whyNoCamp = (adventure: Adventure, seat: Seat): Reason | undefined =>
  hindering(adventure, seat).length > 0 ? { rule: 'FB-ACT-5', say: 'why.enemy-here' } : undefined;

export const campRecovery = (adventure: Adventure, seat: Seat): number =>
  cardsInEffect(adventure, seat).reduce(
    (sum, { id }) => sum + item(adventure, id).camp,
    CAMP_RECOVERS + sumOf(adventure, seat, 'camp'),
  );

export const campOptions = (adventure: Adventure, seat: Seat, done: readonly string[]): Option[] => [
  ...['recover', 'unexhaust', 'rest'].filter((part) => !done.includes(part)).map((part) => option(part)),
  ...partners(adventure, seat)
    .filter(({ id }) => !done.includes(id))
    .map(({ id, near }) =>
      option(id, near || tradesFar(adventure, seat) ? undefined : { rule: 'FB-CAMP-5', say: 'why.far' }),
    ),
  ...(adventure.state.together === null || done.includes('token')
    ? []
    : [option('token', whyNoToken(adventure, seat))]), // AB-CAMP-2
  option('done'),
];

/** By a radio in the workshop, or because it is its trade. AB-WORK-2, FB-CHAR-4 */
const tradesFar = (adventure: Adventure, seat: Seat): boolean =>
  sheetOf(adventure, seat).tradesFar || isAffected(adventure, seat, 'tradeFar');

/** Everybody else; near are those in the same or an adjacent space. FB-CAMP-5 */
function partners(adventure: Adventure, seat: Seat): { readonly id: string; readonly near: boolean }[] {
  const { state } = adventure;
  const { space } = survivorOf(state, seat);
  return state.survivors.flatMap((other, each) => {
    if (each === seat || other.space === null) return [];
    return [{ id: `trade:${each}`, near: other.space === space || areAdjacent(adventure, space!, other.space) }];
  });
}
