/** Missiles from off the table, between deployment and the first round. SC-LOCKER-12, SC-RULING-12 */
import { type Play, pick, say, within } from '@holotape/kernel';
import type { BattleTable } from '../battle.ts';
import type { Weapon } from '../content.ts';
import { isOnTable, type Point, rounded } from '../geometry/index.ts';
import type { StepOf } from '../printed/scenarios.ts';
import { loadOf } from '../queries/attacks.ts';
import { lengthOf } from '../queries/ranges.ts';
import { ARROWS, inTheWind, scatterColor } from '../queries/scatter.ts';
import { iconsOf } from '../queries/skill-tests.ts';
import { carriedNow } from '../queries/story.ts';
import { modelsOf } from '../queries/units.ts';
import { blast } from '../rules/attacking/attacks.ts';
import { spendIcons } from '../rules/attacking/special-effects.ts';
import { skillTest } from '../rules/round/skill-tests.ts';
import { place } from './asking-places.ts';

/** Nothing stands in the way of what comes down from above. SC-RULING-12 */
function* strayed(table: BattleTable, weapon: Weapon, at: Point, margin: number | undefined): Play<Point> {
  const color = inTheWind(table, scatterColor(weapon.scatter ?? [], margin));
  if (color === undefined) return at;
  const arrow = ARROWS[yield* pick(table, 'scatter.direction', ARROWS.length, { rule: 'WW-SCATTER-5' })]!;
  const length = lengthOf(table.content, color);
  return rounded({ x: at.x + arrow.x * length, y: at.y + arrow.y * length });
}

function* fire(table: BattleTable, step: StepOf<'missiles'>, left: number): Play {
  const { by, rule, skill } = step;
  const weapon = table.content.weapons.get(step.weapon)!;
  const foes = modelsOf(table, 1 - by);
  const at = yield* place(
    table,
    by,
    'missile.at',
    () => foes.map(({ x, y }) => ({ x, y })),
    (point) => (isOnTable(0, point, table.state) ? undefined : { rule, say: 'place.off-table' }),
    { rule, about: { left } },
  );
  // At long range, whatever that is from there. SC-LOCKER-12
  const test = yield* skillTest(table, 'missile.roll', skill, [], weapon.long?.dice ?? weapon.short.dice);
  const to = test.success ? at : yield* strayed(table, weapon, at, test.margin);
  say(table, 'missile', { x: to.x, y: to.y }, rule);
  const icons = test.success ? iconsOf(test) : [];
  const bought = test.success ? yield* spendIcons(table, by, weapon, icons) : [];
  const struck = test.success ? foes.find(({ x, y }) => x === to.x && y === to.y) : undefined;
  const load = loadOf({ weapon, isCritical: false, reduction: 0 }, icons, bought);
  yield* within(table, 'damage', blast(table, { weapon, by: undefined, seat: by, covered: false }, to, struck, load));
}

/** As many as were won. SC-LOCKER-12 */
export function* fireMissiles(table: BattleTable, step: StepOf<'missiles'>): Play<boolean> {
  for (let left = carriedNow(table, 'missiles', step.by); left > 0; left -= 1) yield* fire(table, step, left);
  return true;
}
