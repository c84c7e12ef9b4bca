/** Dog Handlers: an aura for dogs that begin their activation in it. */
import { say } from '@holotape/kernel';
import type { Battle, BattleTable } from '../../battle.ts';
import { isInAura, ownAbilities } from '../../queries/abilities.ts';
import { factionOf } from '../../queries/factions.ts';
import { cardOf, modelsOf, seatOf, unitOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { lay } from './lasting.ts';

/** Handlers of the same faction whose aura the dog is in. WW-DOG-1 */
const handlersOf = (battle: Battle, dog: Model): Model[] =>
  modelsOf(battle, seatOf(battle, dog)).filter(
    (model) =>
      (cardOf(battle, model).icons.includes('dog-handler') || ownAbilities(battle, model, 'handles-dogs').length > 0) && // WW-CARD-1
      factionOf(battle, model) === factionOf(battle, dog) &&
      isInAura(battle, model, dog),
  );

/** For this activation the dog can Search; with a Heroic handler it is Heroic too. WW-DOG-1, WW-DOG-2, WW-DOG-3 */
export function maybeHandled(table: BattleTable, dog: Model): void {
  if (cardOf(table, dog).type !== 'dog') return;
  const handlers = handlersOf(table, dog);
  if (handlers.length === 0) return;
  const heroic = handlers.some((handler) => unitOf(table, handler).heroic);
  lay(table, { kind: 'dog-handler', on: dog.id, until: 'activation', from: heroic ? 'heroic' : 'handler' });
  say(table, 'handled', { model: dog.id, by: handlers[0]!.id }, 'WW-DOG-1');
}
