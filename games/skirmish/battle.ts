/** A battle as questions look at it and as rules change it: its state, its cards, and what its scenario does in code. */
import type { Answer, Messages, Play, Position, Reason, Seat, Table } from '@holotape/kernel';
import type { PrintedContent } from './content.ts';
import type { Point } from './geometry/index.ts';
import type { Modifier } from './queries/skill-tests.ts';
import type { Act, Marker, Model, SkirmishState } from './state.ts';
import type { ActionName, Color, Edge, How, Skill } from './words.ts';

/** What pure questions look at. */
export type Battle = Position<SkirmishState, SkirmishContent>;

/** What rules act on. */
export type BattleTable = Table<SkirmishState, SkirmishContent>;

/** The printed cards, and what is code and found by name. */
export interface SkirmishContent extends PrintedContent {
  /** What scenarios do in code, by their ids. */
  readonly special: ReadonlyMap<string, SpecialRules>;
  /**
   * An Action, for rules that Actions lead to: whoever falls may act once more, in the middle of what felled it. They find
   * it here, because an import would lead in a circle. WW-ELIM-3
   */
  readonly carryOut: CarryOut;
  /** A model that blows up, and is removed: damage sets it off, and does damage. WW-RULING-100 */
  readonly blowUp: (table: BattleTable, model: Model, as: string) => Play;
  /** Actions that cards grant, by name; offered as `special:NAME`. WW-ACT-3 */
  readonly granted: Readonly<Record<string, GrantedAction>>;
}

/** Performs an Action in some way; nobody reacts to it. */
type CarryOut = (table: BattleTable, model: Model, action: ActionName, how: How) => Play<Act>;

/** An Action that a scenario or a card grants; it costs one Action like any other. WW-ACT-3 */
export interface SpecialAction {
  readonly whyNot: (battle: Battle, model: Model) => Reason | undefined;
  readonly perform: (table: BattleTable, model: Model) => Play;
  /** It costs no Action: done before or after one. SC-RULING-23 */
  readonly free?: true;
  /** For bots: what costs nothing is done as soon as it can be, or never; else they think about it. */
  readonly habit?: 'at-once' | 'never';
}

/** An Action of some unit cards. */
export interface GrantedAction extends SpecialAction {
  readonly isGranted: (battle: Battle, model: Model) => boolean;
}

/** An object on which an Expertise skill was used. */
interface Use {
  readonly model: Model;
  readonly marker: Marker;
  readonly skill: Skill;
  readonly success: boolean;
}

/** Whether the marker stays after what it stands for has happened. */
type Stays = boolean;

/** Of a victory. */
export type Grade = 'major' | 'minor';

export type Aim = (battle: Battle, seat: Seat, viewer: Seat) => number;

/** What a side wins by, and how far it is. */
export interface Goal {
  readonly seat: number;
  readonly rule: string;
  /** The key of its sentence; the words stand with those of the scenario. */
  readonly say: string;
  readonly args?: Readonly<Record<string, string | number>>;
  readonly reached: number;
  /** So much is enough. Without it both sides are compared when the last round is over. */
  readonly needed?: number;
  /** It is a length, and the shorter one wins. */
  readonly isLength?: true;
}

/** What the AI side is to defeat, protect, reach or use. CH-AIOBJ-2 to CH-AIOBJ-5 */
export type Subject =
  | { readonly is: 'model' | 'marker' | 'piece'; readonly id: string }
  | { readonly is: 'point'; readonly x: number; readonly y: number }
  | { readonly is: 'edge'; readonly edge: Edge };

/** An Action that uses a Subject, with what it is asked on the way; `free` costs none. */
export interface Interaction {
  readonly action: ActionName | { readonly free: string };
  readonly answers: Readonly<Record<string, Answer>>;
}

/** What the AI side is about, set by the scenario. CH-AIOBJ-1 */
export interface Task {
  readonly objective: 'defeat' | 'protect' | 'go-to' | 'use' | 'none';
  /** None with Defeat: any enemy model. CH-AIOBJ-5 */
  readonly subjects: readonly Subject[];
  /** How a Subject is used from where the model stands. CH-AIOBJR-5 */
  readonly use?: (battle: Battle, model: Model, subject: Subject) => Interaction | undefined;
  /** Within which range it is used; without it, in contact. */
  readonly near?: Color;
  /** It goes on over an edge that it has reached. */
  readonly leaves?: true;
  /** Without this skill there is no using it. CH-AIOBJR-7 */
  readonly skill?: Skill;
}

export interface SpecialRules {
  /** For a side that the handbook plays: Objective and Subject of a model, now. CH-AIOBJ-6 */
  readonly task?: (battle: Battle, model: Model) => Task;
  /** Its own words, beside those of messages/. */
  readonly messages?: Messages;
  /** By name; offered as `special:NAME`. */
  readonly actions?: Readonly<Record<string, SpecialAction>>;
  /** Computers, Lockpick or Search was used on an object of the scenario. WW-EXPERT-5, WW-EXPERT-7, WW-EXPERT-8 */
  readonly used?: (table: BattleTable, use: Use) => Play;
  /** Presence was used on a model. WW-EXPERT-9 */
  readonly swayed?: (table: BattleTable, model: Model, target: Model, success: boolean) => Play;
  /** What numbers and letters stand for. WW-INVEST-8, WW-SEARCH-8 */
  readonly means?: Partial<Record<Marker['face'], (table: BattleTable, model: Model, marker: Marker) => Play<Stays>>>;
  /** Where on its way a model stops, because the battle is decided there: in contact with this. SC-POLICE-1 */
  readonly stopsAt?: (battle: Battle, model: Model) => readonly Marker[];
  /** Why a model does not go a way that its ruler and the ground allow; `left` is what the way leaves of the ruler. */
  readonly whyNotWalk?: (battle: Battle, model: Model, path: readonly Point[], left: number) => Reason | undefined;
  /** Why a model cannot go over the edge. WW-EDGE-2 */
  readonly whyNotLeave?: (battle: Battle, model: Model, to: Point) => Reason | undefined;
  /** Why a model cannot use or turn up a marker that others can. */
  readonly whyNotUse?: (battle: Battle, model: Model, marker: Marker) => Reason | undefined;
  /** A marker of the set-up was put on the table. SC-DEMO-4 */
  readonly placed?: (table: BattleTable, marker: Marker) => void;
  /** Somebody has blown up like this weapon. SC-DEMO-22 */
  readonly blasted?: (table: BattleTable, model: Model, weapon: string) => void;
  /** A model in contact has looked at a marker and turned it up. WW-SEARCH-2, WW-SEARCH-5 */
  readonly looked?: (table: BattleTable, model: Model, marker: Marker) => void;
  /** What makes using a marker easier or harder for a model. SC-GAF-12 */
  readonly usedAt?: (battle: Battle, model: Model, marker: Marker) => readonly Modifier[];
  /** Why a model cannot take a card that lies there. */
  readonly whyNotTake?: (battle: Battle, model: Model, card: string) => Reason | undefined;
  /** The card that lies under a marker, if it is not drawn from the deck. SC-SUIT-5 */
  readonly finds?: (battle: Battle, marker: Marker) => string | undefined;
  /** A card that lay there was taken up. SC-RULING-35 */
  readonly taken?: (table: BattleTable, model: Model, card: string, marker: Marker) => void;
  /** Seats that know what lies under a marker from the moment it is placed. */
  readonly knownTo?: (kind: Marker['kind']) => readonly number[];
  /** Before anybody acts in a round. */
  readonly beginRound?: (table: BattleTable) => void;
  /** A model is being Used. True: what the scenario did with it was all of its activation. SC-NEWS-2 */
  readonly takesOver?: (table: BattleTable, model: Model) => Play<boolean>;
  /** A model has gone along a way, by itself or pushed. */
  readonly passed?: (table: BattleTable, model: Model, way: readonly Point[], isPushed: boolean) => void;
  /** An Action is over. */
  readonly acted?: (table: BattleTable, model: Model, act: Act) => void;
  /** What a model does at no cost before, between and after its Actions, without being asked. SC-SMASH-5 */
  readonly betweenActions?: (table: BattleTable, model: Model) => void;
  /** A model's activation has ended. */
  readonly endActivation?: (table: BattleTable, model: Model) => Play;
  /** All models are Used. */
  readonly endRound?: (table: BattleTable) => Play;
  /** A model was eliminated or has left; `gone` says which. */
  readonly removed?: (table: BattleTable, model: Model) => void;
  /** Who has won, nobody for a draw; undefined while the battle goes on. `isOver`: the last round has ended. */
  readonly verdict?: (battle: Battle, isOver: boolean) => readonly number[] | undefined;
  /** How great the victory is. SC-RULING-6 */
  readonly grade?: (battle: Battle) => Grade | undefined;
  /** Caps that the winner takes from it. SC-SUIT-2 */
  readonly award?: (battle: Battle) => { readonly caps: number; readonly rule: string };
  /** What each side wins by, with how far it is. */
  readonly goals?: (battle: Battle) => readonly Goal[];
  /** Texts that a side reads besides those for a win and for everybody. */
  readonly also?: (battle: Battle, seat: number) => readonly string[];
  /** For bots: what a side has reached and is near to, as far as the viewer knows, in points of damage. */
  readonly aim?: Aim;
  /** For bots: whether a side can no longer get what it strives for. What is left to it is to fight. */
  readonly isOutOfReach?: (battle: Battle, seat: number) => boolean;
  /** Markers that the battle is about, for whoever leaves the deployment to the table; all of them, if it is not said. */
  focus?(battle: Battle): readonly Marker[];
  /** For bots: models on whose life the scenario hangs. */
  readonly isVital?: (battle: Battle, model: Model) => boolean;
}
