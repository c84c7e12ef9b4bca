/** Options in words. The ids are the rules'; the words come from the game's messages and cards. */
import { type AnySession, type Args, type Option, type Question, sentence } from '@holotape/kernel';
import type { VaultContent } from '@holotape/vault/content';
import { PLACES } from '@holotape/vault/printed/icons';
import { findSpot, roomAt, spaceAt, threatAt } from '@holotape/vault/queries/spaces';
import type { Dweller, Vault } from '@holotape/vault/state';
import type { Label } from '../face.ts';
import { codeOf } from './codes.ts';
import { priceWords, spaceMarks, spaceWords } from './symbols.ts';

export const SPACE = 'space:';

/** What lies at a space, its side, and what it costs and gives. */
interface SpaceLabel {
  readonly place: string;
  readonly side: string;
  readonly words: string;
  readonly marks: readonly string[];
}

export function spaceLabel(vault: Vault, id: string): SpaceLabel {
  const [first, place, number] = id.split('.') as [string, string, string];
  const side = number === '1' ? 'left' : 'right';
  if (first === 'track') {
    const room = vault.content.rooms.get(place)!;
    const space = room.spaces[number === '1' ? 0 : 1];
    return { place: room.name, side, words: spaceWords(space), marks: spaceMarks(space) };
  }
  const { level, at } = findSpot(vault.state, id);
  const space = spaceAt(vault, level, at)!;
  const threat = threatAt(vault, level, at);
  const room = roomAt(vault, level, at);
  const words = spaceWords(space);
  return {
    place: room?.name ?? 'Elevator',
    side: room === undefined ? (number === '1' ? 'upper' : 'lower') : side,
    words: threat === undefined ? words : `${threat.name}: ${words}`,
    marks: spaceMarks(space),
  };
}

const say = (session: AnySession, key: string, args?: Args): string =>
  sentence(session.game.texts, session.game.content, [], `option.${key}`, args);

function dwellerLabel(dweller: Dweller, letter: unknown): Label {
  const number = dweller.id.slice(dweller.id.lastIndexOf('-') + 1);
  const twice = dweller.trained !== null && dweller.trained === letter ? ': gains it all twice here' : '';
  const about = [
    dweller.trained === null ? 'untrained' : `trained in ${dweller.trained}${twice}`,
    ...(dweller.injured ? ['injured'] : []),
  ];
  return { name: `Dweller ${number}`, detail: about.join(', ') };
}

function useLabel(session: AnySession, content: VaultContent, id: string): Label {
  const [, item = '', way] = id.split(':');
  const detail = content.items.get(item)?.text ?? '';
  if (way === undefined) return { name: say(session, 'use', { item }), detail };
  if (way === 'pay') return { name: say(session, 'use-pay', { item }), detail };
  return { name: say(session, 'use-die', { item, die: Number(way) }) };
}

const RESOURCE = /^(?:power|food|water)$/;
const EXCHANGE = /^[a-z]+(?:\+[a-z]+)*:[a-z]+(?:\+[a-z]+)*$/;

/** The level's places are counted from left to right, the elevator is in the middle. */
const placeSide = (place: number): string => (place <= PLACES / 2 ? 'left of the elevator' : 'right of the elevator');

export function label(session: AnySession, question: Question, option: Option): Label {
  const vault = session.position as Vault;
  const { content, state } = vault;
  const { id } = option;
  if (id.startsWith(SPACE)) {
    const space = id.slice(SPACE.length);
    const { place, side, words, marks } = spaceLabel(vault, space);
    const code = codeOf(space);
    const detail = [words, ...marks].join('; ');
    return { name: `${place}, ${side}`, detail, ...(code !== undefined && { code }) };
  }
  if (id.startsWith('use:')) return useLabel(session, content, id);
  if (RESOURCE.test(id)) return { name: `1 ${id}` };
  if (question.ask === 'build.place')
    return { name: say(session, 'place', { place: Number(id) }), detail: placeSide(Number(id)) };
  const item = content.items.get(id);
  if (item !== undefined) return { name: item.name, detail: item.text };
  const room = content.rooms.get(id);
  if (room !== undefined) {
    const spaces = room.spaces.map((space) => [spaceWords(space), ...spaceMarks(space)].join('; '));
    return { name: room.name, detail: `price ${priceWords(room.price)} | ${spaces.join(' | ')}` };
  }
  const dweller = state.players.flatMap(({ dwellers }) => dwellers).find((each) => each.id === id);
  if (dweller !== undefined) return dwellerLabel(dweller, question.detail?.about?.letter);
  if (/^[SPECIAL]$/.test(id)) return { name: id };
  if (id === 'spare:any') return { name: say(session, 'spare-any') };
  if (id.startsWith('spare:')) return { name: say(session, 'spare', { resource: id.slice('spare:'.length) }) };
  if (id.startsWith('die:')) {
    const [, die, face] = id.split(':').map(Number);
    return { name: say(session, 'die', { die: die!, face: face! }) };
  }
  if (EXCHANGE.test(id)) {
    const [give, get] = id.split(':').map((side) => side.replaceAll('+', ' and '));
    return { name: say(session, 'exchange', { give: give!, get: get! }) };
  }
  return { name: say(session, id) };
}
