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
  /** Of these ratings the lowest counts. WW-ARM-9 */
  readonly lowest?: readonly DamageType[];
  /** What it comes from, if that is a weapon. */
  readonly weapon?: string;
  /** Who attacks, and whether it takes effect in an area. */
  readonly by?: Model | undefined;
  readonly inArea?: boolean;
}

/** The rating an armor roll is made against. Cover comes before Armor Reduction; nothing lowers Strong Armor. */
export function effectiveRating(
  printed: Rating,
  { reduction, covered }: Pick<Hit, 'reduction' | 'covered'>,
  boosts = 0,
): Rating {
  const raised = printed.rating + (covered ? 1 : 0); // WW-COVER-5
  return {
    rating: Math.max(0, raised - reduction), // WW-ARED-1, WW-ARED-3
    strong: printed.strong + boosts, // WW-BOOST-1, WW-BOOST-4, WW-ARED-4
    immune: printed.immune,
  };
}

/** What armor blocks: the number rolled, if it is no higher than the rating, and Strong Armor always. WW-ARM-2, WW-ARM-7 */
export const blockedBy = ({ rating, strong }: Rating, rolled: number | undefined): number =>
  strong + (rolled !== undefined && rolled <= rating ? rolled : 0);

export const total = ({ rating, strong, immune }: Rating): number =>
  immune ? Number.POSITIVE_INFINITY : rating + strong;
