/** AB-ACT: activation cards at the end of a round. */
import { choose, option, type Play, reveal, say } from '@holotape/kernel';
import { effectFor, letsItAct } from '../../queries/opposition.ts';
import { opposingTokens } from '../../queries/progress.ts';
import { clockwiseFrom } from '../../queries/survivors.ts';
import { opposing, sideOf } from '../../queries/together.ts';
import type { AdventureTable } from '../../state.ts';
import { activate } from '../activation.ts';
import { carryOut } from '../results.ts';
import { moveOpposing } from './opposing.ts';
import { remake } from './workshop.ts';

/** The top card is turned over: its types, then its faction if that is the opposing one. AB-ACT-1 to AB-ACT-5, AB-ACT-8 */
export function* drawActivation(table: AdventureTable): Play<boolean> {
  const { state, content } = table;
  const { activationDeck, activationDiscard } = state.together!;
  yield* remake(table, 'deck.activation', activationDeck, activationDiscard); // FB-RULING-59
  const card = activationDeck.pop();
  if (card === undefined) return false;
  reveal(table);
  const { types } = content.activations.get(card)!;
  const faction = letsItAct(table, card) ? [opposing(state.together!)] : []; // AB-ACT-4
  state.activation = { card, icons: [...types, ...faction] }; // AB-ACT-2, AB-ACT-8
  say(table, 'round.activation', { types }, 'AB-ACT-1');
  return true;
}

/** The opposing faction: its enemies act, its token advances, then what the sheet says for so many of them. FB-RULING-60 */
export function* opposingActs(table: AdventureTable): Play {
  const { state } = table;
  const faction = opposing(state.together!);
  yield* activate(table, faction); // AB-ACT-5
  moveOpposing(table, 1); // AB-ACT-6, AB-FAC-2
  const effect = effectFor(sideOf(table, faction), opposingTokens(table, state.together!)); // AB-ACT-7
  say(table, 'round.effect', { text: effect.text }, 'AB-ACT-7');
  yield* carryOut(table, { seat: state.first }, effect.do); // AB-ACT-7
}

/** The first player stays so or names another, who has the next first turn. AB-ACT-9, AB-ACT-10 */
export function* nameFirstPlayer(table: AdventureTable): Play {
  const { state } = table;
  const seats = clockwiseFrom(state, state.first);
  if (seats.length === 1) return;
  const answer = yield* choose(table, state.first, 'first', () => seats.map((seat) => option(`seat:${seat}`)), {
    rule: 'AB-ACT-9',
  });
  state.first = Number(answer.slice('seat:'.length));
  say(table, 'setup.first', { seat: state.first }, 'AB-ACT-10');
}
