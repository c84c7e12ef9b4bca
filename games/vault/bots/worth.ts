/** What printed things are worth to a bot, looked up once for a set of cards. Nothing here is a rule. */
import type { Room, Space, VaultContent } from '../content.ts';
import type { Ability } from '../printed/cards.ts';
import { LETTERS, type Letter } from '../printed/icons.ts';

/** Icons on a space, in resources. Taken from the table the cards were made with; doubt it when prices change. */
const ICON_WORTH = {
  power: 1,
  food: 1,
  water: 1,
  any: 1.1,
  happiness: 2.3,
  dweller: 3,
  'first-player': 1,
  item: 2,
  build: 2,
  ready: 0.5,
  heal: 1,
  'refresh-items': 0.2,
  'refresh-rooms': 0.2,
  price: 2.5,
  injury: 1.5,
  train: 1.5,
  exchange: 0.8,
} as const;

function rewardOf({ reward }: Space): number {
  let sum = 0;
  for (const part of reward)
    if (typeof part !== 'object') sum += ICON_WORTH[part];
    else sum += 'exchange' in part ? ICON_WORTH.exchange : ICON_WORTH.train;
  return sum;
}

/** What one dweller brings home from a space, in resources. */
export function useOf(space: Space): number {
  let cost = 0;
  for (const icon of space.cost) cost += ICON_WORTH[icon];
  return Math.max(0, rewardOf(space) - cost) / (space.linked ? 2 : 1);
}

/** What an item does for its owner in one round, in resources, given that it is not used in every round. */
function useOfAbility(ability: Ability): number {
  switch (ability.does) {
    case 'add-to-fight':
      return 0.25 * Math.max(ability.plus, ability.orPay?.plus ?? 0);
    case 'reroll-fight':
      return ability.dice === 'both' ? 0.6 : 0.5;
    case 'gain':
      return ability.reward.length;
    case 'gain-more':
      return ability.discard ? 0 : 0.9;
    case 'train':
      return 0.9;
    case 'exchange':
      return 0.8;
    case 'place-again':
      return 0.7;
    case 'turn-die':
    case 'discard-spawn':
      return 0.6;
    case 'stay-unhurt':
    case 'cheaper-room':
    case 'heal':
    case 'share-space':
    case 'more-income':
      return 0.5;
    case 'swap-room':
      return 0.2;
    case 'score':
      return 0;
  }
}

/** How much of each thing a player has at the end of a usual game. */
const USUAL = { dwellers: 5, defeated: 3, rooms: 5, resources: 7, items: 4, 'clean-level': 0.6 } as const;

/** The happiness an item brings in the end to a player who ends as players usually do. */
function usualScore(ability: Ability): number {
  if (ability.does === 'gain-more') return ability.discard ? 1 : 0;
  if (ability.does !== 'score') return 0;
  const above = Math.max(0, USUAL[ability.for] - ability.above);
  return Math.min((above / ability.each) * ability.happiness, ability.most ?? Number.POSITIVE_INFINITY);
}

interface RoomWorth {
  /** What the better of its spaces brings in one use, in resources. */
  readonly best: number;
  /** What both bring together. */
  readonly both: number;
  /** What a dweller trained in the letter gains besides, by number of the letter. */
  readonly doubled: readonly number[];
}

interface ItemWorth {
  /** In resources, for each round. */
  readonly use: number;
  /** In happiness, at the end. */
  readonly score: number;
  readonly ability: Ability;
}

interface Worths {
  readonly rooms: ReadonlyMap<string, RoomWorth>;
  readonly items: ReadonlyMap<string, ItemWorth>;
}

export const letterNumber = (letter: Letter): number => LETTERS.indexOf(letter);

function roomWorth({ spaces }: Room): RoomWorth {
  const doubled = LETTERS.map(() => 0);
  for (const space of spaces)
    if (space.letter !== undefined) {
      const at = letterNumber(space.letter);
      doubled[at] = Math.max(doubled[at]!, rewardOf(space));
    }
  const [a, b] = [useOf(spaces[0]), useOf(spaces[1])];
  return { best: Math.max(a, b), both: a + b, doubled };
}

export const worthsOf = (content: VaultContent): Worths => ({
  rooms: new Map([...content.rooms].map(([id, room]) => [id, roomWorth(room)])),
  items: new Map(
    [...content.items].map(([id, { ability }]) => [
      id,
      { use: useOfAbility(ability), score: usualScore(ability), ability },
    ]),
  ),
});
