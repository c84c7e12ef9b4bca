/** Whether a game can be played as people agree on it. */
import { type AnyGame, type Json, startSession, TableRefused } from '@holotape/kernel';
import { type Agreed, isSame } from '../kept/agreed.ts';
import type { TableEvent } from '../kept/events.ts';
import type { TableState } from '../kept/state.ts';
import type { TableAction } from '../spoken/actions.ts';
import { type Refused, refused } from '../spoken/refused.ts';

/** The options as the game reads them, after a trial that shows that they will do; or why they will not. */
export function checkedOptions(
  game: AnyGame,
  seats: number,
  { options, dice, undo }: Pick<Agreed, 'options' | 'dice' | 'undo'>,
): { readonly options: Json } | Refused {
  try {
    const { agreement } = startSession(game, { seats, seed: 'trial', options, dice, undo });
    return { options: agreement.options as Json };
  } catch (error) {
    if (!(error instanceof TableRefused))
      return refused('table.refused', { why: 'The game cannot be set up like that.' });
    const { message: why, rule } = error;
    return { ...refused('table.refused', { why }), ...(rule !== undefined && { rule }) };
  }
}

type Change = Extract<TableAction, { do: 'agree' }>;

/** The table with these changes; undefined if it is so already. */
export function agreedWith(
  { game, setup, seats }: TableState,
  wanted: Change,
): Omit<TableEvent & { type: 'agreed' }, 'at'> | Refused | undefined {
  const { title, options, undo, dice, listed, unlisted } = setup;
  if (wanted.listed && unlisted) return refused('table.unlisted');
  const next: Agreed = {
    title: wanted.title ?? title,
    options: wanted.options ?? options,
    undo: wanted.undo ?? undo,
    dice: wanted.dice ?? dice,
    listed: wanted.listed ?? listed,
  };
  const checked = checkedOptions(game, seats.length, next);
  if ('say' in checked) return checked;
  const agreed = wanted.options === undefined ? next : { ...next, ...checked };
  return isSame({ title, options, undo, dice, listed }, agreed) ? undefined : { type: 'agreed', ...agreed };
}
