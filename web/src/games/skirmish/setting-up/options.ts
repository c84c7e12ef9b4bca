/** What is agreed on before a battle. Pure. */
import { SCENARIOS, scenarioById, tablesFor } from './scenarios.ts';

export interface Agreed {
  readonly scenario: string;
  /** A table of the box, `chance-` with a number, the code of one drawn by hand, or `by-chance`. */
  readonly table: string;
  /** Markers and models are put on the table by the players, or for both of them. */
  readonly placing: 'players' | 'auto';
}

export const BY_CHANCE = 'by-chance';
const CHANCE = /^chance-\d{1,6}$/;
const CODE = /^t\d+\.[\w.*-]{1,2000}$/i;

/** The table of the box for a scenario's land. */
export const usualTable = (scenario: string): string => tablesFor(scenarioById(scenario))[0]?.id ?? BY_CHANCE;

const FIRST = SCENARIOS[0]!.id;
export const FRESH: Agreed = { scenario: FIRST, table: usualTable(FIRST), placing: 'auto' };

export const isDrawn = (table: string): boolean => CODE.test(table);

/** Whether a scenario could be fought on a table of that name; what a code holds is for the rules to say. */
const isTable = (scenario: string, table: unknown): table is string =>
  typeof table === 'string' &&
  (table === BY_CHANCE ||
    CHANCE.test(table) ||
    CODE.test(table) ||
    tablesFor(scenarioById(scenario)).some(({ id }) => id === table));

/** What was kept from the last time, as far as it still makes sense. */
export function readAgreed(kept: unknown): Agreed {
  const { scenario, table, placing } = (kept ?? {}) as Readonly<Record<keyof Agreed, unknown>>;
  const id = SCENARIOS.some((each) => each.id === scenario) ? (scenario as string) : FIRST;
  return {
    scenario: id,
    table: isTable(id, table) ? table : usualTable(id),
    placing: placing === 'players' ? 'players' : 'auto',
  };
}

/** Another scenario, on a table that suits it. A table by chance or drawn by hand suits every one. */
export const withScenario = (options: Agreed, scenario: string): Agreed => ({
  ...options,
  scenario,
  table: isTable(scenario, options.table) ? options.table : usualTable(scenario),
});
