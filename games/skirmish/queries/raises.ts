/** What raises or lowers attributes for now: Power Armor, chems, addiction, Leaders. WW-SPEC-5 */
import { ATTRIBUTES, type Attribute } from '../words.ts';

export type Raises = Partial<Record<Attribute, number>>;

export function sumOfRaises(all: readonly Raises[]): Raises {
  const sum: Raises = {};
  for (const raises of all)
    for (const attribute of ATTRIBUTES) {
      const by = raises[attribute];
      if (by !== undefined) sum[attribute] = (sum[attribute] ?? 0) + by;
    }
  return sum;
}
