/** How bots of the skirmish say why: by what an answer does to both sides, and by what the battle is about. */
import type { Args, Reasons, ReasonTerm, Seat } from '@holotape/kernel';
import type { Battle, SkirmishContent } from '../battle.ts';
import { specialRules } from '../queries/scenario.ts';
import type { SkirmishState } from '../state.ts';
import { aimOf } from './aims.ts';
import { evaluationOf, opponent, strengthOf, WEIGHTS } from './evaluation.ts';

type SkirmishReason = ReasonTerm<SkirmishState, SkirmishContent>;

/** What somebody does, to whom, and where they go: all of it is seen. */
const ASKS: ReadonlySet<string> = new Set(['action', 'move.path', 'shoot.target', 'strike.target', 'charge.target']);

/** What a side wins by, as the scenario says it first. */
function goalOf(battle: Battle, seat: Seat): Args {
  const goals = specialRules(battle).goals?.(battle) ?? [];
  const { say, args = {} } = goals.find((each) => each.seat === seat) ?? { say: 'goal.last-standing' };
  return { goal: { say, args } };
}

/** Two terms of the evaluation are about both sides at once; people want to know which of them is meant. */
const APART: readonly SkirmishReason[] = [
  {
    name: 'hurt',
    why: 'What the enemy has lost.',
    value: (battle, seat) => -strengthOf(battle, opponent(seat)),
  },
  {
    name: 'health',
    why: 'What the own side has left.',
    value: strengthOf,
  },
  {
    name: 'aim',
    why: 'What the own side has reached of what it wins by.',
    value: (battle, seat) => WEIGHTS.aim * aimOf(battle, seat, seat),
    args: goalOf,
  },
  {
    name: 'denied',
    why: 'What the enemy has not reached of what they win by.',
    value: (battle, seat) => -WEIGHTS.aim * aimOf(battle, opponent(seat), seat),
    args: (battle, seat) => goalOf(battle, opponent(seat)),
  },
];
const TAKEN_APART: ReadonlySet<string> = new Set(['strength', 'aim']);

export function reasonsOf(content: SkirmishContent): Reasons<SkirmishState, SkirmishContent> {
  const whole = evaluationOf(content).filter(({ name }) => !TAKEN_APART.has(name));
  const named = whole.map((term) => ({ ...term, name: term.name.replaceAll(' ', '-') }));
  return { asks: ASKS, terms: [...named, ...APART] };
}
