/** Walls and turrets, put up one by one. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../battle.ts';
import type { Point } from '../geometry/index.ts';
import type { StepOf } from '../printed/scenarios.ts';
import {
  turretPlaces,
  turretRadius,
  wallEnds,
  wallOf,
  wallStarts,
  whyNotTurretAt,
  whyNotWallFrom,
  whyNotWallTo,
} from '../queries/fortifying.ts';
import { AUTO } from '../queries/set-up.ts';
import { carriedNow } from '../queries/story.ts';
import { addTurret } from '../rules/round/joining.ts';
import { lay } from '../rules/round/lasting.ts';
import type { ScenarioState } from '../state.ts';
import { place } from './asking-places.ts';

/** One end and then the other. SC-POLICE-6 */
export function* buildWall(table: BattleTable, scenario: ScenarioState, step: StepOf<'walls'>): Play<boolean> {
  const { by, rule, count, longest, low } = step;
  const { done } = scenario;
  const detail = { rule, about: { number: done + 1, count, color: longest } };
  const isEnd = (start: Point) => (at: Point) => whyNotWallTo(table, step, start, at) === undefined;
  // A wall begins only where it can end.
  const starts = () =>
    wallStarts(table, step).filter(
      (at) => whyNotWallFrom(table, step, at) === undefined && wallEnds(table, step, at).some(isEnd(at)),
    );
  if (low && !(yield* wantsMore(table, scenario, step, starts().length > 0))) return true; // SC-FORT-7
  const from = yield* place(
    table,
    by,
    'wall.from',
    starts,
    (at) => whyNotWallFrom(table, step, at),
    detail,
    () => 0,
  );
  const to = yield* place(
    table,
    by,
    'wall.to',
    () => wallEnds(table, step, from),
    (at) => whyNotWallTo(table, step, from, at),
    { rule, about: { ...detail.about, x: from.x, y: from.y } },
    () => 0,
  );
  const { state } = table;
  state.pieces = [...state.pieces, wallOf(`wall-${done + 1}`, from, to, low)];
  say(table, 'wall', { seat: by, number: done + 1 }, rule);
  return done + 1 === count;
}

const NONE = 'none';
const BUILD = 'build';

/** Up to so many: a player may stop. SC-FORT-7 */
function* wantsMore(
  table: BattleTable,
  scenario: ScenarioState,
  step: StepOf<'walls'>,
  isRoom: boolean,
): Play<boolean> {
  const { by, rule, count } = step;
  const { done, auto } = scenario;
  if (!isRoom || auto.includes(by)) return isRoom;
  const detail = { rule, about: { number: done + 1, count } };
  const answer = yield* choose(table, by, 'wall.more', () => [BUILD, NONE, AUTO].map((id) => option(id)), detail);
  if (answer === AUTO) auto.push(by);
  return answer !== NONE;
}

/** Which, and where; or no more of them. SC-POLICE-8 */
export function* placeTurret(table: BattleTable, scenario: ScenarioState, step: StepOf<'turrets'>): Play<boolean> {
  const { by, rule } = step;
  const count = step.carried ? Math.min(step.count, carriedNow(table, 'turrets', by)) : step.count; // SC-LOCKER-10
  const { done, auto } = scenario;
  if (count === 0) return true;
  const cards = [...table.content.turrets.keys()];
  const detail = { rule, about: { number: done + 1, count } };
  const answer = auto.includes(by)
    ? AUTO
    : yield* choose(table, by, 'turret.card', () => [...cards, NONE, AUTO].map((card) => option(card)), detail);
  if (answer === NONE) return true;
  if (answer === AUTO && !auto.includes(by)) auto.push(by);
  const card = answer === AUTO ? cards[0]! : answer;
  const r = turretRadius(table, card);
  const at = yield* place(
    table,
    by,
    'turret.place',
    () => turretPlaces(table, step, r),
    (point) => whyNotTurretAt(table, step, r, point),
    { rule, about: { ...detail.about, turret: card } },
    () => 0,
  );
  const { id } = addTurret(table, card, at);
  lay(table, { kind: 'put-up', on: id, until: 'battle', from: `seat-${by}` }); // CH-RULING-117
  say(table, 'turret-placed', { seat: by, model: id, card, x: at.x, y: at.y }, rule);
  return done + 1 === count;
}
