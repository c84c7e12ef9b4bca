/** A table within a table: a battle of a campaign is played at the same screen, and kept in a file of its own. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type AnySession, loadSession, type Seat } from '@holotape/kernel';
import type { DeedHost } from '../games/face.ts';
import { Trouble } from '../terminal/trouble.ts';
import { loadFrom } from './changing.ts';
import { readSaveFile } from './files.ts';
import { PlayTable } from './table.ts';

const opened = (file: string): AnySession => {
  const { save, game } = readSaveFile(file);
  return loadFrom(file, () => loadSession(game, save));
};

/** `play`: until the game is over (true) or somebody leaves (false). */
export const hostAt = (outer: PlayTable, play: (table: PlayTable) => Promise<boolean>): DeedHost => ({
  sitters: outer.sitters,
  say: (text) => outer.say(text),
  beside: (name) => (outer.savedIn === undefined ? name : join(dirname(outer.savedIn), name)),
  async playHere(file: string, begin: () => AnySession, seats: readonly Seat[]) {
    const inner = new PlayTable(outer.terminal);
    const isKept = existsSync(file);
    const notes = { sitters: seats.map((seat) => outer.sitters[seat]!), packs: outer.notes.packs };
    inner.sitDown(isKept ? opened(file) : begin(), notes, isKept ? file : undefined);
    inner.save(file);
    inner.autosave = file;
    const isOver = await play(inner);
    if (isOver) inner.count();
    inner.save(file);
    return { session: inner.session, isOver };
  },
  read(file: string) {
    try {
      return { session: opened(file) };
    } catch (error) {
      if (error instanceof Trouble) return { problem: error.message };
      throw error;
    }
  },
});
