/** Primed weapons: tokens come and go after Actions. */
import { type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { tokensFrom } from '../../queries/heavy-weapons.ts';
import { unitOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import type { ActionName } from '../../words.ts';
import { maybeShootWith } from './shooting.ts';

/** As the cards say, after an Action: tokens are gained and lost, and some weapons shoot by themselves. WW-HEAVY-7 */
export function* prime(table: BattleTable, model: Model, action: ActionName): Play {
  if (model.gone !== null) return;
  for (const id of [...unitOf(table, model).weapons]) {
    const weapon = table.content.weapons.get(id)!;
    if (weapon.primed === undefined) continue;
    const { tokens, 'at-once': atOnce } = weapon.primed;
    const before = model.primed[id] ?? 0;
    const now = Math.max(0, Math.min(tokens, before + tokensFrom(table, model, weapon.primed, action)));
    const isFull = now === tokens && atOnce === true;
    if (now === before && !isFull) continue;
    model.primed[id] = now;
    say(table, 'primed', { model: model.id, weapon: id, tokens: now }, 'WW-HEAVY-7');
    if (isFull && action !== 'shoot') yield* maybeShootWith(table, model, weapon);
  }
}
