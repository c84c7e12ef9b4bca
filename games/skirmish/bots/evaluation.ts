/**
 * What makes a position good for a side, for bots: named terms, each with the reason for its weight. Everything is
 * measured in points of damage, and looks only at what lies open on the table.
 */
import type { Seat, Term } from '@holotape/kernel';
import type { Battle, SkirmishContent } from '../battle.ts';
import { result } from '../queries/result.ts';
import { scenarioOf } from '../queries/scenario.ts';
import { modelsOf, seatOf } from '../queries/units.ts';
import type { Model, SkirmishState } from '../state.ts';
import { aimOf, isVital, looksForAFight } from './aims.ts';
import { farFrom } from './errands.ts';
import { Tactics, toughness } from './tactics.ts';

type SkirmishTerm = Term<SkirmishState, SkirmishContent>;

/** Every number the terms below use; each term says what its numbers mean. */
export const WEIGHTS = {
  victory: 200,
  life: 4,
  vital: 2,
  fire: 0.3,
  exposure: 0.25,
  aim: 1,
  reach: 0.3,
  prepared: 0.5,
  condition: 0.8,
  item: 0.7,
  boost: 0.4,
  waiting: 0.6,
  action: 0.3,
};
export type Weights = Readonly<typeof WEIGHTS>;

export const opponent = (seat: Seat): Seat => 1 - seat;

/** Health left on a side. */
export const strengthOf = (battle: Battle, seat: Seat, weights: Weights = WEIGHTS): number =>
  modelsOf(battle, seat).reduce(
    (sum, model) => sum + (weights.life + toughness(battle, model)) * (isVital(battle, model) ? weights.vital : 1),
    0,
  );

/**
 * Activations to come if nobody falls. A round that ends brings no new ones: all its models are waiting again, but one
 * round less is left.
 */
function activationsLeft(battle: Battle, seat: Seat): number {
  const { round, scenario, models } = battle.state;
  const waiting = modelsOf(battle, seat).filter(({ readiness }) => readiness !== 'used').length;
  const all = models.filter((model) => seatOf(battle, model) === seat).length;
  const rounds = scenario === null ? 0 : scenarioOf(battle).rounds - round;
  return waiting + all * rounds;
}

/** Whether a model will act again: in the last round those that were Used can only react. */
function chanceToAct(battle: Battle, { readiness, prepared }: Model): number {
  const { round, scenario } = battle.state;
  const isLast = scenario !== null && round >= scenarioOf(battle).rounds;
  if (!isLast || readiness !== 'used') return 1;
  return prepared ? 0.5 : 0;
}

export function evaluationOf(content: SkirmishContent, weights: Weights = WEIGHTS): readonly SkirmishTerm[] {
  const tactics = new Tactics(content);
  /** What a side could do to the other, and how many Moves those of its models who could do nothing are away from a fight they look for. */
  const reachOf = (battle: Battle, seat: Seat): { readonly firepower: number; readonly away: number } => {
    const enemies = modelsOf(battle, opponent(seat));
    const foes = enemies.map((model) => tactics.fighter(battle, model));
    const hunts = looksForAFight(battle, seat);
    let firepower = 0;
    let away = 0;
    for (const model of modelsOf(battle, seat)) {
      const chance = chanceToAct(battle, model);
      if (chance === 0) continue;
      const threat = tactics.threat(battle, tactics.fighter(battle, model), foes, weights.life);
      if (threat > 0) firepower += chance * threat;
      else if (hunts) away += farFrom(battle, model, enemies);
    }
    return { firepower, away };
  };
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
      value: (battle, seat) => strengthOf(battle, seat, weights) - strengthOf(battle, opponent(seat), weights),
    },
    {
      name: 'fire',
      why: 'What the own models could do to the enemy from where they stand; half, because dice and the enemy have a say. Whoever could do nothing, and strives for nothing else, is idle there: every Move to the nearest enemy costs a little.',
      value(battle, seat) {
        const { firepower, away } = reachOf(battle, seat);
        return weights.fire * firepower - weights.reach * away;
      },
    },
    {
      name: 'exposure',
      why: 'What the enemy could do to the own models. Less than fire, or nobody would ever leave cover.',
      value: (battle, seat) => -weights.exposure * reachOf(battle, opponent(seat)).firepower,
    },
    {
      name: 'aim',
      why: 'What the scenario is about: see aims.ts. What the enemy has reached of theirs counts against.',
      value: (battle, seat) => weights.aim * (aimOf(battle, seat, seat) - aimOf(battle, opponent(seat), seat)),
    },
    {
      name: 'prepared',
      why: 'A Reaction Marker is half an attack in the turn of the enemy. Whoever has an Action left may still Prepare: to do it before a Move brings nothing.',
      value(battle, seat) {
        // Nobody reacts to those who have nothing left to do.
        const isOf = (side: Seat) => modelsOf(battle, opponent(side)).some((model) => chanceToAct(battle, model) > 0.5);
        const { activation } = battle.state;
        const mayStill = ({ id }: Model) => activation?.model === id && activation.left > 0;
        const count = (side: Seat) =>
          isOf(side) ? modelsOf(battle, side).filter((model) => model.prepared || mayStill(model)).length : 0;
        return weights.prepared * (count(seat) - count(opponent(seat)));
      },
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
      name: 'in hand',
      why: 'Whatever is used up must bring more than it may bring later.',
      value(battle, seat) {
        const { units } = battle.state;
        const own = units.filter((unit) => unit.seat === seat).reduce((sum, { items }) => sum + items.length, 0);
        const found = modelsOf(battle, seat).reduce((sum, { items }) => sum + items.length, 0);
        return weights.item * (own + found) + weights.boost * battle.state.hands[seat]!.length;
      },
    },
    {
      name: 'still to act',
      why: 'Every activation still to come, of this round and the next, and every Action not taken is a chance; giving one away must bring something.',
      value(battle, seat) {
        const { activation } = battle.state;
        const acting = activation !== null && modelsOf(battle, seat).some(({ id }) => id === activation.model);
        return weights.waiting * activationsLeft(battle, seat) + (acting ? weights.action * activation.left : 0);
      },
    },
  ];
}
