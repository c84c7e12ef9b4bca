/** FB-LOYAL: who can take sides, and when. */
import { type Option, option, type Reason, type Seat } from '@holotape/kernel';
import type { Adventure } from '../state.ts';
import { isAsOne } from './fate.ts';
import { survivorOf } from './survivors.ts';

const OVER: Reason = { rule: 'FB-RULING-41', say: 'why.opening-over' };

/** `loyal:freedom-1.1` for an agenda in hand; `withdraw` while one is shown. FB-LOYAL-1, FB-LOYAL-7 */
export function loyaltyOptions(adventure: Adventure, seat: Seat): Option[] {
  const { state, content } = adventure;
  if (state.variant.oaths || state.together !== null) return []; // HT-OATH-2, FB-RULING-57
  if (isAsOne(adventure)) return []; // FB-RULING-69
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
