/** AI cards: which row and column count, and what stands there. */
import type { Battle } from '../../battle.ts';
import type { AiCard } from '../../content.ts';
import type { Model } from '../../state.ts';
import { type AiRow, type DiceIcon, RESPONSES, type Response } from '../../words.ts';
import { healthLeft, maxHealth } from '../abilities.ts';
import { awarenessOf } from '../card-colors.ts';
import { hasIcon } from '../icons.ts';
import { isWithin } from '../near.ts';
import { suitOf } from '../power-armor.ts';
import { cardOf, modelsOf, seatOf, unitOf } from '../units.ts';

/** Every unit has its own. CH-AISETUP-2 */
export const aiCardFor = ({ aiCards }: Battle['content'], unit: string): AiCard | undefined =>
  [...aiCards.values()].findLast(({ units }) => units.includes(unit));

export const aiCardOf = (battle: Battle, model: Model): AiCard => aiCardFor(battle.content, cardOf(battle, model).id)!;

/** The number of icons counts; a bottle with a star is a single star. CH-AIACT-3, CH-AIACT-4 */
export function rowFor(icons: readonly DiceIcon[]): AiRow {
  const count = (icon: DiceIcon): number => icons.filter((each) => each === icon).length;
  if (count('blast') > 0) return 'blast';
  if (count('star') > 0) return count('star') > 1 ? 'two-stars' : 'star'; // CH-AIACT-3, CH-AIACT-4
  return count('bottle') > 1 ? 'two-bottles' : 'bottle'; // CH-AIACT-3
}

type Column = AiCard['columns'][number];

const friendsWithin = (battle: Battle, model: Model, { within }: Column): Model[] => {
  const color = within ?? awarenessOf(battle, model); // CH-RULING-16
  return modelsOf(battle, seatOf(battle, model)).filter(
    (friend) =>
      friend !== model && // CH-RULING-16
      isWithin(battle, model, friend, color),
  );
};

const leads = (battle: Battle, model: Model): boolean =>
  unitOf(battle, model).leader !== null || hasIcon(battle, model, 'dog-handler');

function isSuitWhole(battle: Battle, model: Model): boolean {
  const suit = suitOf(battle, model);
  return suit !== null && suit.regular + suit.radiation === 0 && !suit.degraded;
}

function isFitting(battle: Battle, model: Model, column: Column): boolean {
  const { health, suit, friends, led } = column;
  if (suit !== undefined && isSuitWhole(battle, model)) return true;
  const left = healthLeft(battle, model);
  if (health === 'half' && 2 * left <= maxHealth(battle, model)) return false;
  if (typeof health === 'number' && left < health) return false;
  if (friends !== undefined && friendsWithin(battle, model, column).length < friends) return false;
  return led === undefined || friendsWithin(battle, model, column).some((friend) => leads(battle, friend));
}

/** The first that fits from left to right; if none does, the last. CH-AIACT-5, CH-AIACT-6 */
export function columnFor(battle: Battle, model: Model): number {
  const { columns } = aiCardOf(battle, model);
  const first = columns.findIndex((column) => isFitting(battle, model, column)); // CH-AIACT-5
  return first < 0 ? columns.length - 1 : first; // CH-AIACT-6
}

interface Cell {
  readonly response: Response;
  readonly reckless: boolean;
  readonly stays: boolean;
}

export function readCell(cell: string): Cell {
  const [letter, attitude, line] = [...cell] as [keyof typeof RESPONSES, 'r' | 'c', '_' | undefined];
  return {
    response: RESPONSES[letter], // CH-AIACT-7
    reckless: attitude === 'r', // CH-AIACT-11, CH-AIACT-12
    stays: line === '_', // CH-AIACT-13
  };
}
