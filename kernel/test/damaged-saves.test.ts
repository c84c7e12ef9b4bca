import {
  BadSave,
  type Json,
  loadSession,
  parseSave,
  randomFrom,
  type Save,
  saveSession,
  startSession,
} from '@holotape/kernel';
import { playRandomly } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { cards } from './games/cards.ts';
import { interrupts } from './games/interrupts.ts';

const throughText = (save: Save) => parseSave(JSON.stringify(save));

describe('a damaged save gives one clear sentence', () => {
  const good = (): Save => {
    const session = startSession(cards, { seats: 2, seed: 'damaged', options: { traders: 6 } });
    playRandomly(session, randomFrom('damaged'), { mostAnswers: 9 });
    return saveSession(session);
  };
  const sentenceOf = (open: () => unknown): string => {
    try {
      open();
    } catch (error) {
      expect(error).toBeInstanceOf(BadSave);
      return (error as Error).message;
    }
    return 'It opened.';
  };
  const text = (value: unknown) =>
    sentenceOf(() => parseSave(typeof value === 'string' ? value : JSON.stringify(value)));

  test('when it is no save at all', () => {
    expect(text('')).toMatch(/^This is not a save: it is not JSON \(.*\)\.$/);
    expect(text(JSON.stringify(good()).slice(0, -20))).toMatch(/^This is not a save: it is not JSON/);
    for (const other of [null, 7, 'x', [], {}, { format: 'chess' }])
      expect(text(JSON.stringify(other))).toBe('This is not a Holotape save: its "format" is not "holotape-save".');
  });

  test('when it is of a newer Holotape or of another game', () => {
    expect(text({ ...good(), formatVersion: 2 })).toBe('This save was made by a newer Holotape; update to open it.');
    expect(sentenceOf(() => loadSession(interrupts, good()))).toBe('This is a save of "cards", not of "interrupts".');
  });

  const damages: Record<string, (save: { [key: string]: never } & Save) => unknown> = {
    'a part is missing': ({ open: _, ...rest }) => rest,
    'a part is of the wrong kind': (save) => ({ ...save, seed: 7 }),
    'something does not belong there': (save) => ({ ...save, cheat: true }),
    'an answer has no question': (save) => ({ ...save, past: [{ ...save.past[0], journal: [{ by: 0, answer: 1 }] }] }),
    'the format has no number': (save) => ({ ...save, formatVersion: 'one' }),
    'an answer is missing': (save) => ({ ...save, open: { ...save.open, journal: [{ ask: 'x', by: 0 }] } }),
  };
  test.each(Object.keys(damages))('when %s', (damage) => {
    expect(text(damages[damage]!(good() as never))).toMatch(/^The save is damaged at [\w. ]+: [^\n]+\.$/);
  });

  test('when it wants more seats than there are', () => {
    expect(text({ ...good(), seats: 1_000_000_000 })).toBe('The save is damaged at seats: no table has so many seats.');
  });

  test.each([
    ['a command to the terminal', '\u001b[2JAnn'],
    ['a sign of no width', 'An\u200bn'],
    ['a sign that turns the text around', '\u202eAnn'],
  ])('when a name holds %s', (_what, name) => {
    expect(text({ ...good(), table: { seats: [{ name: 'Ben' }, { name }] } })).toBe(
      'The save is damaged at table.seats.1.name: there are signs in it that nobody can see.',
    );
  });

  test('but names of many letters and signs are names', () => {
    const names = ['Ånn', '李', '👩\u200d🚀', 'נעמי'].map((name) => ({ name }));
    expect(text({ ...good(), table: { seats: names } })).toBe('It opened.');
  });

  const misfits: Record<string, [(save: Save) => Save, RegExp]> = {
    'the state has the wrong shape': [
      (save) => ({ ...save, open: { ...save.open, checkpoint: { ...(save.open.checkpoint as object), turn: 'me' } } }),
      /^The save is damaged in its open step at turn: /,
    ],
    'a checkpoint of the past has the wrong shape': [
      (save) => ({ ...save, past: save.past.map((step, i) => (i === 0 ? { ...step, checkpoint: [] } : step)) }),
      /^The save is damaged in step 1 at its beginning: /,
    ],
    'the state of an old shape cannot be brought up to date': [
      (save) => ({ ...save, version: 1, past: [], open: { ...save.open, checkpoint: null } }),
      /^The save is damaged in its open step: it cannot be brought up to date\.$/,
    ],
    'its first checkpoint is missing': [
      (save) => ({ ...save, past: save.past.map(({ checkpoint: _, ...step }) => step) as Save['past'] }),
      /^The save is damaged: the first step has no checkpoint\.$/,
    ],
    'part of the log is missing': [
      (save) => ({ ...save, log: [] }),
      /^The save is damaged: the log of step \d+ is missing\.$/,
    ],
    'nobody sits where an answer came from': [
      (save) => ({
        ...save,
        past: save.past.map((step) => ({ ...step, journal: step.journal.map((e) => ({ ...e, by: 9 })) })),
      }),
      /^The save is damaged: nobody sits at 9, who answered "[\w.]+"\.$/,
    ],
    'it has too many seats': [
      (save) => ({ ...save, seats: 40 }),
      /^The save is damaged: 40 seats cannot play this game\.$/,
    ],
    'its options are not those of the game': [
      (save) => ({ ...save, options: { traders: 'many' } }),
      /^The save is damaged in its options at traders: /,
    ],
    'the state names a card that does not exist and a rule breaks on it': [
      (save) => ({
        ...save,
        open: { ...save.open, checkpoint: { ...(save.open.checkpoint as object), turn: 7 }, journal: [] },
      }),
      /^The save cannot be played on: A rule broke/,
    ],
  };
  test.each(Object.keys(misfits))('when %s', (damage) => {
    const [harm, expected] = misfits[damage]!;
    expect(sentenceOf(() => loadSession(brittle, throughText(harm(good()))))).toMatch(expected);
  });

  test('and any one value of it changed at random opens, or is told in one sentence', () => {
    const random = randomFrom('damage');
    for (let n = 0; n < 300; n += 1) {
      const save = JSON.parse(JSON.stringify(good())) as { [key: string]: Json };
      harmSomewhere(save, random);
      try {
        loadSession(cards, parseSave(JSON.stringify(save)));
      } catch (error) {
        expect(error).toBeInstanceOf(BadSave);
        expect((error as Error).message).toMatch(/^[^\n]+\.$/);
      }
    }
  });
});

/** Cards whose rules look at the player in turn before they ask anything. */
const brittle: typeof cards = {
  ...cards,
  *step(table) {
    if (table.state.players[table.state.turn] === undefined) throw new Error(`Nobody sits at ${table.state.turn}.`);
    yield* cards.step(table);
  },
};

/** Puts something else at a random place. */
function harmSomewhere(value: { [key: string]: Json }, random: () => number): void {
  const keys = Object.keys(value);
  const key = keys[random() % keys.length]!;
  const inner = value[key];
  if (typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 && random() % 8 > 0)
    harmSomewhere(inner as { [key: string]: Json }, random);
  else if (random() % 4 === 0) delete value[key];
  else value[key] = ([null, -1, 1.5, 99, 'harm', [], {}, true] as Json[])[random() % 8]!;
}
