/**
 * The example game of docs/web.md, over the real kernel: flags are put on a field. Each needs room, the more wind the more
 * (FL-2), and whoever has most cloth in the wind at the end wins. Small, but with everything a board asks of the shell.
 */
import {
  type Answer,
  type Checked,
  choose,
  type Game,
  mark,
  open,
  option,
  type Play,
  roll,
  say,
  type Table,
} from '@holotape/kernel';
import { z } from 'zod';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const flagsState = z.strictObject({
  turn: z.number(),
  wind: z.number(),
  flags: z.array(z.strictObject({ seat: z.number(), x: z.number(), y: z.number(), waved: z.boolean() })),
  long: z.boolean(),
  seats: z.number(),
});
export type FlagsState = z.infer<typeof flagsState>;

const flagsOptions = z.strictObject({ long: z.boolean().default(false) });
type FlagsOptions = z.infer<typeof flagsOptions>;

/** A long game is played on a longer field. */
export const fieldOf = ({ long }: Pick<FlagsState, 'long'>) => ({ w: 600, h: long ? 600 : 400 });
export const roomFor = (wind: number): number => 40 + 10 * wind;
const ROUNDS = 2;

const isPoint = (answer: Answer): answer is { x: number; y: number } =>
  typeof answer === 'object' && answer !== null && 'x' in answer && 'y' in answer;

/** May a flag stand there? The rule asks, and the screen asks the same. */
export function checkFlag(state: Pick<FlagsState, 'flags' | 'wind' | 'long'>, answer: Answer): Checked {
  const { w, h } = fieldOf(state);
  if (!isPoint(answer) || answer.x < 0 || answer.y < 0 || answer.x > w || answer.y > h)
    return { ok: false, reason: { rule: 'FL-1', say: 'why.off-field' } };
  const far = state.flags.map(({ x, y }) => Math.hypot(x - answer.x, y - answer.y));
  const nearest = Math.round(Math.min(w, ...far));
  if (nearest >= roomFor(state.wind)) return { ok: true, evidence: { nearest } };
  return { ok: false, reason: { rule: 'FL-2', say: 'why.room', args: { nearest, needs: roomFor(state.wind) } } };
}

/** Corners and the middle, where a flag can stand. */
function goodPlaces(state: FlagsState): Point[] {
  const { w, h } = fieldOf(state);
  const grid = [1, 3, 5, 7, 9].flatMap((x) => [1, 3, 5, 7, 9].map((y) => ({ x: (x * w) / 10, y: (y * h) / 10 })));
  return grid.filter((point) => checkFlag(state, { ...point }).ok);
}

function* turn(table: Table<FlagsState, null>): Play {
  const { state } = table;
  const seat = state.turn;
  mark(table, 'turn');
  const [wind] = yield* roll(table, 'wind', [6]);
  state.wind = wind!;
  say(table, 'wind', { seat, dice: [wind!] }, 'FL-2');
  const where = yield* open<{ x: number; y: number }>(
    table,
    seat,
    'flag.where',
    (answer) => checkFlag(state, answer),
    () => goodPlaces(state).map((point) => ({ ...point })),
    { rule: 'FL-1' },
  );
  const card = yield* choose(table, seat, 'flag.card', () => [option('wave'), option('furl')], {
    rule: 'FL-3',
    about: { card: 'breeze' },
  });
  state.flags.push({ seat, ...where, waved: card === 'wave' });
  say(table, 'flag', { seat, at: { x: where.x, y: where.y } }, 'FL-1');
  state.turn = (seat + 1) % state.seats;
}

const scoreOf = (state: FlagsState, seat: number): number =>
  state.flags.filter((flag) => flag.seat === seat).reduce((sum, { waved }) => sum + (waved ? 2 : 1), 0);

export const flagsGame: Game<FlagsState, null, FlagsState, FlagsOptions> = {
  id: 'flags',
  title: 'Flags',
  version: 1,
  migrations: [],
  seats: { least: 1, most: 3, rule: 'FL-0' },
  content: null,
  options: flagsOptions,
  state: flagsState,
  copy: (state) => structuredClone(state),
  setup: (_content, { seats, options }) => ({ turn: 0, wind: 0, flags: [], long: options.long, seats }),
  step: turn,
  result: ({ state }) => {
    if (state.flags.length < state.seats * ROUNDS) return undefined;
    const scores = Array.from({ length: state.seats }, (_, seat) => scoreOf(state, seat));
    const most = Math.max(...scores);
    return { scores, winners: scores.flatMap((score, seat) => (score === most ? [seat] : [])) };
  },
  view: ({ state }) => state,
  publicAsks: new Set(['flag.where']),
  resample: () => {},
  texts: {
    messages: {
      wind: 'The wind blows.',
      flag: '{seat:seat} puts up a flag.',
      'ask.flag.where': 'Where shall your flag stand?',
      'ask.flag.card': 'A breeze comes up. What does your flag do?',
      'why.off-field': 'It must stand on the field.',
      'why.room': 'In this wind a flag needs {needs} feet of room; the nearest is {nearest} away.',
    },
    printers: {},
  },
  evaluation: [{ name: 'cloth', why: 'It decides.', value: ({ state }, seat) => scoreOf(state, seat) }],
};
