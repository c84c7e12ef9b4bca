/** Who has won. */
import type { Battle } from '../battle.ts';
import { modelsOf } from './units.ts';

/** What the scenario says; without one a side without models has lost. */
export function result(battle: Battle): { winners: number[]; scores: number[] } | undefined {
  const scores = [modelsOf(battle, 0).length, modelsOf(battle, 1).length];
  const { scenario } = battle.state;
  if (scenario !== null) return scenario.winners === null ? undefined : { winners: scenario.winners, scores };
  if (!scores.includes(0)) return undefined;
  return { winners: scores.flatMap((left, seat) => (left > 0 ? [seat] : [])), scores };
}
