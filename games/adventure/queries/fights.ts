/** FB-FIGHT, FB-ABIL: who can be fought, and what hits come to. */
import { type Option, option, type Reason, type Seat } from '@holotape/kernel';
import type { Adventure } from '../state.ts';
import { holds } from './conditions.ts';
import { effectsOn, isAffected, sumOf } from './effects.ts';
import { activeIn, type Foe, has, isLoyalToEnemy } from './foes.ts';
import { neighbours } from './map.ts';
import { areasOn, hitsOn, type Rolling } from './rolling.ts';
import { armorOf, cardsInEffect, hasRangedWeapon, item, survivorOf } from './survivors.ts';

/** Active enemies here and, with a ranged weapon, next door. FB-FIGHT-1, FB-FIGHT-3, FB-RULING-19 */
export function fightOptions(adventure: Adventure, seat: Seat): Option[] {
  const { space } = survivorOf(adventure.state, seat);
  const around = neighbours(adventure, space!);
  const isNobodyAround = !adventure.state.enemies.some((enemy) => around.includes(enemy.space));
  const beside = isNobodyAround ? [] : around.flatMap((each) => activeIn(adventure, each));
  const here = activeIn(adventure, space!);
  const whyNot = (enemy: (typeof here)[number], near: boolean): Reason | undefined => {
    if (isLoyalToEnemy(adventure, seat, enemy)) return { rule: 'FB-LOYAL-5', say: 'why.loyal' };
    return near || hasRangedWeapon(adventure, seat) ? undefined : { rule: 'FB-FIGHT-3', say: 'why.not-ranged' };
  };
  const options = [
    ...here.map((enemy) => option(`fight:${enemy.id}`, whyNot(enemy, true))),
    ...beside.map((enemy) => option(`fight:${enemy.id}`, whyNot(enemy, false))),
  ];
  return options.length > 0 ? options : [option('fight', { rule: 'FB-FIGHT-1', say: 'why.no-enemy' })];
}

export interface Fight {
  readonly seat: Seat;
  readonly foe: Foe;
  /** The enemy is in an adjacent space. */
  readonly afar: boolean;
  /** A fight action, rather than an attack by the enemy. */
  readonly action: boolean;
  readonly rolling: Rolling;
  /** Damage done to the survivor in it. */
  hurt: number;
}

/** A ranged enemy that attacks from afar hits once more, unless the survivor can shoot back. FB-ABIL-11, FB-RULING-18 */
export const extraEnemyHits = (adventure: Adventure, { seat, afar }: Pick<Fight, 'seat' | 'afar'>): number =>
  afar && !hasRangedWeapon(adventure, seat) ? 1 : 0; // only ranged ones attack from afar

/** What comes at the survivor as the dice lie, with its parts; for the rule and for whoever looks before it happens. */
export interface EnemyBlow {
  readonly dice: number;
  readonly extra: number;
  readonly armor: number;
  readonly cancelled: number;
  readonly level: number;
}

export const enemyBlow = (adventure: Adventure, running: Fight): EnemyBlow => ({
  dice: hitsOn(adventure, running.rolling.dice), // FB-DICE-2
  extra: extraEnemyHits(adventure, running),
  armor: armorOf(adventure, running.seat), // FB-FIGHT-10
  cancelled: running.rolling.cancelled, // FB-CORE-2
  level: running.foe.level,
});

/** Hits that armor and cards do not cancel. FB-FIGHT-9, FB-FIGHT-10 */
export function hitsThrough({ dice, extra, armor, cancelled }: EnemyBlow): number {
  const hits = dice + extra; // FB-DICE-2, FB-ABIL-11
  return Math.max(0, hits - armor - cancelled); // FB-FIGHT-10, FB-CORE-2
}

export const hitsThatHurt = (adventure: Adventure, running: Fight): number =>
  hitsThrough(enemyBlow(adventure, running));

/** Each die that shows a vulnerable area hits once, however many match. FB-FIGHT-11 */
export function survivorHits(adventure: Adventure, running: Fight): number {
  const { seat, foe, afar, action, rolling } = running;
  const matching = rolling.dice.filter(
    (face, die) => rolling.everyArea.includes(die) || areasOn(adventure, face).some((area) => foe.areas.includes(area)),
  );
  const shot = rangedBonus(adventure, seat, foe, afar && action); // FB-FIGHT-4
  return matching.length + rolling.bonus + shot + bonusHits(adventure, seat, foe); // FB-FIGHT-11, FB-FIGHT-4
}

/** FB-FIGHT-4: only by a fight action on an adjacent enemy that is not ranged. FB-RULING-17 */
export const rangedBonus = (adventure: Adventure, seat: Seat, foe: Foe, shoots: boolean): number =>
  shoots && hasRangedWeapon(adventure, seat) && !has(foe, 'ranged') && !isAffected(adventure, seat, 'noRangedBonus')
    ? 1
    : 0;

/** What cards add by themselves. */
export function bonusHits(adventure: Adventure, seat: Seat, foe: Foe): number {
  const lasting = effectsOn(adventure, seat).reduce(
    (sum, { bonus }) => sum + (bonus?.against.some((type) => type === foe.type) ? bonus.hits : 0),
    hasRangedWeapon(adventure, seat) ? 0 : sumOf(adventure, seat, 'meleeHits'),
  );
  return cardsInEffect(adventure, seat).reduce((sum, { id }) => {
    const { bonus } = item(adventure, id);
    if (bonus === undefined) return sum;
    if (bonus.against !== undefined && !bonus.against.some((type) => type === foe.type)) return sum;
    if (bonus.armored === true && !has(foe, 'armor')) return sum;
    return bonus.if === undefined || holds(adventure, { seat }, bonus.if) ? sum + bonus.hits : sum;
  }, lasting);
}

/** Armor takes one hit more, and changes nothing else. FB-ABIL-7, FB-ABIL-8 */
export const hitsNeeded = (foe: Foe): number => foe.level + (has(foe, 'armor') ? 1 : 0);

/** Whether radiation does not get through what somebody wears. FB-CORE-2 */
export const isSealed = (adventure: Adventure, seat: Seat): boolean =>
  cardsInEffect(adventure, seat).some(({ id }) => item(adventure, id).sealed);
