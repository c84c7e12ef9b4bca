/** Saves on disk, and the game they need: content, packs and who sat there. */
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { isBotName } from '@holotape/bots';
import { type AnyGame, type AnySession, type Json, parseSave, type Save, saveSession } from '@holotape/kernel';
import { isGameName, loadGame } from '@holotape/shelf';
import { faceOf } from '../games/index.ts';
import { Trouble, whyNotFile } from '../terminal/trouble.ts';
import type { Sitter } from './seats.ts';

/** What a save of the terminal keeps beside the game. */
export interface TableNotes {
  readonly sitters: readonly Sitter[];
  /** Folders of packs the game was played with. */
  readonly packs: readonly string[];
}

const notesToJson = ({ sitters, packs }: TableNotes): Json => ({
  seats: sitters.map(({ name, bot }) => ({ name, bot: bot ?? null })),
  packs: [...packs],
});

/** Reads what may have been written by another table, or by nobody. */
function notesOf(save: Save, game: AnyGame): TableNotes {
  const { seats, packs } = (save.table ?? {}) as { seats?: unknown; packs?: unknown };
  const names = faceOf(game).seatNames;
  const sitters = Array.from({ length: save.seats }, (_, seat): Sitter => {
    const { name, bot } = ((Array.isArray(seats) ? seats[seat] : undefined) ?? {}) as { name?: unknown; bot?: unknown };
    return {
      name: typeof name === 'string' && name !== '' ? name : (names[seat] ?? `Seat ${seat + 1}`),
      bot: typeof bot === 'string' && isBotName(bot) ? bot : undefined,
    };
  });
  return { sitters, packs: packsOf(packs) };
}

const packsOf = (packs: unknown): string[] =>
  Array.isArray(packs) ? packs.filter((pack): pack is string => typeof pack === 'string') : [];

/** Opens a game with packs; a folder that is not there gets a sentence. */
export function openGame(name: string, packs: readonly string[]): AnyGame {
  if (!isGameName(name)) throw new Trouble(`There is no game called "${name}" on the shelf.`);
  for (const folder of packs) {
    try {
      if (!statSync(folder).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
    } catch (error) {
      throw new Trouble(`The pack ${folder} cannot be opened: ${whyNotFile(error)}.`, error);
    }
  }
  return loadGame(name, packs);
}

export interface Opened {
  readonly save: Save;
  readonly game: AnyGame;
  readonly notes: TableNotes;
}

/** No game takes more when it is unpacked. */
const MOST_UNPACKED = 256 * 2 ** 20;

/** The text of a save; one that ends in .gz is packed. */
function textIn(file: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new Trouble(`${file} cannot be read: ${whyNotFile(error)}.`, error);
  }
  if (!file.endsWith('.gz')) return bytes.toString('utf8');
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_UNPACKED }).toString('utf8');
  } catch (error) {
    throw new Trouble(`${file} cannot be unpacked: it is damaged, or no save.`, error);
  }
}

/** Reads a save, without its game. `packs`: where to look instead of where they were. */
export function savedIn(file: string, packs: readonly string[] = []): Pick<Opened, 'save'> & Pick<TableNotes, 'packs'> {
  const text = textIn(file);
  let save: Save;
  try {
    save = parseSave(text);
  } catch (error) {
    throw new Trouble(`${file} cannot be opened. ${(error as Error).message}`, error);
  }
  return { save, packs: packs.length > 0 ? packs : packsOf((save.table as { packs?: unknown } | undefined)?.packs) };
}

/** Reads a save and the game it belongs to. */
export function readSaveFile(file: string, packs: readonly string[] = []): Opened {
  const { save, packs: needed } = savedIn(file, packs);
  const game = openGame(save.game, needed);
  return { save, game, notes: { ...notesOf(save, game), packs: needed } };
}

/** Writes a save in one go, and never over something that is not a save. */
export function writeSaveFile(file: string, session: AnySession, notes: TableNotes): void {
  if (existsSync(file) && !isSave(file))
    throw new Trouble(`${file} is already there and is not a Holotape save; it is left as it is.`);
  const text = `${JSON.stringify(saveSession(session, notesToJson(notes)))}\n`;
  const beside = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(beside, text);
    renameSync(beside, file);
  } catch (error) {
    throw new Trouble(`${file} cannot be written: ${whyNotFile(error)}.`, error);
  }
}

function isSave(file: string): boolean {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { format?: unknown } | null)?.format === 'holotape-save';
  } catch {
    return false;
  }
}
