/** What factions do when their Leader is activated. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { isInAura } from '../../queries/abilities.ts';
import { factionCard, factionOf } from '../../queries/factions.ts';
import { leaderCard } from '../../queries/leaders.ts';
import { modelById, modelsOf, seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';

/** Brotherhood of Steel: when its Leader is activated, one friend in its Presence may be Prepared. WW-FACTION-3 */
export function* brotherhoodWatch(table: BattleTable, leader: Model): Play {
  const faction = factionCard(table, leader);
  if (leaderCard(table, leader) === undefined || faction?.watch === undefined) return;
  const near = modelsOf(table, seatOf(table, leader)).filter(
    (model) => !model.prepared && factionOf(table, model) === faction.id && isInAura(table, leader, model),
  );
  if (near.length === 0) return;
  const id = yield* choose(
    table,
    seatOf(table, leader),
    'faction.watch',
    () => [...near.map((model) => option(model.id)), option('nobody')],
    { rule: 'WW-FACTION-3', about: { model: leader.id } },
  );
  if (id === 'nobody') return;
  modelById(table, id).prepared = true;
  say(table, 'prepared', { model: id }, 'WW-FACTION-3');
}
