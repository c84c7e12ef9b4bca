/** Special rules of scenarios: what a scenario does at named moments, as far as it must be said in code. */
import type { Play, Reason } from '@holotape/kernel';
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
}

/** By the id of the scenario. */
export const SPECIAL_RULES: ReadonlyMap<string, SpecialRules> = new Map();

const NONE: SpecialRules = {};

export const specialRules = ({ state, content }: Battle): SpecialRules =>
  (state.scenario && content.special.get(state.scenario.id)) ?? NONE;
