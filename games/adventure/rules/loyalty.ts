/** FB-LOYAL: declaring and withdrawing loyalty at the start of a turn. */
import { choose, option, type Play, type Seat, say } from '@holotape/kernel';
import type { Instruction } from '../printed/instructions.ts';
import { isAsOne } from '../queries/fate.ts';
import { survivorOf } from '../queries/survivors.ts';
import type { AdventureTable } from '../state.ts';
import { FACTIONS } from '../words.ts';

/** Another agenda that was shown goes back into the hand. FB-LOYAL-6 */
export function declareLoyalty(table: AdventureTable, seat: Seat, agenda: string): void {
  survivorOf(table.state, seat).revealed = agenda;
  say(table, 'loyal', { seat, faction: table.content.agendas.get(agenda)!.faction! }, 'FB-LOYAL-1');
}

export function withdrawLoyalty(table: AdventureTable, seat: Seat): void {
  survivorOf(table.state, seat).revealed = null;
  say(table, 'loyal.withdrawn', { seat }, 'FB-LOYAL-7');
}

/** Whoever does a faction's work may take its loyalty card, before the work is paid; a survivor has one, for ever. HT-OATH-1 */
export function* offerOath(table: AdventureTable, seat: Seat, quest: string, results: readonly Instruction[]): Play {
  const { state } = table;
  const survivor = survivorOf(state, seat);
  if (!state.variant.oaths || survivor.oath !== null || isAsOne(table)) return; // FB-RULING-69
  const faction = FACTIONS.find((each) => results.some(({ power }) => (power?.[each] ?? 0) > 0));
  if (faction === undefined) return;
  const answer = yield* choose(table, seat, 'oath', () => [option('swear'), option('decline')], {
    rule: 'HT-OATH-1',
    about: { quest, faction },
  });
  if (answer === 'decline') return;
  survivor.oath = faction;
  say(table, 'oath', { seat, faction }, 'HT-OATH-1');
}
