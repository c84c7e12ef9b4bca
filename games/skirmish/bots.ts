/**
 * What makes a position good for a side, for bots: named terms, each with the reason for its weight. Everything is
 * measured in points of damage, and looks only at what lies open on the table.
 */
import type { Answer, Question, Seat, Term } from '@holotape/kernel';
import { aimOf, isVital } from './aims.ts';
import type { SkirmishContent } from './content.ts';
import { healthLeft } from './rules/damage.ts';
import { whyNotCarry } from './rules/items.ts';
import { markerById } from './rules/markers.ts';
import { result } from './rules/rounds.ts';
import { cardOf, modelById, modelsOf, seatOf } from './rules/units.ts';
import type { Battle, Model, SkirmishState } from './state.ts';
import { Tactics } from './tactics.ts';

export type SkirmishTerm = Term<SkirmishState, SkirmishContent>;

/** Every number the terms below use; each term says what its numbers mean. */
export const WEIGHTS = {
  victory: 200,
  life: 4,
  vital: 2,
  fire: 0.5,
  exposure: 0.35,
  aim: 1,
  prepared: 0.5,
  condition: 0.8,
  waiting: 0.6,
  action: 0.3,
};
export type Weights = Readonly<typeof WEIGHTS>;

const opponent = (seat: Seat): Seat => 1 - seat;

/** Of all that a model could attack, the damage to expect of the best. */
function bestShot(tactics: Tactics, battle: Battle, model: Model, foes: readonly Model[]): number {
  let best = 0;
  for (const foe of foes) best = Math.max(best, tactics.damage(battle, model, foe));
  return best;
}

const firepower = (tactics: Tactics, battle: Battle, seat: Seat): number =>
  modelsOf(battle, seat).reduce(
    (sum, model) => sum + bestShot(tactics, battle, model, modelsOf(battle, opponent(seat))),
    0,
  );

export function evaluationOf(content: SkirmishContent, weights: Weights = WEIGHTS): readonly SkirmishTerm[] {
  const tactics = new Tactics(content);
  const strength = (battle: Battle, seat: Seat): number =>
    modelsOf(battle, seat).reduce(
      (sum, model) => sum + (weights.life + healthLeft(battle, model)) * (isVital(battle, model) ? weights.vital : 1),
      0,
    );
  return [
    {
      name: 'victory',
      why: 'All that counts in the end, more than any number of wounds.',
      value(battle, seat) {
        const ended = result(battle);
        if (ended === undefined || ended.winners.length === 0) return 0;
        return ended.winners.includes(seat) ? weights.victory : -weights.victory;
      },
    },
    {
      name: 'strength',
      why: 'Health left on both sides. A model on its feet is worth some wounds more than its Health; one on whose life the scenario hangs twice as much.',
      value: (battle, seat) => strength(battle, seat) - strength(battle, opponent(seat)),
    },
    {
      name: 'fire',
      why: 'What the own models could do to the enemy from where they stand; half, because dice and the enemy have a say.',
      value: (battle, seat) => weights.fire * firepower(tactics, battle, seat),
    },
    {
      name: 'exposure',
      why: 'What the enemy could do to the own models. Less than fire, or nobody would ever leave cover.',
      value: (battle, seat) => -weights.exposure * firepower(tactics, battle, opponent(seat)),
    },
    {
      name: 'aim',
      why: 'What the scenario is about: see aims.ts. What the enemy has reached of theirs counts against.',
      value: (battle, seat) => weights.aim * (aimOf(battle, seat, seat) - aimOf(battle, opponent(seat), seat)),
    },
    {
      name: 'prepared',
      why: 'A Reaction Marker is half an attack in the turn of the enemy.',
      value: (battle, seat) =>
        weights.prepared * modelsOf(battle, seat).filter(({ prepared }) => prepared).length -
        weights.prepared * modelsOf(battle, opponent(seat)).filter(({ prepared }) => prepared).length,
    },
    {
      name: 'conditions',
      why: 'Fire, poison and injuries hurt later.',
      value(battle, seat) {
        const count = (side: Seat) =>
          modelsOf(battle, side).reduce((sum, { conditions }) => sum + conditions.length, 0);
        return weights.condition * (count(opponent(seat)) - count(seat));
      },
    },
    {
      name: 'still to act',
      why: 'A model that has not been Used yet, and an Action not taken, are chances; giving one away must bring something.',
      value(battle, seat) {
        const { activation } = battle.state;
        const acting = activation !== null && modelsOf(battle, seat).some(({ id }) => id === activation.model);
        const waiting = modelsOf(battle, seat).filter(({ readiness }) => readiness !== 'used').length;
        return weights.waiting * waiting + (acting ? weights.action * activation.left : 0);
      },
    },
  ];
}

/** Paths that are looked at closely. */
const MOST_PATHS = 7;

/** Where a path ends. */
type Path = readonly (readonly [number, number])[];
const isPath = (answer: Answer): boolean => Array.isArray(answer) && Array.isArray(answer[0]);

/** Questions whose first answer is good enough: which die, which number, whether to press an advantage. */
const SMALL = [
  'charge.bonus',
  'melee.number',
  'push.follow',
  'react.next',
  'attack.effect',
  'withdraw.attack',
  'mine.next',
];

/** Whoever may react or die fighting attacks, if there is somebody to attack. */
const attackAmong = (answers: readonly Answer[]): Answer | undefined =>
  answers.find((answer) => /(^|:)(strike|shoot)$/.test(String(answer)));

/**
 * What needs no thought. What costs nothing and brings something is taken; what costs nothing and brings nothing is
 * not even looked at, or a bot would look at it for ever.
 */
function settledAnswer(
  battle: Battle,
  { ask, detail }: Question,
  answers: readonly Answer[],
): readonly Answer[] | undefined {
  if (ask === 'search.interact') return ['interact'];
  // Small matters are decided at once: thinking them through costs more than it brings.
  if (ask === 'slide.to' || SMALL.includes(ask)) return [answers[0]!];
  if (ask === 'react.declare' || ask === 'last.action') return [attackAmong(answers) ?? answers.at(-1)!];
  if (ask === 'search.item') return [answers.includes('keep') ? 'keep' : 'leave'];
  const id = detail?.about?.model;
  if (ask !== 'action' || typeof id !== 'string') return undefined;
  const model = modelById(battle, id);
  const isDog = cardOf(battle, model).type === 'dog';
  return answers.filter((answer) => {
    const [verb, on] = String(answer).split(':') as [string, string?];
    if (verb !== 'look' && verb !== 'take' && verb !== 'turn-up') return true;
    if (isDog) return false;
    const { items, seen } = markerById(battle, on!);
    // What it has seen and cannot carry it leaves alone.
    const isKnown = verb === 'take' && seen.includes(seatOf(battle, model));
    return !isKnown || items.some((item) => whyNotCarry(battle, model, item) === undefined);
  });
}

/** Of many places the few that promise most, by a quick look at each; placing before the battle is left to chance. */
export function shortlistOf(content: SkirmishContent, weights: Weights = WEIGHTS) {
  const tactics = new Tactics(content);
  return (battle: Battle, seat: Seat, question: Question, answers: readonly Answer[]): readonly Answer[] => {
    if (answers.includes('auto')) return ['auto'];
    const settled = settledAnswer(battle, question, answers);
    if (settled !== undefined) return settled;
    const about = question.detail?.about?.model;
    if (answers.length <= MOST_PATHS || typeof about !== 'string' || !isPath(answers[0]!)) return answers;
    const model = modelById(battle, about);
    const foes = modelsOf(battle, opponent(seat));
    const { x, y } = model;
    const promising = answers
      .map((answer) => {
        const [toX, toY] = (answer as unknown as Path).at(-1)!;
        model.x = toX;
        model.y = toY;
        let value = weights.aim * aimOf(battle, seat, seat);
        value += weights.fire * bestShot(tactics, battle, model, foes);
        for (const foe of foes) value -= weights.exposure * 0.5 * tactics.damage(battle, foe, model);
        return { answer, value };
      })
      .sort((a, b) => b.value - a.value)
      .slice(0, MOST_PATHS)
      .map(({ answer }) => answer);
    model.x = x;
    model.y = y;
    return promising;
  };
}
