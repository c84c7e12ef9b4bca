/** Where tests of enemies that are activated begin: at the end of a round. */
import { adventure, answer, survivor, topAgendas } from './adventure.ts';
import type { State } from './beginnings.ts';

/** The end of a round: Ann's turn ends and this agenda is turned up. `free` activates robots, then critters. */
export function ending(agenda: string, state: (state: State) => void, seats = 1, dice: number[][] = []) {
  const t = adventure({
    seats,
    chance: { 'fight.roll': dice },
    state: (now) => {
      topAgendas(now, agenda);
      for (const each of now.survivors) each.letters = ['C', 'I', 'A'];
      now.turn.seat = seats - 1;
      state(now);
    },
  });
  answer(t, 'end');
  return t;
}

export const MISS = [1, 1, 1];

export const at = (state: State, ...spaces: string[]) => {
  for (const [seat, space] of spaces.entries()) survivor(state, seat).space = space;
};
