/** The example of docs/kernel.md, which a test holds to this file. */
import { choose, type Game, mark, option, type Play, roll, say, type Table } from '@holotape/kernel';
import { z } from 'zod';

// begin
const scrapState = z.strictObject({ turn: z.number(), scrap: z.array(z.number()) });
type ScrapState = z.infer<typeof scrapState>;

function* turn(table: Table<ScrapState, null>): Play {
  const { state } = table;
  const seat = state.turn;
  mark(table, 'turn');
  const tired = state.scrap[seat]! >= 20 ? { rule: 'SC-2', say: 'why.full' } : undefined;
  const answer = yield* choose(table, seat, 'turn', () => [option('search', tired), option('rest')]);
  if (answer === 'search') {
    const [face] = yield* roll(table, 'search.die', [6]);
    state.scrap[seat]! += face!;
    say(table, 'found', { seat, face: face! }, 'SC-1');
  }
  state.turn = (seat + 1) % state.scrap.length;
}

export const scrap: Game<ScrapState, null, ScrapState, object> = {
  id: 'scrap',
  title: 'Scrap',
  version: 1,
  migrations: [],
  seats: { least: 2, most: 4, rule: 'SC-0' },
  content: null,
  options: z.strictObject({}),
  state: scrapState,
  copy: ({ turn, scrap }) => ({ turn, scrap: scrap.slice() }),
  setup: (_content, { seats }) => ({ turn: 0, scrap: Array.from({ length: seats }, () => 0) }),
  step: turn,
  result: ({ state: { scrap } }) =>
    scrap.some((each) => each >= 20) ? { scores: scrap, winners: [scrap.findIndex((each) => each >= 20)] } : undefined,
  view: ({ state: { turn, scrap } }) => ({ turn, scrap: scrap.slice() }),
  resample: () => {},
  texts: {
    messages: { found: '{seat:seat} finds {face} pieces of scrap.', 'why.full': 'Your bag is full.' },
    printers: {},
  },
};
// end
