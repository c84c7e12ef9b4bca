/** Special rules of scenarios: what a scenario does at named moments, as far as it must be said in code. */
import type { Battle, Goal, SpecialRules } from '../battle.ts';
import type { PrintedScenario } from '../printed/scenarios.ts';
import { seatOf } from './units.ts';

const NONE: SpecialRules = {};

export const specialRules = ({ state, content }: Battle): SpecialRules =>
  (state.scenario && content.special.get(state.scenario.id)) ?? NONE;

/** What is printed of the scenario that is being played. */
export const scenarioOf = ({ state, content }: Battle): PrintedScenario => content.scenarios.get(state.scenario!.id)!;

/** What the scenario has counted so far. */
export const tallyOf = ({ state }: Battle, what: string): number => state.scenario!.tally[what] ?? 0;

/** In the tally: the side that uses a marker, and the one that deploys first. SC-SWEEP-10, SC-LOCKER-9 */
export const usedBy = (marker: string): string => `${marker}-is-of`;
export const DEPLOYS_FIRST = 'deploys-first';

/** Caps that a side takes from a battle that is over. SC-POLICE-3, SC-SUIT-2 */
export const awardTo = (battle: Battle, seat: number): number => {
  const winners = battle.state.scenario?.winners ?? [];
  return winners.length === 1 && winners[0] === seat ? (specialRules(battle).award?.(battle).caps ?? 0) : 0;
};

/** What each side wins by, and how far it is. Without a scenario the last side standing wins. */
export function goalsOf(battle: Battle): readonly Goal[] {
  return specialRules(battle).goals?.(battle) ?? [lastStanding(battle, 0), lastStanding(battle, 1)];
}

/** A side that has removed everybody has won; whoever left counts as removed. WW-EDGE-3 */
export function lastStanding(battle: Battle, seat: number, rule = 'WW-EDGE-3'): Goal {
  const foes = battle.state.models.filter((model) => seatOf(battle, model) === 1 - seat);
  const reached = foes.filter(({ gone }) => gone !== null).length;
  return { seat, rule, say: 'goal.last-standing', reached, needed: foes.length };
}

/** Rounds that are over, of all there are. */
export const roundsHeld = (battle: Battle): { readonly reached: number; readonly needed: number } => ({
  reached: Math.max(0, battle.state.phase === 'over' ? battle.state.round : battle.state.round - 1),
  needed: scenarioOf(battle).rounds,
});

/**
 * The texts a side reads: the win text after a win alone, the general one always, a tie's own. SC-COMMON-7,
 * SC-RULING-70
 */
export function outcomesFor(battle: Battle, seat: number): string[] {
  const { outcomes, tie } = scenarioOf(battle);
  const winners = battle.state.scenario!.winners!;
  const keys = [
    ...(winners.includes(seat) ? ['win'] : []),
    ...(specialRules(battle).also?.(battle, seat) ?? []),
    'always',
  ];
  const texts = keys.filter((key) => outcomes[seat]![key] !== undefined);
  return winners.length === 0 && tie !== undefined ? [...texts, 'tie'] : texts;
}
