/**
 * The adventure's cards in words, for whoever looks one up. Cards of the library and what only a story gives are not among
 * them: nobody reads those before they come. FB-LIB-3
 */
import type { Agenda, Enemy } from '@holotape/adventure/printed/board';
import type { Item, Perk } from '@holotape/adventure/printed/items';
import agendas from '../../../../../games/adventure/content/agendas.yaml?data';
import assets from '../../../../../games/adventure/content/assets.yaml?data';
import enemies from '../../../../../games/adventure/content/enemies.yaml?data';
import loot from '../../../../../games/adventure/content/loot.yaml?data';
import newAssets from '../../../../../games/adventure/content/new-california/assets.yaml?data';
import newEnemies from '../../../../../games/adventure/content/new-california/enemies.yaml?data';
import newLoot from '../../../../../games/adventure/content/new-california/loot.yaml?data';
import newPerks from '../../../../../games/adventure/content/new-california/perks.yaml?data';
import perks from '../../../../../games/adventure/content/perks.yaml?data';
import type { BookCard } from '../../rulebook.ts';
import { w } from './words.ts';

/** As it is written: what may be left out was not filled in. */
type Written<T> = Partial<T> & { readonly id: string; readonly name: string };

/** What is in these files, of both boxes. */
const list = <T>(...files: readonly unknown[]): readonly Written<T>[] =>
  files.flatMap((data) => data as readonly Written<T>[]);
const sentences = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(' ');

const ofItem = (
  { id, name, kind = 'tool', text, cost, letters = [], ranged }: Written<Item>,
  rule: string,
): BookCard => ({
  id,
  name,
  kind: w(`kind.${kind}`),
  text: sentences(
    text,
    letters.length > 0 && w('letters', { letters: letters.join(', ') }),
    ranged && w('ranged'),
    cost !== undefined && w('cost', { n: cost }),
  ),
  rule,
});

const ofEnemy = ({ id, name, type = 'human', level = 0, areas = [], abilities = [] }: Written<Enemy>): BookCard => ({
  id,
  name,
  kind: w('kind.enemy'),
  text: sentences(
    w('enemy', { level, type: type.replace('-', ' '), areas: areas.join(', ') }),
    abilities.length > 0 && w('enemy.abilities', { abilities: abilities.join(', ') }),
  ),
  rule: 'FB-ENEMY-1',
});

/** Several cards may say the same. */
const onceEach = (cards: readonly BookCard[]): BookCard[] => [
  ...new Map(cards.map((card) => [`${card.name} ${card.text}`, card])).values(),
];

export const cardsInWords = (): BookCard[] =>
  onceEach([
    ...list<Item>(assets, newAssets).map((item) => ofItem(item, 'FB-CARDS-1')),
    ...list<Item>(loot, newLoot).map((item) => ofItem(item, 'FB-CARDS-3')),
    ...list<Agenda>(agendas).map(({ id, name, text = '' }) => ({
      id,
      name,
      kind: w('kind.agenda'),
      text,
      rule: 'FB-AGENDA-2',
    })),
    ...list<Perk>(perks, newPerks).map(({ id, name, text = '', letter = '' }) => ({
      id,
      name,
      kind: w('kind.perk'),
      text: sentences(text, w('letter', { letter })),
      rule: 'FB-PERK-1',
    })),
    ...list<Enemy>(enemies, newEnemies).map(ofEnemy),
  ]);
