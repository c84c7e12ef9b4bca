/** Special rules of scenarios: what a scenario does at named moments, as far as it must be said in code. */
import type { Battle, SpecialRules } from '../battle.ts';
import type { PrintedScenario } from '../printed/scenarios.ts';

const NONE: SpecialRules = {};

export const specialRules = ({ state, content }: Battle): SpecialRules =>
  (state.scenario && content.special.get(state.scenario.id)) ?? NONE;

/** What is printed of the scenario that is being played. */
export const scenarioOf = ({ state, content }: Battle): PrintedScenario => content.scenarios.get(state.scenario!.id)!;

/** What the scenario has counted so far. */
export const tallyOf = ({ state }: Battle, what: string): number => state.scenario!.tally[what] ?? 0;

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
