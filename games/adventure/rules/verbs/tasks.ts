/** Verbs: tests and fights, choices, and what concerns others. FB-ENC-6, FB-CORE-3 */

import { choose, option, type Play, type Seat, say } from '@holotape/kernel';
import type { Condition } from '../../printed/conditions.ts';
import { type Deed, holds, othersMeant } from '../../queries/conditions.ts';
import { clockwiseFrom, isSolo } from '../../queries/survivors.ts';
import type { AdventureTable } from '../../state.ts';
import { SOLO_RESULT } from '../../words.ts';
import { drawAndFight } from '../fights.ts';
import { carryOut, resolve } from '../results.ts';
import { openTest, test } from '../tests.ts';
import { vote } from '../voting.ts';
import type { Verbs } from './carry.ts';

export const TASKS: Verbs<'test' | 'fight' | 'contest' | 'vote' | 'choose' | 'if' | 'everyone' | 'another'> = {
  *test(table, deed, { letters, difficulty, pass, fail, result }) {
    if (difficulty === undefined) {
      const hits = yield* openTest(table, deed.seat, letters);
      yield* resolve(table, { ...deed, hits }, result);
      return true;
    }
    const passed = yield* test(table, deed.seat, letters, difficulty);
    yield* resolve(table, deed, passed ? pass : fail);
    return passed;
  },
  *fight(table, deed, { against, plus, win, lose }) {
    const end = yield* drawAndFight(table, deed.seat, against, plus);
    if (end !== 'killed') yield* resolve(table, deed, end === 'won' ? win : lose); // FB-RULING-47
    return end === 'won'; // FB-FIGHT-18
  },
  *contest(table, deed, { letters, within, win }) {
    const other = isSolo(table.state) ? undefined : yield* chooseOther(table, deed, within);
    if (other === undefined && !isSolo(table.state)) return false;
    const own = yield* openTest(table, deed.seat, letters);
    const theirs = other === undefined ? SOLO_RESULT : yield* openTest(table, other, letters); // FB-SOLO-3
    say(table, 'contest', { seat: deed.seat, own, theirs }, 'FB-RES-1');
    if (own > theirs) yield* resolve(table, deed, win);
    if (theirs > own && other !== undefined) yield* resolve(table, { ...deed, seat: other }, win);
    return true;
  },
  vote: (table, deed, { as, most, tied, fewest }) => vote(table, deed, as, { most, tied, fewest }),
  *choose(table, deed, choices) {
    const answer = yield* choose(
      table,
      deed.seat,
      'result.choose',
      () => choices.map((_, i) => option(`choice:${i + 1}`)),
      { rule: 'FB-RES-1', about: { labels: choices.map(({ label }) => label) } },
    );
    yield* carryOut(table, deed, choices[Number(answer.slice('choice:'.length)) - 1]!.do);
  },
  if: (table, deed, branch) => carryOut(table, deed, holds(table, deed, branch.this) ? branch.do : branch.else),
  *everyone(table, deed, { who, do: what }) {
    const { state } = table;
    for (const seat of clockwiseFrom(state, state.first))
      if (who === undefined || holds(table, { ...deed, seat }, who)) yield* carryOut(table, { ...deed, seat }, what);
  },
  *another(table, deed, { within, who, do: what }) {
    const other = yield* chooseOther(table, deed, within, who);
    if (other !== undefined) yield* carryOut(table, { ...deed, seat: other }, what);
  },
};

/** Another survivor, perhaps only one so near or for whom something holds. */
function* chooseOther(table: AdventureTable, deed: Deed, within?: number, who?: Condition): Play<Seat | undefined> {
  const others = othersMeant(table, deed, within, who);
  if (others.length < 2) return others[0];
  const answer = yield* choose(table, deed.seat, 'another', () => others.map((each) => option(`seat:${each}`)), {
    rule: 'FB-RES-1',
  });
  return Number(answer.slice('seat:'.length));
}
