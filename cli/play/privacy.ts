/** Several people at one keyboard: what only one of them may see is announced first, and the screen is wiped afterwards. */
import type { Option, Seat } from '@holotape/kernel';
import { narrate } from './narrator.ts';
import type { PlayTable } from './table.ts';

const isShared = (table: PlayTable): boolean => table.people.length > 1;

/** Others look at the same screen and must not see this question. */
export const isSecret = (table: PlayTable, seat: Seat): boolean =>
  isShared(table) && table.face.isPrivate(table.session, seat);

/** Others look at the same screen and must not learn that this is a choice. */
export const isHidden = (table: PlayTable, option: Option): boolean =>
  isShared(table) && table.alone === undefined && (table.face.isOwnKnowledge?.(option) ?? false);

/** Comes back with whether there is still somebody at the keyboard. */
export async function passKeyboard(table: PlayTable, seat: Seat): Promise<boolean> {
  table.say(`Only ${table.company.names[seat]} may see what comes next. The others look at the wallpaper.`);
  const ready = await table.terminal.ask('Press Enter when you are alone with the screen. ');
  table.alone = seat;
  return ready !== undefined;
}

/** The last thing that was told to this seat alone. */
export function tellSecret(table: PlayTable, seat: Seat): void {
  const last = table.session.log(seat).findLast(({ to }) => to !== undefined);
  if (last !== undefined) table.terminal.print(...narrate(table.telling(false), [last]));
}

/** The secret is over: the screen is wiped before the others look again. */
export function callBack(table: PlayTable): void {
  table.alone = undefined;
  table.terminal.wipe();
}

/** Shows something to one person, who says when it has been read. */
export async function showAlone(table: PlayTable, seat: Seat, lines: () => readonly string[]): Promise<void> {
  const isAlone = !isShared(table) || table.alone === seat;
  if (!isAlone && !(await passKeyboard(table, seat))) return;
  table.terminal.print(...lines());
  if (isAlone) return;
  await table.terminal.ask('Press Enter when you have read it. ');
  callBack(table);
}
