/** Under the board: your own tray, the others at a glance, the tracks and what threatens the vault. */
import type { Seat } from '@holotape/kernel';
import { RESOURCES, TRACK_LIMIT } from '@holotape/vault/printed/icons';
import { roomsBuilt, spaceId, threatAt } from '@holotape/vault/queries/spaces';
import type { Dweller, Player } from '@holotape/vault/state';
import { beside, padEnd, shorten, unbroken, widthOf } from '../../terminal/text.ts';
import { codeOf } from './codes.ts';
import { type Drawing, positionIn } from './drawing.ts';
import { inColour, markOf } from './marks.ts';
import { priceSigns } from './symbols.ts';

const NAME_ROOM = 13;

const nameOf = ({ pen, view, names }: Drawing, seat: Seat): string => {
  const { colour } = view.players[seat]!;
  return `${markOf(pen, colour)} ${inColour(pen, colour, shorten(names[seat]!, NAME_ROOM - 3))}`;
};

/** `power ■■□□□□ 2`. SH-RES-2 */
function track({ pen }: Drawing, player: Player, resource: (typeof RESOURCES)[number]): string {
  const has = player[resource];
  const ink = { power: 'yellow', food: 'red', water: 'cyan' } as const;
  const cubes =
    pen.ink(pen.glyph('full').repeat(has), ink[resource]) + pen.dim(pen.glyph('empty').repeat(TRACK_LIMIT - has));
  return `${resource} ${cubes} ${has}`;
}

/** "2 untrained; 1 trained in S; 1 injured". */
function dwellersAtHome(player: Player): string {
  const home = player.dwellers.filter(({ at }) => at === null);
  const tally = new Map<string, number>();
  const kind = ({ injured, trained }: Dweller) =>
    [injured ? 'injured' : trained === null ? 'untrained' : '', trained === null ? '' : `trained in ${trained}`]
      .filter(Boolean)
      .join(', ');
  for (const dweller of home) tally.set(kind(dweller), (tally.get(kind(dweller)) ?? 0) + 1);
  return [...tally].map(([words, number]) => `${number} ${words}`).join('; ') || 'nobody';
}

function dwellersAway(player: Player): string[] {
  const away = player.dwellers.filter(({ at }) => at !== null);
  if (away.length === 0) return [];
  const hurt = away.filter(({ injured }) => injured).length;
  const fresh = away.filter(({ fresh }) => fresh).length;
  const learning = away.filter(({ training }) => training !== null).length;
  const notes = [hurt && `${hurt} injured`, fresh && `${fresh} new`, learning && `${learning} learning`].filter(
    Boolean,
  );
  return [`${away.length} in the vault${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`];
}

/** Everything one player has, for those who look closely. */
export function ownTray(drawing: Drawing, seat: Seat): string[] {
  const { pen, view, content, width } = drawing;
  const player = view.players[seat]!;
  const items = player.items.map(({ id, exhausted }) => {
    const name = content.items.get(id)?.name ?? id;
    return exhausted ? pen.dim(`${name} (used)`) : name;
  });
  const happiness = `${pen.ink(pen.glyph('happiness'), 'magenta')} ${player.happiness}`;
  return [
    `${padEnd(nameOf(drawing, seat), NAME_ROOM)}${padEnd(happiness, 6)}${RESOURCES.map((each) => track(drawing, player, each)).join('   ')}`,
    ...beside(pen.dim('  at home   '), [dwellersAtHome(player), ...dwellersAway(player)].join('; '), width),
    ...beside(pen.dim('  items     '), items.join(', ') || 'none', width),
  ];
}

/** One line for each of the others. */
export function otherTray(drawing: Drawing, seat: Seat): string {
  const { pen, view, bots, width } = drawing;
  const player = view.players[seat]!;
  const level = view.levels.find(({ owner }) => owner === seat)!;
  const letters = player.dwellers.flatMap(({ trained }) => (trained === null ? [] : [trained])).join('');
  const home = player.dwellers.filter(({ at }) => at === null).length;
  const notes = [player.passed ? 'passed' : '', letters && `^${letters}`, width < 100 ? '' : bots[seat]];
  const columns: readonly (readonly [string, number])[] = [
    [nameOf(drawing, seat), NAME_ROOM],
    [`${pen.ink(pen.glyph('happiness'), 'magenta')} ${player.happiness}`, 6],
    [RESOURCES.map((each) => `${priceSigns(pen, [each])} ${player[each]}`).join('  '), 15],
    [`home ${home}/${player.dwellers.length}`, 10],
    [`rooms ${roomsBuilt(level)}`, 9],
    [`items ${player.items.length}`, 9],
    [notes.filter(Boolean).join(' '), 0],
  ];
  return columns
    .map(([text, room]) => padEnd(text, room))
    .join('')
    .trimEnd();
}

/** A heading, what lies there, and at the right how much is left of the deck. */
function shelf(drawing: Drawing, head: string, cards: readonly string[], left: string): string[] {
  const { pen, width } = drawing;
  const text = cards.map((card) => unbroken(card)).join(`${unbroken(' ')}${pen.glyph('dot')} `);
  const lines = beside(pen.dim(padEnd(head, 9)), text || 'none', width);
  const last = lines.at(-1)!;
  if (widthOf(last) + 2 + left.length <= width)
    lines[lines.length - 1] = padEnd(last, width - left.length) + pen.dim(left);
  else lines.push(padEnd('', width - left.length) + pen.dim(left));
  return lines;
}

export function tracks(drawing: Drawing): string[] {
  const { pen, view, content } = drawing;
  const rooms = view.roomTrack.map((id) => {
    const room = content.rooms.get(id)!;
    return `${room.name} ${priceSigns(pen, room.price)}`;
  });
  const items = view.itemTrack.map((id) => content.items.get(id)!.name);
  return [
    ...shelf(drawing, 'Rooms', rooms, `${view.roomsLeft} left`),
    ...shelf(drawing, 'Items', items, `${view.itemsLeft} left`),
    ...threats(drawing),
  ];
}

/** Threats by name, since there is no room for names on the board. */
function threats(drawing: Drawing): string[] {
  const { pen, view } = drawing;
  const found = view.levels.flatMap((level) =>
    level.threats.flatMap((id, at) =>
      id === null
        ? []
        : [`${threatAt(positionIn(drawing), level, at)!.name} ${pen.ink(codeOf(spaceId(level, at))!, 'redBright')}`],
    ),
  );
  return shelf(drawing, 'Threats', found, `${view.threatsLeft} left`);
}
