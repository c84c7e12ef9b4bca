/** What need not be asked every time. Pure. */
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import { type Resource, TRACK_LIMIT } from '@holotape/vault/printed/icons';
import type { VaultView } from '@holotape/vault/view';

export interface Habits {
  /** Income is taken as this, while there is room for it. */
  readonly income: Resource | 'ask';
  /** Pass by itself when no space is open. */
  readonly pass: boolean;
}

/** The answer a habit gives. */
export function answerByHabit(
  { ask, seat, options = [] }: QuestionInfo,
  view: VaultView,
  { income, pass }: Habits,
): string | undefined {
  if (ask === 'income' && income !== 'ask')
    return (view.players[seat]?.[income] ?? TRACK_LIMIT) < TRACK_LIMIT ? income : undefined;
  if (ask === 'turn' && pass && options.every(({ id, blocked }) => id === 'pass' || blocked !== undefined))
    return 'pass';
  return undefined;
}
