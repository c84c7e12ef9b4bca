/** What a model's cards do to the attacks it makes: dice, faces, cover, and how it holds a gun. */
import type { Battle } from '../battle.ts';
import type { Weapon } from '../content.ts';
import type { Roll } from '../printed/abilities.ts';
import type { Model } from '../state.ts';
import type { EffectDie, Skill } from '../words.ts';
import { abilities } from './abilities.ts';
import { eventDice } from './events.ts';
import { lastingOn } from './lasting.ts';
import { canSee, placeOf } from './line-of-sight.ts';
import { refuelDice } from './meals.ts';
import { changesTo } from './mods.ts';
import { isQuick } from './quick-actions.ts';
import type { Counting } from './skill-tests.ts';
import { inPlay, isFriendly } from './units.ts';

/** Dice of its cards for an attack with this skill, at this range; none in close combat. WW-LEADER-4, WW-LEADER-6 */
export function attackDice(
  battle: Battle,
  model: Model,
  skill: Skill,
  weapon: Weapon,
  range: 'short' | 'long' | undefined,
  target?: Model,
): EffectDie[] {
  const given = abilities(battle, model, 'dice');
  const fuel = [...refuelDice(battle, model, weapon.id), ...eventDice(battle, weapon), ...bonusDice(battle, model)];
  if (given.length === 0) return fuel;
  const rolls: (Roll | `${Skill}-${'short' | 'long'}`)[] = [skill];
  if (range !== undefined) rolls.push(`${skill}-${range}`);
  if (weapon.id === 'improvised-weapon') rolls.push('improvised');
  if (weapon.damage.some(({ type }) => type === 'radiation')) rolls.push('radiation-weapon');
  if (isQuick(battle, model)) rolls.push('quick-attack');
  const isAsked = range === 'long' && given.some(({ gives: { dice } }) => dice['unseen-long'] !== undefined); // WW-CARD-1
  if (isAsked && isSeenOnlyBy(battle, model, target)) rolls.push('unseen-long'); // WW-CARD-1
  return [...fuel, ...given.flatMap(({ gives: { dice } }) => rolls.flatMap((roll) => dice[roll as Roll] ?? []))];
}

/** A marker for the next attack. WW-RULING-102 */
const bonusDice = (battle: Battle, model: Model): EffectDie[] =>
  lastingOn(battle, model.id, 'bonus-die').map(({ from }) => from as EffectDie);

/** Whether of all enemies at most the target sees the model. */
const isSeenOnlyBy = (battle: Battle, model: Model, target: Model | undefined): boolean =>
  inPlay(battle).every(
    (other) =>
      other === target ||
      isFriendly(battle, model, other) ||
      !canSee(battle, placeOf(battle, other), placeOf(battle, model)),
  );

/** Faces that count as something else, of the model's cards and of the Mod on the weapon. */
export const countingOf = (battle: Battle, model: Model, weapon: Weapon): Counting[] => [
  ...abilities(battle, model, 'counts')
    .flatMap(({ gives }) => gives.counts)
    .filter((each) => each.with === undefined || each.with.includes(weapon.type)), // WW-CARD-1
  ...changesTo(battle, model, weapon).flatMap(({ counts = [] }) => counts),
];

/** Items of cover that a shot ignores. */
export const coverIgnored = (battle: Battle, model: Model): number =>
  abilities(battle, model, 'ignores-cover').reduce((sum, { gives }) => sum + gives['ignores-cover'], 0);

/** How a ranged weapon is to hold in close combat: without its penalty, or without armor for the target. WW-CC-11 */
export function handiness(battle: Battle, model: Model, weapon: Weapon): 'no-armor' | 'all' | undefined {
  const found = [
    ...abilities(battle, model, 'handy').map(({ gives }) => gives.handy),
    ...changesTo(battle, model, weapon).flatMap(({ handy }) => handy ?? []), // WW-CARD-1, WW-CC-11, WW-ITEM-8
  ];
  return found.includes('all') ? 'all' : found[0];
}

/** With the damage and the Special Effects that cards add to weapons of its type. */
export function strengthened(battle: Battle, model: Model, printed: Weapon): Weapon {
  const effects = abilities(battle, model, 'effects')
    .flatMap(({ gives }) => gives.effects)
    .filter(({ on }) => on === printed.type || (on === 'improvised' && printed.id === 'improvised-weapon')); // WW-CARD-1
  const weapon = effects.length === 0 ? printed : { ...printed, effects: [...printed.effects, ...effects] };
  const more = abilities(battle, model, 'damage').reduce((sum, { gives }) => sum + (gives.damage[weapon.type] ?? 0), 0);
  const [first, ...rest] = weapon.damage;
  if (more === 0 || first === undefined) return weapon;
  return { ...weapon, damage: [{ ...first, amount: first.amount + more }, ...rest] };
}
