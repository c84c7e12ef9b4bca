/** Shots that go on from one target to the next. */
import { type Answer, type Choice, type Play, pick } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { planNext } from '../../queries/ai/responses.ts';
import { isFriendly, modelById } from '../../queries/units.ts';
import type { Model } from '../../state.ts';

/** Asks chance wherever models are still tied. CH-AITGT-2 */
export function* settle<T>(table: BattleTable, planning: Generator<readonly Model[], T, Model>): Play<T> {
  // rule-lint: what is worked out is no rule, and waits only for chance
  let word = planning.next();
  while (!word.done) {
    const tied = word.value;
    // rule-lint: as above
    word = planning.next(tied[yield* pick(table, 'book.tie', tied.length, { rule: 'CH-AITGT-2' })]!);
  }
  return word.value;
}

/** Whom its list says of those it may shoot next; with nobody left it stops. CH-AITGT-1 */
export function* nextTarget(table: BattleTable, question: Choice): Play<Answer> {
  const model = modelById(table, table.state.acting.at(-1)!.model);
  const turn = table.state.book!.turn;
  const able = question
    .options()
    .filter(({ id, blocked }) => blocked === undefined && id !== 'stop' && id !== 'point')
    .map(({ id }) => modelById(table, id))
    .filter((foe) => !isFriendly(table, model, foe));
  if (turn === null || able.length === 0) return 'stop';
  return (yield* settle(table, planNext(table, model, turn, able))) ?? 'stop';
}
