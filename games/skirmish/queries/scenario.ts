/** Special rules of scenarios: what a scenario does at named moments, as far as it must be said in code. */
import type { Play, Reason } from '@holotape/kernel';
import type { PrintedScenario } from '../printed/scenarios.ts';
import type { Battle, BattleTable, Marker, Model } from '../state.ts';
import type { Skill } from '../words.ts';

/** An Action that a scenario or a card grants; it costs one Action like any other. WW-ACT-3 */
export interface SpecialAction {
  readonly whyNot: (battle: Battle, model: Model) => Reason | undefined;
  readonly perform: (table: BattleTable, model: Model) => Play;
}

/** An object on which an Expertise skill was used. */
export interface Use {
  readonly model: Model;
  readonly marker: Marker;
  readonly skill: Skill;
  readonly success: boolean;
}

/** Whether the marker stays after what it stands for has happened. */
export type Stays = boolean;

export interface SpecialRules {
  /** By name; offered as `special:NAME`. */
  readonly actions?: Readonly<Record<string, SpecialAction>>;
  /** Computers, Lockpick or Search was used on an object of the scenario. WW-EXPERT-5, WW-EXPERT-7, WW-EXPERT-8 */
  readonly used?: (table: BattleTable, use: Use) => Play;
  /** Presence was used on a model. WW-EXPERT-9 */
  readonly swayed?: (table: BattleTable, model: Model, target: Model, success: boolean) => Play;
  /** What numbers and letters stand for. WW-INVEST-8, WW-SEARCH-8 */
  readonly means?: Partial<Record<Marker['face'], (table: BattleTable, model: Model, marker: Marker) => Play<Stays>>>;
  /** Why a model cannot use or turn up a marker that others can. */
  readonly whyNotUse?: (battle: Battle, model: Model, marker: Marker) => Reason | undefined;
  /** Why a model cannot take a card that lies there. */
  readonly whyNotTake?: (battle: Battle, model: Model, card: string) => Reason | undefined;
  /** Before anybody acts in a round. */
  readonly beginRound?: (table: BattleTable) => void;
  /** A model's activation has ended. */
  readonly endActivation?: (table: BattleTable, model: Model) => Play;
  /** All models are Used. */
  readonly endRound?: (table: BattleTable) => Play;
  /** A model was eliminated or has left; `gone` says which. */
  readonly removed?: (table: BattleTable, model: Model) => void;
  /** Who has won, nobody for a draw; undefined while the battle goes on. `isOver`: the last round has ended. */
  readonly verdict?: (battle: Battle, isOver: boolean) => readonly number[] | undefined;
  /** Texts that a side reads besides those for a win and for everybody. */
  readonly also?: (battle: Battle, seat: number) => readonly string[];
}

const NONE: SpecialRules = {};

export const specialRules = ({ state, content }: Battle): SpecialRules =>
  (state.scenario && content.special.get(state.scenario.id)) ?? NONE;

/** What is printed of the scenario that is being played. */
export const scenarioOf = ({ state, content }: Battle): PrintedScenario => content.scenarios.get(state.scenario!.id)!;

/** What the scenario has counted so far. */
export const tallyOf = ({ state }: Battle, what: string): number => state.scenario!.tally[what] ?? 0;

export function count({ state }: BattleTable, what: string, by = 1): void {
  const { tally } = state.scenario!;
  tally[what] = (tally[what] ?? 0) + by;
}
