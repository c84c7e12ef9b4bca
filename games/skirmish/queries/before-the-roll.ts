/** What an attacker may make of an attack before the dice are rolled: other dice, or another wound. */
import type { Battle } from '../battle.ts';
import type { Model } from '../state.ts';
import { EFFECT_DICE, type EffectDie } from '../words.ts';
import { abilities, ownAbilities } from './abilities.ts';
import type { Attack } from './attacks.ts';
import { isInContact, isOutnumbered } from './engagement.ts';
import { isSpent } from './lasting.ts';
import { changesTo } from './mods.ts';

/** The same attack, made in another way. */
export interface Alternative {
  /** `hobble`, or what is given and got: `black+green>yellow`. */
  readonly id: string;
  readonly kind: 'hobble' | 'swap';
  readonly attack: Attack;
  /** Whose ability is used up by it. */
  readonly spends?: Model;
}

export const without = (pool: readonly EffectDie[], given: readonly EffectDie[]): EffectDie[] => {
  const left = [...pool];
  for (const die of given) left.splice(left.indexOf(die), 1);
  return left;
};

/** Every handful of so many dice of the pool, by color. */
function handfuls(pool: readonly EffectDie[], count: number, from = 0): EffectDie[][] {
  if (count === 0) return [[]];
  return EFFECT_DICE.slice(from).flatMap((die, i) =>
    pool.includes(die) ? handfuls(without(pool, [die]), count - 1, from + i).map((rest) => [die, ...rest]) : [],
  );
}

/** Any dice of the pool for one of another color. WW-ITEM-8 */
function swaps(battle: Battle, it: Attack): Alternative[] {
  return changesTo(battle, it.by, it.weapon).flatMap(({ swaps: swap }) =>
    swap === undefined
      ? []
      : handfuls(it.pool, swap.give).flatMap((given) =>
          swap.get.map((got): Alternative => {
            const pool = [...without(it.pool, given), got];
            return { id: `${given.join('+')}>${got}`, kind: 'swap', attack: { ...it, pool } };
          }),
        ),
  );
}

/** One die for one of another color, as its own card or a friend's aura lets it. WW-CARD-1 */
function lentSwaps(battle: Battle, it: Attack): Alternative[] {
  const target = it.aim.model;
  const isClose = target !== undefined && isInContact(battle, it.by, target);
  return abilities(battle, it.by, 'swaps').flatMap(({ owner, gives: { swaps: swap } }) => {
    if (swap.once && isSpent(battle, owner, 'swaps')) return [];
    if (swap.in !== undefined && !isClose) return [];
    if (swap.in === 'outnumbering' && !isOutnumbered(battle, target!)) return [];
    return [...new Set(it.pool)]
      .filter((die) => swap.of.includes(die))
      .map((die): Alternative => {
        const attack = { ...it, pool: [...without(it.pool, [die]), swap.for] };
        return { id: `${die}>${swap.for}`, kind: 'swap', attack, ...(swap.once && { spends: owner }) };
      });
  });
}

/** A rifle shot for the legs. WW-CARD-1 */
function hobble(battle: Battle, it: Attack): Alternative[] {
  const [first] = it.weapon.damage;
  const isShot =
    it.weapon.type === 'rifle' && !(it.aim.model !== undefined && isInContact(battle, it.by, it.aim.model));
  if (!isShot || first === undefined || first.type === 'radiation') return [];
  if (ownAbilities(battle, it.by, 'hobbles').length === 0) return [];
  const damage = [{ ...first, amount: 1 }];
  const effects = [...it.weapon.effects, { spend: ['star' as const], gain: 'injured-leg' as const }];
  const attack: Attack = { ...it, weapon: { ...it.weapon, damage, effects }, pool: [...it.pool, 'blue'] };
  return [{ id: 'hobble', kind: 'hobble', attack }];
}

/** The same swap may be lent by two: it is one choice, and whoever gives it for nothing gives it. */
const oneOfEach = (ways: readonly Alternative[]): Alternative[] =>
  ways.filter((way) => {
    const alike = ways.filter(({ id }) => id === way.id);
    return way === (alike.find(({ spends }) => spends === undefined) ?? alike[0]);
  });

/** Ways to make an attack besides the plain one; each kind once. */
export const alternativesTo = (
  battle: Battle,
  it: Attack,
  done: readonly Alternative['kind'][] = [],
): Alternative[] => [
  ...(done.includes('hobble') ? [] : hobble(battle, it)),
  ...(done.includes('swap') ? [] : oneOfEach([...swaps(battle, it), ...lentSwaps(battle, it)])),
];
