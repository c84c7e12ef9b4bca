/** Forces on the command line: by a file, a code, the name of one of the box, or unit by unit in words. */
import { readFileSync } from 'node:fs';
import { type Reason, sentence } from '@holotape/kernel';
import type { SkirmishContent } from '@holotape/skirmish/battle';
import type { ForceList, ListedUnit } from '@holotape/skirmish/printed/force-lists';
import { standardUnit } from '@holotape/skirmish/queries/force-lists/chance';
import { forceFrom, isForceCode } from '@holotape/skirmish/queries/force-lists/codes';
import { forceIn } from '@holotape/skirmish/queries/force-lists/reading';
import { texts } from '@holotape/skirmish/texts';
import { listed } from '../../terminal/text.ts';
import { Trouble, WrongUsage, whyNotFile } from '../../terminal/trouble.ts';

/** A sentence about a force. */
export const told = (content: SkirmishContent, { say, args }: Pick<Reason, 'say' | 'args'>): string =>
  sentence(texts, content, [], say, args);

/** A force and the sentences about what was lost of it. */
interface Given {
  readonly list: ForceList;
  readonly lost: readonly string[];
}

/** A file, a code, or a force of the box. */
export function forceNamed(content: SkirmishContent, given: string): Given {
  const boxed = [...content.lists.values()].find(
    ({ id, name }) => given === id || given.toLowerCase() === name.toLowerCase(),
  );
  if (boxed !== undefined) {
    const { name, prices, limit, units, boosts } = boxed;
    return { list: { name, prices, limit, units, boosts, house: false }, lost: [] };
  }
  const read = isForceCode(given) ? forceFrom(content, given, 'A force by its code') : forceIn(content, textOf(given));
  if ('say' in read) throw new Trouble(`${isForceCode(given) ? '' : `${given}: `}${told(content, read)}`);
  return { list: read.list, lost: read.lost.map((each) => told(content, each)) };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Trouble(
      `"${file}" is neither a force of the box nor a code, and as a file it cannot be read: ${whyNotFile(error)}.`,
    );
  }
}

const wordsOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** A card by its id or by its name. */
function cardNamed(
  cards: ReadonlyMap<string, { readonly id: string; readonly name: string }>,
  what: string,
  given: string,
): string {
  const found = [...cards.values()].find(({ id, name }) => id === wordsOf(given) || wordsOf(name) === wordsOf(given));
  if (found !== undefined) return found.id;
  const near = [...cards.values()].filter(({ id }) => id.includes(wordsOf(given))).slice(0, 5);
  const hint =
    near.length === 0
      ? ''
      : ` Perhaps ${listed(
          near.map(({ id }) => id),
          'or',
        )}?`;
  throw new WrongUsage(`There is no ${what} called "${given}".${hint}`);
}

/** Boosts in words: `sprint, get ready`. */
export const boostsFromWords = (content: SkirmishContent, text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => cardNamed(content.boosts, 'Boost', part));

/**
 * A unit in words: `3 settler: assault-rifle, 2 stimpak`, `sole survivor: hunting-rifle+silenced, leader hunter, heroic, perk
 * big-leagues`. Without a colon it has what it usually carries.
 */
export function unitFromWords(content: SkirmishContent, text: string): ListedUnit {
  const [head = '', ...rest] = text.split(':');
  const [, many = '1', card = ''] = /^\s*(\d*)\s*(.*?)\s*$/.exec(head)!;
  const standard = standardUnit(content, cardNamed(content.units, 'unit', card));
  let unit: ListedUnit = { ...standard, models: Number(many || 1), items: rest.length === 0 ? standard.items : [] };
  const parts = rest
    .join(':')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  for (const part of parts) unit = withPart(content, unit, part);
  return unit;
}

function withPart(content: SkirmishContent, unit: ListedUnit, part: string): ListedUnit {
  if (part === 'heroic') return { ...unit, heroic: true };
  const [first = '', ...more] = part.split(' ');
  if (first === 'leader') return { ...unit, leader: cardNamed(content.leaders, 'Leader card', more.join(' ')) };
  if (first === 'perk') return { ...unit, perks: [...unit.perks, cardNamed(content.perks, 'perk', more.join(' '))] };
  const [, many, item = ''] = /^(?:(\d{1,2}) )?(.*)$/.exec(part)!;
  const [name = '', mod] = item.split('+');
  const on = cardNamed(content.items, 'item', name);
  return {
    ...unit,
    items: [...unit.items, ...Array.from({ length: Number(many ?? 1) }, () => on)],
    mods: mod === undefined ? unit.mods : [...unit.mods, { on, mod: cardNamed(content.mods, 'Mod', mod) }],
  };
}
