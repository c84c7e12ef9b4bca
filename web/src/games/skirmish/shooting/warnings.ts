/** What an attack may do to friends: a melee it goes into, a blast they stand in. Pure. */
import type { Battle } from '@holotape/skirmish/battle';
import { isIntoMelee } from '@holotape/skirmish/queries/attacks';
import { candidates } from '@holotape/skirmish/queries/melee';
import { isFriendly } from '@holotape/skirmish/queries/units';
import { listNames } from '../../../text/index.ts';
import { modelName } from '../names.ts';
import { b } from '../words.ts';
import { blastOn, friendsIn } from './blast.ts';
import type { PricedWay } from './odds.ts';

interface Warning {
  readonly text: string;
  readonly rule: string;
}

export function warningsOf(battle: Battle, { attack, target }: Pick<PricedWay, 'attack' | 'target'>): Warning[] {
  const { by } = attack;
  const friends = (models: readonly { readonly id: string }[]) =>
    listNames(models.map(({ id }) => modelName(battle, id)));
  const inMelee = isIntoMelee(battle, attack)
    ? candidates(battle, by, target).filter((other) => isFriendly(battle, by, other))
    : [];
  const inBlast = friendsIn(blastOn(battle, { attack, target }));
  return [
    ...(inMelee.length > 0 ? [{ text: b('warn.melee', { names: friends(inMelee) }), rule: 'WW-MELEE-1' }] : []),
    ...(inBlast.length > 0 ? [{ text: b('warn.blast', { names: friends(inBlast) }), rule: 'WW-AREA-2' }] : []),
  ];
}
