/** S.P.E.C.I.A.L. attributes, and the Skill Values read from them. */
import type { Unit, Weapon } from '../content.ts';
import type { Battle, Model } from '../state.ts';
import type { Attribute, Skill } from '../words.ts';
import { heroicHealth } from './heroic.ts';
import { itemOf } from './items.ts';
import { isUnder } from './lasting.ts';
import { leaderAuras, leaderCard, leaderRaises } from './leaders.ts';
import { carriedBy } from './limited-use.ts';
import { suitRaises } from './power-armor.ts';
import { type Raises, sumOfRaises } from './raises.ts';
import type { Modifier } from './skill-tests.ts';
import { cardOf, unitOf } from './units.ts';
import { itemRaises, periodsOn } from './using-items.ts';

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

/** A model's Health. The END of Power Armor protects by its own card and does not count here. WW-RULING-33 */
export const maxHealth = (battle: Battle, model: Model): number =>
  healthOf(
    cardOf(battle, model),
    sumOfRaises([itemRaises(battle, model), leaderRaises(battle, model)]), // WW-RULING-90
    heroicHealth(battle, unitOf(battle, model)) + moreHealth(battle, model),
  );

const moreHealth = (battle: Battle, model: Model): number =>
  (leaderCard(battle, model)?.health ?? 0) + periodsOn(battle, model).reduce((sum, { health = 0 }) => sum + health, 0);

/** Everything that raises or lowers a model's attributes now. WW-SPEC-5, WW-PA-2 */
export const raisesOn = (battle: Battle, model: Model): Raises =>
  sumOfRaises([suitRaises(battle, model), itemRaises(battle, model), leaderRaises(battle, model)]);

/** Skills that a unit has for now beside those of its card. WW-DOG-2 */
const lentSkill = (battle: Battle, model: Model, skill: Skill): Attribute | undefined =>
  skill === 'search' && isUnder(battle, model.id, 'dog-handler') ? 'PER' : undefined;

/** A model's Skill Value now; undefined without the icon. */
export function skillOf(battle: Battle, model: Model, skill: Skill): number | undefined {
  const card = cardOf(battle, model);
  const raises = raisesOn(battle, model);
  const lent = lentSkill(battle, model, skill);
  const value = skillValue(card, skill, raises) ?? (lent && attributeOf(card, lent, raises));
  const bonus = skillBonuses(battle, model, skill);
  return value === undefined && bonus === undefined ? undefined : (value ?? 0) + (bonus ?? 0);
}

/** Of what the model carries and of auras it is in; a skill without an icon begins at 0. */
function skillBonuses(battle: Battle, model: Model, skill: Skill): number | undefined {
  const bonuses = [
    ...carriedBy(battle, model).map((id) => {
      const item = itemOf(battle.content, id);
      return item.kind === 'clothing' || item.kind === 'gear' ? item.skills?.[skill] : undefined;
    }),
    ...leaderAuras(battle, model).map(({ skills }) => skills?.[skill]),
    leaderCard(battle, model)?.skills?.[skill],
  ].filter((each) => each !== undefined);
  return bonuses.length === 0 ? undefined : bonuses.reduce((sum, each) => sum + each, 0);
}

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
