/** S.P.E.C.I.A.L. attributes, and the Skill Values read from them. */
import type { Unit, Weapon } from '../content.ts';
import type { Battle, Model } from '../state.ts';
import type { Attribute, Skill } from '../words.ts';
import { suitRaises } from './power-armor.ts';
import type { Modifier } from './skill-tests.ts';
import { cardOf, unitOf } from './units.ts';

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

/** WW-HEROIC-3 */
const HEROIC_HEALTH = 1;

/** A model's Health. The END of Power Armor protects by its own card and does not count here. WW-RULING-33 */
export const maxHealth = (battle: Battle, model: Model): number =>
  healthOf(cardOf(battle, model), {}, unitOf(battle, model).heroic ? HEROIC_HEALTH : 0);

/** Everything that raises or lowers a model's attributes now. WW-PA-2 */
export const raisesOn = (battle: Battle, model: Model): Raises => suitRaises(battle, model);

/** A model's Skill Value now; undefined without the icon. */
export const skillOf = (battle: Battle, model: Model, skill: Skill): number | undefined =>
  skillValue(cardOf(battle, model), skill, raisesOn(battle, model));

/** An attribute's value now: for tests of it no icon is needed. WW-SPEC-4 */
export const attributeNow = (battle: Battle, model: Model, attribute: Attribute): number =>
  attributeOf(cardOf(battle, model), attribute, raisesOn(battle, model));

/** WW-TEST-12 */
const SPECIALITY = 2;

/** A Speciality names the skill or the item it is good for. WW-TEST-12 */
export const specialityBonus = (battle: Battle, model: Model, skill: Skill, weapon?: Pick<Weapon, 'id'>): Modifier[] =>
  cardOf(battle, model).specialities.some((each) => each === skill || each === weapon?.id)
    ? [{ rule: 'WW-TEST-12', by: SPECIALITY }]
    : [];
