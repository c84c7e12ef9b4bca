/** How the log and the end of a game are told. */
import type { Json } from '@holotape/kernel';
import type { LogLine } from '@holotape/table/spoken/protocol';
import { describe, expect, it } from 'vitest';
import { flightsOf } from '../src/games/vault/flights.ts';
import { historyOf, spreadApart } from '../src/games/vault/history.ts';
import { logLook, thingsOf } from '../src/games/vault/log.ts';
import { ranking, ties } from '../src/games/vault/score.ts';
import { linesFor } from '../src/screens/table/choices.ts';
import { lastParts, partsOf, told } from '../src/screens/table/log-parts.ts';
import { content, tableOf } from './helpers/vault-table.ts';

describe('the log', () => {
  const line = (say: string, args: Json = {}, more: Partial<LogLine> = {}): LogLine => ({ say, args, ...more });
  const log = [
    line('setup.first', { seat: 0 }),
    line('round', { round: 1 }),
    line('step.place'),
    line('place', { seat: 0, where: { space: 'top.6.1', room: 'diner', threat: null } }),
    line('gain', { seat: 0, resource: 'food', gained: 2 }),
    line('income', { seat: 1 }),
    line('gain', { seat: 1, resource: 'water', gained: 1 }),
    line('item.looked', { seat: 1, rooms: [] }, { private: true, to: [1] }),
    line('fight.lost', { seat: 0, dice: [1, 2], plus: 0, number: 7 }),
    line('injured', { seat: 0, dweller: 'red-1' }),
  ];

  it('says a name once where sentences begin with it, and keeps the others', () => {
    const all = ['Ana places at the Diner.', 'Ana pays 1 food.', 'Ana gains 2 water.'];
    expect(told(all, 'Ana')).toEqual({ first: 'Ana places at the Diner', rest: ': pays 1 food, gains 2 water.' });
    expect(told(["Ana's dweller is healed.", 'Ana gains 1 food.', 'Ana gains 1 water.'], 'Ana')).toEqual({
      first: "Ana's dweller is healed.",
      rest: ' Ana gains 1 food, gains 1 water.',
    });
    expect(told(all, undefined).rest).toBe(' Ana pays 1 food. Ana gains 2 water.');
    expect(told(all.slice(0, 1), 'Ana')).toEqual({ first: 'Ana places at the Diner.', rest: '' });
  });

  it('stands in parts of rounds, and every line with what came of it', () => {
    const parts = partsOf(log, logLook);
    expect(parts.map(({ head, entries }) => [head, entries.length])).toEqual([
      ['', 1],
      ['Round 1 · Place dwellers', 4],
    ]);
    expect(parts[1]!.entries.map(({ line: { say }, after }) => [say, after.length])).toEqual([
      ['place', 1],
      ['income', 1],
      ['item.looked', 0],
      ['fight.lost', 1],
    ]);
    expect(lastParts(parts, 2)).toMatchObject([{ entries: [{ at: 7 }, { at: 8 }] }]);
  });

  it('points to what it speaks of', () => {
    expect(thingsOf(log[3]!)).toEqual(['space:top.6.1']);
    expect(thingsOf(line('item.used', { seat: 0, item: 'bugle' }))).toEqual(['item:bugle']);
  });

  it('puts private lines of others away on a shared screen', () => {
    expect(linesFor(log, 0)).toHaveLength(9);
    expect(linesFor(log, 'public')).toHaveLength(9);
    expect(linesFor(log, 1)).toHaveLength(10);
  });

  it('makes cubes fly from the space to whom they belong', () => {
    expect(flightsOf(log, 4).map(({ token, to }) => [token, to])).toEqual([
      ['food', { at: 'seat', seat: 0, track: 'food' }],
      ['food', { at: 'seat', seat: 0, track: 'food' }],
      ['water', { at: 'seat', seat: 1, track: 'water' }],
    ]);
    expect(flightsOf(log, log.length)).toEqual([]);
  });
});

describe('the election', () => {
  it('ranks by the game’s own score, and says what broke a tie', () => {
    const { session } = tableOf((state) => {
      const [ana, ben, mira] = state.players;
      Object.assign(ana!, { happiness: 9, food: 2 });
      Object.assign(ben!, { happiness: 9, food: 4 });
      Object.assign(mira!, { happiness: 12 });
      const level = state.levels.find(({ owner }) => owner === 2)!;
      level.rooms[2] = 'lounge';
      level.threats[4] = 'radroach-swarm.1';
      ana!.items.push({ id: 'full-pantry', exhausted: false });
    });
    const rows = ranking(session.view('public'), content);
    expect(rows.map(({ seat, place, score }) => [seat, place, score.total])).toEqual([
      [2, 1, 11],
      [1, 2, 9],
      [0, 3, 9],
    ]);
    expect(ties(rows)).toEqual([{ before: 1, after: 0, by: 'resources' }]);
  });

  it('shares a place when every tie-break is even', () => {
    const { session } = tableOf();
    const rows = ranking(session.view('public'), content);
    expect(rows.map(({ place }) => place)).toEqual([1, 1, 1]);
    expect(ties(rows).map(({ by }) => by)).toEqual([undefined, undefined]);
  });

  it('tells the story of the game from its log', () => {
    const say = (name: string, args: Json) => ({ say: name, args });
    const place = (seat: number, room: string | null, threat: string | null) =>
      say('place', { seat, where: { space: 'top.1.1', room, threat } });
    const history = historyOf(
      [
        say('round', { round: 1 }),
        place(0, 'lounge', null),
        say('gain.happiness', { seat: 0, count: 1 }),
        say('round', { round: 2 }),
        place(1, 'lounge', 'giant-scorpion.1'),
        say('fight.won', { seat: 1, dice: [6, 5], plus: 0, number: 8 }),
        say('gain.happiness', { seat: 1, count: 1 }),
        place(1, null, null),
        say('gain.happiness', { seat: 1, count: 2 }),
        say('item.more', { seat: 1, item: 'dance-records', of: 'happiness' }),
        say('income', { seat: 0 }),
        say('injured', { seat: 0, dweller: 'red-1' }),
      ],
      2,
    );
    expect(history.rounds).toEqual([
      [1, 0],
      [1, 4],
    ]);
    expect(history.from).toEqual([
      { rooms: 1, building: 0, threats: 0, items: 0 },
      { rooms: 0, building: 2, threats: 1, items: 1 },
    ]);
    expect(history.luckiest).toEqual({ seat: 1, sum: 11, number: 8, threat: 'giant-scorpion.1' });
    expect(history.busiest).toEqual({ room: 'lounge', visits: 1 });
    expect(history.landlord).toEqual({ seat: 0, times: 1 });
    expect(history.bruised).toEqual({ seat: 0, times: 1 });
  });

  it('names lines that end together without laying one name on another', () => {
    const ys = spreadApart([100, 100, 50, 104], 20, 200);
    const sorted = [...ys].sort((a, b) => a - b);
    for (let i = 1; i < sorted.length; i += 1) expect(sorted[i]! - sorted[i - 1]!).toBeGreaterThanOrEqual(20);
    expect(Math.max(...spreadApart([190, 195, 199], 20, 200))).toBeLessThanOrEqual(200);
  });
});
