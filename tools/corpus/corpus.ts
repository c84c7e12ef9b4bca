/** Finished games that are kept: a rule that changes then says which of them it changes, and how. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type BotName, makeBot } from '@holotape/bots';
import { type AnyGame, parseSave, randomFrom, type Save, type Seat, saveText, startSession } from '@holotape/kernel';
import { type GameName, loadGame } from '@holotape/shelf';
import { type AimName, aimingAt } from './aims.ts';
import { CORPUS, type Players, type Setting, testFolderOf } from './ways.ts';

/** So many decisions come only from a game that does not end. */
const LONGEST = 20_000;

const folderOf = (name: GameName): string => join(testFolderOf(name), 'corpus');

interface Kept {
  readonly file: string;
  readonly save: Save;
}

/** The kept games of a game. */
export function keptGames(name: GameName): Kept[] {
  const folder = folderOf(name);
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json.gz'))
    .sort()
    .map((file) => ({ file, save: parseSave(gunzipSync(readFileSync(join(folder, file))).toString()) }));
}

export const fileOf = (setting: Setting, ending: string): string =>
  `${setting.name}.${ending.toLowerCase().replace(/[^a-z]+/g, '-')}.json.gz`;

interface Attempt extends Players {
  readonly seed: string;
}

interface Recorded {
  readonly ending: string;
  readonly text: string;
}

/** A whole game played by bots; undefined if it does not end. All of it is decided by the seed. */
function record(game: AnyGame, { options }: Setting, { bots, aim }: Players, seed: string): Recorded | undefined {
  const session = startSession(aimingAt(game, aim), { seats: bots.length, seed, options, chanceFrom: 'keyed' });
  const players = bots.map((bot, seat) => makeBot(bot, randomFrom(`${seed}/bot/${seat}`)));
  for (let decisions = 0; session.question !== undefined; decisions += 1) {
    if (decisions === LONGEST) return undefined;
    const seat = session.waitsFor[0] as Seat;
    const refusal = session.answer(seat, players[seat]!.answer(session, seat));
    if (refusal !== undefined) throw new Error(`${bots[seat]} gave an answer that is refused: ${refusal.say}.`);
  }
  const { ending } = game.statistics!(session.position, session.wholeLog);
  const seats = bots.map((bot, seat) => ({ name: `Seat ${seat + 1}`, bot }));
  return { ending, text: saveText(session, { seats, ...(aim && { aim }) }) };
}

/** Who played a kept game, and with which seed: most likely it still ends so when they play it again. */
function playedBefore({ save }: Kept): Attempt {
  const { seats, aim } = save.table as { seats: { bot: BotName }[]; aim?: AimName };
  return { bots: seats.map(({ bot }) => bot), ...(aim && { aim }), seed: save.seed };
}

const seedOf = (name: string, number: number): string => `corpus, ${name}, ${number}`;

/** Games to try for a setting: those that were kept, then new ones. */
function* attempts(setting: Setting, kept: readonly Kept[]): Generator<Attempt> {
  for (const each of kept) if (each.file.startsWith(`${setting.name}.`)) yield playedBefore(each);
  for (const { games, ...players } of setting.tables)
    for (let number = 0; number < games; number += 1) yield { ...players, seed: seedOf(setting.name, number) };
}

/** Records a game for every ending of every setting, or for those that are not kept yet. Comes back with what nobody played to. */
export function recordCorpus(name: GameName, onlyMissing: boolean, tell: (line: string) => void): string[] {
  const game = loadGame(name);
  const kept = keptGames(name);
  const missing: string[] = [];
  const written = new Set<string>();
  for (const setting of CORPUS[name]) {
    const isKept = (ending: string) => kept.some(({ file }) => file === fileOf(setting, ending));
    const wanted = new Set(setting.endings.filter((ending) => !onlyMissing || !isKept(ending)));
    for (const { seed, ...players } of attempts(setting, kept)) {
      if (wanted.size === 0) break;
      const played = record(game, setting, players, seed);
      if (played === undefined || !wanted.delete(played.ending)) continue;
      const file = fileOf(setting, played.ending);
      writeFileSync(join(folderOf(name), file), gzipSync(played.text, { level: 9 }));
      written.add(file);
      tell(`${name}/${file}: ${players.bots.join(', ')}; seed "${seed}"`);
    }
    for (const ending of wanted) missing.push(`${name}/${fileOf(setting, ending)}`);
  }
  if (!onlyMissing) for (const { file } of kept) if (!written.has(file)) rmSync(join(folderOf(name), file));
  return missing;
}
