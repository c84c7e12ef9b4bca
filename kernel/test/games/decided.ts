/** A test game whose first questions other games answer: in the first round a whole game of cards says that somebody rests. */
import type { AnyGame, Position } from '@holotape/kernel';
import { cards } from './cards.ts';

export const decided: AnyGame = {
  ...cards,
  id: 'decided',
  inner: ({ state }: Position<{ turn: number; round: number }, unknown>, { ask }) =>
    ask !== 'turn.action' || state.round > 0
      ? undefined
      : {
          game: cards,
          title: `The game that decides what seat ${state.turn} does`,
          mark: `turn ${state.turn}`,
          options: {},
          usual: {},
          seats: [1, 0],
          unmanned: [],
          answer: (position) => (cards.result(position as Parameters<typeof cards.result>[0]) ? 'rest' : undefined),
        },
};
