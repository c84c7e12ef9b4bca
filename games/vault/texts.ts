/** How the vault game speaks: messages by key, and how ids are printed. */
import type { Json, Printer, Texts } from '@holotape/kernel';
import type { VaultContent } from './content.ts';
import { messages } from './messages/en.ts';
import { RESOURCES } from './printed/icons.ts';

type Print = Printer<VaultContent>;

const counted = (count: number, word: string): string => `${count} ${word}`;

/** `{power: 1, water: 2}` as "1 power, 2 water". */
const cubes: Print = (value) => {
  const by = value as { readonly [resource: string]: number };
  const parts = RESOURCES.filter((each) => (by[each] ?? 0) > 0).map((each) => counted(by[each]!, each));
  return parts.join(', ') || 'nothing';
};

/** `['power', 'power']` as "2 power". */
const list: Print = (value, content, names) => {
  const tally: Record<string, number> = {};
  for (const each of value as string[]) tally[each] = (tally[each] ?? 0) + 1;
  return cubes(tally as Json, content, names);
};

const room: Print = (id, content) => content.rooms.get(id as string)?.name ?? String(id);
const item: Print = (id, content) => content.items.get(id as string)?.name ?? String(id);
const threat: Print = (id, content) => content.threats.get(id as string)?.name ?? String(id);

/** `red-3` as "dweller 3". */
const dweller: Print = (id) => `dweller ${String(id).slice(String(id).lastIndexOf('-') + 1)}`;

const level: Print = (name) => (name === 'top' ? 'the top level' : `the ${name} level`);

/** `red.2.1` as "red 2, left space". */
const space: Print = (id, _content, _names) => {
  const [name, place, number] = String(id).split('.');
  const side = place === 'lift' ? (number === '1' ? 'upper' : 'lower') : number === '1' ? 'left' : 'right';
  return place === 'lift' ? `${name} elevator, ${side} space` : `${name} level, room ${place}, ${side} space`;
};

const dice: Print = (faces) => (faces as number[]).join(' + ');

/** A bonus to a roll, said only if there is one. */
const plus: Print = (value) => ((value as number) > 0 ? ` + ${value}` : '');
const happiness: Print = (count) => counted(count as number, 'happiness');
const rooms: Print = (ids, content, names) => (ids as string[]).map((id) => room(id, content, names)).join(', ');

/** Where a dweller was placed, by the name of what lies there. */
const where: Print = (value, content, names) => {
  const at = value as { space: string; room: string | null; threat: string | null };
  if (at.threat !== null) return `the ${threat(at.threat, content, names)} (${space(at.space, content, names)})`;
  if (at.room !== null) return `the ${room(at.room, content, names)} (${space(at.space, content, names)})`;
  return `the ${space(at.space, content, names)}`;
};

export const texts: Texts<VaultContent> = {
  messages,
  printers: { cubes, list, room, rooms, item, threat, dweller, level, space, where, dice, plus, happiness },
};
