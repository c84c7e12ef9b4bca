import {
  answersOf,
  choose,
  type Game,
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
