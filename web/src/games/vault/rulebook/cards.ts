/** The vault's cards in words, for whoever looks one up. */
import type { BookCard } from '../../rulebook.ts';
import { vaultContent } from '../pack.ts';
import { spacePhrase } from '../words.ts';
import { w } from './words.ts';

export function cardsInWords(): BookCard[] {
  const { rooms, items, threats } = vaultContent();
  return [
    ...[...rooms.values()].map(({ id, name, spaces }) => ({
      id,
      name,
      kind: w('card.room'),
      text: spaces.map((space) => spacePhrase(space)).join('; '),
      rule: 'SH-BUILD-1',
    })),
    ...[...items.values()].map(({ id, name, text }) => ({ id, name, kind: w('card.item'), text, rule: 'SH-ITEM-1' })),
    ...[...new Map([...threats.values()].map((threat) => [threat.name, threat])).values()].map(
      ({ id, name, space }) => ({
        id,
        name,
        kind: w('card.threat'),
        text: spacePhrase(space),
        rule: space.fight === undefined ? 'SH-THREAT-9' : 'SH-THREAT-6',
      }),
    ),
  ];
}
