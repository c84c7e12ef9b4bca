/** How likely a survivor is to win a fight or to pass a test, from what lies open. */
import type { Seat } from '@holotape/kernel';
import type { Amount } from '../printed/parts.ts';
import type { Adventure } from '../state.ts';
import type { Letter } from '../words.ts';
import { amountOf } from './conditions.ts';
import { bonusHits, hitsNeeded, rangedBonus } from './fights.ts';
import type { Foe } from './foes.ts';
import { bestMean, fightOdds, testOdds } from './odds.ts';
import { armorOf, rerollsFor, survivorOf, weaponLetters } from './survivors.ts';
import { testRerolls } from './tests.ts';

interface FightChance {
  readonly rerolls: number;
  /** The chance to kill it with the best use of rerolls. */
  readonly kill: number;
  /** Damage to be expected without cards that cancel hits. */
  readonly damage: number;
}

/** A fight action against an enemy here, or next door. */
export function fightChance(adventure: Adventure, seat: Seat, foe: Foe, afar: boolean): FightChance {
  const rerolls = rerollsFor(survivorOf(adventure.state, seat), weaponLetters(adventure, seat));
  const bonus = bonusHits(adventure, seat, foe) + rangedBonus(adventure, seat, foe, afar);
  const { kill } = fightOdds(adventure.content.dice, rerolls, foe.areas, hitsNeeded(foe), bonus);
  return { rerolls, kill, damage: foe.level * meanHits(adventure, armorOf(adventure, seat)) };
}

/** Hits of three dice that go through armor, on the average. FB-FIGHT-9, FB-FIGHT-10 */
export const meanHits = ({ content: { dice } }: Adventure, armor: number): number =>
  bestMean(dice.length, 0, (faces) => Math.max(0, faces.reduce((sum, face) => sum + dice[face]!.hits, 0) - armor));

/** By the level of the space the survivor stands in, if that is the difficulty. */
export const testChance = (adventure: Adventure, seat: Seat, letters: readonly Letter[], difficulty: Amount): number =>
  testOdds(adventure.content.dice, testRerolls(adventure, seat, letters), amountOf(adventure, { seat }, difficulty));
