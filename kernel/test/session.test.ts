import {
  breadcrumb,
  choose,
  decidedFor,
  KEEP_NOTHING,
  option,
  type Play,
  randomFrom,
  roll,
  say,
  scripted,
  seeded,
  startSession,
  TableRefused,
  within,
} from '@holotape/kernel';
import { playRandomly, testTable } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { cards } from './games/cards.ts';
import { interrupts } from './games/interrupts.ts';
import { askWord, type TinyTable, tiny } from './games/tiny.ts';

const start = { seats: 2, seed: 'session' };

describe('a table is made', () => {
  test('only for as many as the game takes, and the rule is named', () => {
    expect(() => startSession(interrupts, { seats: 5, seed: 'x' })).toThrow(
      'Interrupts is played by 2 to 4; 5 seats were asked for.',
    );
    try {
      startSession(interrupts, { seats: 1.5, seed: 'x' });
    } catch (error) {
      expect(error).toBeInstanceOf(TableRefused);
      expect((error as TableRefused).rule).toBe('IN-SEATS');
    }
  });

  test('with options that the game knows; what is left out is filled in', () => {
    expect(startSession(cards, start).agreement.options).toEqual({ traders: 4 });
    expect(() => startSession(cards, { ...start, options: { traders: 99, colour: 'red' } })).toThrow(
      /^The options of the table will not do: traders: .*; options: .*colour/,
    );
  });

  test('a rule that breaks before anybody is asked is told as such', () => {
    const broken = tiny(function* () {
      yield* [];
      throw new Error('no dice in the box');
    });
    expect(() => startSession(broken, start)).toThrow('A rule broke at the start: no dice in the box');
  });
});

describe('options', () => {
  test('are listed only when somebody looks, and then once', () => {
    let listed = 0;
    const game = tiny(function* (table) {
      yield* choose(table, 0, 'word', () => {
        listed += 1;
        return [option('yes')];
      });
    });
    const session = startSession(game, start);
    const { question } = session;
    session.fork();
    expect(listed).toBe(0);
    if (question?.kind === 'choice') question.options();
    session.answer(0, 'yes');
    expect(listed).toBe(1);
  });
});

describe('breadcrumbs', () => {
  test('tell where a question is asked, whether it is asked by a rule or is the whole scene', () => {
    function* inner(table: TinyTable): Play {
      yield* askWord(table, 'by a rule');
      yield* within(
        table,
        'deepest',
        choose(table, 0, 'as a scene', () => [option('yes')]),
      );
      yield* askWord(table, 'after it');
    }
    const session = startSession(
      tiny((table) => within(table, 'outer', within(table, 'inner', inner(table)))),
      start,
    );
    const seen: string[] = [];
    for (let i = 0; i < 3; i += 1) {
      seen.push(`${breadcrumb(session.question!.trail).join(' > ')}: ${session.question!.ask}`);
      session.answer(0, 'yes');
    }
    const quiet = startSession(session.game, { ...start, keeping: KEEP_NOTHING });
    expect([quiet.question!.ask, quiet.question!.trail]).toEqual(['by a rule', undefined]);
    expect(seen).toEqual([
      'outer > inner: by a rule',
      'outer > inner > deepest: as a scene',
      'outer > inner: after it',
    ]);
  });
});

describe('the log', () => {
  test('keeps the order of lines over steps, and a reader gets what is for everybody or for them', () => {
    const game = tiny(function* (table) {
      say(table, 'all', { n: table.state.played });
      say(table, 'both', undefined, undefined, [0, 1]);
      yield* askWord(table);
      say(table, 'first', {}, 'TI-1', [0]);
    });
    const session = startSession(game, start);
    session.answer(0, 'yes');
    const keys = (viewer: 0 | 1 | 2 | 'public') => session.log(viewer).map((line) => line.say);
    expect(keys(0)).toEqual(['all', 'both', 'first', 'all', 'both']);
    expect(keys(1)).toEqual(['all', 'both', 'all', 'both']);
    expect(keys('public')).toEqual(['all', 'all']);
    session.tell({ say: 'a bot takes over', to: [1] });
    session.answer(0, 'yes');
    expect(keys(1)).toEqual(['all', 'both', 'all', 'both', 'a bot takes over', 'all', 'both']);
    expect(keys(2)).toEqual(['all', 'all', 'all']);
  });

  test('does not change when the state does', () => {
    const game = tiny(function* (table) {
      say(table, 'secret', { cards: table.state.secret });
      table.state.secret.push('joker');
      yield* askWord(table);
    });
    expect(startSession(game, start).ruleLog).toEqual([{ say: 'secret', args: { cards: [] } }]);
  });

  test('is not written by a session that keeps nothing', () => {
    const session = startSession(interrupts, { ...start, keeping: { past: false, log: false } });
    playRandomly(session, randomFrom('x'));
    expect(session.ruleLog).toEqual([]);
    expect(session.past).toEqual([]);
  });
});

describe('chance is counted by name', () => {
  const rolls = (more: boolean) =>
    tiny(function* (table) {
      if (more) yield* roll(table, 'other', [6]);
      const faces = yield* roll(table, 'die', [1000]);
      table.state.words.push(String(faces[0]));
      yield* askWord(table);
    });

  test('so that another roll elsewhere shifts nothing', () => {
    const words = [false, true].map((more) => {
      const session = startSession(rolls(more), start);
      session.answer(0, 'yes');
      session.answer(0, 'yes');
      return session.state.words;
    });
    expect(words[0]).toEqual(words[1]);
    expect(new Set(words[0]).size).toBe(4);
  });

  test('over the whole game, and in tests the n-th time gets the n-th answer', () => {
    const chance = scripted({ die: [[7], [8]] }, seeded('x'));
    const session = startSession(rolls(false), { ...start, chance });
    session.answer(0, 'yes');
    session.answer(0, 'yes');
    expect(session.state.words.slice(0, 3)).toEqual(['7', 'yes', '8']);
    expect(session.open.counts).toEqual({ die: 2 });
  });

  test('and a script with faces that no die has is a mistake', () => {
    const chance = scripted({ die: [[1001]] }, seeded('x'));
    expect(() => startSession(rolls(false), { ...start, chance })).toThrow(
      '"die" cannot give [1001]: it takes one die: 1-1000.',
    );
  });
});

describe('typed dice', () => {
  test('are asked for, and faces that cannot come up are refused', () => {
    const t = testTable(interrupts, { seats: 2, dice: 'typed' });
    t.seat(0).answer('shoot:1');
    t.seat(1).answer('pass');
    expect(t.seat('chance').asked()).toEqual({ ask: 'shoot.hit', can: [], cannot: {} });
    expect(t.seat('chance').refuse([7]).sentence).toBe('[7] cannot come up here; it takes one die: 1-6.');
    for (const wrong of [[0], [1.5], [1, 2], [], 'six', null, ['6']]) t.seat('chance').refuse(wrong);
    expect(t.seat(0).refuse([6]).sentence).toBe('This question is not for Ann; it waits for the dice.');
    t.seat('chance').answer([6]);
    expect(t.logged('IN-SHOOT')).toEqual(['Ann shoots at Ben.', '6: Ben loses 2 life.']);
  });
});

describe('somebody whom no player speaks for', () => {
  /** Seat 1 is asked between two questions to seat 0. */
  function* talk(table: TinyTable): Play {
    for (const seat of [0, 1, 0])
      table.state.words.push(yield* choose(table, seat, `word.${seat}`, () => [option('yes'), option('no')]));
  }

  test('is decided for: only the others are asked, and only their answers are kept', () => {
    const game = tiny((table) => decidedFor(1, talk(table), ({ ask }) => (ask === 'word.1' ? 'no' : 'yes')), 1);
    const session = startSession(game, start);
    expect(session.waitsFor).toEqual([0]);
    session.answer(0, 'yes');
    expect(session.waitsFor).toEqual([0]);
    session.answer(0, 'yes');
    expect(session.state.words).toEqual(['yes', 'no', 'yes']);
    expect(session.result).toBeDefined();
  });
});
