/** FB-ACTV: what enemies are about to do. */
import type { Seat } from '@holotape/kernel';
import type { Adventure, MapEnemy } from '../state.ts';
import { FAST_STEPS } from '../words.ts';
import { type Foe, foeOf, has, isLoyalToEnemy } from './foes.ts';
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

/** Spaces that an enemy moves when it moves. FB-ACTV-1, NC-RULES-4 */
export const stepsOf = (foe: Foe): number => (has(foe, 'fast') ? FAST_STEPS : 1);

/** Whom it would go for, and how far that is. FB-ACTV-1, FB-ACTV-4 */
export function nearestPrey(
  adventure: Adventure,
  enemy: MapEnemy,
): { readonly seat: Seat; readonly distance: number } | undefined {
  const distances = distancesFrom(adventure, enemy.space);
  const far = (seat: Seat) => distances.get(survivorOf(adventure.state, seat).space!);
  const reachable = prey(adventure, enemy).filter((seat) => far(seat) !== undefined);
  if (reachable.length === 0) return undefined;
  const distance = Math.min(...reachable.map((seat) => far(seat)!));
  return {
    seat: weakest(
      adventure,
      reachable.filter((seat) => far(seat) === distance),
    ),
    distance,
  };
}

export function intentOf(adventure: Adventure, enemy: MapEnemy): Intent {
  const { state } = adventure;
  const foe = foeOf(adventure, enemy.token)!;
  const targets = prey(adventure, enemy);
  const spaceOf = (seat: Seat) => survivorOf(state, seat).space!;
  // FB-ACTV-2, FB-ABIL-10, FB-ABIL-12: a ranged enemy looks next door as well.
  const reach = has(foe, 'ranged') ? [enemy.space, ...neighbours(adventure, enemy.space)] : [enemy.space];
  const inReach = targets.filter((seat) => reach.includes(spaceOf(seat)));
  if (inReach.length > 0) return { does: 'fight', seat: weakest(adventure, inReach) };
  const nearest = nearestPrey(adventure, enemy);
  if (nearest === undefined) return { does: 'stay' }; // FB-RULING-23
  const { seat, distance } = nearest;
  return { does: 'move', seat, fights: distance <= stepsOf(foe) && has(foe, 'aggressive') };
}
