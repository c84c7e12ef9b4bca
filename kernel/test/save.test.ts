import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AnyGame,
  choose,
  hashOf,
  type Json,
  loadSession,
  option,
  parseSave,
  randomFrom,
  roll,
  type Save,
  saveSession,
  say,
  sentence,
  startSession,
  together,
  undo,
  verify,
  watch,
} from '@holotape/kernel';
import { fingerprint, playRandomly, testTable } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { CardsState } from './games/cards.state.ts';
import { cards } from './games/cards.ts';
import { interrupts } from './games/interrupts.ts';
import { placement } from './games/placement.ts';
import { type TinyTable, tiny } from './games/tiny.ts';

const throughText = (save: Save) => parseSave(JSON.stringify(save));
const yesOrNo = () => [option('yes'), option('no')];

describe('a save', () => {
  test('opens where it was made: state, question, log, counts of chance, answers in secret', () => {
    const t = testTable(placement, { seats: 3 });
    for (const seat of [0, 1, 2]) t.seat(seat).answer('0');
    t.seat(0).answer('gate', 'food', 'farm');
    undo(t.session, 0, 'choice');
    const loaded = loadSession(placement, throughText(saveSession(t.session)));
    expect(fingerprint(loaded)).toBe(fingerprint(t.session));
    expect(loaded.wholeLog).toEqual(t.session.wholeLog);

    const bids = startSession(placement, { seats: 3, seed: 'x' });
    bids.answer(1, '1');
    const again = loadSession(placement, throughText(saveSession(bids)));
    expect(again.waitsFor).toEqual([0, 2]);
    expect([...again.pending]).toEqual([[1, '1']]);
  });

  test('of a finished game opens as a finished game', () => {
    const over = playRandomly(startSession(interrupts, { seats: 3, seed: 'over' }), randomFrom('over'));
    const loaded = loadSession(interrupts, throughText(saveSession(over)));
    expect(loaded.result).toEqual(over.result);
    expect(loaded.question).toBeUndefined();
    expect(fingerprint(loaded)).toBe(fingerprint(over));
  });

  test('keeps what the table wants to keep beside the game', () => {
    const save = saveSession(startSession(interrupts, { seats: 2, seed: 'x' }), { names: ['Ann', 'a bot'] });
    expect(throughText(save).table).toEqual({ names: ['Ann', 'a bot'] });
  });

  test('shares nothing with the game it was made of', () => {
    const session = startSession(cards, { seats: 2, seed: 'x' });
    const save = saveSession(session);
    const before = JSON.stringify(save);
    playRandomly(session, randomFrom('x'));
    expect(JSON.stringify(save)).toBe(before);
    playRandomly(loadSession(cards, save), randomFrom('y'));
    expect(JSON.stringify(save)).toBe(before);
  });

  test('keeps a checkpoint of the first step, of every round and of the last steps, not of every step', () => {
    const over = playRandomly(startSession(cards, { seats: 4, seed: 'long' }), randomFrom('long'));
    const { past } = saveSession(over);
    const kept = past.filter(({ checkpoint }) => checkpoint !== undefined);
    const rounds = past.filter(({ marks }) => marks.some(({ mark }) => mark === 'round'));
    expect(past.length).toBeGreaterThan(12);
    expect(kept.length).toBeLessThanOrEqual(rounds.length + 5);
  });
});

describe('a rule that changed since the save', () => {
  /** Two steps: `rule` is asked in each after a roll and a first question. */
  const gameOf = (rule: (table: TinyTable) => ReturnType<Parameters<typeof tiny>[0]>) =>
    tiny(function* (table) {
      say(table, 'begins', { step: table.state.played });
      const faces = yield* roll(table, 'die', [1000]);
      table.state.words.push(`die ${faces[0]}`);
      table.state.words.push(yield* choose(table, 0, 'first', yesOrNo));
      yield* rule(table);
    });
  const old = gameOf(function* (table) {
    table.state.words.push(yield* choose(table, 0, 'second', yesOrNo));
    table.state.words.push(yield* choose(table, 0, 'third', yesOrNo));
  });
  const saved = () => {
    const session = startSession(old, { seats: 2, seed: 'changed' });
    for (const word of ['yes', 'no', 'yes', 'no', 'yes']) session.answer(0, word);
    expect(session.moment).toEqual({ step: 1, at: 3 });
    return session;
  };

  const changes = {
    'asks another question': gameOf(function* (table) {
      table.state.words.push(yield* choose(table, 0, 'another', yesOrNo));
      table.state.words.push(yield* choose(table, 0, 'third', yesOrNo));
    }),
    'asks somebody else': gameOf(function* (table) {
      table.state.words.push(yield* choose(table, 1, 'second', yesOrNo));
      table.state.words.push(yield* choose(table, 0, 'third', yesOrNo));
    }),
    'asks several': gameOf(function* (table) {
      table.state.words.push(...(yield* together(table, [0, 1], 'second', yesOrNo)));
      table.state.words.push(yield* choose(table, 0, 'third', yesOrNo));
    }),
    'asks the same and does something else': gameOf(function* (table) {
      table.state.words.push(`really ${yield* choose(table, 0, 'second', yesOrNo)}`);
      table.state.words.push(yield* choose(table, 0, 'third', yesOrNo));
    }),
    'breaks on an old answer': gameOf(function* (table) {
      if ((yield* choose<string>(table, 0, 'second', () => [option('no')])) === 'yes')
        throw new Error('yes is no answer');
      table.state.words.push(yield* choose(table, 0, 'third', yesOrNo));
    }),
    'asks nothing more': gameOf(function* () {}),
  };

  test.each(Object.keys(changes) as (keyof typeof changes)[])('%s: only the open step is asked again', (change) => {
    const before = saved();
    const game = changes[change];
    const session = loadSession(game, throughText(saveSession(before)));
    expect(session.moment).toEqual({ step: 1, at: 1 });
    expect(session.question?.ask).toBe('first');
    // The die that was rolled in the step keeps what it showed, and everything before the step is as it was.
    expect(session.state.words).toEqual(before.state.words.slice(0, -2));
    expect(session.past).toEqual(before.past);
    const lines = session.log(1).map(({ say, args }) => sentence(game.texts, null, ['Ann', 'Ben'], say, args));
    expect(lines).toEqual([
      'begins {"step":0}',
      'begins {"step":1}',
      'The rules of the open step changed since this game was saved: 2 answers of that step are asked again, everything before it is kept.',
    ]);
    expect(session.answer(0, 'yes')).toBeUndefined();
  });

  test('and the save is not changed by it: the old rules still open it where it was', () => {
    const before = saved();
    const save = throughText(saveSession(before));
    loadSession(changes['asks somebody else'], save);
    expect(fingerprint(loadSession(old, save))).toBe(fingerprint(before));
  });

  test('an answer in secret that is no longer allowed is asked again too', () => {
    const bidding = (most: number) =>
      tiny(function* (table) {
        const bids = ['0', '1', '2'].slice(0, most + 1).map((id) => option(id));
        table.state.words.push(...(yield* together(table, [0, 1], 'bid', () => bids)));
      });
    const session = startSession(bidding(2), { seats: 2, seed: 'x' });
    session.answer(1, '2');
    const save = throughText(saveSession(session));
    expect(loadSession(bidding(2), save).waitsFor).toEqual([0]);
    const again = loadSession(bidding(1), save);
    expect(again.waitsFor).toEqual([0, 1]);
    expect(again.notes[0]!.entry.args).toEqual({ dropped: 1 });
  });

  test('notes of the open step are not lost', () => {
    const session = saved();
    undo(session, 0, 'choice');
    session.answer(0, 'no');
    const again = loadSession(changes['asks another question'], throughText(saveSession(session)));
    expect(again.wholeLog.map(({ say }) => say)).toEqual(['begins', 'begins', 'kernel.undo', 'kernel.asked-again']);
  });
});

describe('a save of an older shape', () => {
  const kept = () => parseSave(readFileSync(join(import.meta.dirname, 'saves/cards-1.json'), 'utf8'));

  /** The game as it may be tomorrow: an option has another name, and states know how it was set. */
  const renamed: AnyGame = {
    ...cards,
    version: 3,
    migrations: [
      ...cards.migrations,
      {
        options: (options) => ({ merchants: (options as { traders: number }).traders }),
        state: (state, options) => {
          const { traders } = options as { traders: number };
          const { players, ...rest } = state as { [key: string]: Json } & { players: { [key: string]: Json }[] };
          return { ...rest, players: players.map((player) => ({ ...player, fame: traders })) };
        },
      },
    ],
    options: z.strictObject({ merchants: z.number() }),
    setup: (content, { seats, options }) => cards.setup(content, { seats, options: { traders: options.merchants } }),
  };

  test('with an option that was renamed since opens, and its states know the option as it was', () => {
    const session = loadSession(renamed, kept());
    expect(session.agreement.options).toEqual({ merchants: 6 });
    const { players } = session.state as CardsState;
    expect(players.map(({ fame }) => fame)).toEqual([6, 6, 6]);
    expect(session.question?.ask).toBe('test.reroll');
    const again = throughText(saveSession(session));
    expect([again.version, again.options]).toEqual([3, { merchants: 6 }]);
    expect(fingerprint(loadSession(renamed, again))).toBe(fingerprint(session));
  });

  test('with an option that was dropped since opens', () => {
    const dropped: AnyGame = {
      ...cards,
      version: 3,
      migrations: [...cards.migrations, { options: () => ({}) }],
      options: z.strictObject({}),
      setup: (content, { seats }) => cards.setup(content, { seats, options: { traders: 4 } }),
    };
    expect(loadSession(dropped, kept()).agreement.options).toEqual({});
    const { migrations } = cards;
    expect(() => loadSession({ ...dropped, migrations: [...migrations, {}] }, kept())).toThrow(
      'The save is damaged in its options at its beginning: Unrecognized key: "traders".',
    );
  });

  test('whose options cannot be brought up to date says so', () => {
    const broken = {
      ...renamed,
      migrations: [...cards.migrations, { options: () => Object.assign(null as never, {}) }],
    };
    expect(() => loadSession(broken, kept())).toThrow(
      'The save is damaged in its options: they cannot be brought up to date.',
    );
  });

  test('is brought up to date and goes on in the middle of its step', () => {
    const session = loadSession(cards, kept());
    expect(session.question?.ask).toBe('test.reroll');
    expect(session.moment).toEqual({ step: 15, at: 5 });
    expect(session.state.angry).toEqual(['angry-1', 'angry-2']);
    expect(session.state.players.map(({ fame }) => fame)).toEqual([0, 0, 0]);
    expect(session.notes.map(({ entry }) => entry.say)).toEqual(['kernel.undo', 'kernel.undo']);
    expect(playRandomly(session, randomFrom('kept')).result).toBeDefined();
  });

  test('can be taken back over every step it was saved with', () => {
    const session = loadSession(cards, kept());
    for (let step = 15; step >= 1; step -= 1) {
      session.goBack({ step, at: 0 }, { say: 'back' });
      expect(session.moment).toEqual({ step, at: 0 });
      expect(cards.state.safeParse(session.state).success).toBe(true);
    }
  });

  test('can still be watched to its end, over the change of shape', () => {
    const session = playRandomly(loadSession(cards, kept()), randomFrom('kept'));
    const save = throughText(saveSession(session));
    expect(save.version).toBe(2);
    for (const viewer of [0, 1, 2, 'public'] as const) {
      const views = watch(save, viewer);
      expect(views.slice(0, 15)).toEqual(watch(kept(), viewer));
      expect(views.at(-1)).toEqual(session.view(viewer));
    }
  });

  test('saved again under the new shape verifies, though the old steps had other hashes', () => {
    const save = throughText(saveSession(loadSession(cards, kept())));
    expect(verify(cards, save)).toEqual({ ok: true, steps: 15, answers: 30 });
  });

  test('of a newer shape is refused', () => {
    const newer = { ...kept(), version: 3 };
    expect(() => loadSession(cards, newer)).toThrow('This save is of version 3 of Cards; this is version 2.');
  });
});

test('the hash of a save tells when a state is not what the answers lead to', () => {
  const session = startSession(cards, { seats: 2, seed: 'x' });
  expect(saveSession(session).open.hash).toBe(hashOf(session.state));
});
