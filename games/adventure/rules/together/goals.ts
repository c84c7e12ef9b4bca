/** AB-END: goals and the end of a game played together. */
import { choose, option, type Play, type Seat, say } from '@holotape/kernel';
import type { Goal } from '../../printed/together.ts';
import { isAt } from '../../queries/conditions.ts';
import { isSatisfied } from '../../queries/progress.ts';
import { survivorOf } from '../../queries/survivors.ts';
import { givenFor, goalsDone, goalsNeeded, hereWith, holdsAtRoundEnd } from '../../queries/together.ts';
import type { AdventureTable } from '../../state.ts';
import { SURPLUS_GOAL } from '../../words.ts';
import { discardHeld } from '../items.ts';
import { moveOpposing } from './opposing.ts';

/** The goals that still lie open, and what each asks for. */
const openGoals = ({ state, content }: AdventureTable) =>
  state.together?.goals.flatMap((shown) => (shown.done ? [] : [{ shown, goal: content.goals.get(shown.card)! }])) ?? [];

/** Fulfilled at once when its condition holds, whenever that is; one that asks for deeds, when they are counted. AB-END-3, FB-RULING-63 */
export function checkGoals(table: AdventureTable): void {
  for (const { shown, goal } of openGoals(table)) if (isSatisfied(table, goal, shown.count)) fulfil(table, shown.card); // AB-END-3
}

/** Turned facedown; beyond what is needed it pushes the opposing faction back. AB-END-4, AB-END-6 */
function fulfil(table: AdventureTable, card: string): void {
  const { state } = table;
  const together = state.together!;
  const surplus = goalsDone(together) >= goalsNeeded(state);
  together.goals.find((each) => each.card === card)!.done = true; // AB-END-4
  say(table, 'goal', { goal: card }, 'AB-END-3');
  if (surplus) moveOpposing(table, -SURPLUS_GOAL); // AB-END-6
}

/** What is counted towards goals: of two that are alike only one counts it. AB-END-5 */
function countFor(table: AdventureTable, fits: (goal: Goal) => boolean): void {
  const first = openGoals(table).find(({ goal }) => fits(goal));
  if (first === undefined) return;
  first.shown.count += 1; // AB-END-5
  if (isSatisfied(table, first.goal, first.shown.count)) fulfil(table, first.shown.card); // AB-END-3
}

/** An enemy was killed. */
export function noticeKill(table: AdventureTable, level: number): void {
  if (table.state.together === null) return;
  table.state.together.kills += 1;
  countFor(table, ({ kills }) => kills?.level === level);
}

/** A quest was completed where a survivor stands. */
export function noticeQuest(table: AdventureTable, seat: Seat): void {
  if (survivorOf(table.state, seat).space === null) return;
  countFor(table, ({ quest }) => quest !== undefined && isAt(table, seat, quest));
}

/** AB-END-3 */
export function noticeRoundEnd(table: AdventureTable): void {
  const { together } = table.state;
  if (together === null) return;
  countFor(table, ({ roundEnd }) => roundEnd === 'clean-sweep' && holdsAtRoundEnd(table, roundEnd));
  countFor(table, ({ roundEnd }) => roundEnd === 'no-opposing' && holdsAtRoundEnd(table, roundEnd));
  together.kills = 0;
}

/** What is given up for a goal: cards, or Caps of all who are there. AB-END-3 */
export function* giveFor(table: AdventureTable, seat: Seat, card: string): Play {
  const goal = table.content.goals.get(card)!;
  const shown = table.state.together!.goals.find((each) => each.card === card)!;
  if (goal.pay !== undefined) {
    yield* payTogether(table, seat, goal.pay.caps);
    return fulfil(table, card);
  }
  const { atOnce, count } = goal.deliver!;
  for (let given = 0; given < (atOnce ? count : 1); given += 1) {
    const cards = givenFor(table, seat, goal);
    const chosen =
      cards.length === 1
        ? cards[0]!
        : yield* choose(table, seat, 'discard.card', () => cards.map((each) => option(each)), { rule: 'AB-END-3' });
    discardHeld(table, seat, chosen);
    shown.count += 1;
  }
  if (isSatisfied(table, goal, shown.count)) fulfil(table, card);
}

/** Who asks pays first; then the others add what is missing, in turn order. */
function* payTogether(table: AdventureTable, seat: Seat, caps: number): Play {
  let missing = caps;
  for (const each of hereWith(table, seat)) {
    const survivor = survivorOf(table.state, each);
    const paid = Math.min(missing, survivor.caps);
    survivor.caps -= paid;
    missing -= paid;
    if (paid > 0) say(table, 'caps.spent', { seat: each, caps: paid }, 'FB-CAPS-1');
  }
  yield* [];
}
