/** `holotape replay --verify`: whether records are the games they say they are, one or many. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, type Save, verify } from '@holotape/kernel';
import { readSaveFile, savedIn } from '../play/files.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { count, wrap } from '../terminal/text.ts';
import { Trouble, whyNotFile } from '../terminal/trouble.ts';

const VERDICTS = ['identical', 'different', 'edited', 'unreadable'] as const;
type Verdict = (typeof VERDICTS)[number];

/** What is found out about a record, in a sentence that begins with the verdict. */
function judge(game: AnyGame, save: Save): { readonly verdict: Verdict; readonly sentence: string } {
  const { ok, steps, answers, differs } = verify(game, save);
  if (ok) {
    const played = `${count(answers, 'answer')} in ${count(steps, 'finished step')}`;
    return { verdict: 'identical', sentence: `Identical: ${played} give the same game by today's rules.` };
  }
  const { step, how, edited } = differs!;
  if (edited)
    return { verdict: 'edited', sentence: `Edited: step ${step} is not as it was played, by whatever rules: ${how}.` };
  return { verdict: 'different', sentence: `Different: step ${step} does not play as recorded: ${how}.` };
}

export function verifyOne(terminal: Terminal, game: AnyGame, save: Save): number {
  const { verdict, sentence } = judge(game, save);
  terminal.print(...wrap(sentence, terminal.width));
  return verdict === 'identical' ? 0 : 1;
}

export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** Files as they are given; of folders, every save in them and below. */
function filesIn(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (!isFolder(path)) return [path];
    try {
      return readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.json(\.gz)?$/.test(file))
        .sort()
        .map((file) => join(path, file));
    } catch (error) {
      throw new Trouble(`${path} cannot be read: ${whyNotFile(error)}.`, error);
    }
  });
}

/** Every record that is not identical is named, and how; then how many there are of each kind. */
export function verifyMany(terminal: Terminal, paths: readonly string[], packs: readonly string[] | undefined): number {
  const files = filesIn(paths);
  if (files.length === 0) throw new Trouble(`There are no saves in ${paths.join(', ')}.`);
  const games = new Map<string, AnyGame>();
  const tally = new Map<Verdict, number>();
  for (const file of files) {
    const { verdict, sentence } = judgeFile(file, packs, games);
    tally.set(verdict, (tally.get(verdict) ?? 0) + 1);
    if (verdict !== 'identical') terminal.print(...wrap(`${file}: ${sentence}`, terminal.width));
  }
  const kinds = VERDICTS.flatMap((verdict) => (tally.has(verdict) ? [`${tally.get(verdict)} ${verdict}`] : []));
  terminal.print(`${count(files.length, 'game')}: ${kinds.join(', ')}.`);
  return tally.get('identical') === files.length ? 0 : 1;
}

/** Opening a game takes longer than playing a record again, so games without packs are opened once. */
function judgeFile(
  file: string,
  packs: readonly string[] | undefined,
  games: Map<string, AnyGame>,
): { readonly verdict: Verdict; readonly sentence: string } {
  try {
    const { save, packs: needed } = savedIn(file, packs);
    const known = needed.length === 0 ? games.get(save.game) : undefined;
    const game = known ?? readSaveFile(file, packs).game;
    if (needed.length === 0) games.set(save.game, game);
    return judge(game, save);
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    return { verdict: 'unreadable', sentence: error.message };
  }
}
