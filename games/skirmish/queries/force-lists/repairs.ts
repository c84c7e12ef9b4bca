/** How a force could be put right, the cheapest way first. */
import type { Reason } from '@holotape/kernel';
import type { SkirmishContent } from '../../battle.ts';
import type { ForceList, ListedUnit } from '../../printed/force-lists.ts';
import { dropBoost, dropCard, dropUnit, withUnit } from './editing.ts';
import { type Flaw, flawsOf, mostBoosts } from './flaws.ts';
import { forceCaps } from './prices.ts';

interface Repair {
  readonly say: string;
  readonly args: NonNullable<Reason['args']>;
  /** The list as it would be, and what it would cost. */
  readonly list: ForceList;
  readonly caps: number;
}

type Change = Omit<Repair, 'caps'>;

const repair = (say: string, args: Repair['args'], list: ForceList): Change => ({ say: `repair.${say}`, args, list });

const isSame = (a: Flaw, b: Flaw): boolean =>
  a.rule === b.rule && a.say === b.say && a.card === b.card && a.unit === b.unit;

/** Ways to put one thing right that put nothing else wrong; the one that changes least for the Caps comes first. */
export function repairsFor(content: SkirmishContent, list: ForceList, flaw: Flaw): Repair[] {
  const before = flawsOf(content, list);
  const caps = forceCaps(content, list);
  return changesFor(content, list, flaw)
    .map((each): Repair => ({ ...each, caps: forceCaps(content, each.list) }))
    .filter(({ list: after }) => {
      const left = flawsOf(content, after);
      return left.length < before.length && !left.some((each) => isSame(each, flaw));
    })
    .sort((a, b) => Math.abs(a.caps - caps) - Math.abs(b.caps - caps));
}

function changesFor(content: SkirmishContent, list: ForceList, flaw: Flaw): Change[] {
  if (flaw.rule === 'CH-FORCE-4') return cheaper(content, list);
  if (flaw.rule === 'CH-FORCE-9') return withLeader(content, list);
  if (flaw.rule === 'CH-BOOST-6') return [fewerBoosts(content, list)];
  if (flaw.rule === 'CH-RULING-7') return [withoutBoost(list, flaw.card!)];
  return flaw.unit === undefined ? [] : onUnit(list, flaw.unit, flaw);
}

const withoutBoost = (list: ForceList, card: string): Change => repair('drop-boost', { card }, dropBoost(list, card));

/** As many as the Leader may have, from the first. CH-BOOST-6 */
function fewerBoosts(content: SkirmishContent, list: ForceList): Change {
  const most = mostBoosts(content, list);
  return repair('fewer-boosts', { most }, { ...list, boosts: list.boosts.slice(0, most) });
}

/** The card is taken off, the unit made one model, or left out. */
function onUnit(list: ForceList, at: number, { card = '' }: Flaw): Change[] {
  const unit = list.units[at]!;
  const isUnit = card === unit.card;
  const args = { unit: unit.card, card };
  return [
    ...(isUnit ? [] : [repair('drop-card', args, dropCard(list, at, card))]),
    ...(unit.models > 1 ? [repair('one-model', args, withUnit(list, at, { models: 1 }))] : []),
    repair('drop-unit', args, dropUnit(list, at)),
  ];
}

/** One card, one model or one unit less; where that is not enough, the dearest that may go, and so on. CH-FORCE-4 */
function cheaper(content: SkirmishContent, list: ForceList): Change[] {
  const less = list.units.flatMap((unit, at): Change[] => [
    ...cardsOf(unit).map((card) => repair('drop-card', { unit: unit.card, card }, dropCard(list, at, card))),
    ...(unit.models > 1
      ? [repair('fewer', { unit: unit.card, models: unit.models - 1 }, withUnit(list, at, { models: unit.models - 1 }))]
      : []),
    ...(unit.leader === null ? [repair('drop-unit', { unit: unit.card }, dropUnit(list, at))] : []),
  ]);
  less.push(...list.boosts.filter((id) => (content.boosts.get(id)?.caps ?? 0) > 0).map((id) => withoutBoost(list, id)));
  const isEnough = ({ list: after }: Change): boolean => forceCaps(content, after) <= list.limit;
  if (less.some(isEnough) || less.length === 0) return less;
  const most = less.reduce((a, b) => (forceCaps(content, a.list) <= forceCaps(content, b.list) ? a : b));
  return cheaper(content, most.list).map((more) => ({ ...more, say: 'repair.several', args: {} }));
}

/** What can be taken off a unit without anything else: a Mod goes with the item it is on. */
const cardsOf = ({ items, mods, perks, heroic }: ListedUnit): string[] => [
  ...new Set(items),
  ...mods.map(({ mod }) => mod),
  ...perks,
  ...(heroic ? ['heroic'] : []),
];

/** The Leader cards a unit of one model could have; without such a unit one is made. CH-FORCE-9 */
function withLeader(content: SkirmishContent, list: ForceList): Change[] {
  const single = list.units.some(({ models }) => models === 1);
  return list.units.flatMap((unit, at) =>
    single && unit.models > 1
      ? []
      : [...content.leaders.keys()].map((leader) =>
          repair('leader', { unit: unit.card, leader }, withUnit(list, at, { leader, models: 1 })),
        ),
  );
}
