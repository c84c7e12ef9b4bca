/**
 * A test game of interrupts: who is shot at may be shielded by others, who shoots may be ambushed, who is ambushed may
 * dodge, and who dies in the middle of the own turn loses the rest of it. Luck is hidden.
 */
import {
  choose,
  type Game,
  mark,
  option,
  type Play,
  type Position,
  pick,
  type Reason,
  type Result,
  roll,
  type Seat,
  say,
  type Table,
  within,
} from '@holotape/kernel';
import { z } from 'zod';
import { copyInterruptsState, shareInterruptsState } from './interrupts.copy.ts';
import { type InterruptsState, interruptsState } from './interrupts.state.ts';

const MOST_LUCK = 3;
const ACTIONS = 2;

type Rules = Table<InterruptsState, null>;
type Look = Position<InterruptsState, null>;

const living = ({ state }: Look): Seat[] => state.players.flatMap(({ life }, seat) => (life > 0 ? [seat] : []));
const isDead = ({ state }: Look, seat: Seat) => state.players[seat]!.life === 0;

/** The others alive, in the order of play after this seat. */
function othersAfter(look: Look, seat: Seat): Seat[] {
  const alive = living(look);
  return [...alive.filter((other) => other > seat), ...alive.filter((other) => other < seat)];
}

function whyNoLuck({ state }: Look, seat: Seat): Reason | undefined {
  return state.players[seat]!.luck > 0 ? undefined : { rule: 'IN-LUCK', say: 'no-luck', args: { seat } };
}

function whyNoRest({ state }: Look, seat: Seat): Reason | undefined {
  return state.players[seat]!.life < 4 ? undefined : { rule: 'IN-REST', say: 'rested', args: { seat } };
}

function* drawLuck(table: Rules): Play {
  for (const [seat, player] of table.state.players.entries()) {
    player.luck = yield* pick(table, 'luck.draw', MOST_LUCK + 1);
    say(table, 'luck', { seat, luck: player.luck }, 'IN-LUCK', [seat]);
  }
  table.state.phase = 'turns';
}

function* turn(table: Rules): Play {
  const { state } = table;
  if (state.turn === 0) mark(table, 'round');
  mark(table, 'turn');
  const by = state.turn;
  for (let n = 0; n < ACTIONS && !isDead(table, by) && living(table).length > 1; n += 1) {
    mark(table, 'action');
    yield* action(table, by);
  }
  do {
    state.turn += 1;
    if (state.turn === state.players.length) {
      state.turn = 0;
      state.round += 1;
    }
  } while (isDead(table, state.turn));
}

function* action(table: Rules, by: Seat): Play {
  const what = yield* choose(table, by, 'turn.action', () => [
    ...othersAfter(table, by).map((other) => option(`shoot:${other}`)),
    option('rest', whyNoRest(table, by)),
  ]);
  if (what === 'rest') {
    table.state.players[by]!.life += 1;
    say(table, 'rest', { seat: by }, 'IN-REST');
    return;
  }
  yield* within(table, 'shoot', shoot(table, by, Number(what.slice('shoot:'.length))));
}

function* shoot(table: Rules, by: Seat, target: Seat): Play {
  say(table, 'shoots', { seat: by, target }, 'IN-SHOOT');
  for (const other of othersAfter(table, by)) {
    if (isDead(table, other)) continue;
    const reaction = yield* within(
      table,
      'reaction',
      choose(table, other, 'shoot.reaction', () => [
        option('pass'),
        option('shield', whyNoLuck(table, other)),
        option('ambush', whyNoLuck(table, other)),
      ]),
    );
    if (reaction === 'pass') continue;
    spendLuck(table, other);
    if (reaction === 'shield') {
      say(table, 'shield', { seat: other, target }, 'IN-SHIELD');
      return;
    }
    yield* within(table, 'ambush', ambush(table, other, by));
    // A shooter who dies in an ambush never fires.
    if (isDead(table, by)) return;
  }
  yield* hit(table, target);
}

function* ambush(table: Rules, by: Seat, target: Seat): Play {
  say(table, 'ambush', { seat: by, target }, 'IN-AMBUSH');
  const dodge = yield* choose(table, target, 'ambush.dodge', () => [
    option('stand'),
    option('dodge', whyNoLuck(table, target)),
  ]);
  if (dodge === 'dodge') spendLuck(table, target);
  else yield* hit(table, target);
}

function spendLuck(table: Rules, seat: Seat): void {
  const player = table.state.players[seat]!;
  player.luck -= 1;
  say(table, 'luck', { seat, luck: player.luck }, 'IN-LUCK', [seat]);
}

function* hit(table: Rules, target: Seat): Play {
  const [face] = yield* roll(table, 'shoot.hit', [6]);
  const player = table.state.players[target]!;
  const damage = Math.min(player.life, face! >= 5 ? 2 : face! >= 3 ? 1 : 0);
  player.life -= damage;
  say(table, 'hit', { target, face: face!, damage }, 'IN-SHOOT');
  if (isDead(table, target)) say(table, 'dead', { seat: target }, 'IN-DEATH');
}

interface InterruptsView {
  readonly turn: Seat;
  readonly life: readonly number[];
  readonly luck: number | null;
}

function result(look: Look): Result | undefined {
  const alive = living(look);
  if (alive.length > 1 && look.state.round < 6) return undefined;
  const scores = look.state.players.map(({ life }) => life);
  const best = Math.max(...scores);
  return { scores, winners: alive.filter((seat) => scores[seat] === best) };
}

export const interrupts: Game<InterruptsState, null, InterruptsView, Record<string, never>> = {
  id: 'interrupts',
  title: 'Interrupts',
  version: 1,
  migrations: [],
  seats: { least: 2, most: 4, rule: 'IN-SEATS' },
  content: null,
  options: z.strictObject({}),
  state: interruptsState,
  copy: copyInterruptsState,
  share: shareInterruptsState,
  setup: (_content, { seats }) => ({
    phase: 'luck',
    round: 0,
    turn: 0,
    players: Array.from({ length: seats }, () => ({ life: 3, luck: 0 })),
  }),
  step: (table) => (table.state.phase === 'luck' ? drawLuck(table) : within(table, 'turn', turn(table))),
  result,
  view: ({ state }, viewer) => ({
    turn: state.turn,
    life: state.players.map(({ life }) => life),
    luck: viewer === 'public' ? null : state.players[viewer]!.luck,
  }),
  resample({ state }, seat, random) {
    for (const [other, player] of state.players.entries()) if (other !== seat) player.luck = random() % (MOST_LUCK + 1);
  },
  texts: {
    messages: {
      luck: 'You have {luck} luck.',
      shoots: '{seat:seat} shoots at {target:seat}.',
      shield: '{seat:seat} shields {target:seat}.',
      ambush: '{seat:seat} ambushes {target:seat}.',
      rest: '{seat:seat} rests.',
      hit: '{face}: {target:seat} loses {damage} life.',
      dead: '{seat:seat} is dead.',
      'no-luck': 'You have no luck left.',
      rested: 'You are well rested.',
    },
    printers: {},
  },
};
