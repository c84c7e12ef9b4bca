/**
 * A test game of placement: a secret bid by all at once, spaces paid for in one of several ways, bonuses that lead to
 * bonuses, and a beacon set up anywhere on a line.
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
  type Position,
  type Reason,
  type Result,
  type Seat,
  say,
  type Table,
  together,
  within,
} from '@holotape/kernel';
import { z } from 'zod';
import { copyPlacementState, sharePlacementState } from './placement.copy.ts';
import { type PlacementState, placementState, RESOURCES } from './placement.state.ts';

type Resource = (typeof RESOURCES)[number];
type Bonus = 'point' | 'again' | 'beacon';
type Space = { readonly cost: number; readonly bonus: readonly Bonus[] };
type Content = { readonly spaces: Readonly<Record<string, Space>> };

const content: Content = {
  spaces: {
    well: { cost: 0, bonus: ['point'] },
    farm: { cost: 1, bonus: ['point', 'point'] },
    gate: { cost: 1, bonus: ['again'] },
    mast: { cost: 2, bonus: ['beacon'] },
    dome: { cost: 2, bonus: ['beacon', 'again'] },
    yard: { cost: 0, bonus: [] },
  },
};
const ROUNDS = 3;
const WORKERS = 2;
const LINE = 1000;
const GAP = 75;

type Rules = Table<PlacementState, Content>;
type Look = Position<PlacementState, Content>;

const stockOf = ({ state }: Look, seat: Seat) => state.players[seat]!.stock;
const wealth = (look: Look, seat: Seat) => RESOURCES.reduce((sum, each) => sum + stockOf(look, seat)[each], 0);

/** All bid food in secret; who bids most begins, then the others in the order of their seats. Every bid is paid. */
function* bid(table: Rules): Play {
  const { state } = table;
  mark(table, 'round');
  const seats = state.players.map((_, seat) => seat);
  const bids = (yield* together(table, seats, 'round.bid', (seat) =>
    ['0', '1', '2'].map((food) => option(food, whyNotBid(table, seat, Number(food)))),
  )).map(Number);
  for (const seat of seats) stockOf(table, seat).food -= bids[seat]!;
  const first = bids.indexOf(Math.max(...bids));
  state.order = [...seats.slice(first), ...seats.slice(0, first)];
  say(table, 'bids', { bids, first }, 'PL-BID');
  state.phase = 'place';
}

function whyNotBid(look: Look, seat: Seat, food: number): Reason | undefined {
  const { food: have } = stockOf(look, seat);
  return food <= have ? undefined : { rule: 'PL-BID', say: 'too-little', args: { have } };
}

function* placeWorker(table: Rules): Play {
  const { state } = table;
  const by = state.order[state.placed % state.order.length]!;
  mark(table, 'turn');
  yield* place(table, by);
  state.placed += 1;
  if (state.placed === WORKERS * state.order.length) endOfRound(table);
}

function endOfRound({ state }: Rules): void {
  state.phase = 'bid';
  state.round += 1;
  state.placed = 0;
  state.spaces = {};
  for (const { stock } of state.players) for (const each of RESOURCES) stock[each] += 1;
}

function whyNotSpace(look: Look, by: Seat, id: string): Reason | undefined {
  const holder = look.state.spaces[id];
  if (holder !== undefined) return { rule: 'PL-SPACE', say: 'taken', args: { seat: holder } };
  const { cost } = look.content.spaces[id]!;
  return cost <= wealth(look, by) ? undefined : { rule: 'PL-PAY', say: 'too-dear', args: { cost } };
}

function* place(table: Rules, by: Seat): Play {
  const { state, content } = table;
  mark(table, 'action');
  const id = yield* choose(table, by, 'place.space', () => [
    ...Object.keys(content.spaces).map((space) => option(space, whyNotSpace(table, by, space))),
    option('wait'),
  ]);
  if (id === 'wait') return;
  const { cost, bonus } = content.spaces[id]!;
  yield* within(table, 'pay', pay(table, by, cost));
  state.spaces[id] = by;
  say(table, 'places', { seat: by, space: id }, 'PL-SPACE');
  for (const each of bonus) yield* within(table, 'bonus', gain(table, by, each));
}

/** Each part of the cost is paid with whatever the player likes to part with. */
function* pay(table: Rules, by: Seat, cost: number): Play {
  for (let part = 0; part < cost; part += 1) {
    const stock = stockOf(table, by);
    const resource: Resource = yield* choose(table, by, 'pay.with', () =>
      RESOURCES.map((each) =>
        option(each, stock[each] > 0 ? undefined : { rule: 'PL-PAY', say: 'none', args: { resource: each } }),
      ),
    );
    stock[resource] -= 1;
  }
}

function* gain(table: Rules, by: Seat, bonus: Bonus): Play {
  if (bonus === 'point') table.state.players[by]!.points += 1;
  else if (bonus === 'beacon') yield* setUpBeacon(table, by);
  else yield* place(table, by);
}

/** A beacon stands on a whole number of the line, not nearer than a gap to anything else. The checker shows its evidence. */
function checkBeacon({ state }: Look, answer: Answer): Checked {
  if (typeof answer !== 'number' || !Number.isInteger(answer) || answer < 0 || answer > LINE)
    return { ok: false, reason: { rule: 'PL-BEACON', say: 'off-line', args: { length: LINE } } };
  const nearest = Math.min(LINE, ...state.line.map(({ at }) => Math.abs(at - answer)));
  if (nearest < GAP) return { ok: false, reason: { rule: 'PL-BEACON', say: 'too-near', args: { nearest, gap: GAP } } };
  return { ok: true, evidence: { nearest } };
}

function* setUpBeacon(table: Rules, by: Seat): Play {
  const candidates = () =>
    Array.from({ length: LINE / 25 }, (_, i) => i * 25).filter((at) => checkBeacon(table, at).ok);
  if (candidates().length === 0) return;
  const at = yield* open<number>(table, by, 'beacon.at', (answer) => checkBeacon(table, answer), candidates);
  table.state.line.push({ kind: 'beacon', at, owner: by });
  say(table, 'beacon', { seat: by, at }, 'PL-BEACON');
}

function result({ state }: Look): Result | undefined {
  if (state.round < ROUNDS) return undefined;
  const beacons = (seat: Seat) => state.line.filter((thing) => thing.kind === 'beacon' && thing.owner === seat).length;
  const scores = state.players.map(({ points }, seat) => points + 3 * beacons(seat));
  const best = Math.max(...scores);
  return { scores, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])) };
}

export const placement: Game<PlacementState, Content, PlacementState, { wrecks: boolean }> = {
  id: 'placement',
  title: 'Placement',
  version: 1,
  migrations: [],
  seats: { least: 2, most: 4, rule: 'PL-SEATS' },
  content,
  options: z.strictObject({ wrecks: z.boolean().default(true) }),
  state: placementState,
  copy: copyPlacementState,
  share: sharePlacementState,
  setup: (_content, { seats, options }) => ({
    phase: 'bid',
    round: 0,
    order: [],
    placed: 0,
    players: Array.from({ length: seats }, () => ({ stock: { food: 1, water: 1, power: 1 }, points: 0 })),
    spaces: {},
    line: options.wrecks ? [{ kind: 'wreck', at: 500, parts: [{ id: 'hull' }] }] : [],
  }),
  step: (table) => (table.state.phase === 'bid' ? bid(table) : within(table, 'turn', placeWorker(table))),
  result,
  // Nothing is hidden but the bids, and those are in no state before all are known.
  view: ({ state }) => copyPlacementState(state),
  resample: () => {},
  texts: {
    messages: {
      bids: '{first:seat} bids most and begins.',
      places: '{seat:seat} places a worker: {space}.',
      beacon: '{seat:seat} sets up a beacon at {at}.',
      taken: '{seat:seat} is there.',
      'too-dear': 'That costs {cost}.',
      'too-little': 'You have only {have} food.',
      none: 'You have no {resource}.',
      'off-line': 'A beacon stands on a whole number from 0 to {length}.',
      'too-near': 'Something is only {nearest} away; a beacon needs {gap}.',
    },
    printers: {},
  },
};
