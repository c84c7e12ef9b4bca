/** Target priorities: which of several models an activity is aimed at. */
import type { Battle, Task } from '../../battle.ts';
import type { Weapon } from '../../content.ts';
import type { Model } from '../../state.ts';
import { COLORS, DAMAGE_TYPES, type DamageType, type Priority } from '../../words.ts';
import { healthLeft, maxHealth } from '../abilities.ts';
import { usualRating } from '../armor.ts';
import type { Attack } from '../attacks.ts';
import { total } from '../damage.ts';
import { isEngaged } from '../engagement.ts';
import { farApart } from '../near.ts';
import { suitRating } from '../power-armor.ts';
import { cardOf } from '../units.ts';
import { farFromSubject, isCapable } from './tasks.ts';

/** What the activity is that is aimed. */
export interface Aiming {
  readonly by: Model;
  readonly task: Task;
  /** Shooting goes by the shortest shot, everything else by the fewest Moves. CH-AITGT-4, CH-AITGT-5 */
  readonly isShot: boolean;
  readonly moves: (target: Model) => number;
  /** The weapon it would use, and the attack as far as it can be told from here. */
  readonly weapon: Weapon | undefined;
  readonly attack: (target: Model) => Attack | undefined;
}

/** One priority: what each was worth by it, and who was left. */
export interface Weighed {
  readonly priority: Priority;
  readonly worth: Readonly<Record<string, number>>;
  readonly left: readonly string[];
}

/** Of all ratings against what the weapon does the lowest; Strong Armor counts. CH-RULING-31 */
function armorAgainst(battle: Battle, target: Model, weapon: Weapon | undefined, by: Model): number {
  const types = weapon === undefined ? [] : weapon.damage.map(({ type }) => type);
  const all: readonly DamageType[] = types.length === 0 ? DAMAGE_TYPES : types;
  return Math.min(
    ...all.map((type) => {
      const suit = suitRating(battle, target, type, { by });
      return Math.max(total(usualRating(battle, target, type, { by })), suit === undefined ? 0 : total(suit));
    }),
  );
}

/** Bonuses and penalties; if equal, green dice. CH-RULING-32 */
const GREEN = 0.01;
function chanceOf(attack: Attack | undefined): number {
  if (attack === undefined) return 0;
  const sum = attack.modifiers.reduce((total, { by }) => total + by, 0);
  return sum + GREEN * attack.pool.filter((die) => die === 'green').length;
}

const yes = (is: boolean): number => (is ? 1 : 0);

/** What a target is worth by a priority: the most is the best. */
type Worth = (battle: Battle, target: Model, aiming: Aiming) => number;

const WORTH: Readonly<Record<Priority, Worth>> = {
  // CH-AITGT-4, CH-AITGT-5
  nearest: (battle, target, { by, isShot, moves }) => -(isShot ? farApart(battle, by, target) : moves(target)),
  weakest: (battle, target) => -healthLeft(battle, target), // CH-AITGT-6
  largest: (battle, target) => maxHealth(battle, target), // CH-AITGT-7
  wounded: (_battle, { regular, radiation }) => regular + radiation, // CH-AITGT-8
  healthiest: (battle, target) => healthLeft(battle, target), // CH-AITGT-9
  vulnerable: (battle, target, { weapon, by }) => -armorAgainst(battle, target, weapon, by), // CH-AITGT-10
  slowest: (battle, target) => -COLORS.indexOf(cardOf(battle, target).move), // CH-AITGT-11
  fastest: (battle, target) => COLORS.indexOf(cardOf(battle, target).charge ?? 'orange'), // CH-AITGT-12
  'best-chance': (_battle, target, { attack }) => chanceOf(attack(target)), // CH-AITGT-13
  prepared: (_battle, { readiness }) => yes(readiness === 'ready'), // CH-AITGT-14, CH-RULING-30
  spent: (_battle, { readiness }) => yes(readiness === 'used'), // CH-AITGT-15, CH-RULING-30
  importance: (battle, target, { task }) => -farFromSubject(battle, task, target), // CH-AITGT-16
  // With nobody of that kind all are worth the same, and the priority is passed over. CH-RULING-29
  'not-engaged': (battle, target) => yes(!isEngaged(battle, target)), // CH-AITGT-17
  engaged: (battle, target) => yes(isEngaged(battle, target)), // CH-AITGT-18
  capable: (battle, target) => yes(isCapable(battle, target)), // CH-AITGT-19
};

/** The first priority, then the next for those still tied, until one is left. CH-AITGT-1 */
export function weigh(
  battle: Battle,
  candidates: readonly Model[],
  priorities: readonly Priority[],
  aiming: Aiming,
): { readonly best: readonly Model[]; readonly weighed: readonly Weighed[] } {
  let best = candidates;
  const weighed: Weighed[] = [];
  for (const priority of priorities) {
    if (best.length < 2) break; // CH-AITGT-1
    const worths = new Map(best.map((target) => [target, WORTH[priority](battle, target, aiming)]));
    const most = Math.max(...worths.values());
    best = best.filter((target) => worths.get(target) === most); // CH-AITGT-1
    weighed.push({
      priority,
      worth: Object.fromEntries([...worths].map(([{ id }, worth]) => [id, worth])),
      left: best.map(({ id }) => id),
    });
  }
  return { best, weighed };
}
