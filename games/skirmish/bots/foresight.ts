/** What bots that play on in their thoughts know of a battle: how everybody goes on, and how far. */
import { type Answer, below, type PlayoutForesight } from '@holotape/kernel';
import type { SkirmishContent } from '../battle.ts';
import type { SkirmishState } from '../state.ts';

/** Whom to make Ready, who goes next, what to do and where to go; dice, targets and Reactions are left to greedy. */
const SEARCHED: ReadonlySet<string> = new Set(['turn.ready', 'turn.next', 'action', 'move.path']);

/** What is done first in a thought if it can be done: an attack, then a Charge. */
const FIRST = ['strike', 'shoot', 'charge'] as const;

const nameOf = (answer: Answer): string => String(answer).replace(/^quick:/, '');

export const foresight: PlayoutForesight<SkirmishState, SkirmishContent> = {
  way: 'playouts',
  asks: SEARCHED,
  quick(_battle, _seat, { ask }, answers, random) {
    // The places of a Move come with the best one first.
    if (ask === 'move.path') return answers[0]!;
    const attack =
      ask === 'action'
        ? FIRST.map((name) => answers.find((each) => nameOf(each) === name)).find((each) => each !== undefined)
        : undefined;
    return attack ?? answers[below(random, answers.length)]!;
  },
  /** To the end of the other side's next turn: what it can do about it is seen. WW-ROUND-13 */
  horizon({ state: { turn: own, round } }) {
    let hasAnswered = false;
    return ({ state }) => {
      if (state.phase === 'over' || state.round > round + 1) return true;
      if (state.turn !== own) hasAnswered = true;
      return hasAnswered && state.turn === own && state.phase === 'turn';
    };
  },
};
