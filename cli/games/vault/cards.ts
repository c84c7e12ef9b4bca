/** Cards as they are read: what is printed on them, in words. */
import type { Elevator, Room, Space, ThreatCard, VaultContent } from '@holotape/vault/content';
import { beside, wrap } from '../../terminal/text.ts';
import type { Canvas, Card } from '../face.ts';
import { priceWords, spaceMarks, spaceWords } from './symbols.ts';

const words = (space: Space): string => [spaceWords(space), ...spaceMarks(space)].join('; ');

function roomCard({ pen, width }: Canvas, room: Room): Card {
  return {
    kind: 'room',
    name: room.name,
    lines: [
      ...wrap(pen.dim(room.line), width),
      ...(room.price.length > 0 ? [`price  ${priceWords(room.price)}`] : []),
      ...beside('left   ', words(room.spaces[0]), width),
      ...beside('right  ', words(room.spaces[1]), width),
    ],
  };
}

const elevatorCard = ({ width }: Canvas, elevator: Elevator, name: string): Card => ({
  kind: 'elevator',
  name,
  lines: [
    ...beside('upper  ', words(elevator.spaces[0]), width),
    ...beside('lower  ', words(elevator.spaces[1]), width),
  ],
});

function threatCard({ pen, width }: Canvas, threat: ThreatCard): Card {
  return {
    kind: 'threat',
    name: threat.name,
    lines: [
      ...wrap(pen.dim(threat.line), width),
      ...wrap(words(threat.space), width),
      ...(threat.blocksNeighbour
        ? wrap('While it lies there, nobody can use the other space of its room.', width)
        : []),
    ],
  };
}

export function cards(canvas: Canvas, content: VaultContent): Card[] {
  const threats = new Map([...content.threats.values()].map((threat) => [threat.id, threat]));
  return [
    ...[...content.items.values()].map(
      (item): Card => ({
        kind: 'item',
        name: item.name,
        lines: [...wrap(item.text, canvas.width), ...wrap(canvas.pen.dim(item.line), canvas.width)],
      }),
    ),
    ...[...content.rooms.values()].map((room) => roomCard(canvas, room)),
    ...[...threats.values()].map((threat) => threatCard(canvas, threat)),
    elevatorCard(canvas, content.topElevator, content.topElevator.name),
    elevatorCard(canvas, content.playerElevator, "A player's elevator"),
  ];
}
