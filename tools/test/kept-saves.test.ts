/** Saves of every version since the first still open, lose nothing, and are played to their end by today's rules. */
import { loadSession, parseSave, randomFrom, saveText } from '@holotape/kernel';
import { fingerprint, playRandomly } from '@holotape/kernel/testing';
import { loadGame } from '@holotape/shelf';
import { describe, expect, test } from 'vitest';
import { savedBy, savesOf, savesWanted } from '../corpus/kept-saves.ts';
import { KEPT_NAMES } from '../corpus/ways.ts';

describe.each(KEPT_NAMES)('saves of %s', (name) => {
  const game = loadGame(name);

  test('there is one of every version since the first; npm run corpus keeps one of today’s', () => {
    expect(savesOf(name)).toEqual(savesWanted(name));
  });

  const versions = Array.from({ length: game.version }, (_, i) => i + 1);
  test.each(versions)('one of version %d opens, and no finished step is lost', (of) => {
    const save = savedBy(name, of);
    expect(save.version).toBe(of);
    const session = loadSession(game, save);
    expect(session.past.map(({ journal }) => journal)).toEqual(save.past.map(({ journal }) => journal));
    expect(session.open.checkpoint).toEqual(game.state.parse(session.open.checkpoint));
    expect(session.question).toBeDefined();
    const told = session.notes.slice(save.notes.length).map(({ entry }) => entry.say);
    expect(told).toEqual(session.open.journal.length < save.open.journal.length ? ['kernel.asked-again'] : []);
    const again = loadSession(game, parseSave(saveText(session, {})));
    expect(fingerprint(again)).toBe(fingerprint(session));
  });

  test.each(versions)('one of version %d is played to its end', (of) => {
    const session = loadSession(game, savedBy(name, of));
    expect(playRandomly(session, randomFrom('kept')).result).toBeDefined();
  });
});
