/** Units and models: who is on the table, whose they are, and how wide they stand. */
import type { Battle } from '../battle.ts';
import type { Unit } from '../content.ts';
import type { Disc } from '../geometry/index.ts';
import type { Model, UnitInPlay } from '../state.ts';
import type { UnitIcon } from '../words.ts';
import { lastingOn } from './lasting.ts';
import { turretCard } from './turret-cards.ts';

export const unitOf = ({ state }: Battle, model: Model): UnitInPlay => state.units.find(({ id }) => id === model.unit)!;

export function cardOf(battle: Battle, model: Model): Unit {
  const { card } = unitOf(battle, model);
  return battle.content.units.get(card) ?? turretCard(battle.content.turrets.get(card)!);
}

/** Both sides of a battle. */
export const SEATS: readonly number[] = [0, 1];

export const seatOf = (battle: Battle, model: Model): number => unitOf(battle, model).seat;

export const modelById = ({ state }: Battle, id: string): Model => state.models.find((model) => model.id === id)!;

/** Icons of the Heroic card. WW-HEROIC-4, WW-HEROIC-5 */
const HEROIC_ICONS: readonly UnitIcon[] = ['luck', 'criticals'];

/** Whether an icon is on any of a unit's cards; more of the same give nothing. WW-LUCK-1, WW-CRIT-1 */
export const showsIcon = (card: Unit, heroic: boolean, icon: UnitIcon): boolean =>
  card.icons.includes(icon) || (heroic && HEROIC_ICONS.includes(icon));

/** By its card, or for now through its handler. WW-DOG-3 */
export const isHeroic = (battle: Battle, model: Model): boolean =>
  unitOf(battle, model).heroic || lastingOn(battle, model.id, 'dog-handler').some(({ from }) => from === 'heroic');

/** Turrets stay where they were placed. WW-TURRET-10 */
export const isFixed = (battle: Battle, model: Model): boolean =>
  battle.content.turrets.has(unitOf(battle, model).card);

/** Models on the table; those that are gone take no further part. WW-ELIM-2 */
export const inPlay = ({ state }: Battle): Model[] => state.models.filter(({ gone }) => gone === null);

export const modelsOf = (battle: Battle, seat: number): Model[] =>
  inPlay(battle).filter((model) => seatOf(battle, model) === seat);

/** Models of the same player's side; to a turret nobody is. WW-RULING-24, WW-TURRET-4 */
export const isFriendly = (battle: Battle, a: Model, b: Model): boolean =>
  a.id === b.id || (seatOf(battle, a) === seatOf(battle, b) && !isFixed(battle, a));

const MILLIMETRE = 10;

/** The base as it lies on the table. WW-UNIT-7: there is no facing. */
export const baseOf = (battle: Battle, model: Model): Disc => ({
  x: model.x,
  y: model.y,
  r: (cardOf(battle, model).base * MILLIMETRE) / 2,
});

type BaseSize = 'normal' | 'large' | 'huge';

/** WW-UNIT-6 */
export const sizeOf = (base: number): BaseSize => (base >= 60 ? 'huge' : base >= 40 ? 'large' : 'normal');

export const isHuge = (battle: Battle, model: Model): boolean => sizeOf(cardOf(battle, model).base) === 'huge';
