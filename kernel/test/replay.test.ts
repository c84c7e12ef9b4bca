import {
  answersOf,
  choose,
  type Game,
  type Json,
  option,
  parseSave,
  randomFrom,
  replayTo,
  type Save,
  saveSession,
  startSession,
  type Viewer,
  verify,
  watch,
} from '@holotape/kernel';
import { fingerprint, playRandomly } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { cards } from './games/cards.ts';
import { interrupts } from './games/interrupts.ts';
import { placement } from './games/placement.ts';
import { tiny } from './games/tiny.ts';

const record = (session: Parameters<typeof saveSession>[0]): Save => parseSave(JSON.stringify(saveSession(session)));

describe('a record', () => {
  function standsAnywhere<S, C, V, O>(game: Game<S, C, V, O>): void {
    const seen = new Map<number, string>();
    const end = playRandomly(startSession(game, { seats: 3, seed: 'record', dice: 'typed' }), randomFrom('record'), {
      eachAnswer(now) {
        if (now.pending.size === 0) seen.set(answersOf(record(now)).length, fingerprint(now));
      },
    });
    const save = record(end);
    for (const [answers, print] of seen)
      if (answers % 3 === 0) expect(fingerprint(replayTo(game, save, answers))).toBe(print);
    expect(replayTo(game, save).result).toEqual(end.result);
  }

  test('can be stood in after any of its answers, secret choices and typed dice included', () => {
    standsAnywhere(placement);
    standsAnywhere(interrupts);
  });

  test('stood in where the dice come next rolls them itself, and tells of no change of rules', () => {
    const session = startSession(cards, { seats: 3, seed: 'record' });
    playRandomly(session, randomFrom('record'));
    const save = record(session);
    const count = answersOf(save).length;
    for (let answers = 0; answers <= count; answers += 1) {
      const there = record(replayTo(cards, save, answers));
      expect(JSON.stringify(there)).not.toContain('kernel.asked-again');
    }
  });

  test('verifies as long as the rules are the same, in the middle of a game too', () => {
    const session = startSession(cards, { seats: 3, seed: 'record' });
    playRandomly(session, randomFrom('record'), {
      eachAnswer: (now) => expect(verify(cards, record(now))).toMatchObject({ ok: true, steps: now.past.length }),
    });
  });

  const game = (ask: string, word: string, options = ['yes', 'no']) =>
    tiny(function* (table) {
      const answer = yield* choose(table, 0, table.state.played === 1 ? ask : 'word', () =>
        options.map((id) => option(id)),
      );
      table.state.words.push(table.state.played === 1 ? word + answer : answer);
    });
  const old = () => {
    const session = startSession(game('word', ''), { seats: 1, seed: 'x' });
    session.answer(0, 'yes');
    session.answer(0, 'no');
    return record(session);
  };

  test('that the rules no longer fit says in which step and how', () => {
    const differs = (now: ReturnType<typeof game>) => verify(now, old()).differs;
    expect(differs(game('word', ''))).toBeUndefined();
    expect(differs(game('other', ''))).toEqual({ step: 2, how: 'the record answers "word", the rules ask "other"' });
    expect(differs(game('word', 'really '))).toEqual({ step: 2, how: 'it leads to another state' });
    expect(differs(game('word', '', ['yes']))).toEqual({
      step: 2,
      how: '"word" no longer takes "no" of 0 (kernel.no-option)',
    });
    const short = { ...game('word', ''), result: () => ({ winners: [], scores: [] }) };
    expect(differs(short)).toEqual({ step: 1, how: 'the record answers "word", the rules ask nothing more' });
    const broken = tiny(() => {
      throw new Error('no rules today');
    });
    expect(differs(broken)).toEqual({ step: 1, how: 'A rule broke at the start: no rules today' });
    expect(() => replayTo(game('other', ''), old())).toThrow(
      'The record no longer fits the rules: the record answers "word", the rules ask "other".',
    );
  });

  test('whose open step alone differs is noticed', () => {
    const changed = (word: string) =>
      tiny(function* (table) {
        table.state.words.push(word);
        yield* choose(table, 0, 'word', () => [option('yes')]);
      });
    const save = record(startSession(changed('a'), { seats: 1, seed: 'x' }));
    expect(verify(changed('b'), save).differs).toEqual({ step: 1, how: 'it leads to another state' });
  });

  test('can be watched without its rules: every viewer sees after each step what they saw then', () => {
    for (const seed of ['a', 'b', 'c']) {
      const viewers: Viewer[] = ['public', 0, 1, 2];
      const seen = new Map<Viewer, unknown[]>(viewers.map((viewer) => [viewer, []]));
      const session = startSession(cards, { seats: 3, seed });
      // A new step begins with the table as the last one left it.
      const look = (now: typeof session) => {
        for (const viewer of viewers) seen.get(viewer)![now.past.length - 1] ??= now.view(viewer);
      };
      const end = playRandomly(session, randomFrom(seed), { eachAnswer: look });
      look(end);
      const save = record(end);
      for (const viewer of viewers) expect(watch(save, viewer)).toEqual(seen.get(viewer));
    }
  });

  test('keeps one list of changes for all who saw the same', () => {
    const end = playRandomly(startSession(placement, { seats: 3, seed: 'x' }), randomFrom('x'));
    for (const { changes } of end.past) expect(Object.keys(changes!)).toEqual(['public']);
  });
});

describe('a record that somebody has changed', () => {
  const played = (): Save => {
    const session = startSession(cards, { seats: 3, seed: 'a long night', chanceFrom: 'keyed' });
    return record(playRandomly(session, randomFrom('played')));
  };
  const round = (save: Save) => save.past.findLastIndex(({ checkpoint }) => checkpoint !== undefined);
  const changed = (change: (save: Save) => Save | undefined) => {
    const save = played();
    return verify(cards, change(save) ?? save).differs;
  };

  test('is told as what it is: a state that the step before does not lead to', () => {
    const differs = changed((save) => {
      const state = save.past[round(save)]!.checkpoint as { players: { caps: number }[] };
      state.players[0]!.caps = 99;
    });
    expect(differs).toEqual({
      step: round(played()) + 1,
      how: 'the state it begins with is not the one the step before led to',
      edited: true,
    });
  });

  test('a result that was not played', () => {
    const differs = changed((save) => {
      const state = save.open.checkpoint as { players: { fame: number }[] };
      state.players[1]!.fame = 99;
    });
    expect(differs).toMatchObject({ step: played().past.length + 1, edited: true });
  });

  test('the beginning', () => {
    const differs = changed((save) => {
      const state = save.past[0]!.checkpoint as { players: { caps: number }[] };
      state.players[0]!.caps = 99;
    });
    expect(differs).toEqual({ step: 1, how: 'it begins with another state' });
  });

  test('another seed', () => {
    const differs = changed((save) => ({ ...save, seed: 'another' }));
    expect(differs).toEqual({ step: 1, how: '"deck.shuffle" is not what this seed gives', edited: true });
  });

  test('another source of chance', () => {
    const differs = changed(({ chance: _chance, ...save }) => save);
    expect(differs).toMatchObject({ step: 1, edited: true });
  });

  test('cards that were put into another order', () => {
    const differs = changed((save) => {
      const entry = save.past[0]!.journal.find(({ ask }) => ask === 'deck.shuffle')!;
      const [first, second, ...rest] = entry.answer as readonly Json[];
      entry.answer = [second!, first!, ...rest];
    });
    expect(differs).toEqual({ step: 1, how: '"deck.shuffle" is not what this seed gives', edited: true });
  });

  test('rolls that were not counted', () => {
    const differs = changed((save) => {
      (save.past[2]!.counts as Record<string, number>)['deck.shuffle'] = 7;
    });
    expect(differs).toEqual({ step: 3, how: 'it counts other rolls than were made', edited: true });
  });

  test('what somebody saw', () => {
    const differs = changed((save) => {
      (save.past[1]!.changes.public as unknown[]).push([['round'], 99]);
    });
    expect(differs).toEqual({ step: 2, how: 'it shows something else' });
  });

  test('what the log says', () => {
    const differs = changed((save) => {
      save.log[0]!.args = { seat: 2 };
    });
    expect(differs).toMatchObject({ how: 'the log of the game says something else' });
  });

  test('the version', () => {
    const how = 'it says that it is of version 99 of Cards, and this is version 2';
    expect(changed((save) => ({ ...save, version: 99 }))).toEqual({ step: 1, how, edited: true });
  });

  test('left as it was it is the game it says it is, and plays on with the chance it began with', () => {
    const save = played();
    expect(verify(cards, save).ok).toBe(true);
    expect(replayTo(cards, save, 4).setting).toEqual({
      seed: 'a long night',
      dice: 'seeded',
      undo: 'ask',
      chance: 'keyed',
    });
  });
});
