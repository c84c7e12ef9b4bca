/** What an AI model does with an Action: how it is worked out, and what comes of it. */
import type { Answer, Args } from '@holotape/kernel';
import type { Battle, Interaction, Task } from '../../battle.ts';
import type { Model } from '../../state.ts';
import type { ActionName, How, Method } from '../../words.ts';
import { actOf, asIfDuring } from '../acting.ts';
import type { Weighed } from './targets.ts';
import type { Scout } from './ways.ts';

/** A line of what it thought, with its rule. */
interface Thought {
  readonly say: string;
  readonly args: Args;
  readonly rule: string;
}

/** Who could be aimed at, and by which priorities one of them was taken. */
export interface Choosing {
  readonly candidates: readonly string[];
  readonly weighed: readonly Weighed[];
  readonly target: string;
}

/** The activities of all lists. CH-AIRESP-1 */
export type Activity =
  | 'strike'
  | 'charge'
  | 'engage'
  | 'to-charge'
  | 'to-move'
  | 'towards'
  | 'shoot'
  | 'throw'
  | 'to-shot'
  | 'disengage'
  | 'interact'
  | 'to-subject'
  | 'shake-off'
  | 'nothing';

export interface Plan {
  readonly activity: Activity;
  readonly rule: string;
  /** None: the Action is lost. CH-RULING-17 */
  readonly action: ActionName | Exclude<Interaction['action'], ActionName> | undefined;
  /** What is asked on the way, and answered. */
  readonly answers: Readonly<Record<string, Answer>>;
  readonly target?: string;
  readonly choosing?: Choosing;
  readonly thoughts: readonly Thought[];
}

/** Working something out: wherever models are still tied, chance is asked for one of them. CH-AITGT-2 */
export type Planning<T> = Generator<readonly Model[], T, Model>;

/** What an AI model goes by when it works out an Action. */
export interface Mind {
  readonly battle: Battle;
  readonly model: Model;
  readonly how: How;
  readonly task: Task;
  readonly scout: Scout;
  readonly method: Method;
  readonly reckless: boolean;
  /** Written as it thinks. */
  readonly thoughts: Thought[];
}

/** The battle as it is while the model does this. */
export const during = ({ battle, model, how }: Mind, action: ActionName): Battle =>
  asIfDuring(battle, actOf(model, action, how));

export const think = ({ thoughts, model }: Mind, say: string, args: Args, rule: string): void => {
  thoughts.push({ say: `book.${say}`, args: { model: model.id, ...args }, rule });
};
