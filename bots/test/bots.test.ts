import {
  type Answer,
  type AnyGame,
  choose,
  type Game,
  open,
  option,
  type Play,
  randomFrom,
  type Table,
} from '@holotape/kernel';
import { cards } from '@holotape/kernel/test/games/cards';
import { interrupts } from '@holotape/kernel/test/games/interrupts';
import { placement } from '@holotape/kernel/test/games/placement';
import { loadGame } from '@holotape/shelf';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { greedily, sightOf } from '../greedy.ts';
import { BOT_NAMES, isBotName, makeBot } from '../index.ts';
import { type Thinking, thinkingOf } from '../thinking.ts';
import { playGame, start } from './helpers/tables.ts';

const vault = loadGame('vault');
/** Enough to see that a search is at work. */
const FEW_WORLDS = 20;

type Line = { readonly asked: number; readonly sum: number };

/** Asks one thing again and again, and adds up: only what is worth much should be taken. */
function tally(ask: (table: Table<{ asked: number; sum: number }, null>) => Play<number>): AnyGame {
  const shape = z.strictObject({ asked: z.number(), sum: z.number() });
  const game: Game<{ asked: number; sum: number }, null, Line, object> = {
    id: 'tally',
    title: 'Tally',
    version: 1,
    migrations: [],
    seats: { least: 1, most: 1, rule: 'TA-1' },
    content: null,
    options: z.object({}),
    state: shape,
    copy: (state) => ({ ...state }),
    setup: () => ({ asked: 0, sum: 0 }),
    *step(table) {
      table.state.sum += yield* ask(table);
      table.state.asked += 1;
    },
    result: ({ state }) => (state.asked === 20 ? { winners: [0], scores: [state.sum] } : undefined),
    view: ({ state }) => state,
    resample: () => undefined,
    texts: { messages: {}, printers: {} },
    evaluation: [{ name: 'sum', why: 'It is the score.', value: ({ state }) => state.sum }],
  };
  return game;
}

const numbers = tally(function* (table) {
  return Number(
    yield* choose(table, 0, 'number', () => [
      option('1'),
      option('3'),
      option('9', { rule: 'TA-2', say: 'too much' }),
      option('2'),
    ]),
  );
});

/** Two questions in one step: what looks small at first leads to more. */
const later = tally(function* (table) {
  const first = yield* choose(table, 0, 'first', () => [option('small'), option('big')]);
  if (first === 'big') return 5;
  return Number(yield* choose(table, 0, 'second', () => [option('8'), option('0'), option('4')]));
});

const free = tally(function* (table) {
  return yield* open(
    table,
    0,
    'free',
    (answer) =>
      typeof answer === 'number' && answer < 5
        ? { ok: true }
        : { ok: false, reason: { rule: 'TA-3', say: 'too much' } },
    () => [2, 7, 4],
  );
});

describe('bots', () => {
  test('are known by name', () => {
    expect(BOT_NAMES.every(isBotName)).toEqual(true);
    expect(isBotName('oracle')).toEqual(false);
    expect(isBotName('toString')).toEqual(false);
  });

  test.each(BOT_NAMES)('%s says so when it is not asked', (name) => {
    const session = start(vault, 2, 'not asked');
    const other = session.waitsFor[0] === 0 ? 1 : 0;
    const bot = makeBot(name, randomFrom('bot'));
    expect(() => bot.answer(session, other)).toThrow(/Seat \d is not asked anything: the table waits for \d\./);
  });

  test.each(BOT_NAMES)('%s gives the same game with the same random numbers', (name) => {
    const game = () => {
      const session = start(vault, 2, 'again');
      return playGame(
        session,
        [0, 1].map((seat) => makeBot(name, randomFrom(`bot ${seat}`), FEW_WORLDS)),
        60,
      );
    };
    expect(game()).toEqual(game());
  });

  test.each([2, 3, 4])('random never gives an answer that is refused, in whole games of %i', (seats) => {
    for (let i = 0; i < 10; i += 1) {
      const session = start(vault, seats, `legal ${i}`);
      playGame(
        session,
        Array.from({ length: seats }, (_, seat) => makeBot('random', randomFrom(`${i} ${seat}`))),
      );
      expect(session.result).toBeDefined();
    }
  });

  test.each([2, 3, 4])('greedy never gives an answer that is refused, in a whole game of %i', (seats) => {
    const session = start(vault, seats, 'legal');
    playGame(
      session,
      Array.from({ length: seats }, (_, seat) => makeBot('greedy', randomFrom(`${seat}`))),
    );
    expect(session.result).toBeDefined();
  });

  test.each([
    ['cards', cards],
    ['interrupts', interrupts],
    ['placement', placement],
  ])('random plays any game, as the small one of %s', (_name, game: AnyGame) => {
    const seats = game.seats.most;
    const session = start(game, seats, 'any');
    playGame(
      session,
      Array.from({ length: seats }, (_, seat) => makeBot('random', randomFrom(`${seat}`))),
    );
    expect(session.result).toBeDefined();
  });
});

describe('random', () => {
  test('takes every answer that is not blocked equally often', () => {
    const counts: Record<string, number> = {};
    const bot = makeBot('random', randomFrom('uniform'));
    const session = start(vault, 4, 'uniform');
    const { answers } = thinkingOf(session, session.waitsFor[0] as number).asking;
    const draws = 400 * answers.length;
    for (let i = 0; i < draws; i += 1) {
      const answer = bot.answer(session, session.waitsFor[0] as number) as string;
      counts[answer] = (counts[answer] ?? 0) + 1;
    }
    expect(Object.keys(counts).sort()).toEqual([...answers].sort());
    // 400 expected each, with a standard deviation of 20.
    for (const count of Object.values(counts)) expect(Math.abs(count - 400)).toBeLessThan(80);
  });

  test('takes a suggestion that will do when it may answer freely', () => {
    const session = start(free, 1, 'free');
    const given = playGame(session, [makeBot('random', randomFrom('free'))]).map(({ answer }) => answer);
    expect(new Set(given)).toEqual(new Set([2, 4]));
  });
});

describe('greedy', () => {
  const bot = () => makeBot('greedy', randomFrom('greedy'));

  test('takes the best that is not blocked', () => {
    const session = start(numbers, 1, 'best');
    expect(new Set(playGame(session, [bot()]).map(({ answer }) => answer))).toEqual(new Set(['3']));
  });

  test('looks at what follows in the same turn', () => {
    const session = start(later, 1, 'later');
    playGame(session, [bot()]);
    expect(session.result!.scores).toEqual([20 * 8]);
  });

  test('takes the best suggestion that will do when it may answer freely', () => {
    const session = start(free, 1, 'free');
    expect(new Set(playGame(session, [bot()]).map(({ answer }) => answer))).toEqual(new Set([4]));
  });

  test('takes any of several that are equally good', () => {
    const game = tally(function* (table) {
      return Number(yield* choose(table, 0, 'same', () => [option('1'), option('+1'), option('0')]));
    });
    const given = playGame(start(game, 1, 'same'), [bot()]).map(({ answer }) => answer);
    expect(new Set(given)).toEqual(new Set(['1', '+1']));
  });

  test('needs a game that says what makes a position good', () => {
    const { evaluation: _, ...game } = vault;
    const session = start(game as AnyGame, 2, 'none');
    expect(() => bot().answer(session, session.waitsFor[0] as number)).toThrow('only random bots can play it');
  });
});

test('an intention is for the question as it was told: told otherwise, a bot thinks again', () => {
  const meant = (told: number): Answer => {
    const intentions = new Map([[sightOf('pay', { cost: 1 }, {}), 'caps' as Answer]]);
    const thinking: Thinking = {
      seat: 0,
      asking: { ask: 'pay', about: { cost: told }, answers: ['caps', 'water'] },
      shortlist: () => ['water'],
      habit: () => undefined,
      view: () => ({}),
      imagine: () => {
        throw new Error('There is nothing to think about.');
      },
    };
    return greedily(thinking, randomFrom('told'), [], intentions);
  };
  expect([meant(1), meant(2)]).toEqual(['caps', 'water']);
});
