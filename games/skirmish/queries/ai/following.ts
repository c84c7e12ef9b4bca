/** Whether an AI model follows one that it has pushed back. */
import type { Battle } from '../../battle.ts';
import type { Model } from '../../state.ts';
import { methodFor } from './weapons.ts';

/** The first of the steps that applies, by the letter on the matrix. CH-AIPUSH-4, CH-AIPUSH-5 */
export function followsUp(battle: Battle, model: Model): { readonly follows: boolean; readonly rule: string } {
  const turn = battle.state.book!.turn;
  if (turn === null || turn.model !== model.id) return { follows: false, rule: 'CH-AIACT-17' };
  const { charged, response, reckless, method } = turn;
  if (charged) return { follows: true, rule: 'CH-AIPUSH-1' }; // CH-AIPUSH-1, CH-AIPUSH-4
  if (response === 'attack')
    return { follows: methodFor(battle, model, method) === 'close-combat', rule: 'CH-AIPUSH-2' }; // CH-AIPUSH-2
  // CH-AIPUSH-3, CH-AIACT-17; M and F are not in the sequence, and the table of Attitudes decides. CH-RULING-26
  return {
    follows: reckless,
    rule: response === 'objective' || response === 'defend' ? 'CH-AIPUSH-3' : 'CH-RULING-26',
  };
}
