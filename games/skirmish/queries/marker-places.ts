/** Where markers and tokens lie: beside the model, on the weapon card, or on the unit card. WW-MARKER-3 */
import type { Battle } from '../battle.ts';
import type { Model, UnitInPlay } from '../state.ts';
import type { Condition, EffectDie, Readiness } from '../words.ts';

/** Beside a model: its readiness, Reaction, conditions and injuries, and the dice of a Charge. */
interface BesideModel {
  readonly readiness: Readiness;
  readonly reaction: boolean;
  readonly conditions: readonly Condition[];
  readonly chargeBonus: readonly EffectDie[];
  readonly damage: { readonly regular: number; readonly radiation: number };
}

/** On a weapon card of a unit: Critical Points, whether it is empty, and tokens gathered to prime it. */
interface OnWeaponCard {
  readonly weapon: string;
  readonly criticalPoints: number;
  readonly isEmpty: boolean;
  readonly primed: number;
}

/** On a unit card: Luck Tokens, and Armor Boosts of each of its models. */
interface OnUnitCard {
  readonly luck: number;
  readonly boosts: readonly { readonly model: string; readonly boosts: number }[];
}

export const besideModel = ({ readiness, prepared, conditions, bonus, regular, radiation }: Model): BesideModel => ({
  readiness,
  reaction: prepared,
  conditions,
  chargeBonus: bonus?.dice ?? [],
  damage: { regular, radiation },
});

/** Weapons of the unit and those that one of its models has found, as far as something lies on them. */
export function onWeaponCards({ state, content }: Battle, unit: UnitInPlay, model: Model): OnWeaponCard[] {
  const ids = [...unit.weapons, ...model.items.filter((id) => content.weapons.has(id))];
  return [...new Set(ids)].flatMap((weapon) => {
    const criticalPoints = unit.meters[weapon] ?? 0;
    const isEmpty = unit.empty.includes(weapon);
    const primed = state.models.find(({ id }) => id === model.id)!.primed[weapon] ?? 0;
    return criticalPoints > 0 || isEmpty || primed > 0 ? [{ weapon, criticalPoints, isEmpty, primed }] : [];
  });
}

export const onUnitCard = ({ state }: Battle, { id, luck }: UnitInPlay): OnUnitCard => ({
  luck,
  boosts: state.models.flatMap(({ id: model, unit, boosts }) => (unit === id && boosts > 0 ? [{ model, boosts }] : [])),
});
