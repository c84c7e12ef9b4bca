/** A hit, and the rating that meets it. */
import type { Rating } from '../content.ts';
import type { Model } from '../state.ts';
import type { DamageType } from '../words.ts';

/** A hit on one model, before its armor. */
export interface Hit {
  readonly damage: Readonly<Record<DamageType, number>>;
  /** Points that no armor blocks. WW-RULING-30 */
  readonly ignoring: number;
  /** Armor Reduction icons. */
  readonly reduction: number;
  /** Cover or close combat with a ranged weapon raises the rating by 1, once. WW-COVER-5 */
  readonly covered: boolean;
  /** What a Boost adds to the rating. CH-BOOST-4 */
  readonly more?: number;
  /** Strong Armor blocks only by the roll, as usual armor does. WW-CRIT-10 */
  readonly strongAsUsual?: boolean;
  /** Of these ratings the lowest counts. WW-ARM-9 */
  readonly lowest?: readonly DamageType[];
  /** What it comes from, if that is a weapon. */
  readonly weapon?: string;
  /** Who attacks, and whether it takes effect in an area. */
  readonly by?: Model | undefined;
  readonly inArea?: boolean;
}

/** The rating an armor roll is made against. Cover comes before Armor Reduction; nothing lowers Strong Armor, but some blows
 * make usual armor of it. */
export function effectiveRating(
  printed: Rating,
  {
    reduction,
    covered,
    more = 0,
    strongAsUsual = false,
  }: Pick<Hit, 'reduction' | 'covered' | 'more' | 'strongAsUsual'>,
  boosts = 0,
): Rating {
  const strong = printed.strong + boosts; // WW-BOOST-1, WW-BOOST-4
  const raised = printed.rating + (strongAsUsual ? strong : 0) + (covered ? 1 : 0) + more; // WW-COVER-5, CH-BOOST-4
  return {
    rating: Math.max(0, raised - reduction), // WW-ARED-1, WW-ARED-3
    strong: strongAsUsual ? 0 : strong, // WW-ARED-4
    immune: printed.immune,
  };
}

/** What armor blocks: the number rolled, if it is no higher than the rating, and Strong Armor always. WW-ARM-2, WW-ARM-7 */
export const blockedBy = ({ rating, strong }: Rating, rolled: number | undefined): number =>
  strong + (rolled !== undefined && rolled <= rating ? rolled : 0);

export const total = ({ rating, strong, immune }: Rating): number =>
  immune ? Number.POSITIVE_INFINITY : rating + strong;
