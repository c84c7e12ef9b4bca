import type { LogLine } from '@holotape/table/spoken/protocol';
import { describe, expect, it } from 'vitest';
import { type HeardTable, NOTHING_YET } from '../src/client/state.ts';
import type { LogLook } from '../src/games/module.ts';
import { lastMove } from '../src/games/vault/last-move.ts';
import { logLook } from '../src/games/vault/log.ts';
import { mustPassTo } from '../src/screens/table/choices.ts';
import { Show } from '../src/screens/table/show/show.ts';
import { sinceActed } from '../src/screens/table/since.ts';
import type { Settings } from '../src/settings/shape.ts';

const line = (say: string, args: object = {}): LogLine => ({ say, args: args as never });
const place = (seat: number) => line('place', { seat, where: { space: 'top.1.1' } });
const gain = (seat: number) => line('gain', { seat, resource: 'food', gained: 1 });

const seat = (kind: 'human' | 'bot', yours: boolean) => ({ kind, name: '', present: true, yours });
const START: HeardTable = {
  ...NOTHING_YET,
  status: 'live',
  info: { status: 'playing', seats: [seat('human', true), seat('bot', false), seat('human', false)] } as never,
  waits: [0],
  question: { number: 1 } as never,
};

/** A table whose states are given one by one, and a show whose time is told. */
function stage(
  pace: Settings['bots'] = 'unhurried',
  watched = true,
  look: (each: LogLine) => LogLook = logLook,
  holds: number[] = [],
) {
  let state = START;
  let hear = () => {};
  let timer: { readonly call: () => void } | undefined;
  const show = new Show(
    {
      subscribe(listener) {
        hear = listener;
        return () => {};
      },
      state: () => state,
    },
    {
      look,
      showsDice: ({ ask }) => ask === 'luck.critical',
      lastMove: (before, lines) => (before === null ? before : (lastMove(before as never, lines) as never)),
      pace: () => pace,
      watched: () => watched,
      after(milliseconds, call) {
        holds.push(milliseconds);
        const mine = { call };
        timer = mine;
        return () => {
          if (timer === mine) timer = undefined;
        };
      },
    },
  );
  show.subscribe(() => {});
  return {
    show,
    /** Somebody answers: these lines are written, and then those seats are waited for. */
    happens(lines: readonly LogLine[], waits: HeardTable['waits'], more: Partial<HeardTable> = {}) {
      const question = waits.includes(0) ? ({ number: state.log.length } as never) : null;
      state = { ...state, log: [...state.log, ...lines], waits, question, ...more };
      hear();
    },
    /** The time of the scene is over. False: it waits for a key. */
    timeIsUp() {
      if (timer === undefined) return false;
      timer.call();
      return true;
    },
    /** What is seen: how much of the log, the scene, and whether one is asked. */
    seen: () => {
      const { state: shown, scene } = show.current();
      return [shown.log.length, scene?.kind, shown.question !== null];
    },
  };
}

describe('what others do is shown one move after the other', () => {
  it('shows one’s own answer at once', () => {
    const { happens, seen } = stage();
    happens([place(0), gain(0)], [1]);
    expect(seen()).toEqual([2, undefined, false]);
  });

  it('shows each move of a bot by itself, and asks when the last was seen', () => {
    const { happens, seen, timeIsUp } = stage();
    happens([place(0)], [1]);
    happens([place(1), gain(1)], [1]);
    happens([place(1)], [0]);
    expect(seen()).toEqual([3, 'move', false]);
    expect(timeIsUp()).toBe(true);
    expect(seen()).toEqual([4, 'move', false]);
    expect(timeIsUp()).toBe(true);
    expect(seen()).toEqual([4, undefined, true]);
  });

  it('takes what a bot is asked within its move for the same move', () => {
    const { happens, show } = stage();
    happens([place(0)], [1]);
    happens([place(1)], [1]);
    happens([gain(1)], [0]);
    expect(show.current().scene).toMatchObject({ kind: 'move', from: 1, to: 3 });
    show.next(show.current().scene!);
    expect(show.current().scene).toBeUndefined();
  });

  it('cuts one move, or all until one is asked', () => {
    const { happens, seen, show } = stage();
    happens([place(0)], [1]);
    happens([place(1)], [1]);
    happens([place(1)], [1]);
    show.next(show.current().scene!);
    expect(seen()).toEqual([3, 'move', false]);
    show.skip();
    expect(seen()).toEqual([3, undefined, false]);
    happens([place(1)], [0]);
    expect(seen()).toEqual([4, undefined, true]);
    happens([place(0)], [1]);
    happens([place(1)], [0]);
    expect(seen()).toEqual([6, 'move', false]);
  });

  it('cuts what was seen, and nothing else', () => {
    const { happens, seen, show } = stage();
    happens([place(0)], [1]);
    happens([place(1)], [1]);
    happens([place(1)], [0]);
    const first = show.current().scene!;
    show.next(first);
    show.next(first);
    expect(seen()).toEqual([3, 'move', false]);
  });

  it('pauses where a round ends, until somebody has read what it changed', () => {
    const { happens, seen, timeIsUp, show } = stage();
    happens([place(0)], [1]);
    happens([place(1), line('step.recall'), line('round', { round: 2 }), line('spawn', { dice: [1, 2] })], [0]);
    expect(seen()).toEqual([2, 'move', false]);
    timeIsUp();
    expect(seen()).toEqual([5, 'round', false]);
    expect(timeIsUp()).toBe(false);
    expect(show.current()).toMatchObject({ stays: true, scene: { from: 2, to: 5 } });
    show.next(show.current().scene!);
    expect(seen()).toEqual([5, undefined, true]);
  });

  it('shows the last move of a round on the board before the recall takes it away (SH-PLACE-1)', () => {
    const { happens, timeIsUp, show } = stage();
    const dweller = (id: string, at: string | null, injured = false) => ({ id, at, injured, trained: null });
    const away = { players: [{ dwellers: [] }, { dwellers: [dweller('b-1', 'top.2.1'), dweller('b-2', null)] }] };
    const home = { players: [{ dwellers: [] }, { dwellers: [dweller('b-1', null), dweller('b-2', null)] }] };
    const standing = () => (show.current().state.view as typeof away).players[1]!.dwellers.map(({ at }) => at);
    happens([place(0)], [1], { view: away as never });
    happens([place(1), line('step.recall'), line('round', { round: 2 })], [0], { view: home as never });
    expect(standing()).toEqual(['top.2.1', 'top.1.1']);
    timeIsUp();
    expect(standing()).toEqual([null, null]);
  });

  it('waits with one’s own dice that follow a line of one’s own, and not where the question shows them itself', () => {
    const look = ({ say, args }: LogLine): LogLook => {
      if (say === 'shoot') return { seat: (args as { readonly seat: number }).seat };
      return { follows: true, ...(say === 'die' && { dice: [3] }), ...(say === 'luck' && { changesDice: true }) };
    };
    const attack = (by: number) => [line('shoot', { seat: by }), line('die')];
    const own = stage('quick', true, look);
    own.happens(attack(0), [1]);
    expect(own.seen()).toEqual([2, 'dice', false]);
    const asked = stage('quick', true, look);
    asked.happens(attack(0), [0], { question: { number: 2, ask: 'luck.critical' } as never });
    expect(asked.seen()).toEqual([2, undefined, true]);
    // What the Luck made of them is looked at once more.
    asked.happens([line('luck')], [1]);
    expect(asked.seen()).toEqual([3, 'dice', false]);
    // In the middle of one's own answer somebody else's dice fall: they are not one's own.
    const others = stage('quick', true, look);
    others.happens(attack(1), [1]);
    expect(others.seen()).toEqual([2, undefined, false]);
  });

  it('shows a move with dice for longer', () => {
    const look = ({ say }: LogLine): LogLook => (say === 'die' ? { follows: true, dice: [3] } : { seat: 1 });
    const holds: number[] = [];
    const { happens, show } = stage('quick', true, look, holds);
    happens([line('x')], [1]);
    happens([line('move')], [1]);
    expect(show.current().scene).toMatchObject({ rolls: false });
    show.next(show.current().scene!);
    happens([line('shoot'), line('die')], [0]);
    expect(show.current().scene).toMatchObject({ rolls: true });
    expect(holds).toEqual([500, 1000]);
  });

  it('waits with the dice of one’s own fight', () => {
    const { happens, seen, timeIsUp, show } = stage();
    happens([place(0), line('fight.won', { seat: 0, dice: [4, 5], plus: 0, number: 8 }), gain(0)], [1]);
    expect(seen()).toEqual([3, 'dice', false]);
    expect(timeIsUp()).toBe(false);
    show.next(show.current().scene!);
    expect(seen()).toEqual([3, undefined, false]);
  });

  it('keeps a person’s move behind a bot’s that is still being shown, and shows it at once otherwise', () => {
    const { happens, seen, show } = stage();
    happens([place(0)], [1]);
    happens([place(1)], [2]);
    happens([place(2)], [0]);
    expect(seen()).toEqual([2, 'move', false]);
    show.next(show.current().scene!);
    expect(seen()).toEqual([3, 'move', false]);
    show.next(show.current().scene!);
    happens([place(0)], [2]);
    happens([place(2)], [0]);
    expect(seen()).toEqual([5, undefined, true]);
  });

  it('does not hurry whoever reads', () => {
    const { happens, seen, timeIsUp, show } = stage();
    happens([place(0)], [1]);
    happens([place(1)], [1]);
    show.hold();
    happens([gain(1)], [0]);
    expect(timeIsUp()).toBe(false);
    expect(seen()).toEqual([3, 'move', false]);
    show.goOn();
    expect(timeIsUp()).toBe(true);
    expect(seen()).toEqual([3, undefined, true]);
  });

  it('does not keep chat or seats waiting', () => {
    const { happens, show } = stage();
    happens([place(0)], [1]);
    happens([place(1)], [0]);
    happens([], [0], { chat: [{ by: 2, text: 'Hello', at: 0 }] });
    expect(show.current()).toMatchObject({
      scene: { kind: 'move' },
      state: { chat: [{ text: 'Hello' }], question: null },
    });
  });

  it('shows the table as it is when play was taken back', () => {
    const { happens, seen } = stage();
    happens([place(0)], [1]);
    happens([place(1)], [0]);
    happens([], [0], { log: [] });
    expect(seen()).toEqual([0, undefined, true]);
  });

  it.each([
    ['at once, where bots play at once', 'at-once', true],
    ['at once, where nobody looks', 'unhurried', false],
  ] as const)('shows everything %s', (_name, pace, watched) => {
    const { happens, seen } = stage(pace, watched);
    happens([place(0)], [1]);
    happens([place(1), line('step.recall'), line('round', { round: 2 })], [0]);
    expect(seen()).toEqual([4, undefined, true]);
  });
});

describe('since your turn', () => {
  const told = (log: readonly LogLine[]) => sinceActed(log, logLook, 0).map((entry) => [entry.at, entry.line.say]);

  it('begins after one’s last act and what came of it', () => {
    expect(told([place(1), place(0), gain(0), place(1), gain(1), place(2)])).toEqual([
      [3, 'place'],
      [5, 'place'],
    ]);
  });

  it('tells what befell oneself, too: others bring income', () => {
    expect(told([place(0), place(1), line('income', { seat: 0 }), gain(0)])).toEqual([
      [1, 'place'],
      [2, 'income'],
    ]);
  });

  it('tells everything to somebody who has not played yet', () => {
    expect(told([line('setup.first', { seat: 0 }), place(1)])).toHaveLength(2);
  });
});

describe('the door between two people at one screen', () => {
  it.each([
    ['nobody sat here, the next has nothing to hide', 0, undefined, [], false],
    ['nobody sat here, the next has something to hide', 0, undefined, [0], true],
    ['nobody has anything to hide', 1, 0, [], false],
    ['the next has something to hide', 1, 0, [1], true],
    ['who sat here has something to hide', 1, 0, [0], true],
    ['somebody else has', 1, 0, [2], false],
    ['it is the same person', 0, 0, [0], false],
    ['nobody is asked', undefined, 0, [0], false],
  ] as const)('%s', (_name, asked, atScreen, secrets, shut) => {
    expect(mustPassTo(asked, atScreen, secrets)).toBe(shut);
  });
});
