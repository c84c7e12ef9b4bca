/** S.P.E.C.I.A.L. attributes, and the Skill Values read from them. */
import type { Battle } from '../battle.ts';
import type { Unit, Weapon } from '../content.ts';
import type { Model } from '../state.ts';
import type { Attribute, Skill } from '../words.ts';
import { abilities, auraAbilities } from './abilities.ts';
import { attributeOf, skillValue } from './attributes.ts';
import { isEngaged } from './engagement.ts';
import { isUnder, lastingOn } from './lasting.ts';
import { suitRaises } from './power-armor.ts';
import { type Raises, sumOfRaises } from './raises.ts';
import type { Modifier } from './skill-tests.ts';
import { cardOf } from './units.ts';

/** Everything that raises or lowers a model's attributes now. WW-SPEC-5, WW-PA-2 */
const raisesOn = (battle: Battle, model: Model): Raises =>
  sumOfRaises([
    suitRaises(battle, model),
    ...abilities(battle, model, 'raises').map(({ gives }) => gives.raises),
    ...lastingOn(battle, model.id, 'borrowed').map(({ from, left }): Raises => ({ [from as Attribute]: left })), // WW-LEADER-5
    ...lastingOn(battle, model.id, 'laden').map(({ left }): Raises => ({ STR: -left })), // CH-QUEST-1
  ]);

/** Skills that a unit has for now beside those of its card. WW-DOG-2 */
const lentSkill = (battle: Battle, model: Model, skill: Skill): Attribute | undefined =>
  skill === 'search' && isUnder(battle, model.id, 'dog-handler') ? 'PER' : undefined;

/** What dogs and creatures have on their cards or not at all. WW-FACTION-4 */
const NEVER_LEARNT: readonly Skill[] = ['lockpick', 'computers'];
const isBeyond = ({ type, skills }: Unit, skill: Skill): boolean =>
  (type === 'dog' || type === 'creature') && NEVER_LEARNT.includes(skill) && skills[skill] === undefined;

/** A model's Skill Value now; undefined without the icon. */
export function skillOf(battle: Battle, model: Model, skill: Skill): number | undefined {
  if (isBeyond(cardOf(battle, model), skill)) return undefined;
  const own = ownSkill(battle, model, skill);
  const lending = auraAbilities(battle, model, 'lends').filter(
    ({ gives, owner }) => owner !== model && gives.lends.includes(skill), // WW-CARD-1
  );
  if (lending.length === 0 || isEngaged(battle, model)) return own;
  const lent = lending.flatMap(({ owner }) => ownSkill(battle, owner, skill) ?? []);
  return lent.length === 0 ? own : Math.max(own ?? 0, ...lent);
}

function ownSkill(battle: Battle, model: Model, skill: Skill): number | undefined {
  const card = cardOf(battle, model);
  const raises = raisesOn(battle, model);
  const lent = lentSkill(battle, model, skill);
  const value = skillValue(card, skill, raises) ?? (lent && attributeOf(card, lent, raises));
  const bonus = skillBonuses(battle, model, skill);
  if (value !== undefined || bonus !== undefined) return (value ?? 0) + (bonus ?? 0);
  const least = abilities(battle, model, 'at-least').flatMap(({ gives }) => gives['at-least'][skill] ?? []);
  return least.length === 0 ? undefined : Math.max(...least); // WW-CARD-1
}

/** Of what the model carries and of auras it is in; a skill without an icon begins at 0. */
function skillBonuses(battle: Battle, model: Model, skill: Skill): number | undefined {
  const bonuses = abilities(battle, model, 'skills').flatMap(({ gives }) => gives.skills[skill] ?? []);
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
