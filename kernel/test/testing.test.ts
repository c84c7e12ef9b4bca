import { choose, mark, option, randomFrom, reveal, say, startSession } from '@holotape/kernel';
import {
  checkFork,
  checkRefusals,
  checkViews,
  fuzzGame,
  MODES,
  playRandomly,
  testTable,
} from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { cards } from './games/cards.ts';
import { interrupts } from './games/interrupts.ts';
import { placement } from './games/placement.ts';
import { type TinyGame, tiny } from './games/tiny.ts';

const yesOrNo = () => [option('yes'), option('no')];

describe('a test table', () => {
  test('begins with the state as the test wants it, after the game has set itself up', () => {
    const t = testTable(cards, {
      seats: 2,
      state: (state) => {
        expect(state.phase).toBe('turns');
        state.deck.push('trader-6');
        state.players[0]!.caps = 9;
      },
    });
    t.seat(0).answer('explore', 'pay');
    expect(t.state.players[0]).toMatchObject({ caps: 7, luck: 4 });
    expect(t.log()).toEqual(['Ann meets the trader 6.']);
  });

  test('does not take a state that the game cannot have', () => {
    const broken = () =>
      testTable(cards, {
        state: (state) => {
          state.turn = -1;
        },
      });
    expect(broken).toThrow('turn');
  });

  test('fails the test when an answer is refused, with the sentence', () => {
    const t = testTable(placement);
    expect(() => t.seat(0).answer('2')).toThrow('0 answered "2" when "round.bid" was asked: You have only 1 food.');
  });

  test('fails the test when an answer that should be refused is accepted', () => {
    expect(() => testTable(placement).seat(0).refuse('1')).toThrow('"1" of 0 was accepted.');
  });

  test('plays the same game in every mode, with the same log and the same dice', () => {
    const played = [...MODES, 'both' as const].map((mode) => {
      const t = testTable(interrupts, { seats: 3, mode, chance: { 'luck.draw': [1, 1, 1] } });
      t.seat(0).answer('shoot:1');
      t.seat(1).answer('ambush');
      t.seat(0).answer('dodge');
      t.seat(2).answer('pass');
      t.seat(0).answer('shoot:2');
      return [t.state, t.log(), t.seat(1).asked(), t.session.moment];
    });
    expect(played[1]).toEqual(played[0]);
    expect(played[2]).toEqual(played[0]);
    expect(played[3]).toEqual(played[0]);
  });
});

describe('the checks notice', () => {
  const secret = ['ace', 'king', 'queen'];
  const caught = (game: TinyGame, mode: 'reload' | 'undo' | 'both' = 'undo') =>
    expect(() => fuzzGame(game, { start: { seats: 2 }, seed: 'caught', checkOneOf: 1, modes: ['plain', mode] }));
  const asking = (more: Partial<TinyGame>): TinyGame => ({
    ...tiny(
      function* (table) {
        table.state.words.push(yield* choose(table, 0, 'word', yesOrNo));
        table.state.words.push(yield* choose(table, 0, 'more', yesOrNo));
      },
      3,
      secret,
    ),
    ...more,
  });

  test('nothing wrong with a good game', () => {
    caught(asking({})).not.toThrow();
  });

  test('a view that shows what is hidden', () => {
    caught(asking({ view: ({ state }) => ({ played: 0, words: state.secret.slice(0, 1) }) })).toThrow(
      'What seat 0 cannot know shows in the view of 0',
    );
  });

  test('options, and reasons why not, that depend on what is hidden', () => {
    const leaky = (list: (first: string) => ReturnType<typeof yesOrNo>) =>
      tiny(
        function* (table) {
          yield* choose<string>(table, 0, 'word', () => list(table.state.secret[0]!) as never);
        },
        3,
        secret,
      );
    caught(leaky((first) => [option(first), option('no')] as never)).toThrow('shows in the question "word"');
    const reason = (first: string) => option('no', { rule: 'TI-1', say: 'not-now', args: { first } });
    caught(leaky((first) => [option('yes'), reason(first)] as never)).toThrow('shows in the question "word"');
  });

  test('a log that tells what is hidden, unless it was revealed', () => {
    const telling = (revealing: boolean) =>
      tiny(
        function* (table) {
          if (revealing) reveal(table);
          say(table, 'top', { card: table.state.secret[0]! });
          yield* choose(table, 0, 'word', yesOrNo);
        },
        3,
        secret,
      );
    caught(telling(false)).toThrow('The open step shows seat 0 hidden things without a reveal');
    caught(telling(true)).not.toThrow();
  });

  test('rules that remember something outside the state', () => {
    let memory = 0;
    const forgetful = asking({
      *step(table) {
        memory += 1;
        table.state.words.push(`run ${memory}`, yield* choose(table, 0, 'word', yesOrNo));
        table.state.played += 1;
      },
    });
    caught(forgetful).toThrow();
    caught(forgetful, 'reload').toThrow();
    caught(forgetful, 'both').toThrow();
  });

  test('a copy that shares something', () => {
    caught(asking({ copy: (state) => ({ ...state }) })).toThrow();
    caught(asking({ copy: (state) => ({ ...state }) }), 'both').toThrow();
  });

  test('a copy that forgets something', () => {
    caught(asking({ copy: ({ played, words }) => ({ played, words: words.slice(), secret: [] }) })).toThrow();
  });

  test('a question that leaves nothing to choose, or lists a choice twice', () => {
    const listing = (list: () => ReturnType<typeof yesOrNo>) =>
      tiny(function* (table) {
        yield* choose(table, 0, 'word', list);
      });
    const blocked = { rule: 'TI-1', say: 'no' };
    caught(listing(() => [option('yes', blocked), option('no', blocked)])).toThrow(
      '"word" leaves 0 nothing to choose.',
    );
    caught(listing(() => [option('yes'), option('yes')])).toThrow('"word" lists an option twice: yes, yes');
  });

  test('thoughts that are told something else than people, and something listed twice that cannot be chosen', () => {
    const listing = (list: Parameters<typeof choose>[3]) =>
      tiny(function* (table) {
        yield* choose(table, 0, 'word', list);
      });
    const blocked = { rule: 'TI-1', say: 'no' };
    caught(listing((sought) => (sought === 'all' ? yesOrNo() : [option('yes')]))).toThrow(
      '"word" shows yes, no and allows yes.',
    );
    caught(listing((sought) => [option('yes'), ...(sought === 'all' ? [option('no', blocked)] : [])])).not.toThrow();
    const twice = listing(() => [option('yes'), option('no', blocked), option('no', blocked)]);
    caught(twice).toThrow('"word" lists an option twice: yes, no, no');
  });

  test('a step that goes on and on, and a game that does not end', () => {
    const endless = tiny(function* (table) {
      for (;;) yield* choose(table, 0, 'word', yesOrNo);
    });
    caught(endless).toThrow('The open step has more than 500 answers; the last was to "word".');
  });

  test('a mistake at one question, as well as over a whole game', () => {
    const session = startSession(interrupts, { seats: 3, seed: 'x' });
    const random = randomFrom('x');
    checkFork(session, random);
    checkViews(session, random);
    checkRefusals(session);
    const shown = { ...interrupts, view: ({ state }: typeof session.position) => state as never };
    expect(() => checkViews(startSession(shown, { seats: 3, seed: 'x' }), random)).toThrow();
  });
});

test('random players can stop early', () => {
  const session = startSession(
    tiny(function* (table) {
      mark(table, 'turn');
      yield* choose(table, 0, 'word', yesOrNo);
    }, 100),
    { seats: 1, seed: 'x' },
  );
  expect(playRandomly(session, randomFrom('x'), { mostAnswers: 7 }).moment).toEqual({ step: 7, at: 0 });
});
