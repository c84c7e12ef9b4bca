/** What screens showed, beside the record: nobody may ever have seen what is not in it. */
import { type AnyGame, canonical, type Json } from '@holotape/kernel';
import { type TableEvent, type TableModel, TableState } from '@holotape/table';

/** What somebody at a seat sees, as text that differs whenever what is seen does. */
function sight(view: unknown, lines: number, chatted: number, waits: readonly unknown[]): string {
  return canonical({ view: view as Json, lines, chatted, waits: waits as Json });
}

/** What a screen of one seat shows. */
export const shownBy = ({ view, log, chat, waits }: TableModel): string => sight(view, log.length, chat.length, waits);

/** What a screen of that seat has to show at this table. */
export function shownAt(state: TableState, seat: number): string {
  const { session, log, chatted, status } = state;
  const readable = log.filter(({ to }) => to === undefined || to.includes(seat));
  return sight(session!.view(seat), readable.length, chatted, status === 'playing' ? session!.waitsFor : []);
}

/** All that a screen of this seat could ever show, as the events tell it, in its order. */
export function sightsOf(game: AnyGame, events: readonly TableEvent[], seat: number): string[] {
  const state = new TableState(game);
  const sights: string[] = [];
  for (const event of events) {
    const applied = state.apply(event);
    if ('say' in applied) throw new Error(`An event that is kept cannot have happened: ${applied.say}`);
    if (state.session !== undefined) sights.push(shownAt(state, seat));
  }
  return sights;
}
