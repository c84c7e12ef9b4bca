/** Units and models as they come into play. */
import type { Battle, BattleTable, SkirmishContent } from '../../battle.ts';
import type { Point } from '../../geometry/index.ts';
import type { ForceList } from '../../printed/force-lists.ts';
import type { PrintedUnit } from '../../printed/scenarios.ts';
import { factionBoosts, playerFaction } from '../../queries/factions.ts';
import { unitCaps } from '../../queries/force-lists/prices.ts';
import { luckTokens } from '../../queries/luck.ts';
import { whyNotModded } from '../../queries/mods.ts';
import { unitIdsOf } from '../../queries/names.ts';
import { NOBODY } from '../../queries/nobody.ts';
import type { Force, Lasting, Model, UnitInPlay } from '../../state.ts';
import { lay } from './lasting.ts';

/** Sorts what a printed unit comes with into weapons, Power Armor, Mods and the rest. */
export function forceOf(
  content: SkirmishContent,
  { id, card, items, heroic, leader }: PrintedUnit,
): Omit<Force[number], 'models'> {
  const { weapons, powerArmor, mods } = content;
  return {
    id,
    card,
    weapons: items.filter((item) => weapons.has(item)),
    items: items.filter((item) => !weapons.has(item) && !powerArmor.has(item) && !mods.has(item)),
    powerArmor: items.find((item) => powerArmor.has(item)) ?? null,
    // A Mod is on the first item it fits. WW-ITEM-8
    mods: items
      .filter((item) => mods.has(item))
      .map((mod) => ({ on: items.find((on) => whyNotModded(content, items, [{ on, mod }]) === undefined)!, mod })),
    perks: [],
    heroic,
    leader,
  };
}

interface BroughtUnit {
  readonly force: Omit<Force[number], 'models'>;
  readonly seat: number;
  readonly models: number;
  readonly caps: number;
  /** In its own list. */
  readonly place: number;
}

/** Units of the forces that players bring, each with an id of its own: `settler`, the next of that card `settler-b`. */
export function unitsBrought(content: SkirmishContent, lists: readonly { readonly list: ForceList }[]): BroughtUnit[] {
  const units = lists.flatMap(({ list }, seat) =>
    list.units.map((unit, place) => ({ unit, seat, place, prices: list.prices })),
  );
  const ids = unitIdsOf(units.map(({ unit }) => unit.card));
  return units.map(({ unit, seat, place, prices }, at) => {
    const { card, models, items, mods, perks, heroic, leader } = unit;
    const id = ids[at]!;
    const force = { ...forceOf(content, { id, card, models, items, heroic, leader }), mods, perks };
    return { force, seat, models, place, caps: unitCaps(content, prices, unit) };
  });
}

/** Luck Tokens, with the icon on any card. WW-LUCK-1 */
function luckOf(
  { units, armor, clothing, mods, leaders, perks }: SkirmishContent,
  unit: Pick<UnitInPlay, 'card' | 'heroic' | 'items' | 'mods' | 'leader' | 'perks'>,
): number {
  const card = units.get(unit.card);
  if (card === undefined) return 0;
  const cards = [
    ...unit.items.map((id) => armor.get(id) ?? clothing.get(id)),
    ...unit.mods.map(({ mod }) => mods.get(mod)),
    ...unit.perks.map((perk) => perks.get(perk)),
    unit.leader === null ? undefined : leaders.get(unit.leader),
  ];
  return luckTokens(card, unit.heroic || cards.some((each) => each?.icons?.includes('luck')));
}

export const unitOfForce = (
  content: SkirmishContent,
  { id, card, weapons, items, mods, leader, perks, heroic, powerArmor }: Omit<Force[number], 'models'>,
  seat: number,
): UnitInPlay => ({
  id,
  seat,
  card,
  weapons,
  items,
  mods,
  leader,
  perks,
  heroic,
  luck: luckOf(content, { card, heroic, items, mods, leader, perks }),
  meters: {},
  empty: [],
  powerArmor: powerArmor === null ? null : { card: powerArmor, regular: 0, radiation: 0, degraded: false },
});

/** Armor Boosts that each model of a unit begins with. WW-BOOST-1 */
export function boostsOf(battle: Battle, { seat, card, items, mods, leader, perks }: UnitInPlay): number {
  const { armor, clothing, leaders, mods: modCards, perks: perkCards, units } = battle.content;
  const unit = units.get(card);
  const cards = [
    ...(unit?.has ?? []),
    ...items.map((id) => armor.get(id) ?? clothing.get(id)),
    ...mods.map(({ mod }) => modCards.get(mod)),
    ...[...(unit?.perks ?? []), ...perks].map((perk) => perkCards.get(perk)),
    leader === null ? undefined : leaders.get(leader),
  ];
  return cards.reduce((sum, each) => sum + (each?.boosts ?? 0), factionBoosts(battle, { card, seat, leader }));
}

/** Armor Boosts against one type of damage that each model of a unit begins with. WW-BOOST-1, WW-CARD-1 */
export const specialBoostsOf = ({ gear }: SkirmishContent, { items }: UnitInPlay, on: string): Omit<Lasting, 'id'>[] =>
  items
    .flatMap((id) => Object.entries(gear.get(id)?.['boosts-against'] ?? {}))
    .map(([from, left]) => ({ kind: 'boost', on, until: 'cured', from, left: left! }));

/** Damage that each model of a unit begins with. WW-CARD-1 */
export function woundsOf(battle: Battle, { card, seat }: UnitInPlay): number {
  const hurt = battle.content.units.get(card)?.['hurt-unless'];
  const faction = playerFaction(battle, seat);
  return hurt === undefined || faction === undefined || faction === hurt.led ? 0 : hurt.damage;
}

export const modelOf = (
  unit: string,
  number: number,
  { x, y, height }: { x: number; y: number; height: number },
  boosts = 0,
  wounds = 0,
): Model => ({
  id: `${unit}-${number}`,
  unit,
  x,
  y,
  height,
  readiness: 'unready',
  regular: wounds,
  radiation: 0,
  boosts,
  wears: null,
  conditions: [],
  primed: {},
  items: [],
  climbing: null,
  prepared: false,
  bonus: null,
  caps: 0,
  gone: null,
});

/** A unit of the scenario comes into play. */
export function addUnit({ state, content }: BattleTable, printed: PrintedUnit, seat: number): void {
  state.units.push(unitOfForce(content, forceOf(content, printed), seat));
}

/** The next model of a unit is put on the table. */
export function addModel(table: BattleTable, unit: string, { x, y }: Point): Model {
  const { state, content } = table;
  const number = state.models.filter((model) => model.unit === unit).length + 1;
  const own = state.units.find(({ id }) => id === unit)!;
  const [boosts, wounds] = [boostsOf({ state, content }, own), woundsOf({ state, content }, own)];
  const model = modelOf(unit, number, { x, y, height: 0 }, boosts, wounds);
  state.models.push(model);
  for (const boost of specialBoostsOf(content, own, model.id)) lay(table, boost);
  if (number === 1) burden(table, model);
  return model;
}

/** What waited for it in a campaign. CH-EXPLORE-5, CH-RULING-56 */
function burden({ state }: BattleTable, model: Model): void {
  const carried = state.scenario?.carried.find(({ unit }) => unit === model.unit);
  if (carried === undefined) return;
  model.regular += carried.damage;
  model.radiation += carried.radiation;
  model.boosts += carried.tokens;
  if (carried.stunned) model.conditions.push('stunned');
}

/** A turret stands on the table like a model, on nobody's side. WW-TURRET-9 */
export function turretUnit(content: SkirmishContent, id: string, card: string): UnitInPlay {
  const { turrets } = content;
  if (!turrets.has(card)) throw new Error(`There is no turret "${card}"; there are ${[...turrets.keys()].join(', ')}.`);
  const bare = { weapons: [], items: [], mods: [], leader: null, perks: [], heroic: false, powerArmor: null };
  return unitOfForce(content, { id, card, ...bare }, NOBODY);
}

/** A turret of the scenario is put on the table. */
export function addTurret(table: BattleTable, card: string, at: Point): Model {
  const { state, content } = table;
  // A second one of a kind is its second model.
  if (!state.units.some(({ id }) => id === card)) state.units.push(turretUnit(content, card, card));
  const model = addModel(table, card, at);
  state.turrets.push({ model: model.id, reactions: 0, arc: null });
  return model;
}
