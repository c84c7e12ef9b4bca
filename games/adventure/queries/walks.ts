/** FB-MOVE: how far a survivor gets with its movement points, by which way, and what each step sets off. */
import type { Seat } from '@holotape/kernel';
import type { Adventure } from '../state.ts';
import { activeIn, foeOf, has, isLoyalToEnemy } from './foes.ts';
import { isClosed, isFacedown, neighbours, spaceAt } from './map.ts';
import { isQuiet, pointsToEnter } from './moving.ts';
import { cardsInEffect, item, sheetOf, survivorOf } from './survivors.ts';

/** What entering a space brings. */
interface SetsOff {
  readonly space: string;
  /** A rad of the terrain, health from it, or an enemy that attacks (its id). FB-TERR-2, FB-CHAR-4, FB-ABIL-2 */
  readonly what: 'rad' | 'heal' | 'attack';
  readonly enemy?: string;
}

export interface Walk {
  /** The spaces entered, in order; the last is where it leads. */
  readonly path: readonly string[];
  readonly points: number;
  readonly setsOff: readonly SetsOff[];
}

/** What entering this space sets off, in the order of the rules. */
function setsOffAt(adventure: Adventure, seat: Seat, space: string): SetsOff[] {
  const irradiated = spaceAt(adventure, space).terrain.includes('irradiated');
  const heals = sheetOf(adventure, seat).irradiatedHeals > 0;
  const sealed = cardsInEffect(adventure, seat).some(({ id }) => item(adventure, id).sealed);
  const attacks = activeIn(adventure, space).filter(
    (enemy) =>
      !isQuiet(adventure, seat) &&
      has(foeOf(adventure, enemy.token)!, 'aggressive') &&
      !isLoyalToEnemy(adventure, seat, enemy),
  );
  return [
    ...(irradiated && heals ? [{ space, what: 'heal' as const }] : []),
    ...(irradiated && !heals && !sealed ? [{ space, what: 'rad' as const }] : []),
    ...attacks.map(({ id }) => ({ space, what: 'attack' as const, enemy: id })),
  ];
}

/**
 * The best way to every space within so many points: the fewest points, and among those the way that sets off least.
 */
export function walksWithin(adventure: Adventure, seat: Seat, points: number): ReadonlyMap<string, Walk> {
  const from = survivorOf(adventure.state, seat).space;
  if (from === null) return new Map();
  const start: Walk = { path: [], points: 0, setsOff: [] };
  const found = new Map([[from, start]]);
  const queue = [from];
  for (const at of queue) {
    const here = found.get(at)!;
    for (const next of neighbours(adventure, at)) {
      if (isFacedown(next) || isClosed(adventure, next)) continue; // FB-MOVE-7, HT-RIG-2
      const cost = here.points + pointsToEnter(adventure, seat, next); // FB-MOVE-2, FB-TERR-1
      if (cost > points) continue; // FB-MOVE-4
      const walk = {
        path: [...here.path, next],
        points: cost,
        setsOff: [...here.setsOff, ...setsOffAt(adventure, seat, next)],
      };
      const known = found.get(next);
      if (known !== undefined && !isBetter(walk, known)) continue;
      found.set(next, walk);
      queue.push(next);
    }
  }
  found.delete(from);
  return found;
}

const isBetter = (a: Walk, b: Walk): boolean =>
  a.points < b.points || (a.points === b.points && a.setsOff.length < b.setsOff.length);
