/** A force by chance: legal, led, and with little left over. */
import { below, type Random } from '@holotape/kernel';
import type { SkirmishContent } from '../../battle.ts';
import type { Unit } from '../../content.ts';
import type { ForceList, ListedUnit } from '../../printed/force-lists.ts';
import { bareUnit, withUnit } from './editing.ts';
import { flawsOf } from './flaws.ts';
import { notesOn } from './notes.ts';
import { forceCaps, unitCaps } from './prices.ts';

interface Wanted {
  readonly name: string;
  readonly limit: number;
  readonly prices: string;
  /** Any that has a reference card. */
  readonly faction: string;
}

/** The Leader's unit costs at most this part of the limit, so that there is a force to lead. */
const LEADERS_PART = 0.5;
/** Tries to spend what is left on one more card. */
const TRIES = 60;

/** The unit with what it usually carries. */
export function standardUnit(content: SkirmishContent, card: string): ListedUnit {
  const { kit } = content.units.get(card)!;
  return { ...bareUnit(card), items: [...kit] };
}

const anyOf = <T>(random: Random, all: readonly T[]): T | undefined => all[below(random, Math.max(1, all.length))];

/** Whether the table does everything that a card says: of the others chance takes none. */
const isWhole = ({ unsaid }: SkirmishContent, kind: string, id: string): boolean => !unsaid.has(`${kind}/${id}`);

/** Whether a list is as the rules and good sense want it. */
const isSound = (content: SkirmishContent, list: ForceList): boolean =>
  flawsOf(content, list).length === 0 && notesOn(content, list).length === 0;

export function randomForce(content: SkirmishContent, wanted: Wanted, random: Random): ForceList {
  const { name, limit, prices, faction } = wanted;
  let list: ForceList = { name, limit, prices, house: false, units: [], boosts: [] };
  const whole = [...content.units.values()].filter(({ id }) => isWhole(content, 'units', id));
  const own = whole.filter((unit) => unit.faction === faction && unit.type !== 'creature');
  const led = leadersFor(content, own, list, random);
  if (led === undefined) return list;
  list = { ...list, units: [led] };
  const joins = own.concat(whole.filter((unit) => unit.faction === 'robots'));
  for (let tries = 0; tries < TRIES; tries += 1) {
    const after = oneMore(content, list, joins, random);
    if (after !== undefined && isSound(content, after)) list = after;
  }
  return list;
}

/** A unit of one model that leads and leaves enough for others. CH-FORCE-9 */
function leadersFor(
  content: SkirmishContent,
  own: readonly Unit[],
  list: ForceList,
  random: Random,
): ListedUnit | undefined {
  const units = own
    .map(({ id }) => standardUnit(content, id))
    .filter((unit) => unitCaps(content, list.prices, unit) <= list.limit * LEADERS_PART);
  const leaders = [...content.leaders.values()].filter(
    ({ id, becomes }) => becomes === undefined && isWhole(content, 'leaders', id),
  );
  const led = units.flatMap((unit) => leaders.map(({ id }): ListedUnit => ({ ...unit, leader: id })));
  return anyOf(
    random,
    led.filter((unit) => isSound(content, { ...list, units: [unit] })),
  );
}

/** One unit, one model or one card more. */
function oneMore(
  content: SkirmishContent,
  list: ForceList,
  joins: readonly Unit[],
  random: Random,
): ForceList | undefined {
  const left = list.limit - forceCaps(content, list);
  const at = below(random, list.units.length);
  const unit = list.units[at]!;
  const what = below(random, 4);
  if (what === 0) return withUnit(list, at, { models: unit.models + 1 });
  if (what === 1) {
    const items = [...content.items.values()].filter(
      ({ id, kind, caps }) =>
        !['mod', 'junk', 'objective'].includes(kind) && caps > 0 && caps <= left && isWhole(content, 'gear', id),
    );
    const item = anyOf(random, items);
    return item && withUnit(list, at, { items: [...unit.items, item.id] });
  }
  const card = anyOf(random, joins);
  return card && { ...list, units: [...list.units, standardUnit(content, card.id)] };
}
