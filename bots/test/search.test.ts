/** Bots that look further ahead than their own turn, and one that overlooks things. */
import {
  type Answer,
  type AnyGame,
  choose,
  type Foresight,
  type Game,
  option,
  type PlayoutForesight,
  randomFrom,
  type TreeForesight,
} from '@holotape/kernel';
import { loadGame } from '@holotape/shelf';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type BotName, makeBot } from '../index.ts';
import { playGame, start } from './helpers/tables.ts';

const duel = z.strictObject({
  turns: z.number(),
  points: z.array(z.number()),
  trap: z.boolean(),
  order: z.array(z.number()),
});
type Duel = z.infer<typeof duel>;

/**
 * Two players, two turns. Whoever takes the bait has a point more and lets the other take nine; whoever waits does not. One
 * turn deep the bait looks better.
 */
function baited(foresight: Foresight<Duel, null> | undefined, hidden = false): AnyGame {
  const game: Game<Duel, null, { readonly points: readonly number[] }, object> = {
    id: 'baited',
    title: 'Baited',
    version: 1,
    migrations: [],
    seats: { least: 2, most: 2, rule: 'BA-1' },
    content: null,
    options: z.object({}),
    state: duel,
    copy: ({ turns, points, trap, order }) => ({ turns, points: [...points], trap, order: [...order] }),
    setup: () => ({ turns: 0, points: [0, 0], trap: false, order: [0, 9] }),
    *step({ state, ...table }) {
      const seat = state.turns % 2;
      const ask = () => (state.trap ? [option('nine'), option('none')] : [option('wait'), option('bait')]);
      const answer = yield* choose({ state, ...table } as never, seat, 'turn', ask);
      state.points[seat]! += answer === 'bait' ? 1 : answer === 'nine' ? (hidden ? state.order[0]! : 9) : 0;
      state.trap = answer === 'bait';
      state.turns += 1;
    },
    result: ({ state }) => (state.turns === 2 ? { winners: [], scores: state.points } : undefined),
    view: ({ state }) => ({ points: state.points }),
    resample: ({ state }, _seat, random) => {
      if (random() % 2 === 1) state.order.reverse();
    },
    texts: { messages: {}, printers: {} },
    evaluation: [
      { name: 'lead', why: 'Points.', value: ({ state }, seat) => state.points[seat]! - state.points[1 - seat]! },
    ],
    ...(foresight !== undefined && { foresight }),
  };
  return game;
}

const foresight: TreeForesight<Duel, null> = {
  way: 'tree',
  span: 20,
  glance: (_position, _seat, _question, answers) => answers.map(() => 0),
};

const first = (game: AnyGame, name: BotName, worlds?: number, patience?: number): Answer =>
  makeBot(name, randomFrom('bot'), worlds, patience).answer(start(game, 2, 'duel'), 0);
/** More than anybody could look into in a day. */
const ENDLESS = 1e12;

describe('search', () => {
  test('sees what the other will do with it; greedy takes the bait', () => {
    expect(first(baited(foresight), 'greedy')).toEqual('bait');
    expect(first(baited(foresight), 'search', 40)).toEqual('wait');
  });

  test('weighs what is hidden by all that it might be', () => {
    // Half of the time the other finds nothing: 4.5 points on the average are still more than the bait.
    expect(first(baited(foresight, true), 'search', 200)).toEqual('wait');
  });

  test('answers with the best it has found when somebody has waited long enough', () => {
    expect(first(baited(foresight), 'search', ENDLESS, 0)).toEqual('wait');
  });

  test('plays as greedy does where the game says nothing of what lies ahead', () => {
    expect(first(baited(undefined), 'search')).toEqual('bait');
    const shy: TreeForesight<Duel, null> = { way: 'tree', span: 20, glance: () => undefined };
    expect(first(baited(shy), 'search')).toEqual('bait');
  });

  test('a turn is worth what its best small answers make of it, not what any would', () => {
    const chests: AnyGame = {
      ...baited(foresight),
      *step({ state, ...table }: { state: Duel }) {
        const seat = state.turns % 2;
        const ask = (name: string, ...ids: string[]) =>
          choose({ state, ...table } as never, seat, name, () => ids.map((id) => option(id)));
        const what = yield* ask('turn', 'chest', 'coin');
        const lid = what === 'chest' ? yield* ask('which', 'a', 'b', 'c', 'd', 'e') : undefined;
        state.points[seat]! += what === 'coin' ? 2 : lid === 'd' ? 5 : 0;
        state.turns += 1;
      },
      foresight: {
        ...foresight,
        glance: (_, __, { ask }, answers) => (ask === 'turn' ? answers.map(() => 0) : undefined),
      },
    };
    expect(first(chests, 'search', 400)).toEqual('chest');
  });

  test.each([2, 3, 4])('gives no answer that is refused, in a whole game of the vault for %i', (seats) => {
    const session = start(loadGame('vault'), seats, 'legal');
    const bots = Array.from({ length: seats }, (_, seat) => makeBot('search', randomFrom(`${seat}`), 20));
    playGame(session, bots);
    expect(session.result).toBeDefined();
  });
});

describe('search by playouts', () => {
  const playouts = (quick: PlayoutForesight<Duel, null>['quick']): PlayoutForesight<Duel, null> => ({
    way: 'playouts',
    asks: new Set(['turn']),
    quick,
    horizon: () => () => false,
  });

  test('plays on, and overrules greedy on evidence', () => {
    expect(first(baited(playouts((_position, _seat, _question, answers) => answers[0]!)), 'search')).toEqual('wait');
  });

  test('leaves greedy its way where the evidence is thin', () => {
    // Whoever plays on falls into every trap: then the bait is no worse than it looks.
    expect(first(baited(playouts((_position, _seat, _question, answers) => answers.at(-1)!)), 'search')).toEqual(
      'bait',
    );
  });

  test('when it is late one world is all that was played on, and that is no evidence', () => {
    const wise = playouts((_position, _seat, _question, answers) => answers[0]!);
    expect(first(baited(wise), 'search', ENDLESS, 0)).toEqual('bait');
  });

  test('is asked only where the game says so', () => {
    const nowhere = { ...playouts((_position, _seat, _question, answers) => answers[0]!), asks: new Set<string>() };
    expect(first(baited(nowhere), 'search')).toEqual('bait');
  });

  test('gives no answer that is refused, in some turns of a battle', () => {
    const session = start(loadGame('skirmish'), 2, 'legal', { scenario: 'fort-davis', placing: 'auto' });
    const bots = [0, 1].map((seat) => makeBot('search', randomFrom(`${seat}`), 200));
    expect(() => playGame(session, bots, 40)).not.toThrow();
  });
});

describe('gentle', () => {
  test('overlooks something now and then, and otherwise does what greedy would', () => {
    const game = baited(undefined);
    const answers = Array.from({ length: 200 }, (_, i) =>
      makeBot('gentle', randomFrom(`${i}`)).answer(start(game, 2, 'duel'), 0),
    );
    const waited = answers.filter((answer) => answer === 'wait').length;
    // The bait is overlooked in 35 of 100; if both are, one of them is taken by chance.
    expect(waited).toBeGreaterThan(30);
    expect(waited).toBeLessThan(90);
  });
});
