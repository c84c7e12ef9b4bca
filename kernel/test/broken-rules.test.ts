import {
  BrokenRule,
  choose,
  ForgottenYield,
  hashOf,
  open,
  option,
  roll,
  say,
  shuffle,
  startSession,
  together,
  within,
} from '@holotape/kernel';
import { fingerprint } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { askWord, type TinyTable, tiny } from './games/tiny.ts';

const start = { seats: 2, seed: 'session' };

describe('a rule that breaks', () => {
  /** Breaks after "no" in any step, and at the start of step 2 if the secret is left. */
  const fragile = tiny(function* (table) {
    say(table, 'begins');
    if (table.state.played === 2) throw new Error('the roof fell in');
    const faces = yield* roll(table, 'die', [6]);
    table.state.words.push(`rolled ${faces[0]}`);
    const word = yield* within(
      table,
      'talk',
      choose(table, 0, 'word', () => [option('yes'), option('no')]),
    );
    table.state.words.push(word);
    if (word === 'no') throw new Error('"no" was never heard of');
  });

  test('in the open step leaves the session where it was', () => {
    const session = startSession(fragile, start);
    const before = fingerprint(session);
    expect(() => session.answer(0, 'no')).toThrow('A rule broke after "word" (talk): "no" was never heard of');
    expect(fingerprint(session)).toBe(before);
    expect(session.answer(0, 'yes')).toBeUndefined();
    expect(session.moment).toEqual({ step: 1, at: 1 });
  });

  test('in a later step too, and nothing of the steps between is left', () => {
    const session = startSession(fragile, start);
    session.answer(0, 'yes');
    const before = fingerprint(session);
    expect(() => session.answer(0, 'yes')).toThrow(BrokenRule);
    expect(fingerprint(session)).toBe(before);
    expect(session.ruleLog).toEqual([{ say: 'begins' }, { say: 'begins' }]);
    expect(session.past).toHaveLength(1);
  });

  test('leaves a session that keeps nothing where it was, too', () => {
    const session = startSession(fragile, { ...start, keeping: { past: false, log: false } });
    session.answer(0, 'yes');
    const before = hashOf(session.state);
    expect(() => session.answer(0, 'yes')).toThrow(BrokenRule);
    expect(hashOf(session.state)).toBe(before);
    expect(session.question?.ask).toBe('word');
  });

  test('while a question put to several is completed keeps the answers of the others', () => {
    const game = tiny(function* (table) {
      const words = yield* together(table, [0, 1], 'both', () => [option('yes'), option('no')]);
      if (words.includes('no')) throw new Error('never say no');
      table.state.words.push(...words);
    });
    const session = startSession(game, start);
    session.answer(1, 'yes');
    expect(() => session.answer(0, 'no')).toThrow('never say no');
    expect(session.waitsFor).toEqual([0]);
    session.answer(0, 'yes');
    expect(session.state.words).toEqual(['yes', 'yes']);
  });

  test('when it lists options or checks an answer changes nothing either', () => {
    const game = tiny(function* (table) {
      yield* open(
        table,
        0,
        'point',
        () => JSON.parse('{'),
        () => [1],
      );
    });
    const session = startSession(game, start);
    const before = fingerprint(session);
    expect(() => session.answer(0, 1)).toThrow(BrokenRule);
    expect(fingerprint(session)).toBe(before);
  });

  test('by changing an answer in place is stopped where there is a record', () => {
    const game = tiny(function* (table) {
      const path = yield* open<number[]>(
        table,
        0,
        'path',
        () => ({ ok: true }),
        () => [[1, 2]],
      );
      path.push(3);
      table.state.words.push(path.join());
    });
    expect(() => startSession(game, start).answer(0, [1, 2])).toThrow(/^A rule broke after "path".*not extensible/);
  });

  test('by never asking anybody is stopped', () => {
    const idle = tiny(function* (table) {
      yield* roll(table, 'die', [6]);
    }, Number.POSITIVE_INFINITY);
    expect(() => startSession(idle, { ...start, keeping: { past: false, log: false } })).toThrow('the game cannot end');
    const rolling = tiny(function* (table) {
      while ((yield* roll(table, 'die', [6]))[0] !== 7);
    });
    expect(() => startSession(rolling, start)).toThrow('the game cannot end');
  });
});

describe('a forgotten yield* is noticed at run time', () => {
  const forget = (ask: (table: TinyTable) => unknown) =>
    tiny(function* (table) {
      yield* askWord(table, 'first');
      ask(table);
      if (table.state.words.includes('no')) yield* askWord(table, 'second');
    });
  const verbs: Record<string, (table: TinyTable) => unknown> = {
    choose: (table) => choose(table, 0, 'lost', () => []),
    together: (table) => together(table, [0], 'lost', () => []),
    open: (table) =>
      open(
        table,
        0,
        'lost',
        () => ({ ok: true }),
        () => [],
      ),
    roll: (table) => roll(table, 'lost', [6]),
    shuffle: (table) => shuffle(table, 'lost', []),
  };
  test.each(Object.keys(verbs))('of %s: at the next question and at the end of the step', (verb) => {
    for (const word of ['no', 'yes']) {
      const session = startSession(forget(verbs[verb]!), start);
      try {
        session.answer(0, word);
        expect.unreachable();
      } catch (error) {
        expect((error as BrokenRule).cause).toBeInstanceOf(ForgottenYield);
        expect((error as Error).message).toContain(
          'The question "lost" was made and never asked: its yield* is missing.',
        );
      }
      expect(session.question?.ask).toBe('first');
    }
  });
});
