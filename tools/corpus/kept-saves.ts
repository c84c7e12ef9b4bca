/**
 * Saves of games in the middle, one of every version that ever was: whoever has such a save opens it today and plays on. They
 * are made once, by the rules of their day, and never again.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { parseSave, randomFrom, type Save, saveText, startSession } from '@holotape/kernel';
import { playRandomly } from '@holotape/kernel/testing';
import { type GameName, loadGame } from '@holotape/shelf';
import { CORPUS, testFolderOf } from './ways.ts';

const folderOf = (name: GameName): string => join(testFolderOf(name), 'saves');

const fileOf = (version: number): string => `version-${version}.json.gz`;

/** The files of a game, and the save of a version. */
export const savesOf = (name: GameName): string[] => readdirSync(folderOf(name)).sort();
export const savedBy = (name: GameName, version: number): Save =>
  parseSave(gunzipSync(readFileSync(join(folderOf(name), fileOf(version)))).toString());
export const savesWanted = (name: GameName): string[] =>
  Array.from({ length: loadGame(name).version }, (_, i) => fileOf(i + 1));

/** So far is played: well into the game, and then into the middle of a step. */
const ANSWERS = 60;

/** Keeps a save of today's version if there is none yet; comes back with its name. */
export function keepSave(name: GameName): string | undefined {
  const game = loadGame(name);
  const file = join(folderOf(name), fileOf(game.version));
  if (existsSync(file)) return undefined;
  const seed = `kept, version ${game.version}`;
  const seats = Math.min(3, game.seats.most);
  const { options } = CORPUS[name][0]!;
  const random = randomFrom(seed);
  let session = startSession(game, { seats, seed, options, chanceFrom: 'keyed' });
  session = playRandomly(session, random, { mostAnswers: ANSWERS });
  while (session.question !== undefined && session.open.journal.length < 2)
    session = playRandomly(session, random, { mostAnswers: 1 });
  if (session.question === undefined) throw new Error(`The game that was to be kept of ${name} is over.`);
  const sitters = Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat + 1}` }));
  mkdirSync(folderOf(name), { recursive: true });
  writeFileSync(file, gzipSync(saveText(session, { seats: sitters }), { level: 9 }));
  return `${name}/${fileOf(game.version)}`;
}
