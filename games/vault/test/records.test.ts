/** Whole games kept on file, one for each way the game can end: they must play the same for ever. */
import { readdirSync, readFileSync } from 'node:fs';
import { loadSession, parseSave, replayTo, verify, watch } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { testing } from './helpers/vault.ts';

const folder = new URL('records/', import.meta.url);
const records = readdirSync(folder).map(
  (name) => [name, parseSave(readFileSync(new URL(name, folder), 'utf8'))] as const,
);

describe('kept games', () => {
  test('there is one for each way to end, with two and with four players', () => {
    expect(records.map(([name]) => name)).toEqual([
      'sixth-room-2.json',
      'sixth-room-4.json',
      'threats-out-2.json',
      'threats-out-4.json',
    ]);
  });

  test.each(records)('%s plays to the same states by today’s rules', (_name, save) => {
    expect(verify(testing, save)).toMatchObject({ ok: true });
  });

  test.each(records)('%s can be watched without any rules, and shows what the rules showed', (_name, save) => {
    const seen = watch(save, 'public');
    expect(seen).toHaveLength(save.past.length);
    expect(seen.at(-1)).toEqual(loadSession(testing, save).view('public'));
  });

  test.each(records)('%s can be entered in the middle', (_name, save) => {
    const answers = save.past.reduce((sum, { journal }) => sum + journal.length, 0);
    const session = replayTo(testing, save, Math.floor(answers / 2));
    expect(session.question).toBeDefined();
  });
});
