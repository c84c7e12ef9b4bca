/** FB-LOYAL: declaring and withdrawing loyalty at the start of a turn. */
import { type Option, option, type Reason, type Seat, say } from '@holotape/kernel';
import { survivorOf } from '../queries/survivors.ts';
import type { Adventure, AdventureTable } from '../state.ts';

const OVER: Reason = { rule: 'FB-RULING-41', say: 'why.opening-over' };

/** `loyal:freedom-1.1` for an agenda in hand; `withdraw` while one is shown. FB-LOYAL-1, FB-LOYAL-7 */
export function loyaltyOptions({ state, content }: Adventure, seat: Seat): Option[] {
  const { agendas, revealed } = survivorOf(state, seat);
  const late = state.turn.opening ? undefined : OVER;
  return [
    ...agendas
      .filter((agenda) => agenda !== revealed)
      .map((agenda) =>
        option(
          `loyal:${agenda}`,
          content.agendas.get(agenda)!.faction === undefined ? { rule: 'FB-LOYAL-1', say: 'why.no-faction' } : late,
        ),
      ),
    ...(revealed === null ? [] : [option('withdraw', late)]),
  ];
}

/** Another agenda that was shown goes back into the hand. FB-LOYAL-6 */
export function declareLoyalty(table: AdventureTable, seat: Seat, agenda: string): void {
  survivorOf(table.state, seat).revealed = agenda;
  say(table, 'loyal', { seat, faction: table.content.agendas.get(agenda)!.faction! }, 'FB-LOYAL-1');
}

export function withdrawLoyalty(table: AdventureTable, seat: Seat): void {
  survivorOf(table.state, seat).revealed = null;
  say(table, 'loyal.withdrawn', { seat }, 'FB-LOYAL-7');
}
