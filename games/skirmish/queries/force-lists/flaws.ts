/** What is wrong with a force: every refusal with its rule, the unit and the card that it is about. */
import type { Reason } from '@holotape/kernel';
import type { SkirmishContent } from '../../battle.ts';
import type { Faction, Item, Leader, Unit } from '../../content.ts';
import type { ForceList, ListedUnit } from '../../printed/force-lists.ts';
import { factionAmong } from '../factions.ts';
import { isSlowOrUnique, isUnique, standsBeside, whyNotPerks } from '../forces.ts';
import { whyNotEquipped, whyNotFor } from '../items.ts';
import { whyNotModded } from '../mods.ts';
import { isQuestItem } from '../wasteland.ts';
import { isLedItself, mayHaveLeader } from './leaders.ts';
import { forceCaps } from './prices.ts';

export interface Flaw extends Reason {
  readonly rule: string;
  /** The unit it is about, by its place in the list, and the card of it. */
  readonly unit?: number;
  readonly card?: string;
  /** No house rule helps: there is no such card, or nothing could be put on the table. */
  readonly hard?: true;
}

type Args = NonNullable<Reason['args']>;

const flaw = (rule: string, say: string, about: Pick<Flaw, 'unit' | 'card' | 'hard'> = {}, args: Args = {}): Flaw => ({
  rule,
  say: `force.${say}`,
  args,
  ...about,
});

/** Everything that the rules have against a list of somebody who has earned these items, in the order of the handbook. */
export function flawsOf(content: SkirmishContent, list: ForceList, earned: readonly string[] = []): Flaw[] {
  const unknown = [
    ...list.units.flatMap((unit, at) => unknownCards(content, unit, at)),
    ...list.boosts.filter((id) => !content.boosts.has(id)).map((id) => missing(id)),
  ];
  if (unknown.length > 0) return unknown;
  const leader = list.units.find((unit) => unit.leader !== null)?.leader;
  const led: Led = {
    faction: factionAmong(content, list.units),
    becomes: content.leaders.get(leader ?? '')?.becomes,
  };
  return [
    ...whyNotAffordable(content, list),
    ...whyNotLedBy(content, list),
    ...boostFlaws(content, list),
    ...list.units.flatMap((unit, at) => unitFlaws(content, unit, at, led)),
    ...twice(content, list),
    ...unearned(content, list, earned),
  ];
}

/** What a Quest brings is for those who have completed it; they pay for it like any other. CH-QUEST-14, CH-QUEST-18 */
const unearned = (content: SkirmishContent, { units }: ForceList, earned: readonly string[]): Flaw[] =>
  units.flatMap(({ items }, unit) =>
    items
      .filter((id) => isQuestItem(content, id) && !earned.includes(id)) // CH-QUEST-14
      .map((card) => flaw('CH-QUEST-14', 'unearned', { unit, card }, { item: card })),
  );

/** Whether a list can be taken to a table: without a flaw, or with such as its house rules let pass. */
export const isPlayable = (list: Pick<ForceList, 'house' | 'units'>, flaws: readonly Flaw[]): boolean =>
  list.units.length > 0 && (list.house ? flaws.every(({ hard }) => hard === undefined) : flaws.length === 0);

const missing = (card: string, unit?: number): Flaw =>
  flaw('CH-FORCE-1', 'unknown', { ...(unit !== undefined && { unit }), card, hard: true }, { card });

function unknownCards(content: SkirmishContent, unit: ListedUnit, at: number): Flaw[] {
  return [
    ...(content.units.has(unit.card) ? [] : [missing(unit.card, at)]),
    ...[...unit.items, ...unit.mods.map(({ mod }) => mod)]
      .filter((id) => !content.items.has(id))
      .map((id) => missing(id, at)),
    ...unit.perks.filter((id) => !content.perks.has(id)).map((id) => missing(id, at)),
    ...(unit.leader === null || content.leaders.has(unit.leader) ? [] : [missing(unit.leader, at)]),
  ];
}

/** CH-FORCE-4, CH-BSETUP-2 */
function whyNotAffordable(content: SkirmishContent, list: ForceList): Flaw[] {
  const caps = forceCaps(content, list);
  return caps > list.limit ? [flaw('CH-FORCE-4', 'over', {}, { caps, limit: list.limit, by: caps - list.limit })] : [];
}

/** Half of the Leader's highest attribute, rounded up. CH-BOOST-6 */
export function mostBoosts(content: SkirmishContent, { units }: Pick<ForceList, 'units'>): number {
  const leader = units.find((unit) => unit.leader !== null);
  const special = leader && content.units.get(leader.card)?.special;
  return special === undefined ? 0 : Math.ceil(Math.max(...Object.values(special)) / 2); // CH-BOOST-6
}

/** Not more than the Leader is good for, and of each card the one copy there is. CH-BOOST-6, CH-RULING-7 */
function boostFlaws(content: SkirmishContent, { units, boosts }: ForceList): Flaw[] {
  const most = mostBoosts(content, { units });
  const extra = boosts.slice(most)[0];
  return [
    // CH-BOOST-6
    ...(extra === undefined ? [] : [flaw('CH-BOOST-6', 'boosts', { card: extra }, { most, boosts: boosts.length })]),
    ...boosts
      .filter((id, i) => boosts.indexOf(id) !== i) // CH-RULING-7
      .map((card) => flaw('CH-RULING-7', 'boost-twice', { card }, { card })),
  ];
}

function whyNotLedBy(content: SkirmishContent, { units }: ForceList): Flaw[] {
  const led = units.flatMap(({ leader }, at) => (leader === null ? [] : [at]));
  if (led.length === 0) return [flaw('CH-FORCE-9', 'no-leader')]; // CH-FORCE-9
  return [
    // WW-LEADER-1
    ...led.slice(1).map((at) => flaw('WW-LEADER-1', 'two-leaders', { unit: at, card: units[at]!.leader! })),
    ...led.flatMap((at) => {
      const { leader, card } = units[at]!;
      if (!isLedItself(content, card) && mayHaveLeader(content, card, leader!)) return [];
      const about = { unit: at, card: leader! };
      return [flaw('WW-LEADER-3', 'leader-not-for', about, { leader: leader!, unit: card })];
    }),
  ];
}

/** The faction of a force, and whether its Leader card made it one of creatures or robots. */
interface Led {
  readonly faction: string | undefined;
  readonly becomes: Leader['becomes'];
}

function unitFlaws(content: SkirmishContent, unit: ListedUnit, at: number, led: Led): Flaw[] {
  const card = content.units.get(unit.card)!;
  return [
    ...whyNotIn(content, unit, card, at, led),
    ...forOneModel(content, unit, card, at),
    ...whyNotCarried(content, unit, card, at),
    ...whyNotTooMany(content, unit, card, at),
    ...whyNotFitted(content, unit, at),
    ...perkFlaws(content, unit, card, at),
  ];
}

/** Whom a force takes in. */
function whyNotIn(content: SkirmishContent, unit: ListedUnit, card: Unit, at: number, led: Led): Flaw[] {
  const about = { unit: at, card: card.id };
  const args = { unit: card.id };
  if (card.escorted) return [flaw('SC-RULING-51', 'escorted', about, args)];
  // CH-FORCE-1, CH-FORCE-12
  if (card.type === 'creature' && led.becomes !== 'creatures') return [flaw('CH-FORCE-12', 'creature', about, args)];
  // A force of creatures or robots has nobody else but whoever leads it. WW-FACTION-3
  const kind = led.becomes === 'creatures' ? 'creature' : 'robot';
  const isOther = led.becomes !== undefined && card.type !== kind && unit.leader === null;
  const reference: Faction | undefined = content.factions.get(led.faction ?? '');
  const isBarred = !card.unique && reference?.['unique-only'].includes(card.type); // WW-FACTION-3
  return [
    ...(isOther ? [flaw('WW-FACTION-3', `only-${kind}`, about, args)] : []),
    ...(isBarred ? [flaw('WW-FACTION-3', 'unique-only', about, { ...args, faction: reference!.id })] : []),
  ];
}

/** Items whose effect gets weaker from period to period. */
const isDiminishing = (item: Item): boolean =>
  (item.kind === 'chem' || item.kind === 'alcohol') && item.steps !== undefined;

/** A Unique unit has one model, and seven kinds of cards want a unit of one. CH-FORCE-3, CH-FORCE-10 */
function forOneModel(content: SkirmishContent, unit: ListedUnit, card: Unit, at: number): Flaw[] {
  if (unit.models === 1) return [];
  const { weapons, items, powerArmor } = content;
  const single = (id: string, what: string): Flaw =>
    flaw('CH-FORCE-10', 'one-model', { unit: at, card: id }, { unit: unit.card, what, models: unit.models, card: id });
  const cardOf = (id: string): Item => items.get(id)!;
  return [
    // CH-FORCE-3
    ...(card.unique ? [flaw('CH-FORCE-3', 'unique-unit', { unit: at, card: card.id }, { unit: card.id })] : []),
    ...(unit.leader === null ? [] : [single(unit.leader, 'leader')]), // CH-FORCE-10
    ...(unit.heroic ? [single(content.heroic.id, 'heroic')] : []), // CH-FORCE-10
    ...unit.items.flatMap((id) => {
      if (powerArmor.has(id)) return [single(id, 'power-armor')]; // CH-FORCE-10
      if (weapons.has(id) && isSlowOrUnique(weapons.get(id)!))
        return [single(id, weapons.get(id)!.unique ? 'unique' : 'slow')]; // CH-FORCE-10
      if (isUnique(content, id)) return [single(id, 'unique')]; // CH-FORCE-10
      return isDiminishing(cardOf(id)) ? [single(id, 'diminishing')] : []; // CH-FORCE-10
    }),
    ...unit.mods.flatMap(({ mod }) => (isUnique(content, mod) ? [single(mod, 'unique')] : [])),
    ...unit.perks.map((id) => single(id, 'perk')), // CH-FORCE-10, CH-PERK-1
  ];
}

/** What the unit could not carry or wear. */
function whyNotCarried(content: SkirmishContent, unit: ListedUnit, card: Unit, at: number): Flaw[] {
  const each = [...new Set(unit.items)].flatMap((id): Flaw[] => {
    const item = content.items.get(id)!;
    if (item.kind === 'mod') return [flaw('WW-ITEM-8', 'loose-mod', { unit: at, card: id, hard: true }, { mod: id })];
    const why = whyNotFor(card, item);
    if (why === undefined) return [];
    const isMutantInArmor = card.type === 'super-mutant' && item.kind === 'power-armor'; // CH-FORCE-2
    return [
      flaw(isMutantInArmor ? 'CH-FORCE-2' : why.rule!, 'not-for', { unit: at, card: id }, { item: id, unit: card.id }),
    ];
  });
  if (each.length > 0) return each;
  const why = whyNotEquipped(content, card, unit.items);
  if (why === undefined) return [];
  const kind = why.args?.kind;
  // Of two things of one kind the second is one too many. WW-ITEM-4, WW-ITEM-9
  const second =
    kind === undefined
      ? String(why.args!.item)
      : unit.items.filter((id) => content.items.get(id)!.kind === kind).at(-1)!;
  return [{ ...why, rule: why.rule!, unit: at, card: second }];
}

/** What the reference cards of robots and creatures allow them at most. WW-FACTION-5, WW-FACTION-7 */
const MOST = {
  robot: { rule: 'WW-FACTION-5', weapon: 2, mod: 2, other: 1 },
  creature: { rule: 'WW-FACTION-7', weapon: Number.POSITIVE_INFINITY, mod: 2, other: 1 },
} as const;

function whyNotTooMany(content: SkirmishContent, unit: ListedUnit, card: Unit, at: number): Flaw[] {
  const most = card.type === 'robot' || card.type === 'creature' ? MOST[card.type] : undefined;
  if (most === undefined) return [];
  const own = [...new Set(unit.items)].filter((id) => !card.kit.includes(id));
  const isWeapon = (id: string) => content.weapons.has(id);
  const of = {
    weapon: own.filter(isWeapon),
    mod: unit.mods.map(({ mod }) => mod),
    other: own.filter((id) => !isWeapon(id)),
  };
  return (['weapon', 'mod', 'other'] as const).flatMap((what) =>
    of[what].length > most[what]
      ? [flaw(most.rule, 'most', { unit: at, card: of[what].at(-1)! }, { unit: card.id, what, most: most[what] })]
      : [],
  );
}

/** WW-ITEM-8 */
function whyNotFitted(content: SkirmishContent, unit: ListedUnit, at: number): Flaw[] {
  const why = whyNotModded(content, unit.items, unit.mods);
  return why === undefined ? [] : [{ ...why, rule: why.rule!, unit: at, card: String(why.args!.mod), hard: true }];
}

/** CH-PERK-2, CH-PERK-3, CH-PERK-4, WW-FACTION-5 */
function perkFlaws(content: SkirmishContent, unit: ListedUnit, card: Unit, at: number): Flaw[] {
  if (card.type === 'synth')
    return [
      ...unit.perks.map((id) => flaw('WW-FACTION-5', 'synth', { unit: at, card: id }, { unit: card.id })),
      ...(unit.heroic ? [flaw('WW-FACTION-5', 'synth', { unit: at, card: content.heroic.id }, { unit: card.id })] : []),
    ];
  // How many models there are is asked elsewhere. CH-FORCE-10
  const why = whyNotPerks(content, card, { perks: unit.perks, models: [card] });
  if (why === undefined) return [];
  const { attribute, least, after = '' } = content.perks.get(why.id)!;
  const args = { perk: why.id, unit: card.id, attribute, least, after };
  const isShort = card.special[attribute] < least;
  const say = { 'CH-PERK-3': 'perk-twice', 'CH-PERK-4': 'perk-settlement' }[why.rule];
  const needs = isShort ? 'perk-least' : after === '' ? 'perk-handler' : 'perk-after';
  return [flaw(why.rule, say ?? needs, { unit: at, card: why.id }, args)];
}

/** Unique units and items of which there is one in a force. WW-UNIT-4, WW-UNIT-5, WW-HEAVY-5 */
function twice(content: SkirmishContent, { units }: ForceList): Flaw[] {
  const flaws: Flaw[] = [];
  const versions = new Map<string, Unit[]>();
  const taken = new Set<string>();
  const pairs = content.factions.get(factionAmong(content, units) ?? '')?.pairs ?? [];
  for (const [at, unit] of units.entries()) {
    const card = content.units.get(unit.card)!;
    const who = card.character ?? card.id;
    const others = versions.get(who) ?? [];
    if (card.unique && !standsBeside(card, others, pairs.includes(who))) {
      const isSame = others.some(({ id }) => id === card.id);
      const args = { unit: card.id, other: others[0]!.id };
      flaws.push(flaw(isSame ? 'WW-UNIT-4' : 'WW-UNIT-5', 'unique-twice', { unit: at, card: card.id }, args));
    }
    if (card.unique) versions.set(who, [...others, card]);
    const own = [...unit.items, ...unit.mods.map(({ mod }) => mod)].filter((id) => isUnique(content, id));
    for (const id of own) {
      if (taken.has(id)) flaws.push(flaw('WW-HEAVY-5', 'unique-item', { unit: at, card: id }, { item: id }));
      taken.add(id);
    }
  }
  return flaws;
}
