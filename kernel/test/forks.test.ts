import {
  hashOf,
  KEEP_ALL,
  KEEP_NOTHING,
  KEEP_POSITION,
  randomFrom,
  saveSession,
  startSession,
  streaming,
} from '@holotape/kernel';
import { fingerprint, playRandomly, testTable } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { cards } from './games/cards.ts';
import { interrupts } from './games/interrupts.ts';
import { placement } from './games/placement.ts';
import { askWord, tiny } from './games/tiny.ts';

const start = { seats: 2, seed: 'session' };

describe('forks', () => {
  test('share nothing with their parent, whatever chance says in them', () => {
    const session = startSession(cards, { seats: 2, seed: 'fork', options: { traders: 6 } });
    const random = randomFrom('fork');
    playRandomly(session, random, {
      eachAnswer(now) {
        const before = fingerprint(now);
        playRandomly(now.fork(streaming(random)), random);
        expect(fingerprint(now)).toBe(before);
      },
    });
  });

  test('go on as their parent would if they keep its chance', () => {
    const session = startSession(cards, { seats: 2, seed: 'fork', options: { traders: 6 } });
    playRandomly(session, randomFrom('a'), { mostAnswers: 7 });
    const fork = session.fork();
    const ends = [session, fork].map((each) => hashOf(playRandomly(each, randomFrom('b')).state));
    expect(ends[0]).toBe(ends[1]);
  });

  test('of a table with typed dice ask for dice too, or roll by themselves if told so', () => {
    const t = testTable(interrupts, { seats: 2, dice: 'typed', chance: { 'luck.draw': [1, 1] } });
    t.seat(0).answer('shoot:1');
    t.seat(1).answer('pass');
    expect(t.session.waitsFor).toEqual(['chance']);
    expect(t.session.fork().question?.ask).toBe('shoot.hit');
    expect(t.session.fork(streaming(randomFrom('x'))).question?.ask).toBe('turn.action');
    expect(t.session.question?.ask).toBe('shoot.hit');
  });

  test('cannot be made of a session that keeps nothing, nor can it be saved', () => {
    const session = startSession(interrupts, { ...start, keeping: KEEP_NOTHING });
    playRandomly(session, randomFrom('x'), { mostAnswers: 9 });
    expect(() => session.fork()).toThrow('No checkpoint leads here');
    expect(() => saveSession(session)).toThrow('A session that keeps no checkpoint cannot be saved.');
  });

  test('play the same game, however much is kept', () => {
    const ends = [KEEP_ALL, KEEP_POSITION, KEEP_NOTHING].map((keeping) => {
      const session = startSession(cards, { seats: 3, seed: 'same', options: { traders: 6 }, keeping });
      return hashOf(playRandomly(session, randomFrom('same')).state);
    });
    expect(new Set(ends).size).toBe(1);
  });

  test('can be made of a game that is over', () => {
    const over = playRandomly(startSession(interrupts, start), randomFrom('x'));
    expect(over.fork().result).toEqual(over.result);
  });
});

describe('a thought', () => {
  const secrets = Array.from({ length: 8 }, (_, i) => `secret-${i}`);

  test('knows another order of hidden things, and the real one does not change', () => {
    const session = startSession(cards, { seats: 3, seed: 'thought' });
    playRandomly(session, randomFrom('thought'), { mostAnswers: 8 });
    const { deck, players } = structuredClone(session.state);
    const thoughts = Array.from({ length: 20 }, (_, i) => session.imagine(0, randomFrom(`${i}`)).state);
    expect(session.state.deck).toEqual(deck);
    for (const thought of thoughts) {
      expect(thought.deck).not.toEqual(deck);
      expect(thought.players[0]!.hand).toEqual(players[0]!.hand);
      expect([...thought.deck].sort()).toHaveLength(deck.length);
    }
    expect(new Set(thoughts.map(({ deck: order }) => order.join())).size).toBe(20);
    const held = thoughts.map(({ players: [, second, third] }) => [...second!.hand, ...third!.hand].join());
    expect(new Set(held).size).toBeGreaterThan(1);
  });

  test('has forgotten what others have answered in secret, but not the own answer', () => {
    const session = startSession(placement, { seats: 3, seed: 'thought' });
    session.answer(1, '1');
    session.answer(2, '0');
    expect([...session.imagine(1, randomFrom('x')).pending]).toEqual([[1, '1']]);
    expect(session.imagine(0, randomFrom('x')).waitsFor).toEqual([0, 1, 2]);
    expect([...session.pending.keys()]).toEqual([1, 2]);
  });

  test('cannot be forked or taken back before its next step, for its checkpoint is the real one', () => {
    const game = tiny(
      function* (table) {
        yield* askWord(table, 'first');
        yield* askWord(table, 'second');
      },
      3,
      secrets,
    );
    const session = startSession(game, start);
    session.answer(0, 'yes');
    const thought = session.imagine(0, randomFrom('x'));
    expect(thought.open.checkpoint).toBeUndefined();
    const refused = 'No checkpoint leads here: it was imagined in this step, or the session keeps none.';
    expect(() => thought.fork()).toThrow(refused);
    expect(() => thought.imagine(0, randomFrom('x'))).toThrow(refused);
    expect(() => thought.goBack({ step: 0, at: 0 }, { say: 'back' })).toThrow(refused);
    expect(thought.state.secret).toEqual(secrets.toReversed());
    thought.answer(0, 'yes');
    expect(thought.fork().state.secret).toEqual(secrets.toReversed());
  });

  test('rolls its own dice, on a table with typed dice too', () => {
    const session = startSession(interrupts, { seats: 2, seed: 'x', dice: 'typed' });
    session.answer(0, 'shoot:1');
    session.answer(1, 'pass');
    const ends = Array.from({ length: 30 }, (_, i) => session.imagine(0, randomFrom(`${i}`)).state.players[1]!.life);
    expect(new Set(ends)).toEqual(new Set([3, 2, 1]));
  });
});
