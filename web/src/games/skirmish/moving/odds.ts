/** Odds from a place that somebody only thinks of. The same attack is asked once, wherever it is made from. Pure. */
import type { Battle } from '@holotape/skirmish/battle';
import { type Attack, areaOf } from '@holotape/skirmish/queries/attacks';
import { type Preview, preview } from '@holotape/skirmish/queries/previews';
import { shotsOf, type WayToAttack } from '@holotape/skirmish/queries/ways-to-attack';
import type { Model } from '@holotape/skirmish/state';

const MOST = 500;
const known = new WeakMap<Battle['state']['units'], Map<string, Preview>>();

/** All that an attack's odds depend on; where it comes from matters only to what spreads or scatters. */
const keyOf = ({ by, weapon, aim, isCritical, value, modifiers, pool, covered, reduction }: Attack): string =>
  [
    by.id,
    weapon.id,
    aim.model?.id,
    isCritical,
    value,
    modifiers.map(({ rule, by: each }) => rule + each),
    pool,
    covered,
    reduction,
  ].join('|');

export function previewKept(battle: Battle, attack: Attack): Preview {
  if (attack.aim.model === undefined || areaOf(attack.weapon) !== undefined || attack.weapon.scatter !== undefined)
    return preview(battle, attack);
  const of = known.get(battle.state.units) ?? new Map<string, Preview>();
  known.set(battle.state.units, of);
  const key = keyOf(attack);
  let found = of.get(key);
  if (found === undefined) {
    found = preview(battle, attack);
    if (of.size > MOST) of.clear();
    of.set(key, found);
  }
  return found;
}

interface BestShot {
  readonly way: WayToAttack;
  readonly preview: Preview;
}

const best = new WeakMap<Battle, Map<string, BestShot | undefined>>();

/** The shot that does most at somebody, from where the model stands in this position; map, rail and bar ask for the same one. */
export function bestShotAt(battle: Battle, model: Model, target: Model): BestShot | undefined {
  const of = best.get(battle) ?? new Map<string, BestShot | undefined>();
  best.set(battle, of);
  const key = `${model.id} ${target.id}`;
  if (!of.has(key)) of.set(key, bestShot(battle, model, target));
  return of.get(key);
}

function bestShot(battle: Battle, model: Model, target: Model): BestShot | undefined {
  const shots = shotsOf(battle, model, target).map((way) => ({ way, preview: previewKept(battle, way.attack) }));
  return shots.sort((a, z) => z.preview.mean - a.preview.mean || z.preview.odds - a.preview.odds)[0];
}
