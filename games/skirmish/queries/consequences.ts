/** Consequences in the Event deck: each knows whose it is. CH-CONSEQ-6 */
import type { Battle } from '../battle.ts';

const MARK = '@';

/** As it lies in the deck. */
export const consequenceId = (card: string, seat: number): string => `${card}${MARK}${seat}`;

/** A card of the deck as a Consequence; undefined for an Event. CH-EVENT-14 */
export function consequenceIn(id: string | undefined): { readonly card: string; readonly seat: number } | undefined {
  const [card, seat] = id?.split(MARK) ?? [];
  return seat === undefined ? undefined : { card: card!, seat: Number(seat) };
}

/** What a player has still to come, in no order: in the deck, and waiting for the end of the round. CH-CONSEQ-3, CH-ADCONS-1 */
export const pendingOf = ({ state }: Battle, seat: number): string[] =>
  [...state.decks.events.flatMap((id) => consequenceIn(id) ?? []), ...state.consequences]
    .flatMap((each) => (each.seat === seat ? [each.card] : []))
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
