/** Words that move play or the game itself: undo, save, load, quit. */
import { loadSession, type Seat, UNDO_TARGETS, type UndoTarget, undo, undos } from '@holotape/kernel';
import type { Asking } from '../games/face.ts';
import { listed } from '../terminal/text.ts';
import { Trouble } from '../terminal/trouble.ts';
import { readSaveFile } from './files.ts';
import type { Outcome } from './outcome.ts';
import type { PlayTable } from './table.ts';

/** `undo turn`, and `undo turn Ann` for somebody else at the same keyboard. */
export async function takeBack(table: PlayTable, { seat: asked }: Asking, rest: string): Promise<Outcome> {
  const [first = '', ...others] = rest.split(' ').filter(Boolean);
  const isTarget = (UNDO_TARGETS as readonly string[]).includes(first.toLowerCase());
  const target = isTarget ? (first.toLowerCase() as UndoTarget) : 'choice';
  const name = (isTarget ? others : [first, ...others]).join(' ');
  const seat = name === '' ? asked : table.seatCalled(name);
  if (seat === undefined || !table.people.includes(seat))
    throw new Trouble(`"undo" goes back one choice; or say ${listed(UNDO_TARGETS, 'or')}, not "${name}".`);

  const { session } = table;
  // A target that leads no further back than a nearer one is not listed on its own.
  const reach = UNDO_TARGETS.indexOf(target);
  const nearest = undos(session, seat).findLast((each) => UNDO_TARGETS.indexOf(each.target) <= reach)?.target ?? target;
  let refusal = undo(session, seat, nearest);
  if (refusal?.say === 'kernel.undo.ask' && (await othersAgree(table, seat)))
    refusal = undo(session, seat, nearest, true);
  if (refusal !== undefined) {
    table.say(table.reasonText(refusal));
    return 'stay';
  }
  table.narrateUndo();
  table.isTakenBack = true;
  return 'moved';
}

/** Bots never mind. */
async function othersAgree(table: PlayTable, seat: Seat): Promise<boolean> {
  const { names } = table.company;
  for (const other of table.people) {
    if (other === seat) continue;
    const answer = await table.terminal.ask(`${names[other]}, may ${names[seat]} take this back? [y/n] `);
    if (!/^y/i.test(answer?.trim() ?? '')) return false;
  }
  return true;
}

/** `ask all`, `ask real`: whether questions with one possible answer are put. */
export function askWhat(table: PlayTable, _asking: Asking, rest: string): Outcome {
  const word = rest.toLowerCase();
  if (word !== 'all' && word !== 'real')
    throw new Trouble('"ask all" puts every question, "ask real" only those with more than one answer.');
  table.asksAlways = word === 'all';
  table.say(
    table.asksAlways
      ? 'Every question is put from now on.'
      : 'Questions with one possible answer are answered by themselves from now on.',
  );
  return 'stay';
}

/** A name for a file nobody named. */
export const usualFile = ({ game, session }: PlayTable): string =>
  `holotape-${game.id}-${session.setting.seed.replace(/[^A-Za-z0-9-]+/g, '-')}.json`;

export function save(table: PlayTable, _asking: Asking, rest: string): Outcome {
  const file = rest || table.savedIn || usualFile(table);
  table.save(file);
  table.say(`Saved in ${file}.`);
  return 'stay';
}

export function load(table: PlayTable, _asking: Asking, rest: string): Outcome {
  if (rest === '') throw new Trouble('Load which file?');
  const { save, game, notes } = readSaveFile(rest);
  table.sitDown(
    loadFrom(rest, () => loadSession(game, save)),
    notes,
    rest,
  );
  table.say(`Loaded ${rest}.`);
  return 'moved';
}

/** Opens a save's position, and says which file is damaged if it is. */
export function loadFrom<T>(file: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    throw new Trouble(`${file} cannot be opened. ${(error as Error).message}`, error);
  }
}

export async function quit(table: PlayTable): Promise<Outcome> {
  if (!table.terminal.isLive || table.isSaved || table.session.question === undefined) return 'leave';
  const file = table.savedIn ?? usualFile(table);
  const answer = (await table.terminal.ask(`Save the game in ${file}? [Y/n, or another file] `))?.trim();
  if (answer === undefined || /^no?$/i.test(answer)) return 'leave';
  table.save(/^(?:y|yes)?$/i.test(answer) ? file : answer);
  return 'leave';
}
