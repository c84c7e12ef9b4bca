/** A frightened beast, and what is under its hooves. CH-RULING-122 */
import { type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { type Point, segmentDistance, slide } from '../../geometry/index.ts';
import { ownAbilities } from '../../queries/abilities.ts';
import { kindOf } from '../../queries/action-kinds.ts';
import { isSpent } from '../../queries/lasting.ts';
import { obstaclesFor } from '../../queries/push-back.ts';
import { lengthOf } from '../../queries/ranges.ts';
import { attributeNow } from '../../queries/skills.ts';
import { isAware } from '../../queries/triggers.ts';
import { baseOf, inPlay, isFriendly, modelById } from '../../queries/units.ts';
import type { Act, Model } from '../../state.ts';
import { afflict } from '../harm/conditions.ts';
import { takeHit } from '../harm/damage.ts';
import { spend } from '../round/lasting.ts';
import { attributeTest } from '../round/own-tests.ts';
import { rollEffects } from '../round/skill-tests.ts';
import { bolt } from '../wasteland/outcomes.ts';

const RULE = 'CH-RULING-122';

/** Weaker models that it goes over on its way. */
const underfoot = (table: BattleTable, model: Model, way: readonly Point[]): Model[] => {
  const base = baseOf(table, model);
  return inPlay(table).filter((other) => {
    if (other === model || attributeNow(table, other, 'STR') >= attributeNow(table, model, 'STR')) return false;
    const disc = baseOf(table, other);
    return way.slice(1).some((to, i) => segmentDistance(disc, { from: way[i]!, to }) < base.r + disc.r - 1);
  });
};

/** After an attack that it has felt or noticed. CH-RULING-122 */
export function* maybeBolt(table: BattleTable, act: Act): Play {
  if (kindOf(act.action) !== 'attack') return;
  const by = modelById(table, act.model);
  for (const model of inPlay(table)) {
    const [given] = ownAbilities(table, model, 'bolts');
    if (given === undefined || isFriendly(table, by, model) || isSpent(table, model, 'bolts')) continue;
    if (!act.hits.some(({ model: id }) => id === model.id) && !isAware(table, model, act)) continue;
    spend(table, model, 'bolts', 'next');
    yield* runFrom(table, model, by, lengthOf(table.content, given.gives.bolts.color));
  }
}

/** Straight away from the attacker, over whoever is weaker. */
function* runFrom(table: BattleTable, model: Model, from: Point, length: number): Play {
  const start = { x: model.x, y: model.y };
  const { discs, polygons } = obstaclesFor(table, model);
  const strong = discs.filter(
    ({ id }) => attributeNow(table, modelById(table, id), 'STR') >= attributeNow(table, model, 'STR'),
  );
  const away = { x: model.x - from.x, y: model.y - from.y };
  const { to } = slide(baseOf(table, model), away, length, { discs: strong, polygons }, table.state);
  const isFree = discs.every(({ id, ...disc }) => id === model.id || !overlapsAt(table, model, to, disc));
  Object.assign(model, isFree ? to : slide(baseOf(table, model), away, length, { discs, polygons }, table.state).to);
  say(table, 'moved', { model: model.id, x: model.x, y: model.y }, RULE);
  yield* trample(table, model, [start, { x: model.x, y: model.y }]);
}

const overlapsAt = (table: BattleTable, model: Model, { x, y }: Point, other: Point & { r: number }): boolean =>
  (x - other.x) ** 2 + (y - other.y) ** 2 < (baseOf(table, model).r + other.r - 1) ** 2;

/** Whoever was in its way tests: a success is a kick and Stun, a failure the whole of it. CH-RULING-122 */
export function* trample(table: BattleTable, model: Model, way: readonly Point[]): Play {
  for (const { gives } of ownAbilities(table, model, 'bolts')) {
    const { as } = gives.bolts;
    const weapon = table.content.weapons.get(as)!;
    const test = weapon.tramples!;
    for (const other of underfoot(table, model, way)) {
      say(table, 'trampled', { model: other.id, by: model.id }, RULE);
      const kick = (damage: number, reduction: number) =>
        takeHit(table, other, {
          damage: { physical: damage, energy: 0, radiation: 0 },
          ignoring: 0,
          reduction,
          covered: false,
          by: model,
          weapon: as,
        });
      if ((yield* attributeTest(table, other, 'trample.roll', test)).success) {
        yield* kick(1, 0);
        yield* afflict(table, other, 'stunned', RULE);
        continue;
      }
      const icons = (yield* rollEffects(table, 'trample.effects', weapon.short.dice, RULE)).flatMap(
        (face) => face.icons,
      );
      const count = (icon: string) => icons.filter((each) => each === icon).length;
      yield* kick(weapon.damage[0]!.amount + count('damage'), count('reduce-armor'));
      if (count('star') > 0) yield* afflict(table, other, 'stunned', RULE);
      if (count('bottle') > 0) yield* bolt(table, other, lengthOf(table.content, 'orange'));
    }
  }
}
