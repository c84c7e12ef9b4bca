/** FB-ACTV: what enemies are about to do. */
import type { Seat } from '@holotape/kernel';
import type { Adventure, MapEnemy } from '../state.ts';
import { foeOf, has, isLoyalToEnemy } from './foes.ts';
import { distancesFrom, neighbours } from './map.ts';
import { clockwiseFrom, remainingHp, survivorOf } from './survivors.ts';

/** What an enemy is about to do, from the map as it is now. FB-RULING-77 */
type Intent =
  | { readonly does: 'fight'; readonly seat: Seat }
  | { readonly does: 'move'; readonly seat: Seat; readonly fights: boolean }
  | { readonly does: 'stay' };

/** Those in reach of an enemy's interest: on the map and not loyal to it. FB-LOYAL-4 */
export const prey = (adventure: Adventure, enemy: MapEnemy): Seat[] =>
  clockwiseFrom(adventure.state, adventure.state.first).filter(
    (seat) => survivorOf(adventure.state, seat).space !== null && !isLoyalToEnemy(adventure, seat, enemy),
  );

/** The least remaining HP; then the earliest in turn order from the first player. FB-ACTV-4, FB-ACTV-5 */
export const weakest = ({ state }: Adventure, seats: readonly Seat[]): Seat =>
  seats.reduce((best, seat) =>
    remainingHp(survivorOf(state, seat)) < remainingHp(survivorOf(state, best)) ? seat : best,
  );

export function intentOf(adventure: Adventure, enemy: MapEnemy): Intent {
  const { state } = adventure;
  const foe = foeOf(adventure, enemy.token)!;
  const targets = prey(adventure, enemy);
  const spaceOf = (seat: Seat) => survivorOf(state, seat).space!;
  // FB-ACTV-2, FB-ABIL-10, FB-ABIL-12: a ranged enemy looks next door as well.
  const reach = has(foe, 'ranged') ? [enemy.space, ...neighbours(adventure, enemy.space)] : [enemy.space];
  const inReach = targets.filter((seat) => reach.includes(spaceOf(seat)));
  if (inReach.length > 0) return { does: 'fight', seat: weakest(adventure, inReach) };
  const distances = distancesFrom(adventure, enemy.space);
  const reachable = targets.filter((seat) => distances.has(spaceOf(seat)));
  if (reachable.length === 0) return { does: 'stay' }; // FB-RULING-23
  const nearest = Math.min(...reachable.map((seat) => distances.get(spaceOf(seat))!));
  const seat = weakest(
    adventure,
    reachable.filter((each) => distances.get(spaceOf(each)) === nearest),
  );
  return { does: 'move', seat, fights: nearest === 1 && has(foe, 'aggressive') };
}
