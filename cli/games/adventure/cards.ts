/** Cards as they are read: items, perks, agendas, enemies, survivors, tiles and what is staged. */
import { type AdventureContent, characterCards } from '@holotape/adventure/content';
import { itemMarks, spaceName } from '@holotape/adventure/printed/words';
import { isOnMap } from '@holotape/adventure/queries/map';
import type { Adventure } from '@holotape/adventure/state';
import { listed, wrap } from '../../terminal/text.ts';
import type { Canvas, Card } from '../face.ts';
import { bordersBeyond, spaceMarks } from './words.ts';

/** "; borders #5, Crater Town (c)", if the tile lies on the map. */
const bordersOf = (adventure: Adventure | undefined, space: string): string => {
  const beyond = adventure !== undefined && isOnMap(adventure, space) ? bordersBeyond(adventure, space) : [];
  return beyond.length === 0 ? '' : `; borders ${beyond.join(', ')}`;
};

/** One of each, though the box holds several. */
const distinct = <T extends { readonly id: string }>(all: Iterable<T>): T[] => [
  ...new Map([...all].map((each) => [each.id, each])).values(),
];

export function cards({ width }: Canvas, content: AdventureContent, adventure?: Adventure): Card[] {
  const told = (kind: string, name: string, ...texts: readonly string[]): Card => ({
    kind,
    name,
    lines: texts.filter(Boolean).flatMap((text) => wrap(text, width)),
  });
  return [
    ...distinct(content.items.values()).map((item) =>
      told(
        'item',
        item.name,
        [
          item.kind,
          ...itemMarks(item).filter((each) => each !== item.kind),
          ...(item.cost === undefined ? [] : [`worth ${item.cost}`]),
        ].join(', '),
        item.text,
      ),
    ),
    ...[...content.perks.values()].map(({ name, letter, text }) => told('perk', name, `needs ${letter}`, text)),
    ...distinct(content.agendas.values()).map(({ name, text, activates }) =>
      told('agenda', name, `1 influence. ${text}`, `At the end of a round: ${listed(activates) || 'nobody'}`),
    ),
    ...distinct(content.tokens.values()).map(({ name, type, level, areas, abilities }) =>
      told('enemy', name, `${type}, level ${level}, hit in ${listed(areas, 'or')}`, abilities.join(', ')),
    ),
    ...[...content.survivors.values()].map((sheet) =>
      told(
        'survivor',
        sheet.name,
        `letter ${listed(sheet.letter, 'or')}`,
        ...characterCards(sheet).map(({ name, text }) => `${name}: ${text}`),
      ),
    ),
    ...[...content.tiles.values()].map((tile) =>
      told(
        'tile',
        tile.name,
        ...tile.spaces.map(({ id, inside }) => {
          const marks = spaceMarks(content, id).join(', ');
          const beside = inside.map((each) => each.slice(each.lastIndexOf('.') + 1));
          return `${id.slice(id.lastIndexOf('.') + 1)}  ${spaceName(content, id)}${marks === '' ? '' : `: ${marks}`}; beside ${listed(beside)}${bordersOf(adventure, id)}`;
        }),
      ),
    ),
  ];
}
