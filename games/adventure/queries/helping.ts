/** AB-ASSIST: what a fight comes to alone and with somebody's help, exactly: for whoever asks, offers or declines. */
import type { Seat } from '@holotape/kernel';
import type { Adventure } from '../state.ts';
import { isAffected, sumOf } from './effects.ts';
import { bonusHits, extraEnemyHits, hitsNeeded, isSealed, rangedBonus } from './fights.ts';
import { type Foe, has } from './foes.ts';
import { meansServing } from './odds.ts';
import { armorOf, fightRerolls, survivorOf } from './survivors.ts';

/** A fight before its dice are rolled. */
export interface FightAhead {
  readonly seat: Seat;
  readonly foe: Foe;
  /** The enemy is in an adjacent space. */
  readonly afar: boolean;
  /** A fight action, rather than an attack by the enemy. */
  readonly action: boolean;
}

/** The fight that a question of help is about. */
export function fightIn(about: unknown): FightAhead | undefined {
  const { fighter, foe, afar = false, action = false } = (about ?? {}) as Partial<FightAhead> & { fighter?: Seat };
  return fighter === undefined || foe === undefined ? undefined : { seat: fighter, foe, afar, action };
}

/** What somebody suffers on the average, and how likely it kills them. */
interface Suffering {
  readonly harm: number;
  readonly falls: number;
}

export interface HelpOdds extends Suffering {
  /** The chance that the enemy is killed; who falls before the dice strike kills nothing. FB-KILL-6 */
  readonly kill: number;
  /** What the assistant suffers. AB-ASSIST-8 */
  readonly helper: Suffering | undefined;
}

/** A face of the green die: the hits it adds, and what it does to who rolled it. */
interface GreenFace {
  readonly adds: number;
  readonly harm: number;
  readonly falls: boolean;
}

/** Damage of so many hits of an enemy, and whether the survivor falls by it. FB-FIGHT-9, FB-ABIL-9 */
function blowOf(adventure: Adventure, seat: Seat, foe: Foe, hits: number): { harm: number; falls: boolean } {
  const { hp, rads } = survivorOf(adventure.state, seat);
  const glows = hits > 0 && has(foe, 'radiation');
  const harm = hits * foe.level + (glows ? sumOf(adventure, seat, 'radDamage') : 0);
  const more = glows && !isSealed(adventure, seat) ? Math.max(0, foe.level - sumOf(adventure, seat, 'lead')) : 0;
  const left = hp - harm;
  const after = rads + more;
  const stands = left > after || (left === after && left > 0 && isAffected(adventure, seat, 'lastBreath'));
  return { harm, falls: harm > 0 && !stands };
}

/** What the green die does, face by face. A fallen assistant adds nothing; radiation is not for who helps. AB-ASSIST-5, FB-RULING-61 */
function greenFaces(adventure: Adventure, helper: Seat, foe: Foe): GreenFace[] {
  const { hp, rads } = survivorOf(adventure.state, helper);
  const lastBreath = isAffected(adventure, helper, 'lastBreath');
  return adventure.content.dice.map(({ hits, areas }) => {
    const harm = Math.max(0, hits - armorOf(adventure, helper)) * foe.level;
    const left = hp - harm;
    const falls = harm > 0 && !(left > rads || (left === rads && left > 0 && lastBreath));
    const matches = areas.some((area) => foe.areas.includes(area)) ? 1 : 0;
    return { adds: falls ? 0 : matches + bonusHits(adventure, helper, foe), harm, falls };
  });
}

interface Green {
  readonly kill: number;
  readonly harm: number;
  readonly falls: number;
}

const mean = (all: readonly Green[]): Green => ({
  kill: all.reduce((sum, { kill }) => sum + kill, 0) / all.length,
  harm: all.reduce((sum, { harm }) => sum + harm, 0) / all.length,
  falls: all.reduce((sum, { falls }) => sum + falls, 0) / all.length,
});

/** The green die as it lies, with so many rerolls, when so many hits are still missing: it is rolled again until it helps. AB-ASSIST-6 */
function greenAfter(faces: readonly GreenFace[], lies: GreenFace, missing: number, rerolls: number): Green {
  const enough = lies.adds >= missing;
  // Rolling for what no face can bring would only hurt.
  if (enough || rerolls === 0 || !faces.some(({ adds }) => adds >= missing))
    return { kill: enough ? 1 : 0, harm: lies.harm, falls: lies.falls ? 1 : 0 };
  return mean(faces.map((face) => greenAfter(faces, face, missing, rerolls - 1)));
}

/** Faces that do the same count as one, by their share. */
function alike(faces: readonly GreenFace[]): [GreenFace, number][] {
  const shares = new Map<string, [GreenFace, number]>();
  for (const face of faces) {
    const key = `${face.adds} ${face.harm} ${face.falls}`;
    shares.set(key, [face, (shares.get(key)?.[1] ?? 0) + 1 / faces.length]);
  }
  return [...shares.values()];
}

const NOBODY: readonly GreenFace[] = [{ adds: 0, harm: 0, falls: false }];

/**
 * With every reroll spent on killing: the fighter's dice first, seeing the green die, then the assistant's. Cards that
 * either might use in the fight are left out.
 */
export function helpOdds(adventure: Adventure, ahead: FightAhead, helper?: Seat): HelpOdds {
  const { seat, foe, afar, action } = ahead;
  const { dice } = adventure.content;
  const armor = armorOf(adventure, seat);
  const extra = extraEnemyHits(adventure, ahead);
  const needed = hitsNeeded(foe) - bonusHits(adventure, seat, foe) - rangedBonus(adventure, seat, foe, afar && action);
  const faces = helper === undefined ? NOBODY : greenFaces(adventure, helper, foe);
  const again = helper === undefined ? 0 : rerollsOf(adventure, helper);
  const blows = new Map<number, { harm: number; falls: boolean }>();
  const blow = (roll: readonly number[]) => {
    const hits = Math.max(0, roll.reduce((sum, face) => sum + dice[face]!.hits, 0) + extra - armor);
    const known = blows.get(hits) ?? blowOf(adventure, seat, foe, hits);
    blows.set(hits, known);
    return known;
  };
  const missing = (roll: readonly number[]): number =>
    needed - roll.filter((face) => dice[face]!.areas.some((area) => foe.areas.includes(area))).length;
  const sums = [0, 0, 0, 0, 0];
  for (const [lies, share] of alike(faces)) {
    const greens = new Map<number, Green>();
    const green = (roll: readonly number[]): Green => {
      const known = greens.get(missing(roll)) ?? greenAfter(faces, lies, missing(roll), again);
      greens.set(missing(roll), known);
      return known;
    };
    const means = meansServing(dice.length, rerollsOf(adventure, seat), [
      (roll) => (blow(roll).falls ? 0 : green(roll).kill),
      (roll) => blow(roll).harm,
      (roll) => (blow(roll).falls ? 1 : 0),
      (roll) => green(roll).harm,
      (roll) => green(roll).falls,
    ]);
    means.forEach((value, i) => {
      sums[i]! += value * share;
    });
  }
  const [kill = 0, harm = 0, falls = 0, hurt = 0, lost = 0] = sums;
  return { kill, harm, falls, helper: helper === undefined ? undefined : { harm: hurt, falls: lost } };
}

/** More rerolls than this change little, and nobody has them. */
const MOST_REROLLS = 6;

const rerollsOf = (adventure: Adventure, seat: Seat): number => Math.min(MOST_REROLLS, fightRerolls(adventure, seat));
