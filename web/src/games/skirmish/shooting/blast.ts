/** Whom a blast would reach, before anything is thrown or shot. Pure. */
import type { Battle } from '@holotape/skirmish/battle';
import type { Weapon } from '@holotape/skirmish/content';
import type { Point } from '@holotape/skirmish/geometry/point';
import { radiusOf } from '@holotape/skirmish/queries/area-effects';
import { areaOf, reached } from '@holotape/skirmish/queries/attacks';
import { isFriendly } from '@holotape/skirmish/queries/units';
import type { Model } from '@holotape/skirmish/state';
import { modelName } from '../names.ts';
import { b } from '../words.ts';
import type { PricedWay } from './odds.ts';

export interface Blast {
  readonly center: Point;
  /** In tenths of a millimetre. WW-AREA-1 */
  readonly radius: number;
  readonly inside: readonly Inside[];
}

interface Inside {
  readonly model: Model;
  /** Something stands between it and the middle. WW-AREA-5 */
  readonly covered: boolean;
  readonly isFriend: boolean;
}

/** Around whoever is aimed at. WW-AREA-2 */
export const blastOn = (battle: Battle, { attack, target }: Pick<PricedWay, 'attack' | 'target'>): Blast | undefined =>
  blastAround(battle, { by: attack.by, weapon: attack.weapon, covered: attack.covered }, target, target);

/** Around a point that is aimed at. WW-SHOOT-7 */
export const blastAt = (battle: Battle, by: Model, weapon: Weapon, at: Point): Blast | undefined =>
  blastAround(battle, { by, weapon, covered: false }, at);

function blastAround(
  battle: Battle,
  { by, weapon, covered }: { readonly by: Model; readonly weapon: Weapon; readonly covered: boolean },
  center: Point,
  struck?: Model,
): Blast | undefined {
  const area = areaOf(weapon);
  if (area === undefined) return undefined;
  const inside = reached(battle, { weapon, by, covered }, center, struck).map((each) => ({
    ...each,
    isFriend: isFriendly(battle, by, each.model),
  }));
  return { center, radius: radiusOf(battle, area), inside };
}

export const friendsIn = (blast: Blast | undefined): Model[] =>
  (blast?.inside ?? []).flatMap(({ model, isFriend }) => (isFriend ? [model] : []));

/** `Brute, Nora (behind something)` */
export const insideWords = (battle: Battle, { inside }: Blast): string =>
  inside.length === 0
    ? b('blast.nobody')
    : b('blast.inside', {
        names: inside
          .map(({ model, covered }) => {
            const name = modelName(battle, model.id);
            return covered ? b('blast.covered', { name }) : name;
          })
          .join(', '),
      });
