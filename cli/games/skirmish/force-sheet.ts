/** A force on the screen: what it costs, what each unit has, and what the book has against it. */
import type { SkirmishContent } from '@holotape/skirmish/battle';
import { unitFigures, weaponFigures } from '@holotape/skirmish/printed/card-figures';
import type { ForceList, ListedUnit } from '@holotape/skirmish/printed/force-lists';
import { forceCode } from '@holotape/skirmish/queries/force-lists/codes';
import { flawsOf, isPlayable } from '@holotape/skirmish/queries/force-lists/flaws';
import { notesOn } from '@holotape/skirmish/queries/force-lists/notes';
import { billOf, forceCaps, unitCaps } from '@holotape/skirmish/queries/force-lists/prices';
import { repairsFor } from '@holotape/skirmish/queries/force-lists/repairs';
import { padEnd, padStart, wrap } from '../../terminal/text.ts';
import { bookOf } from './cards.ts';
import { told } from './forces.ts';

const nameOf = (content: SkirmishContent, card: string): string => told(content, { say: 'force.card', args: { card } });

const CAPS = 6;

/** `Roadside Patrol: 488 of 500 Caps, 7 models in 5 units`. */
export function forceHead(content: SkirmishContent, list: ForceList): string {
  const models = list.units.reduce((sum, unit) => sum + unit.models, 0);
  const prices = content.prices.get(list.prices)?.name ?? list.prices;
  return `${list.name}: ${forceCaps(content, list)} of ${list.limit} Caps, ${models} models in ${list.units.length} units (${prices})`;
}

/** The bill of one unit, line by line. */
function unitLines(content: SkirmishContent, list: ForceList, unit: ListedUnit, width: number): string[] {
  const [head, ...rest] = billOf(content, list.prices, unit);
  const card = content.units.get(unit.card);
  const line = (name: string, caps: number) => `${padEnd(name, width - CAPS)}${padStart(String(caps), CAPS)}`;
  const title = `${unit.models > 1 ? `${unit.models} ` : ''}${card?.name ?? unit.card}`;
  return [
    line(title, unitCaps(content, list.prices, unit)),
    ...(rest.length === 0 ? [] : [line('    the unit card', head!.caps)]),
    ...rest.map(({ kind, card: id, count, caps }) => {
      const what = { item: '', mod: 'Mod ', perk: 'perk ', leader: 'Leader: ', heroic: '', unit: '' }[kind];
      return line(`    ${what}${nameOf(content, id)}${count > 1 ? ` x ${count}` : ''}`, caps);
    }),
  ];
}

export const forceLines = (content: SkirmishContent, list: ForceList, width: number): string[] => [
  ...wrap(forceHead(content, list), width),
  ...list.units.flatMap((unit) => unitLines(content, list, unit, Math.min(width, 64))),
  ...boostLines(content, list, width),
];

/** Boosts are nobody's: they are in hand. CH-BOOST-2 */
function boostLines(content: SkirmishContent, { boosts }: ForceList, width: number): string[] {
  if (boosts.length === 0) return [];
  return wrap(`Boosts: ${boosts.map((id) => nameOf(content, id)).join(', ')}`, width, '    ');
}

/** What the book has against it, each with the cheapest way to put it right, and what is worth knowing. */
export function verdictLines(content: SkirmishContent, list: ForceList, width: number): string[] {
  const flaws = flawsOf(content, list);
  const isAllowed = isPlayable(list, flaws);
  const lines = [
    ...flaws.flatMap((flaw) => {
      const [repair] = repairsFor(content, list, flaw);
      return [
        `${isAllowed ? 'House rule' : 'Not allowed'}: ${told(content, flaw)} (${flaw.rule})`,
        ...(repair === undefined ? [] : [`    Cheapest: ${told(content, repair)}, ${repair.caps} Caps.`]),
      ];
    }),
    ...notesOn(content, list).map((note) => `Note: ${told(content, note)} (${note.rule})`),
    ...unplayed(content, list),
    flaws.length === 0 && list.units.length > 0
      ? 'The force is legal.'
      : isAllowed
        ? 'It can be played by its house rules.'
        : 'It cannot be played like this.',
  ];
  return lines.flatMap((line) => wrap(line, width, '    '));
}

/** Sentences of its cards that the table does not do yet. */
function unplayed(content: SkirmishContent, { units }: ForceList): string[] {
  const cards = units.flatMap(({ card, items, mods, perks, leader }) => [
    `units/${card}`,
    ...items.flatMap((id) => ['weapons', 'armor', 'gear'].map((kind) => `${kind}/${id}`)),
    ...mods.map(({ mod }) => `mods/${mod}`),
    ...perks.map((id) => `perks/${id}`),
    ...(leader === null ? [] : [`leaders/${leader}`]),
  ]);
  return [...new Set(cards)].flatMap((card) =>
    (content.unsaid.get(card) ?? []).map(
      ({ says }) => `Not played yet on ${nameOf(content, card.split('/')[1]!)}: "${says}"`,
    ),
  );
}

/** Every card with its figures, for the printer. */
export function sheetLines(content: SkirmishContent, list: ForceList, width: number): string[] {
  const book = bookOf(content);
  const units = list.units.flatMap((unit) => {
    const card = content.units.get(unit.card);
    if (card === undefined) return [];
    const weapons = [...new Set(unit.items)].flatMap((id) => content.weapons.get(id) ?? []);
    const others = [...new Set(unit.items)].filter((id) => !content.weapons.has(id));
    const cards = [...others, ...unit.mods.map(({ mod }) => mod), ...unit.perks, ...(unit.leader ? [unit.leader] : [])];
    const health = card.special[card.skills.health] + (unit.heroic ? content.heroic.health : 0);
    return [
      '',
      `${card.name}${unit.models > 1 ? `, ${unit.models} models` : ''}${unit.heroic ? ', Heroic' : ''}: ${unitCaps(content, list.prices, unit)} Caps`,
      ...unitFigures(card, book).map((line) => `  ${line}`),
      ...weapons.map((weapon) => `  ${weapon.name}: ${weaponFigures(weapon, book).slice(1).join('; ')}`),
      ...(cards.length === 0 ? [] : [`  With ${cards.map((id) => nameOf(content, id)).join(', ')}`]),
      ...(card.text === '' ? [] : [`  ${card.text}`]),
      ...Array.from({ length: unit.models }, (_, n) => `  ${n + 1} ${'[ ]'.repeat(health)}`),
    ];
  });
  return [
    ...wrap(forceHead(content, list), width),
    ...units.flatMap((line) => wrap(line, width, '    ')),
    ...list.boosts.flatMap((id) =>
      wrap(`Boost ${nameOf(content, id)}: ${content.boosts.get(id)?.text ?? ''}`, width, '    '),
    ),
    '',
    forceCode(list),
  ];
}
