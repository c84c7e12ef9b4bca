/** A vault table without a browser, for what is worked out before anything is drawn. */
import { startSession } from '@holotape/kernel';
import { loadGame } from '@holotape/shelf';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import type { VaultGame } from '@holotape/vault';
import type { VaultState } from '@holotape/vault/state';
import { openPosition } from '@holotape/vault/view';

const game = loadGame('vault') as VaultGame;
export const { content } = game;
export const names = ['Ana', 'Ben', 'Mira'];
export const explain = ({ say }: { readonly say: string }) => say;

/** A table in its first round, Ana to place, changed as a test needs it. */
export function tableOf(change: (state: VaultState) => void = () => {}, seats = 3) {
  const session = startSession(game, { seats, seed: 'board', options: { first: 0 } });
  change(session.state);
  const choice = session.question;
  if (choice?.kind !== 'choice') throw new Error('Nobody is asked.');
  const question: QuestionInfo = {
    number: 7,
    ask: choice.ask,
    kind: 'choice',
    seat: choice.to,
    options: choice.options() as NonNullable<QuestionInfo['options']>,
    trail: [],
  };
  const view = session.view(0);
  return { session, view, question, vault: openPosition(view, content) };
}
