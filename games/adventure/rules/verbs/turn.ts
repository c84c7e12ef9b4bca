/** Verbs: the turn, and dice being rolled. */
import { choose, option } from '@holotape/kernel';
import { cardsMeant } from '../../queries/conditions.ts';
import { someOf } from '../../queries/rolling.ts';
import { isActing, survivorOf, survivorsIn } from '../../queries/survivors.ts';
import { rollAgain } from '../dice.ts';
import { Stop } from '../stops.ts';
import { unexhaust } from '../unexhausting.ts';
import { atOnce, type Verbs } from './carry.ts';

const FACES = [1, 2, 3, 4, 5, 6];

export const TURN: Verbs<'action' | 'endTurn' | 'points' | 'unexhaust' | 'ready'> = {
  action: atOnce(({ state }, { seat }, actions) => {
    if (isActing(state, seat)) state.turn.actions += actions;
  }),
  endTurn: atOnce(({ state }, { seat }) => {
    if (isActing(state, seat)) throw new Stop('turn');
  }),
  points: atOnce(({ state }, { seat }, points) => {
    if (isActing(state, seat)) state.turn.points += points;
  }),
  *unexhaust(table, { seat }, { which, everyoneHere }) {
    const { state } = table;
    const seats = everyoneHere === true ? survivorsIn(state, survivorOf(state, seat).space!) : [seat];
    for (const each of seats) {
      const meant = which && cardsMeant(table, each, which).map(({ id }) => id);
      yield* unexhaust(table, each, meant);
    }
  },
  *ready(table, { seat }, count) {
    for (let readied = 0; readied < count; readied += 1) {
      const exhausted = survivorOf(table.state, seat).cards.filter((card) => card.exhausted);
      if (exhausted.length === 0) return;
      const card =
        exhausted.length === 1
          ? exhausted[0]!.id
          : yield* choose(table, seat, 'ready.card', () => exhausted.map(({ id }) => option(id)), {
              rule: 'FB-CORE-2',
            });
      yield* unexhaust(table, seat, [card]);
    }
  },
};

/** Outside a fight or a test these do nothing. */
export const ROLLING: Verbs<'hits' | 'cancel' | 'rerolls' | 'reroll' | 'setDie' | 'everyArea'> = {
  hits: atOnce((_, { rolling }, hits) => {
    if (rolling !== undefined) rolling.bonus += hits;
  }),
  cancel: atOnce((_, { rolling }, hits) => {
    if (rolling !== undefined) rolling.cancelled += hits;
  }),
  rerolls: atOnce((_, { rolling }, rerolls) => {
    if (rolling !== undefined) rolling.rerolls += rerolls;
  }),
  *reroll(table, { seat, rolling }, dice) {
    if (rolling === undefined) return;
    const some = someOf(rolling).filter((each) => dice === 'any' || each.length <= dice);
    const answer = yield* choose(table, seat, 'reroll.dice', () => some.map((each) => option(each)), {
      rule: 'FB-CORE-2',
      about: { dice: rolling.dice },
    });
    const places = [...answer].map((die) => Number(die) - 1);
    yield* rollAgain(table, seat, rolling, places);
  },
  *setDie(table, { seat, rolling }, face) {
    if (rolling === undefined || rolling.dice.length === 0) return;
    const faces = face === 'any' ? FACES : [face];
    const answer = yield* choose(
      table,
      seat,
      'die.set',
      () => rolling.dice.flatMap((_, die) => faces.map((each) => option(`${die + 1}:${each}`))),
      { rule: 'FB-CORE-2', about: { dice: rolling.dice } },
    );
    const [die, to] = answer.split(':').map(Number);
    rolling.dice[die! - 1] = to!;
  },
  *everyArea(table, { seat, rolling }) {
    if (rolling === undefined || rolling.dice.length === 0) return;
    const answer = yield* choose(
      table,
      seat,
      'die.every-area',
      () => rolling.dice.map((_, die) => option(String(die + 1))),
      { rule: 'FB-CORE-2', about: { dice: rolling.dice } },
    );
    rolling.everyArea.push(Number(answer) - 1);
  },
};
