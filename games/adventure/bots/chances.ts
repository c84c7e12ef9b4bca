/** The chances a bot reckons with: exact (odds.ts), and remembered, because it asks for the same ones all the time. */
import type { Seat } from '@holotape/kernel';
import { questCard } from '../content.ts';
import type { Face } from '../printed/board.ts';
import type { Instruction } from '../printed/instructions.ts';
import { meanHits } from '../queries/chances.ts';
import { amountOf } from '../queries/conditions.ts';
import { bonusHits, hitsNeeded } from '../queries/fights.ts';
import { activeIn, type Foe, foeOf, isLoyalToEnemy } from '../queries/foes.ts';
import { fightOdds, testOdds } from '../queries/odds.ts';
import { armorOf, hasTrait, remainingHp, rerollsFor, survivorOf, weaponLetters } from '../queries/survivors.ts';
import { testRerolls } from '../queries/tests.ts';
import type { Adventure } from '../state.ts';
import { CAMP_RECOVERS } from '../words.ts';

/** By the printed dice, so that a pack with other dice has odds of its own. */
const remembered = new WeakMap<readonly Face[], Map<string, number>>();

function once(dice: readonly Face[], key: string, compute: () => number): number {
  const known = remembered.get(dice) ?? new Map<string, number>();
  // rule-lint: what is remembered follows from the printed dice alone
  remembered.set(dice, known);
  const value = known.get(key) ?? compute();
  known.set(key, value);
  return value;
}

/** More rerolls than this change little. */
const MOST_REROLLS = 5;

const testChance = ({ content: { dice } }: Adventure, difficulty: number, rerolls: number): number => {
  const most = Math.min(rerolls, MOST_REROLLS);
  return once(dice, `test ${difficulty} ${most}`, () => testOdds(dice, most, difficulty));
};

/** The chance that one fight kills. */
function killChance(adventure: Adventure, seat: Seat, foe: Foe): number {
  const { dice } = adventure.content;
  const rerolls = Math.min(MOST_REROLLS, rerollsFor(survivorOf(adventure.state, seat), weaponLetters(adventure, seat)));
  const needed = Math.max(0, hitsNeeded(foe) - bonusHits(adventure, seat, foe));
  const key = `fight ${rerolls} ${foe.areas.join()} ${needed}`;
  return once(dice, key, () => fightOdds(dice, rerolls, foe.areas, needed).kill);
}

/** Mean damage of one fight, as the dice fall. */
export function damageFrom(adventure: Adventure, seat: Seat, foe: Foe): number {
  const { dice } = adventure.content;
  const armor = armorOf(adventure, seat);
  const hits = once(dice, `hits above ${armor}`, () => meanHits(adventure, armor));
  return hits * foe.level;
}

/** Whether a fight is likely to be survived: two hits are the mean, three are common. */
export function isSafe(adventure: Adventure, seat: Seat, foe: Foe): boolean {
  const damage = Math.max(0, 3 - armorOf(adventure, seat)) * foe.level;
  return remainingHp(survivorOf(adventure.state, seat)) > damage;
}

/** Chances smaller than this are no plan. */
const HOPELESS = 0.04;
/** Actions that a fight costs which is likely to be lost with everything in the inventory. */
const DEADLY = 10;

/** Actions until an enemy is dead: fights, and camping for what they hurt. */
export function actionsToKill(adventure: Adventure, seat: Seat, foe: Foe): number {
  const chance = killChance(adventure, seat, foe);
  if (chance < HOPELESS) return Number.POSITIVE_INFINITY;
  const hurt = damageFrom(adventure, seat, foe) / CAMP_RECOVERS;
  return (1 + hurt) / chance + (isSafe(adventure, seat, foe) ? 0 : DEADLY);
}

/** Actions it takes to get rid of who hinders in a space. FB-ACT-5 */
export const actionsToClear = (adventure: Adventure, seat: Seat, space: string): number =>
  activeIn(adventure, space).reduce(
    (sum, enemy) =>
      isLoyalToEnemy(adventure, seat, enemy)
        ? sum
        : sum + actionsToKill(adventure, seat, foeOf(adventure, enemy.token)!),
    0,
  );

/** What a fight against somebody not yet seen comes to. */
const UNSEEN_FIGHT = 0.55;

/** The chance that the instructions of an objective succeed, with so many rerolls more. */
function chanceWith(adventure: Adventure, seat: Seat, steps: readonly Instruction[], more: number): number {
  return steps.reduce((chance, { test, fight }) => {
    if (test?.difficulty !== undefined) {
      const difficulty = amountOf(adventure, { seat }, test.difficulty);
      return chance * testChance(adventure, difficulty, testRerolls(adventure, seat, test.letters) + more);
    }
    return fight === undefined ? chance : chance * UNSEEN_FIGHT;
  }, 1);
}

/**
 * Whether to camp before trying an objective (`quest:020:2`): where letters are missing, a reroll more is worth more than
 * a try more.
 */
export function needsRest(adventure: Adventure, seat: Seat, answer: string): boolean {
  const [what, card, number] = answer.split(':');
  const survivor = survivorOf(adventure.state, seat);
  if (what !== 'quest' || hasTrait(survivor, 'well-rested') || hasTrait(survivor, 'addicted')) return false;
  const steps = questCard(adventure.content, card!).objectives[Number(number) - 1]!.do;
  return chanceWith(adventure, seat, steps, 1) / 2 > chanceWith(adventure, seat, steps, 0);
}

/**
 * Actions until instructions succeed. Whoever is Well Rested has a reroll more, once; where letters are missing it pays
 * to camp before every try.
 */
export function actionsToSucceed(adventure: Adventure, seat: Seat, steps: readonly Instruction[]): number {
  const plain = chanceWith(adventure, seat, steps, 0);
  if (plain === 1) return 1;
  const rested = chanceWith(adventure, seat, steps, 1);
  const survivor = survivorOf(adventure.state, seat);
  const camped = hasTrait(survivor, 'addicted') ? Number.POSITIVE_INFINITY : 2 / Math.max(HOPELESS, rested);
  const after = Math.min(1 / Math.max(HOPELESS, plain), camped);
  return hasTrait(survivor, 'well-rested') ? 1 + (1 - rested) * after : after;
}
