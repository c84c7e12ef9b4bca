/** What the handbook is about to do, worked out again from what lies open: the same questions as the rules ask. Pure. */
import type { Battle } from '@holotape/skirmish/battle';
import { aiCardOf, readCell } from '@holotape/skirmish/queries/ai/cards';
import type { Plan } from '@holotape/skirmish/queries/ai/plans';
import { planAction } from '@holotape/skirmish/queries/ai/responses';
import { modelById } from '@holotape/skirmish/queries/units';
import type { BookTurn } from '@holotape/skirmish/state';
import { AI_ROWS } from '@holotape/skirmish/words';

/** Where chance has decided, as it has. */
export function planShown(battle: Battle, turn: BookTurn, target: string | undefined): Plan {
  const how = (battle.state.activation?.left ?? 0) > 0 ? 'action' : 'quick';
  const planning = planAction(battle, modelById(battle, turn.model), turn, how);
  let word = planning.next();
  while (!word.done) {
    const tied = word.value;
    word = planning.next(tied.find(({ id }) => id === target) ?? tied[0]!);
  }
  return word.value;
}

/** The matrix of an AI card as it is printed, with the cell that counts now. */
export function matrixOf(battle: Battle, turn: BookTurn) {
  const { name, columns, rows, targets } = aiCardOf(battle, modelById(battle, turn.model));
  return {
    name,
    columns,
    targets,
    rows: AI_ROWS.flatMap((row) => {
      const printed = rows[row];
      return printed === undefined
        ? []
        : [{ row, method: printed.method, isNow: row === turn.row, cells: printed.cells.map(readCell) }];
    }),
  };
}
