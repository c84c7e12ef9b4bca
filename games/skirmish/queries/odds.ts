/** The exact chances of a Skill Test and of what Effect Dice show. */
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

/** How often each sum comes up on these dice, in shares: exact, every face counted. */
export function effectSums(
  dice: Dice,
  pool: readonly EffectDie[],
  wanted: readonly SpecialIcon[] = [],
  counting: readonly Counting[] = [],
): readonly (EffectSum & { readonly share: number })[] {
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
export function oddsOf(
  dice: Dice,
  value: number,
  modifiers: readonly Modifier[],
  pool: readonly EffectDie[],
  counting: readonly Counting[] = [],
): number {
  const adjusted = adjustedValue(value, modifiers);
  let odds = 0;
  for (const { minus, share } of effectSums(dice, pool, [], counting))
    for (const face of dice.skill) if (isSuccess(face, adjusted, minus)) odds += share / SKILL_DIE;
  return odds;
}
