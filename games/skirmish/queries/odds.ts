/** The exact chances of a Skill Test and of what Effect Dice show. */
import { remembered } from '@holotape/kernel';
import type { Dice, EffectFace, SkillFace } from '../content.ts';
import type { DiceIcon, EffectDie, SpecialIcon } from '../words.ts';
import {
  adjustedValue,
  type Counting,
  capped,
  countingFor,
  EFFECT_DIE,
  MINUS,
  type Modifier,
  SKILL_DIE,
} from './skill-tests.ts';

/** What a set of Effect Dice amounts to; of the icons to spend only those that somebody asks for. */
export interface EffectSum extends Readonly<Record<SpecialIcon, number>> {
  readonly minus: number;
  readonly damage: number;
  readonly reduction: number;
}

const NO_ICONS: EffectSum = { minus: 0, damage: 0, reduction: 0, bottle: 0, star: 0, blast: 0 };

type Shared = EffectSum & { readonly share: number };

const NONE: readonly never[] = [];

const namesOf = (counting: readonly Counting[]): string => (counting.length === 0 ? '' : JSON.stringify(counting));

/** How often each sum comes up on these dice, in shares: exact, every face counted. */
export const effectSums = (
  dice: Dice,
  pool: readonly EffectDie[],
  wanted: readonly SpecialIcon[] = NONE,
  counting: readonly Counting[] = NONE,
): readonly Shared[] => knownSums(dice, pool, wanted, counting);

const knownSums = remembered(sumsOf, {
  of: (dice) => dice,
  by: (_, pool, wanted, counting) => `${pool.join()} ${wanted.join()} ${namesOf(counting)}`,
});

function sumsOf(
  dice: Dice,
  pool: readonly EffectDie[],
  wanted: readonly SpecialIcon[],
  counting: readonly Counting[],
): readonly Shared[] {
  type Sum = EffectSum & { share: number; left: readonly Counting[] };
  let sums = new Map<string, Sum>([['', { ...NO_ICONS, share: 1, left: counting }]]);
  for (const color of capped(pool)) {
    const next: typeof sums = new Map();
    const add = (sum: Sum, { icons }: EffectFace, share: number, left: Sum['left']) => {
      const count = (icon: DiceIcon) => icons.filter((each) => each === icon).length;
      const spent = (icon: SpecialIcon) => sum[icon] + (wanted.includes(icon) ? count(icon) : 0);
      const now = {
        minus: icons.reduce((all, icon) => all + (MINUS[icon] ?? 0), sum.minus),
        damage: sum.damage + count('damage'),
        reduction: sum.reduction + count('reduce-armor'),
        bottle: spent('bottle'),
        star: spent('star'),
        blast: spent('blast'),
      };
      const key = `${Object.values(now).join()} ${left.map((each) => counting.indexOf(each)).join()}`;
      next.set(key, { ...now, left, share: (next.get(key)?.share ?? 0) + share });
    };
    for (const sum of sums.values())
      for (const face of dice.effect[color]) {
        const at = countingFor(sum.left, color, face);
        const share = sum.share / EFFECT_DIE;
        if (at < 0) {
          add(sum, face, share, sum.left);
          continue;
        }
        const left = sum.left.filter((_, i) => i !== at);
        const { as } = sum.left[at]!;
        if (as !== undefined) add(sum, { icons: [...as] }, share, left);
        else for (const again of dice.effect[color]) add(sum, again, share / EFFECT_DIE, left);
      }
    sums = next;
  }
  return [...sums.values()];
}

/** Whether a face of the Skill Die succeeds with these numbers on the Effect Dice. */
export const isSuccess = (face: SkillFace, adjusted: number, minus: number): boolean =>
  face.value !== undefined && (adjusted < 1 ? face.critical : face.value + minus <= adjusted);

/** The chance that a test succeeds, exactly. */
export const oddsOf = (
  dice: Dice,
  value: number,
  modifiers: readonly Modifier[],
  pool: readonly EffectDie[],
  counting: readonly Counting[] = NONE,
): number => knownOdds(dice, adjustedValue(value, modifiers), pool, counting);

const knownOdds = remembered(
  (dice: Dice, adjusted: number, pool: readonly EffectDie[], counting: readonly Counting[]): number => {
    let odds = 0;
    for (const { minus, share } of effectSums(dice, pool, NONE, counting))
      for (const face of dice.skill) if (isSuccess(face, adjusted, minus)) odds += share / SKILL_DIE;
    return odds;
  },
  { of: (dice) => dice, by: (_, adjusted, pool, counting) => `${adjusted} ${pool.join()} ${namesOf(counting)}` },
);
