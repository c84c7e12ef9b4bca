/** SH-END: ending the game and scoring. The same functions decide the winner and explain the score. */
import type { Result, Seat } from '@holotape/kernel';
import type { Ability } from '../printed/cards.ts';
import { PLACES } from '../printed/icons.ts';
import type { Vault, VaultState } from '../state.ts';
import { totalOf } from './paying.ts';
import { levelOf, roomsBuilt, threatsOn } from './spaces.ts';

/** Six rooms on somebody's level, or no threats left to draw: the round is played to its end. SH-END-1, SH-RULING-5 */
export const isLastRound = (state: Pick<VaultState, 'threatsOut' | 'levels'>): boolean =>
  state.threatsOut || state.levels.some((level) => level.owner !== null && roomsBuilt(level) === PLACES);

type Scoring = Extract<Ability, { does: 'score' }>;

function counted(vault: Vault, seat: Seat, what: Scoring['for']): number {
  const player = vault.state.players[seat]!;
  const level = levelOf(vault.state, seat);
  switch (what) {
    case 'dwellers':
      return player.dwellers.length;
    case 'defeated':
      return player.defeated;
    case 'rooms':
      return roomsBuilt(level);
    case 'resources':
      return totalOf(player);
    case 'items':
      return player.items.length;
    case 'clean-level':
      return threatsOn(level) === 0 ? 1 : 0;
  }
}

/** What an end-of-game item is worth as things stand. */
export function itemScore(vault: Vault, seat: Seat, ability: Scoring): number {
  const above = Math.max(0, counted(vault, seat, ability.for) - ability.above);
  const happiness = Math.floor(above / ability.each) * ability.happiness;
  return Math.min(happiness, ability.most ?? happiness);
}

export interface Score {
  readonly happiness: number;
  /** Threats on one's own level, one happiness each, but not below none. SH-END-2 */
  readonly lost: number;
  /** End-of-game items, counted after that. SH-RULING-14 */
  readonly items: readonly { readonly item: string; readonly happiness: number }[];
  readonly total: number;
  /** Tie-breakers in their order. SH-END-4 */
  readonly resources: number;
  readonly dwellers: number;
  readonly itemCount: number;
}

export function scoreOf(vault: Vault, seat: Seat): Score {
  const player = vault.state.players[seat]!;
  const lost = Math.min(player.happiness, threatsOn(levelOf(vault.state, seat)));
  const items = player.items.flatMap(({ id }) => {
    const { ability } = vault.content.items.get(id)!;
    return ability.does === 'score' ? [{ item: id, happiness: itemScore(vault, seat, ability) }] : [];
  });
  return {
    happiness: player.happiness,
    lost,
    items,
    total: player.happiness - lost + items.reduce((sum, { happiness }) => sum + happiness, 0),
    resources: totalOf(player),
    dwellers: player.dwellers.length,
    itemCount: player.items.length,
  };
}

const TIE_BREAKS = ['total', 'resources', 'dwellers', 'itemCount'] as const;

/** Above nothing, below nothing: first the happiness, then each tie-breaker. SH-END-3, SH-END-4 */
export function compareScores(a: Score, b: Score): number {
  for (const key of TIE_BREAKS) if (a[key] !== b[key]) return a[key] - b[key];
  return 0;
}

export function result(vault: Vault): Result | undefined {
  if (vault.state.phase !== 'over') return undefined;
  const scores = vault.state.players.map((_, seat) => scoreOf(vault, seat));
  const winners = scores.flatMap((score, seat) =>
    scores.every((other) => compareScores(score, other) >= 0) ? [seat] : [],
  );
  return { winners, scores: scores.map(({ total }) => total) };
}
