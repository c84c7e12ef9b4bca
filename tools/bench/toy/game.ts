/** The toy game as rules for the kernel. No marks, scenes or log lines: the loop written by hand has none either. */
import { choose, type Game, option, type Play, type Table } from '@holotape/kernel';
import { z } from 'zod';
import { GOODS, type Good, SPACE_IDS, SPACES } from './content.ts';
import { endOfTurn, freeSpaces, gain, isOver, ownedGoods, pay, scoresOf, takeSpace } from './rules.ts';
import { copyToyState, shareToyState } from './state.copy.ts';
import { newToy, type ToyState, toyState } from './state.ts';

type Rules = Table<ToyState, null>;

// Options that are never blocked do not change: they are made once.
const SPACE_OPTIONS = SPACE_IDS.map((id) => option(id));
const SPACE_NUMBERS = new Map(SPACE_IDS.map((id, i) => [id, i]));
const GOOD_OPTIONS = GOODS.map((good) => option(good));

function* turn(table: Rules): Play {
  const { state } = table;
  const by = state.turn;
  let first: number | undefined;
  for (let again = true; again; ) {
    const space = yield* choose(table, by, 'place.space', () => freeSpaces(state, by, SPACE_OPTIONS));
    const at = SPACE_NUMBERS.get(space)!;
    first ??= at;
    const { cost, bonus } = SPACES[at]!;
    for (let paid = 0; paid < cost; paid += 1) pay(state, by, yield* ownGood(table, by));
    takeSpace(state, by, at);
    if (bonus === 'good') gain(state, by, yield* anyGood(table, by), 1);
    if (bonus === 'trade') yield* trade(table, by);
    again = bonus === 'again' && freeSpaces(state, by, SPACE_OPTIONS).length > 0;
  }
  endOfTurn(state, by, first!);
}

function* trade(table: Rules, by: number): Play {
  const { state } = table;
  if (ownedGoods(state, by, GOOD_OPTIONS).length === 0) return;
  pay(state, by, yield* ownGood(table, by));
  gain(state, by, yield* anyGood(table, by), 2);
}

const ownGood = (table: Rules, by: number): Play<Good> =>
  choose(table, by, 'pay.with', () => ownedGoods(table.state, by, GOOD_OPTIONS));

const anyGood = (table: Rules, by: number): Play<Good> => choose(table, by, 'gain.good', () => GOOD_OPTIONS);

export const toy: Game<ToyState, null, ToyState, Record<string, never>> = {
  id: 'toy',
  title: 'The benchmark game',
  version: 1,
  migrations: [],
  seats: { least: 4, most: 4, rule: 'TOY-SEATS' },
  content: null,
  options: z.strictObject({}),
  state: toyState,
  copy: copyToyState,
  share: shareToyState,
  setup: newToy,
  step: turn,
  result({ state }) {
    if (!isOver(state)) return undefined;
    const scores = scoresOf(state);
    return { scores, winners: [scores.indexOf(Math.max(...scores))] };
  },
  view: ({ state }) => state,
  resample: () => {},
  texts: { messages: {}, printers: {} },
};
