/** What a simulation may be asked: how often somebody wins. */
import type { BotName } from '../index.ts';
import type { Played } from './game.ts';

/** A seat (from 0), a bot, or whoever had a card at some time: `kind` is one the game counts, such as `rooms`. */
export type Question =
  | { readonly of: 'seat'; readonly seat: number }
  | { readonly of: 'bot'; readonly bot: BotName }
  | { readonly of: 'card'; readonly kind: string; readonly id: string };

/** A question, and how small a difference nobody minds, as a share. */
export interface Until {
  readonly question: Question;
  readonly margin: number;
}

/** A seat's part of a victory: all of it, or a share. */
export const partOf = ({ winners }: Pick<Played, 'winners'>, seat: number): number =>
  winners.includes(seat) ? 1 / winners.length : 0;

/** Those whom the question is about in this game. */
function seatsMeant(question: Question, { bots, cards }: Played): readonly number[] {
  switch (question.of) {
    case 'seat':
      return [question.seat];
    case 'bot':
      return bots.flatMap((bot, seat) => (bot === question.bot ? [seat] : []));
    case 'card':
      return (cards[question.kind] ?? []).flatMap((ids, seat) => (ids.includes(question.id) ? [seat] : []));
  }
}

/** Their mean part of the victory; undefined, if the game says nothing about it. */
export function answerOf(question: Question, game: Played): number | undefined {
  const seats = seatsMeant(question, game);
  if (seats.length === 0) return undefined;
  return seats.reduce((sum, seat) => sum + partOf(game, seat), 0) / seats.length;
}
