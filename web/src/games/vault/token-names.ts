/** What stands on spaces and cards, by name. */
import type { RewardPart } from '@holotape/vault/printed/cards';
import type { CostIcon, Letter } from '@holotape/vault/printed/icons';

/** On slabs, cards and in the rulebook. */
export const COMMON = [
  'power',
  'food',
  'water',
  'any',
  'happiness',
  'item',
  'dweller',
  'price',
  'build',
  'first-player',
  'heal',
  'injured-only',
  'injury',
] as const;

/** Drawn only in the vault. `swap`: two arrows between what is given and what is got. */
export const OWN_TOKENS = ['ready', 'refresh-items', 'refresh-rooms', 'train-any', 'swap'] as const;

export type TokenName =
  | (typeof COMMON)[number]
  | (typeof OWN_TOKENS)[number]
  | `train-${Letter}`
  /** The number both dice must reach. */
  | `fight-${number}`;

/** The tokens of one icon of a reward. */
function partTokens(part: RewardPart): TokenName[] {
  if (typeof part === 'string') return [part];
  if ('train' in part) return [part.train === 'any' ? 'train-any' : `train-${part.train}`];
  return [...part.exchange[0], 'swap', ...part.exchange[1]];
}

/** The tokens of a reward from left to right, in one row, or in two where one would be too small. */
export function rewardRows(reward: readonly RewardPart[]): TokenName[][] {
  const parts = reward.map(partTokens);
  return parts.flat().length > 5 && parts.length > 1 && parts.every(({ length }) => length > 1)
    ? parts
    : [parts.flat()];
}

/** The tokens of a cost; a fight is the last of them. */
export const costTokens = (cost: readonly CostIcon[], fight: number | undefined): TokenName[] => [
  ...cost,
  ...(fight === undefined ? [] : [`fight-${fight}` as const]),
];
