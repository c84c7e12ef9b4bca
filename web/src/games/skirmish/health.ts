/** How much Health a model has left and of how much, asked once for a position. Pure. */
import type { Battle } from '@holotape/skirmish/battle';
import { maxHealth } from '@holotape/skirmish/queries/abilities';
import { tokensOn } from '@holotape/skirmish/queries/attributes';
import type { Model } from '@holotape/skirmish/state';

interface Health {
  /** Never less than nothing. */
  readonly left: number;
  readonly most: number;
}

const known = new WeakMap<Battle, Map<string, Health>>();

export function healthNow(battle: Battle, model: Model): Health {
  const of = known.get(battle) ?? new Map<string, Health>();
  known.set(battle, of);
  let health = of.get(model.id);
  if (health === undefined) {
    const most = maxHealth(battle, model);
    health = { left: Math.max(0, most - tokensOn(model)), most };
    of.set(model.id, health);
  }
  return health;
}
