/** Weapons that do nothing to the enemy who has come, and what could be carried instead. */
import type { Battle } from '../battle.ts';
import type { Weapon } from '../content.ts';
import type { UnitInPlay } from '../state.ts';
import { isSlowOrUnique } from './forces.ts';
import { whyNotFor } from './items.ts';
import { SEATS } from './units.ts';

/** It irradiates, and does nothing else. */
const onlyIrradiates = ({ damage }: Weapon): boolean =>
  damage.length > 0 && damage.every(({ type }) => type === 'radiation');

/** Whether radiation does nothing to some unit of a side. */
const hasImmune = ({ state, content }: Battle, seat: number): boolean =>
  state.units.some((unit) => unit.seat === seat && content.units.get(unit.card)?.armor.radiation.immune === true);

/** Choices that are offered, the nearest in price first. */
const MOST = 6;

/** Weapons of the same type that do physical damage, for a unit of this card. */
function similar({ content }: Battle, { card }: UnitInPlay, weapon: Weapon): Weapon[] {
  const unit = content.units.get(card)!;
  const dearer = (other: Weapon) => Math.abs(other.caps - weapon.caps);
  return [...content.weapons.values()]
    .filter(
      (other) =>
        other.type === weapon.type &&
        !other.natural &&
        !isSlowOrUnique(other) &&
        other.damage.some(({ type }) => type === 'physical') &&
        other.damage.every(({ type }) => type !== 'radiation') &&
        whyNotFor(unit, { ...other, kind: 'weapon' }) === undefined,
    )
    .sort((a, b) => dearer(a) - dearer(b) || (a.id < b.id ? -1 : 1))
    .slice(0, MOST);
}

/** A weapon to be exchanged, and for what. SC-GAF-8 */
interface Exchange {
  readonly unit: UnitInPlay;
  readonly weapon: string;
  readonly others: readonly string[];
}

/** The next weapon that its unit exchanges because the enemy does not feel it. SC-GAF-8, SC-DEMO-5, SC-SWEEP-12 */
export function nextExchange(battle: Battle): Exchange | undefined {
  const { units } = battle.state;
  for (const seat of SEATS) {
    if (!hasImmune(battle, 1 - seat)) continue;
    for (const unit of units.filter((each) => each.seat === seat))
      for (const id of unit.weapons) {
        const weapon = battle.content.weapons.get(id)!;
        if (weapon.natural || !onlyIrradiates(weapon)) continue;
        const others = similar(battle, unit, weapon).map((other) => other.id);
        if (others.length > 0) return { unit, weapon: id, others };
      }
  }
  return undefined;
}
