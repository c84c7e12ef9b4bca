/** Verbs of a game played together; elsewhere they do nothing. AB-CAMP-1, AB-MOD-1, AB-FAC-2, AB-ACT-7 */
import { activate } from '../activation.ts';
import { gainCamps } from '../together/camps.ts';
import { drawModifications } from '../together/modifications.ts';
import { moveOpposing } from '../together/opposing.ts';
import { atOnce, type Verbs } from './carry.ts';

export const TOGETHER: Verbs<'camps' | 'modify' | 'oppose' | 'rouse'> = {
  camps: atOnce((table, _, count) => {
    if (table.state.together !== null) gainCamps(table, count);
  }),
  *modify(table, { seat }, count) {
    if (table.state.together !== null) yield* drawModifications(table, seat, count);
  },
  oppose: atOnce((table, _, spaces) => {
    if (table.state.together !== null) moveOpposing(table, spaces);
  }),
  rouse: (table, _, faction) => activate(table, faction),
};
