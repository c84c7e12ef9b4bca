/** Scenarios and tables as a form needs them: names, sides, forces. Nothing else of the content is loaded with it. */
import scenarios from '../../../../../games/skirmish/content/scenarios.yaml?data';
import tables from '../../../../../games/skirmish/content/tables.yaml?data';
import units from '../../../../../games/skirmish/content/units.yaml?data';

export interface ForceUnit {
  readonly id: string;
  readonly card: string;
  readonly models: number;
  readonly leader?: string | null;
  readonly heroic?: boolean;
}

export interface Scenario {
  readonly id: string;
  readonly name: string;
  readonly order: number;
  readonly topic: string;
  readonly summary: string;
  readonly rounds: number;
  readonly land: string;
  /** Laid by hand for it. */
  readonly table?: string;
  readonly sides: readonly [string, string];
  readonly forces: readonly [readonly ForceUnit[], readonly ForceUnit[]];
  /** The side that the handbook plays: it is made for one person. */
  readonly book?: number;
  /** Both sides bring forces of their own. */
  readonly own?: { readonly more: readonly number[]; readonly caps?: number };
  /** It is a part of the linked story. */
  readonly story?: object;
}

interface UnitFace {
  readonly id: string;
  readonly name: string;
  readonly faction: string;
  readonly caps: number;
}

/** Where players bring their own, no forces are printed. */
const printed = (scenarios as readonly (Scenario | Omit<Scenario, 'forces'>)[]).map(
  (scenario): Scenario => ({ forces: [[], []], ...scenario }),
);

export const SCENARIOS = printed.toSorted((a, b) => a.order - b.order);

const UNITS = new Map((units as readonly UnitFace[]).map((unit) => [unit.id, unit]));
export const unitFace = (card: string): UnitFace | undefined => UNITS.get(card);

export const scenarioById = (id: string): Scenario => SCENARIOS.find((each) => each.id === id) ?? SCENARIOS[0]!;

interface BoxTable {
  readonly id: string;
  readonly name: string;
  readonly land: string;
}

/** The tables of the box by their names. */
export const TABLES = new Map((tables as readonly BoxTable[]).map((table) => [table.id, table]));

/** Those that suit the land of a scenario. */
export const tablesFor = ({ land }: Scenario): readonly BoxTable[] =>
  [...TABLES.values()].filter((table) => table.land === land);
