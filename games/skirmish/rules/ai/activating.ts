/** The activation of an AI model: the blue die, and one Action after the other. */
import { choose, option, type Play, roll, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { aiCardOf, columnFor, readCell, rowFor } from '../../queries/ai/cards.ts';
import type { Plan } from '../../queries/ai/plans.ts';
import { planAction } from '../../queries/ai/responses.ts';
import { isAllByTheBook, levelOf } from '../../queries/ai/sides.ts';
import { methodFor } from '../../queries/ai/weapons.ts';
import { faceOf } from '../../queries/faces.ts';
import { itemsAtHand } from '../../queries/limited-use.ts';
import { isHeroic, seatOf } from '../../queries/units.ts';
import { whyNotUseItem } from '../../queries/using-items.ts';
import type { Activation, BookTurn, Model } from '../../state.ts';
import { type How, RESPONSES, type Response } from '../../words.ts';
import { settle } from './next-target.ts';

const BLUE_DIE = 12;

/** One blue die for the whole activation; its row and the Situation's column say what the model is about. CH-AIACT-2, CH-AIACT-9 */
export function* rollForResponse(table: BattleTable, model: Model): Play {
  const { rows } = aiCardOf(table, model);
  const detail = { rule: 'CH-AIACT-2', about: { model: model.id } };
  for (;;) {
    const [side] = yield* roll(table, 'book.roll', [BLUE_DIE], detail); // CH-AIACT-2
    const row = rowFor(faceOf(table.content.dice.effect.blue, side!).icons); // CH-AIACT-3
    const printed = rows[row];
    if (printed === undefined) continue; // CH-RULING-15
    const column = columnFor(table, model); // CH-AIACT-5
    const cell = readCell(printed.cells[column]!);
    const hasQuick = isHeroic(table, model) && table.state.activation!.points > 0; // CH-AIFX-8
    const turn: BookTurn = {
      model: model.id,
      side: side!,
      row,
      column,
      ...cell,
      method: printed.method,
      charged: false,
      quick: hasQuick && levelOf(table, model) !== 'gentle', // CH-AIFX-8
      spent: 0,
      free: 0,
    };
    table.state.book!.turn = turn;
    tellTurn(table, model, turn);
    return;
  }
}

function tellTurn(table: BattleTable, model: Model, turn: BookTurn): void {
  const { row, column, response, reckless, stays } = turn;
  say(table, 'book.rolled', { model: model.id, row }, 'CH-AIACT-3');
  say(table, 'book.column', { model: model.id, column: column + 1 }, 'CH-AIACT-5');
  const attitude = reckless ? 'reckless' : 'careful';
  say(table, 'book.response', { response, attitude }, reckless ? 'CH-AIACT-11' : 'CH-AIACT-12');
  if (stays) say(table, 'book.underlined', { model: model.id }, 'CH-AIACT-13');
  const method = methodFor(table, model, turn.method);
  say(
    table,
    method === turn.method ? 'book.method' : 'book.other-method',
    { method },
    method === turn.method ? 'CH-AIATT-2' : 'CH-AIATT-6',
  );
}

/** What an AI model does next. */
type BookStep =
  | { readonly does: 'act'; readonly plan: Plan; readonly how: 'action' | 'quick' }
  | { readonly does: 'item'; readonly answer: string }
  | { readonly does: 'heal' }
  | { readonly does: 'end' };

/** Two Actions; then a Quick Action by V.A.T.S., then Action Points as the card says. CH-AIACT-1, CH-AIFX-4, CH-AIFX-8 */
export function* nextStep(table: BattleTable, model: Model, activation: Activation): Play<BookStep> {
  const turn = table.state.book!.turn!;
  if (activation.left > 0) {
    const item = itemToUse(table, model, activation);
    if (item !== undefined) return { does: 'item', answer: item }; // CH-RULING-36
    return { does: 'act', plan: yield* workOut(table, model, turn, 'action'), how: 'action' };
  }
  if (turn.quick) {
    turn.quick = false; // CH-AIFX-8
    say(table, 'book.quick', { model: model.id }, 'CH-AIFX-8');
    return { does: 'act', plan: yield* workOut(table, model, turn, 'quick'), how: 'quick' };
  }
  return yield* withPoints(table, model, activation, turn);
}

/** Only for what the AI card shows. CH-AIFX-3, CH-AIFX-6 */
function* withPoints(table: BattleTable, model: Model, activation: Activation, turn: BookTurn): Play<BookStep> {
  const { points: use, 'most-points': most = Number.POSITIVE_INFINITY } = aiCardOf(table, model);
  if (use === undefined || activation.points === 0 || turn.spent >= most) return { does: 'end' }; // CH-AIFX-3, CH-AIFX-6
  if (use === 'heal' && model.regular + model.radiation === 0) return { does: 'end' };
  const plan =
    use === 'heal'
      ? undefined
      : yield* settle(table, planAction(table, model, turn, 'quick', use === 'move' ? 'move' : 'objective'));
  if (use === 'expertise' && plan?.activity !== 'interact') return { does: 'end' };
  if (use === 'move' && plan?.action !== 'move') return { does: 'end' };
  activation.points -= 1; // CH-AIFX-3
  turn.spent += 1; // CH-AIFX-6
  say(table, 'book.point', { model: model.id, use }, 'CH-AIFX-3');
  return plan === undefined ? { does: 'heal' } : { does: 'act', plan, how: 'quick' };
}

/** Limited Use items, only where it was agreed that it may. CH-RULING-36 */
function itemToUse(table: BattleTable, model: Model, activation: Activation): string | undefined {
  if (levelOf(table, model) !== 'supplied') return undefined; // CH-RULING-36
  const usable = itemsAtHand(table, model).find(
    (each) => whyNotUseItem(table, model, each, activation, true) === undefined,
  );
  return usable && `item:${usable.id}`;
}

/** Regular damage before radiation. CH-AIFX-5 */
export function healWithPoint(table: BattleTable, model: Model): void {
  const kind = model.regular > 0 ? 'regular' : 'radiation'; // CH-AIFX-5
  model[kind] -= 1;
  say(table, 'book.heals', { model: model.id, kind }, 'CH-AIFX-5');
}

function* workOut(table: BattleTable, model: Model, turn: BookTurn, how: How): Play<Plan> {
  const plan = yield* settle(table, planAction(table, model, turn, how));
  const instead = yield* maybeOverruled(table, model, turn, plan);
  if (instead === undefined) return tell(table, model, plan);
  say(table, 'book.overruled', { model: model.id, response: instead }, 'CH-AISETUP-10');
  return tell(table, model, yield* settle(table, planAction(table, model, turn, how, instead)));
}

function tell(table: BattleTable, model: Model, plan: Plan): Plan {
  for (const { say: key, args, rule } of plan.thoughts) say(table, key, args, rule);
  const { activity, target = null, rule } = plan;
  say(table, target === null ? `book.does.${activity}` : `book.does.${activity}-at`, { model: model.id, target }, rule);
  return plan;
}

/** Whom the table asks: the people on the other side, or whoever watches. */
const peopleOf = (table: BattleTable, model: Model): number => (isAllByTheBook(table) ? 0 : 1 - seatOf(table, model));

/** People may put another behaviour of the rules in its place, if that was agreed. CH-AISETUP-10 */
function* maybeOverruled(
  table: BattleTable,
  model: Model,
  turn: BookTurn,
  { activity, target, rule }: Plan,
): Play<Response | undefined> {
  const book = table.state.book!;
  if (!book.overrule && !book.waits) return undefined;
  const others = Object.values(RESPONSES).filter((each) => each !== turn.response);
  const off = book.overrule ? undefined : { rule: 'CH-AISETUP-10', say: 'book.not-agreed' };
  const answer = yield* choose(
    table,
    peopleOf(table, model),
    'book.step',
    () => [option('go'), ...others.map((each) => option(`instead:${each}`, off))],
    { rule, about: { model: model.id, activity, ...(target === undefined ? {} : { target }) } },
  );
  return answer === 'go' ? undefined : (answer.slice('instead:'.length) as Response);
}
