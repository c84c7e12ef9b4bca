/** The table as it is before the first step. */
import type { Agreement } from '@holotape/kernel';
import type { SkirmishContent } from '../../content.ts';
import type { PrintedUnit } from '../../printed/scenarios.ts';
import { whyNotModded } from '../../queries/mods.ts';
import { whyNotAForce } from '../../queries/units.ts';
import type { Force, Model, SkirmishOptions, SkirmishState, UnitInPlay } from '../../state.ts';
import { luckTokens } from './luck.ts';
import { NOBODY } from './nobody.ts';

/** A battle with the forces, terrain and places that were agreed; a scenario brings its own. */
export function setup(content: SkirmishContent, { options }: Agreement<SkirmishOptions>): SkirmishState {
  if (options.scenario !== null) return scenarioSetup(content, options, options.scenario);
  for (const force of options.forces) {
    const why = whyNotAForce({ content }, force);
    if (why !== undefined) throw new Error(`This force cannot be played: ${why}.`);
  }
  const units = options.forces.flatMap((force, seat) => force.map((unit) => ({ ...unit, seat })));
  const inPlay = units.map((unit) => unitOfForce(content, unit, unit.seat));
  const table = emptyTable(options);
  return {
    ...table,
    phase: 'round',
    advantage: options.advantage,
    pieces: options.pieces,
    decks: { ...table.decks, events: options.events ? [...content.events.keys()] : [] },
    units: [
      ...inPlay,
      ...options.turrets.map(({ id, card }) => unitOfForce(content, turretForce(content, id, card), NOBODY)),
    ],
    models: [
      ...units.flatMap(({ id, models }, n) =>
        models.map((at, i) => modelOf(id, i + 1, at, boostsOf(content, inPlay[n]!))),
      ),
      ...options.turrets.map((at) => modelOf(at.id, 1, at)),
    ],
    turrets: options.turrets.map(({ id, arc }) => ({ model: `${id}-1`, reactions: 0, arc })),
  };
}

/** A turret stands on the table like a model, on nobody's side. WW-TURRET-9 */
function turretForce({ turrets }: SkirmishContent, id: string, card: string): Omit<Force[number], 'models'> {
  if (!turrets.has(card)) throw new Error(`There is no turret "${card}"; there are ${[...turrets.keys()].join(', ')}.`);
  return { id, card, weapons: [], items: [], mods: [], leader: null, perks: [], heroic: false, powerArmor: null };
}

/** Units are there from the beginning, models when they are deployed. SC-COMMON-6 */
function scenarioSetup(content: SkirmishContent, options: SkirmishOptions, id: string): SkirmishState {
  const scenario = content.scenarios.get(id);
  if (scenario === undefined)
    throw new Error(`There is no scenario "${id}"; there are ${[...content.scenarios.keys()].join(', ')}.`);
  if (options.forces.some((force) => force.length > 0))
    throw new Error(`The forces of ${scenario.name} are a fixed list: nothing can be added, dropped or equipped.`);
  if (options.events) throw new Error(`${scenario.name} is a tutorial: it has no Events.`); // SC-RULING-72
  if (options.table !== 'by-chance' && !content.tables.has(options.table))
    throw new Error(`There is no table "${options.table}"; there are ${[...content.tables.keys()].join(', ')}.`);
  return {
    ...emptyTable(options),
    phase: 'setup',
    advantage: scenario.advantage,
    units: scenario.forces.flatMap((force, seat) =>
      force.map((unit) => unitOfForce(content, forceOf(content, unit), seat)),
    ),
    scenario: {
      id,
      table: options.table,
      pool: [],
      step: 0,
      done: 0,
      auto: options.placing === 'auto' ? [0, 1] : [],
      edges: [null, null],
      tally: {},
      winners: null,
    },
  };
}

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
export function boostsOf(content: SkirmishContent, { card, items, mods, leader, perks }: UnitInPlay): number {
  const { armor, clothing, leaders, mods: modCards, perks: perkCards, units } = content;
  const unit = units.get(card);
  const cards = [
    ...(unit?.has ?? []),
    ...items.map((id) => armor.get(id) ?? clothing.get(id)),
    ...mods.map(({ mod }) => modCards.get(mod)),
    ...[...(unit?.perks ?? []), ...perks].map((perk) => perkCards.get(perk)),
    leader === null ? undefined : leaders.get(leader),
  ];
  return cards.reduce((sum, each) => sum + (each?.boosts ?? 0), 0);
}

export const modelOf = (
  unit: string,
  number: number,
  { x, y, height }: { x: number; y: number; height: number },
  boosts = 0,
): Model => ({
  id: `${unit}-${number}`,
  unit,
  x,
  y,
  height,
  readiness: 'unready',
  regular: 0,
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

const emptyTable = ({ width, height }: SkirmishOptions): SkirmishState => ({
  phase: 'setup',
  round: 0,
  turn: 0,
  advantage: null,
  width,
  height,
  pieces: [],
  units: [],
  models: [],
  markers: [],
  aside: [],
  decks: { items: [], dangers: [], creatures: [], strangers: [], events: [] },
  discards: { items: [], dangers: [], creatures: [], strangers: [], events: [] },
  strangers: [],
  event: null,
  lasting: [],
  scenario: null,
  mines: [],
  turrets: [],
  laid: 0,
  dying: [],
  activation: null,
  acting: [],
});
