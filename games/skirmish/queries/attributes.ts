/** Figures of the unit card alone, with what raises them. */
import type { Battle } from '../battle.ts';
import type { Unit } from '../content.ts';
import type { Attribute, Skill } from '../words.ts';
import type { Raises } from './raises.ts';

/** Damage Tokens on a card or beside a model. */
export interface Tokens {
  regular: number;
  radiation: number;
}

export const tokensOn = ({ regular, radiation }: Tokens): number => regular + radiation;

/** Health of the card; a model that is Heroic for now only has none of it. WW-HEROIC-3, WW-RULING-77 */
export const heroicHealth = ({ content }: Battle, unit: { readonly heroic: boolean }): number =>
  unit.heroic ? content.heroic.health : 0;

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
