import {
  type AnyGame,
  type AnySession,
  below,
  choose,
  hashOf,
  loadSession,
  mark,
  option,
  type Play,
  parseSave,
  randomFrom,
  roll,
  saveSession,
  startSession,
  together,
  type Undo,
  type UndoPolicy,
  undo,
  undos,
} from '@holotape/kernel';
import { fingerprint, playRandomly, testTable } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { cards } from './games/cards.ts';
import { interrupts } from './games/interrupts.ts';
import { placement } from './games/placement.ts';
import { type TinyTable, tiny } from './games/tiny.ts';

const bidden = (undo: UndoPolicy = 'ask') => {
  const t = testTable(placement, { seats: 2, undo });
  t.seat(0).answer('0');
  t.seat(1).answer('0');
  return t;
};

describe('taking play back is free', () => {
  test('as long as only the own answers lie between, whatever the policy', () => {
    for (const policy of ['off', 'ask', 'free'] as const) {
      const t = bidden(policy);
      t.seat(0).answer('mast', 'food');
      expect(undo(t.session, 0, 'choice')).toBeUndefined();
      expect(t.seat(0).asked()!.can).toEqual(['food', 'water', 'power']);
      expect(undo(t.session, 0, 'choice')).toBeUndefined();
      expect(t.seat(0).asked()!.ask).toBe('place.space');
      expect(t.state.players[0]!.stock).toEqual({ food: 1, water: 1, power: 1 });
    }
  });

  test('across the end of the step', () => {
    const t = bidden();
    t.seat(0).answer('well');
    expect(t.seat(1).asked()!.ask).toBe('place.space');
    expect(undo(t.session, 0, 'choice')).toBeUndefined();
    expect(t.seat(0).asked()!.can).toContain('well');
    expect(t.state.players[0]!.points).toBe(0);
  });

  test('of an answer that others have not answered yet; theirs stay', () => {
    const t = testTable(placement, { seats: 3, undo: 'off' });
    t.seat(2).answer('1');
    t.seat(0).answer('0');
    expect(undos(t.session, 0)).toEqual([{ target: 'choice', to: { step: 0, at: 0 }, barrier: undefined }]);
    expect(undo(t.session, 0, 'choice')).toBeUndefined();
    expect(t.session.waitsFor).toEqual([0, 1]);
    expect(t.log()).toEqual(['Ann took play back: choice.']);
    t.seat(0).answer('1');
    t.seat(1).answer('0');
    expect(t.session.past[0]!.journal[0]!.answer).toEqual(['1', '0', '1']);
  });
});

describe('a barrier stops it', () => {
  const sentences: Record<string, string> = {
    chance: 'a roll of the dice',
    reveal: 'something that was shown',
    seat: "another player's answer",
  };

  /** A table at which seat 0 has just answered and met the barrier. */
  const tables: Record<string, (policy: UndoPolicy) => { session: AnySession; log(): string[] }> = {
    chance: (undo) => {
      const t = testTable(interrupts, { seats: 2, undo, chance: { 'luck.draw': [0, 0], 'shoot.hit': [[1]] } });
      t.seat(0).answer('shoot:1');
      t.seat(1).answer('pass');
      return t;
    },
    reveal: (undo) => {
      const t = testTable(cards, { seats: 2, undo });
      t.seat(0).answer('explore');
      return t;
    },
    seat: (undo) => {
      const t = bidden(undo);
      t.seat(0).answer('well');
      t.seat(1).answer('yard');
      return t;
    },
  };

  test.each(Object.keys(tables))('%s', (barrier) => {
    const met = tables[barrier]!('ask');
    expect(undos(met.session, 0)[0]!.barrier).toBe(barrier);

    for (const [policy, agreed, say] of [
      ['ask', false, 'kernel.undo.ask'],
      ['off', false, 'kernel.undo.off'],
      ['off', true, 'kernel.undo.off'],
    ] as const) {
      const t = tables[barrier]!(policy);
      const before = fingerprint(t.session);
      const refusal = undo(t.session, 0, 'choice', agreed);
      expect(refusal).toEqual({ ask: undefined, rule: undefined, say, args: { barrier: sentences[barrier] } });
      expect(fingerprint(t.session)).toBe(before);
    }
    for (const [policy, agreed] of [
      ['ask', true],
      ['free', false],
    ] as const) {
      const t = tables[barrier]!(policy);
      expect(undo(t.session, 0, 'choice', agreed)).toBeUndefined();
      expect(t.session.waitsFor).toEqual([0]);
      expect(t.log()).toContain('Ann took play back: choice.');
    }
  });

  test('of a secret choice that all have made: who answered last has seen the others', () => {
    const t = testTable(placement, { seats: 2 });
    t.seat(0).answer('1');
    t.seat(1).answer('0');
    expect(undos(t.session, 1)[0]!.barrier).toBe('seat');
    expect(undo(t.session, 1, 'choice', true)).toBeUndefined();
    // All choose again: nobody keeps an answer that the others have seen.
    expect(t.session.waitsFor).toEqual([0, 1]);
  });

  test('of somebody else who has answered in secret since', () => {
    const game = tiny(function* (table) {
      yield* choose(table, 0, 'first', () => [option('yes')]);
      yield* placementLike(table);
    });
    const t = testTable(game, { seats: 2 });
    t.seat(0).answer('yes');
    expect(undos(t.session, 0)[0]!.barrier).toBeUndefined();
    t.seat(1).answer('yes');
    expect(undos(t.session, 0)[0]!.barrier).toBe('seat');
  });

  test('not the own answer to a question put to several when nobody else was asked', () => {
    const game = tiny((table) => placementLike(table, [0]));
    const t = testTable(game, { seats: 2 });
    t.seat(0).answer('yes');
    expect(undos(t.session, 0)[0]!.barrier).toBeUndefined();
  });
});

function* placementLike(table: TinyTable, seats = [0, 1]): Play {
  table.state.words.push(...(yield* together(table, seats, 'all', () => [option('yes')])));
}

describe('targets have names', () => {
  const targets = (found: readonly Undo[]) => found.map(({ target, to }) => [target, to.step, to.at]);

  test('this choice, this action, this turn, this round, nearest first; the same moment is named once', () => {
    const t = testTable(interrupts, { seats: 2, chance: { 'luck.draw': [2, 2], 'shoot.hit': [[1], [1], [1]] } });
    t.seat(0).answer('shoot:1');
    // The first choice of the first action of the turn: all of them are the same moment.
    expect(targets(undos(t.session, 0))).toEqual([['choice', 1, 0]]);
    t.seat(1).answer('pass');
    t.seat(0).answer('shoot:1');
    t.seat(1).answer('ambush');
    t.seat(0).answer('dodge');
    expect(targets(undos(t.session, 0))).toEqual([
      ['choice', 1, 5],
      ['action', 1, 3],
      ['turn', 1, 0],
    ]);
    t.seat(1).answer('shoot:0');
    expect(targets(undos(t.session, 1))).toEqual([
      ['choice', 2, 0],
      ['round', 1, 0],
    ]);
    expect(undo(t.session, 1, 'round', true)).toBeUndefined();
    expect(t.session.moment).toEqual({ step: 1, at: 0 });
    expect(t.seat(0).asked()!.ask).toBe('turn.action');
  });

  test('there is nothing to take back for who has not answered yet', () => {
    const t = bidden();
    const fresh = testTable(placement, { seats: 2 });
    expect(undos(fresh.session, 0)).toEqual([]);
    expect(undo(fresh.session, 0, 'turn')!.say).toBe('kernel.undo.nothing');
    expect(undos(t.session, 7)).toEqual([]);
  });

  test('a finished game can be taken back too', () => {
    const over = playRandomly(startSession(placement, { seats: 2, seed: 'over', undo: 'free' }), randomFrom('over'));
    const last = over.past.at(-1)!.journal.at(-1)!.by as number;
    expect(undo(over, last, 'choice')).toBeUndefined();
    expect(over.result).toBeUndefined();
    expect(over.waitsFor).toEqual([last]);
  });
});

describe('dice keep what they showed', () => {
  test('when play comes back to them by another way', () => {
    const session = startSession(interrupts, { seats: 2, seed: 'die', undo: 'free' });
    const face = () =>
      [...session.past, session.open].flatMap(({ journal }) => journal).findLast(({ ask }) => ask === 'shoot.hit')!
        .answer;
    session.answer(0, 'shoot:1');
    session.answer(1, 'pass');
    const first = face();
    undo(session, 0, 'turn');
    session.answer(0, 'shoot:1');
    session.answer(1, 'pass');
    expect(face()).toEqual(first);
  });

  /** Every step begins with a roll; the middle step is nothing but a roll. */
  const rolling = tiny(function* (table) {
    if (table.state.played === 0) mark(table, 'round');
    const faces = yield* roll(table, 'weather', [6]);
    table.state.words.push(`weather ${faces[0]}`);
    if (table.state.played === 1) return;
    table.state.words.push(yield* choose(table, 0, 'word', () => [option('yes'), option('no')]));
  }, 4);

  test('when they were rolled right at the moment that play is taken back to, even if typed, even over a step', () => {
    const session = startSession(rolling, { seats: 1, seed: 'x', dice: 'typed' });
    session.answer('chance', [3]);
    session.answer(0, 'yes');
    session.answer('chance', [4]);
    session.answer('chance', [5]);
    session.answer(0, 'no');
    expect(undos(session, 0).map(({ target, to, barrier }) => [target, to, barrier])).toEqual([
      ['choice', { step: 2, at: 1 }, undefined],
      ['round', { step: 0, at: 1 }, 'chance'],
    ]);
    expect(undo(session, 0, 'choice')).toBeUndefined();
    expect(session.state.words).toEqual(['weather 3', 'yes', 'weather 4', 'weather 5']);
    // Going back to the end of the first step, where only chance was asked, stands at the next question for a player.
    session.answer(0, 'yes');
    session.goBack({ step: 1, at: 0 }, { say: 'back' });
    expect(session.question?.ask).toBe('word');
    expect(session.state.words).toEqual(['weather 3', 'yes', 'weather 4', 'weather 5']);
    session.goBack({ step: 0, at: 0 }, { say: 'back' });
    expect(session.state.words).toEqual(['weather 3']);
  });
});

describe('the past stays within reach', () => {
  const long = tiny(function* (table) {
    if (table.state.played % 10 === 0) mark(table, 'round');
    const faces = yield* roll(table, 'die', [100]);
    table.state.words.push(String(faces[0]), yield* choose(table, 0, 'word', () => [option('yes'), option('no')]));
  }, 40);

  test('though most old checkpoints are dropped', () => {
    const session = startSession(long, { seats: 1, seed: 'long', undo: 'free' });
    const random = randomFrom('long');
    const seen: string[] = [];
    playRandomly(session, random, { eachAnswer: (now) => seen.push(hashOf(now.state)) });
    const kept = session.past.flatMap(({ checkpoint }, step) => (checkpoint === undefined ? [] : [step]));
    expect(kept).toEqual([0, 10, 20, 30, 36, 37, 38, 39]);
    for (const step of [37, 35, 29, 12, 11, 10, 9, 1, 0]) {
      session.goBack({ step, at: 0 }, { say: 'back' });
      expect(session.moment).toEqual({ step, at: 1 });
      expect(hashOf(session.state)).toBe(seen[step]);
    }
    expect(session.notes).toHaveLength(9);
    expect(session.wholeLog).toEqual(session.notes.map(({ entry }) => entry));
  });

  test('and where it leads is the same for a session that remembers and one that was just opened', () => {
    for (const game of [placement, cards, interrupts] as AnyGame[]) {
      const random = randomFrom(`remembered ${game.id}`);
      const session = startSession(game, { seats: 3, seed: 'remembered', undo: 'free' });
      let back = 0;
      const compare = (now: AnySession) => {
        const opened = loadSession(game, parseSave(JSON.stringify(saveSession(now))));
        for (const seat of [0, 1, 2]) expect(undos(now, seat)).toEqual(undos(opened, seat));
        const far = undos(now, below(random, 3));
        if (far.length === 0 || below(random, 2) > 0) return;
        if (undo(now, below(random, 3), far[below(random, far.length)]!.target) === undefined) back += 1;
      };
      playRandomly(session, random, { eachAnswer: compare, mostAnswers: 150 });
      expect(back).toBeGreaterThan(5);
    }
  });

  test('and every undo stays in the log, in order, though the lines it took back are gone', () => {
    const t = testTable(placement, { seats: 2, undo: 'free' });
    for (const seat of [0, 1]) t.seat(seat).answer('0');
    t.seat(0).answer('well');
    undo(t.session, 0, 'choice');
    t.seat(0).answer('yard');
    t.seat(1).answer('well');
    undo(t.session, 1, 'round');
    for (const seat of [0, 1]) t.seat(seat).answer('0');
    expect(t.log()).toEqual(['Ann took play back: choice.', 'Ben took play back: round.', 'Ann bids most and begins.']);
  });

  test('unless the rules have changed so that they no longer lead there: then nothing happens', () => {
    const other = (asks: string, word: string) =>
      tiny(function* (table) {
        table.state.words.push(word, yield* choose(table, 0, asks, () => [option('yes'), option('no')]));
      }, 40);
    const broken = tiny(function* (table) {
      if (table.state.played < 5) throw new Error('no way back');
      yield* other('word', 'x').step(table);
      table.state.played -= 1;
    }, 40);
    for (const changed of [other('another', 'x'), other('word', 'y'), broken]) {
      const old = startSession(other('word', 'x'), { seats: 1, seed: 'x', undo: 'free' });
      for (let i = 0; i < 12; i += 1) old.answer(0, 'yes');
      const session = loadSession(changed, parseSave(JSON.stringify(saveSession(old))));
      session.answer(0, 'yes');
      const before = fingerprint(session);
      // Step 5 has no checkpoint of its own; to reach it, the steps before it must be played by today's rules.
      expect(() => session.goBack({ step: 5, at: 0 }, { say: 'back' })).toThrow(/record|changed|way back/);
      expect(fingerprint(session)).toBe(before);
      expect(session.answer(0, 'yes')).toBeUndefined();
    }
  });
});
