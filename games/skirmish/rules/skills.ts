/** S.P.E.C.I.A.L. attributes, and the Skill Values read from them. */
import type { Unit } from '../content.ts';
import type { Attribute, Skill } from '../words.ts';

/** What raises or lowers attributes for now: Power Armor, chems, addiction. WW-SPEC-5 */
export type Raises = Partial<Record<Attribute, number>>;

export const attributeOf = (unit: Unit, attribute: Attribute, raises: Raises = {}): number =>
  unit.special[attribute] + (raises[attribute] ?? 0);

/** The value of the attribute beside which the skill's icon stands; undefined without the icon. WW-TEST-2, WW-TEST-13 */
export function skillValue(unit: Unit, skill: Skill, raises: Raises = {}): number | undefined {
  const attribute = unit.skills[skill];
  return attribute === undefined ? undefined : attributeOf(unit, attribute, raises);
}

/** WW-DMG-1 */
export const healthOf = (unit: Unit, raises: Raises = {}, more = 0): number =>
  attributeOf(unit, unit.skills.health, raises) + more;
