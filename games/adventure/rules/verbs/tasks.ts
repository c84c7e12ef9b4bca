/** Verbs: tests and fights, choices, and what concerns others. FB-ENC-6, FB-CORE-3 */
import { choose, option, type Play, type Seat, say } from '@holotape/kernel';
import type { Condition } from '../../printed/conditions.ts';
import type { Instruction } from '../../printed/instructions.ts';
import { amountOf, type Deed, holds, othersMeant } from '../../queries/conditions.ts';
import { clockwiseFrom, isSolo } from '../../queries/survivors.ts';
import type { AdventureTable } from '../../state.ts';
import { SOLO_RESULT } from '../../words.ts';
import { drawAndFight } from '../fights.ts';
import { carryOut, resolve } from '../results.ts';
import { Stop } from '../stops.ts';
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
    const passed = yield* test(table, deed.seat, letters, amountOf(table, deed, difficulty));
    yield* resolve(table, deed, passed ? pass : fail);
    return passed;
  },
  *fight(table, deed, { against, plus, win, lose }) {
    const end = yield* drawAndFight(table, deed.seat, against, plus);
    if (end !== 'killed') yield* resolve(table, deed, end === 'won' ? win : lose); // FB-ENC-6, FB-RULING-47
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
    return yield* carryOut(table, deed, choices[Number(answer.slice('choice:'.length)) - 1]!.do);
  },
  if: (table, deed, branch) => carryOut(table, deed, holds(table, deed, branch.this) ? branch.do : branch.else),
  *everyone(table, deed, { who, do: what }) {
    const { state, trail } = table;
    let succeeded = true;
    let stop: Stop | undefined;
    for (const seat of clockwiseFrom(state, state.first)) {
      if (who !== undefined && !holds(table, { ...deed, seat }, who)) continue;
      try {
        succeeded = (yield* carryOut(table, { ...deed, seat }, what)) && succeeded;
      } catch (thrown) {
        // FB-RULING-79: a turn that it ends is over when everybody has had it.
        if (!(thrown instanceof Stop) || thrown.what !== 'turn') throw thrown;
        stop = thrown;
        table.trail = trail;
      }
    }
    if (stop !== undefined) throw stop;
    return succeeded;
  },
  *another(table, deed, { within, who, do: what }) {
    if (deed.attempt && isSolo(table.state)) return what.every((each) => absentSucceeds(table, deed, each));
    const other = yield* chooseOther(table, deed, within, who);
    return other === undefined || (yield* carryOut(table, { ...deed, seat: other }, what));
  },
};

/** Alone, the other survivor is taken to have rolled 3 in a test that a quest asks of it. FB-SOLO-3 */
function absentSucceeds(table: AdventureTable, deed: Deed, { test }: Instruction): boolean {
  if (test?.difficulty === undefined) return true;
  const difficulty = amountOf(table, deed, test.difficulty);
  say(table, 'test.absent', { hits: SOLO_RESULT, difficulty }, 'FB-SOLO-3');
  return SOLO_RESULT >= difficulty;
}

/** Another survivor, perhaps only one so near or for whom something holds. */
function* chooseOther(table: AdventureTable, deed: Deed, within?: number, who?: Condition): Play<Seat | undefined> {
  const others = othersMeant(table, deed, within, who);
  if (others.length < 2) return others[0];
  const answer = yield* choose(table, deed.seat, 'another', () => others.map((each) => option(`seat:${each}`)), {
    rule: 'FB-RES-1',
  });
  return Number(answer.slice('seat:'.length));
}
