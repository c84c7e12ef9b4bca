/** The map in text: hexagonal tiles as boxes, every other row moved by half a tile. */

import type { Space, Tile } from '@holotape/adventure/printed/tiles';
import { foeOf } from '@holotape/adventure/queries/foes';
import { facedown } from '@holotape/adventure/queries/map';
import { padEnd, shorten, widthOf } from '../../terminal/text.ts';
import { type Drawing, figure, positionIn } from './drawing.ts';
import { campSign, capSign, difficult, enemySign, iconSign, irradiated, markerSign } from './signs.ts';

/** Half a tile's width at most: more does not help reading. */
const WIDEST_HALF = 12;
/** Lines of a tile: its name, then its spaces in pairs. */
const TILE_LINES = 4;

/** Who and what is in a space, as short as can be. */
function occupants(drawing: Drawing, space: string): string[] {
  const { pen, view } = drawing;
  return [
    ...view.survivors.flatMap((survivor, seat) => (survivor.space === space ? [figure(pen, seat)] : [])),
    ...view.enemies
      .filter((enemy) => enemy.space === space)
      .map((enemy) => enemySign(pen, enemy, enemy.token === null ? 0 : levelOf(drawing, enemy.token))),
    ...view.markers.filter((marker) => marker.space === space && marker.carrier === null).map(() => markerSign(pen)),
    ...view.capsOnMap.filter((cap) => cap.space === space).map(() => capSign(pen)),
    ...(view.together?.camps.placed.includes(space) ? [campSign(pen)] : []),
  ];
}

const levelOf = (drawing: Drawing, token: string): number => foeOf(positionIn(drawing), token)?.level ?? 0;

/** `e S4 ▲c1`: letter, icon, terrain, who is there. What does not fit ends in a plus sign. */
function cell(drawing: Drawing, space: Space, width: number): string {
  const { pen } = drawing;
  const letter = space.id.slice(space.id.lastIndexOf('.') + 1);
  const icon = space.icon === undefined ? '' : pen.bold(iconSign(space.icon, space.level));
  const terrain = space.terrain.map((each) => (each === 'difficult' ? difficult : irradiated(pen))).join('');
  const head = `${pen.dim(letter)}${terrain}${icon}`;
  const parts = occupants(drawing, space.id);
  let text = head;
  for (const [i, part] of parts.entries()) {
    const next = `${text}${i === 0 ? ' ' : ''}${part}`;
    const isLast = i === parts.length - 1;
    if (widthOf(next) > width - (isLast ? 0 : 1)) return padEnd(`${text}+`, width);
    text = next;
  }
  return padEnd(text, width);
}

/** The lines inside a tile's box, as wide as it is. */
function tileLines(drawing: Drawing, tile: Tile, width: number): string[] {
  const half = Math.floor(width / 2);
  const rows = Array.from({ length: TILE_LINES - 1 }, (_, row) => {
    const [left, right] = [tile.spaces[row], tile.spaces[row + TILE_LINES - 1]];
    return (
      (left === undefined ? ' '.repeat(half) : cell(drawing, left, half)) +
      (right === undefined ? ' '.repeat(width - half) : cell(drawing, right, width - half))
    );
  });
  return rows;
}

function facedownLines(drawing: Drawing, position: number, width: number): string[] {
  const { pen, view, content } = drawing;
  const { kind, tile } = view.map[position]!;
  const known = tile === null ? '' : content.tiles.get(tile)!.name;
  const there = occupants(drawing, facedown(position)).join(' ');
  return [` ${shorten(kind, width - 5)} #${position}`, ` ${shorten(known, width - 1)}`, ` ${there}`].map((line) =>
    padEnd(pen.dim(line), width),
  );
}

/** The whole map, from the north. */
export function mapLines(drawing: Drawing): string[] {
  const { pen, view, content, width } = drawing;
  const { positions } = content.maps.get(view.scenario)!;
  const columns = Math.max(...positions.map(({ column }) => column)) + 2;
  const half = Math.min(WIDEST_HALF, Math.floor((width - 2) / columns));
  const inner = 2 * half - 1;
  const rows = Math.max(...positions.map(({ row }) => row)) + 1;
  const [line, wall, corner] = [pen.glyph('line'), pen.dim(pen.glyph('wall')), pen.plain ? '+' : '┬'];
  const lines: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    const tiles = positions.flatMap((position, at) => (position.row === row ? [{ ...position, at }] : []));
    const drawn = tiles.map(({ at }) => {
      const { tile, faceup } = view.map[at]!;
      const printed = faceup && tile !== null ? content.tiles.get(tile)! : undefined;
      const name = printed === undefined ? '' : ` ${shorten(printed.name, inner - 3)} `;
      const top = `${pen.bold(name)}${pen.dim(line.repeat(inner - widthOf(name)))}`;
      return [top, ...(printed === undefined ? facedownLines(drawing, at, inner) : tileLines(drawing, printed, inner))];
    });
    for (let each = 0; each < TILE_LINES; each += 1) {
      let text = ' ';
      let reached = 0;
      let isOpen = false;
      for (const [i, { column }] of tiles.entries()) {
        const gap = column - reached;
        if (gap > 0) {
          if (isOpen) text += each === 0 ? pen.dim(corner) : wall;
          text += ' '.repeat(gap * half - (isOpen ? 1 : 0));
          isOpen = false;
        }
        text += (each === 0 ? pen.dim(corner) : wall) + drawn[i]![each]!;
        reached = column + 2;
        isOpen = true;
      }
      lines.push(`${text}${each === 0 ? pen.dim(corner) : wall}`);
    }
  }
  const last = positions.filter(({ row }) => row === rows - 1).map(({ column }) => column);
  lines.push(
    ` ${' '.repeat(Math.min(...last) * half)}${pen.dim(line.repeat((Math.max(...last) + 2 - Math.min(...last)) * half + 1))}`,
  );
  return lines.map((each) => each.trimEnd());
}
