/** The vault cut open: levels from the top down, the elevator in the middle, three rooms on each side. */
import type { Space } from '@holotape/vault/content';
import { PLACES } from '@holotape/vault/printed/icons';
import { freePlaces } from '@holotape/vault/queries/building';
import { COLUMNS, columnOf, roomAt, spaceAt, spaceId, standingOn, threatAt } from '@holotape/vault/queries/spaces';
import type { Level } from '@holotape/vault/state';
import { type Cell, frame } from '../../terminal/frame.ts';
import { Pen } from '../../terminal/pen.ts';
import { NARROWEST } from '../../terminal/terminal.ts';
import { centred, cutTo, padEnd, padStart, shorten, widthOf } from '../../terminal/text.ts';
import { type Drawing, positionIn } from './drawing.ts';
import { buried } from './earth.ts';
import { inColour, markOf } from './marks.ts';
import { shortSigns, spaceSigns } from './symbols.ts';

const SIDE = PLACES / 2;
/** Columns of the number or the dwellers and of the threat's sign, before the signs of a space. */
const BEFORE = 3;

interface Measures {
  readonly room: number;
  readonly lift: number;
}

/** Rooms of 11 columns on a screen of 80, of 17 and more from 120 on. */
function measuresFor(width: number): Measures {
  const lift = width < 120 ? 6 : 10;
  const room = Math.floor((Math.max(width, NARROWEST) - lift - 2) / PLACES) - 1;
  return { lift, room: Math.min(room, 20) };
}

const columnsOf = ({ room, lift }: Measures): number[] => [room, room, room, lift, room, room, room];

/** The dice sums that bring a threat to each column. SH-THREAT-2 */
const SUMS = Array.from({ length: COLUMNS }, (_, column) => {
  for (let sum = 2; sum <= 12; sum += 1) if (columnOf(sum) === column) return String(sum);
  return undefined;
});

/** Over the top level: the number of each place, and the dice sums of its two spaces. */
function heading({ pen }: Drawing, measures: Measures): string {
  const places = Array.from({ length: PLACES }, (_, place) => {
    const sums = [SUMS[2 * place], SUMS[2 * place + 1]].map((sum) => sum ?? pen.glyph('dash')).join('/');
    return ` ${pen.bold(String(place + 1))}${padStart(pen.dim(sums), measures.room - 1)}`;
  });
  places.splice(SIDE, 0, ` ${pen.bold(centred('e', measures.lift))}`);
  return places.join('').trimEnd();
}

/** The dwellers here, the number to type, or a sign for free and for shut. */
function standing(drawing: Drawing, id: string): string {
  const { pen, open, view } = drawing;
  const dwellers = standingOn(positionIn(drawing).state, id);
  if (dwellers.length > 0)
    return dwellers.map(({ seat, dweller }) => markOf(pen, view.players[seat]!.colour, dweller.injured)).join('');
  if (open === undefined) return pen.dim('o');
  const number = open.get(id);
  return number === undefined ? pen.dim(pen.glyph('shut')) : pen.ink(String(number), 'bold', 'yellowBright');
}

/** One line of a room: `12!7+>i   C`. */
function spaceLine(drawing: Drawing, level: Level, at: number, width: number): string {
  const { pen, open } = drawing;
  const position = positionIn(drawing);
  const space = spaceAt(position, level, at)!;
  const id = spaceId(level, at);
  const isThreat = threatAt(position, level, at) !== undefined;
  const room = width - BEFORE - (space.letter === undefined ? 0 : 1);
  const isShut = standingOn(position.state, id).length > 0 || (open !== undefined && !open.has(id));
  const signs = fitting(drawing, space, room, isShut);
  const start = padStart(standing(drawing, id), BEFORE - 1) + (isThreat ? pen.ink('!', 'bold', 'redBright') : ' ');
  return start + padEnd(signs, room) + (space.letter === undefined ? '' : letterOf(drawing, space.letter));
}

/** The signs of a space, as many as there is room for; those of a shut space are dim. */
function fitting({ pen }: Drawing, space: Space, room: number, isShut: boolean): string {
  const bare = isShut ? new Pen(false, pen.plain) : pen;
  const whole = spaceSigns(bare, space);
  const airy = whole.replace('>', ' > ');
  // Not at the price of running into the letter.
  const ways = [...(widthOf(airy) < room ? [airy] : []), whole, shortSigns(bare, space)];
  const signs = ways.find((way) => widthOf(way) <= room) ?? cutTo(ways.at(-1)!, room, pen.glyph('cut'));
  return isShut ? pen.dim(signs) : signs;
}

/** The letter is lit if a dweller of yours would gain twice here. SH-TRAIN-4 */
function letterOf({ pen, view, seat }: Drawing, letter: string): string {
  const isTrained = view.players[seat ?? -1]?.dwellers.some(({ at, trained }) => at === null && trained === letter);
  return isTrained ? pen.ink(letter, 'inverse', 'yellowBright') : pen.dim(letter);
}

function liftTitle({ pen, view, names }: Drawing, level: Level, width: number): string {
  if (level.owner === null) return pen.bold('Top');
  const { colour } = view.players[level.owner]!;
  const mark = pen.plain ? '' : markOf(pen, colour);
  return mark + inColour(pen, colour, shorten(names[level.owner]!, width - 1));
}

function cellsOf(drawing: Drawing, level: Level, depth: number, measures: Measures): Cell[] {
  const { pen, seat } = drawing;
  const lines = (first: number, width: number) => [first, first + 1].map((at) => spaceLine(drawing, level, at, width));
  const isOwn = level.owner !== null && level.owner === seat;
  const free = isOwn ? freePlaces(level) : [];
  const cells = level.rooms.map((_, place): Cell => {
    const room = roomAt(positionIn(drawing), level, 2 * place);
    if (room === undefined) return earth(drawing, depth, place, measures.room, free.includes(place));
    const name = shorten(room.name, measures.room);
    return { title: pen.bold(name), titleWidth: widthOf(name), lines: lines(2 * place, measures.room), solid: true };
  });
  const title = liftTitle(drawing, level, measures.lift);
  cells.splice(SIDE, 0, { title, titleWidth: widthOf(title), lines: lines(COLUMNS, measures.lift), solid: true });
  return cells;
}

const earth = ({ pen }: Drawing, depth: number, place: number, width: number, isFree: boolean): Cell => ({
  title: '',
  titleWidth: 0,
  lines: isFree ? [' '.repeat(width), pen.dim(centred('free lot', width))] : buried(pen, depth, place, width),
  solid: false,
});

export function board(drawing: Drawing): string[] {
  const measures = measuresFor(drawing.width);
  const levels = drawing.view.levels.map((level, depth) => cellsOf(drawing, level, depth, measures));
  return [
    heading(drawing, measures),
    ...frame(levels, columnsOf(measures), drawing.pen.plain, (walls) => drawing.pen.dim(walls)),
  ];
}
