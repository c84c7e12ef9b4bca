/** FB-ROUND: the end of a round. */
import { mark, type Play, say } from '@holotape/kernel';
import { questCard } from '../content.ts';
import { isFactionToken } from '../queries/foes.ts';
import { clockwiseFrom } from '../queries/survivors.ts';
import type { AdventureTable } from '../state.ts';
import { activate } from './activation.ts';
import { discardAgenda, drawAgenda } from './agendas.ts';
import { carryOut } from './results.ts';
import { drawActivation, nameFirstPlayer, opposingActs } from './together/activations.ts';
import { noticeRoundEnd } from './together/goals.ts';
import { startTurn } from './turns.ts';
import { checkClock } from './winning.ts';

/** Quests that act, then the first player turns over the top agenda card; only its icons count. FB-ROUND-3, FB-ROUND-4 */
export function* roundStep(table: AdventureTable): Play {
  const { state, content } = table;
  mark(table, 'round');
  say(table, 'round.end', { round: state.round }, 'FB-ROUND-2');
  for (const { card } of [...state.quests]) {
    const isThere = state.quests.some((quest) => quest.card === card); // FB-RES-14: not if another has trashed it
    if (isThere) yield* carryOut(table, { seat: state.first, card }, questCard(content, card).endOfRound); // FB-CORE-2
  }
  if (state.together !== null) {
    noticeRoundEnd(table); // AB-END-3
    if (!(yield* drawActivation(table))) throw new Error('There is no activation card.');
    state.phase = 'activation';
    return;
  }
  const drew = yield* drawAgenda(table, (card) => {
    state.activation = { card, icons: [...content.agendas.get(card)!.activates] };
    say(table, 'round.agenda', { agenda: card }, 'FB-ROUND-3');
  });
  if (!drew) return yield* nextRound(table); // FB-RULING-9
  state.phase = 'activation'; // FB-ROUND-4
}

/** One icon after the other, each type finished before the next. FB-ROUND-5, FB-ROUND-6, FB-RULING-73 */
export function* activationStep(table: AdventureTable): Play {
  const { state } = table;
  const { card, icons } = state.activation!;
  const icon = icons.shift();
  if (icon !== undefined) {
    if (state.together !== null && isFactionToken(icon)) return yield* opposingActs(table); // AB-ACT-5
    yield* activate(table, icon);
    if (!isFactionToken(icon)) return;
    const besides = table.content.scenarios.get(state.scenario)!.icons?.[icon];
    if (besides !== undefined) yield* carryOut(table, { seat: state.first }, besides); // HT-RIG-1
    return;
  }
  state.activation = null;
  if (state.together !== null) {
    state.together.activationDiscard.push(card); // AB-ACT-1
    yield* nameFirstPlayer(table); // AB-ACT-9
    state.turn.seat = state.first; // AB-ACT-10
  } else discardAgenda(table, card); // FB-ROUND-8
  yield* nextRound(table);
}

/** Whoever was next still is, however the deck was passed. FB-FIRST-2 */
function* nextRound(table: AdventureTable): Play {
  const { state } = table;
  checkClock(table); // HT-CLOCK-1
  state.round += 1; // FB-ROUND-2
  yield* startTurn(table, clockwiseFrom(state, state.turn.seat)[0]!);
}
