/** Models come onto the table: before the battle, or when a round of it begins. */
import { choose, option, type Play, type Reason, say } from '@holotape/kernel';
import type { BattleTable } from '../battle.ts';
import type { Disc, Point } from '../geometry/index.ts';
import type { StepOf, Zone } from '../printed/scenarios.ts';
import { unmarked, whyNoMarkerHere, widest } from '../queries/ai/markers.ts';
import { isBookSeat } from '../queries/ai/sides.ts';
import { everyPlace } from '../queries/places.ts';
import { spreadOut, worthOfPlaces } from '../queries/placing.ts';
import { DEPLOYS_FIRST, scenarioOf } from '../queries/scenario.ts';
import { AUTO, arrivalsNow, deployedRadius, waitingUnits, whyNotDeployAt } from '../queries/set-up.ts';
import { carriedNow, zoneFor } from '../queries/story.ts';
import { modelsOf, SEATS } from '../queries/units.ts';
import { deployPlaces, nearestRoom } from '../queries/zones.ts';
import { revealMarkers } from '../rules/ai/set-up.ts';
import { addModel, addUnit } from '../rules/round/joining.ts';
import { lay } from '../rules/round/lasting.ts';
import { winnerOfFlip } from '../rules/round/luck.ts';
import type { ScenarioState, UnitInPlay } from '../state.ts';
import type { Edge } from '../words.ts';
import { nameFirstToDeploy } from './agreeing.ts';
import { place } from './asking-places.ts';

function* deployModel(table: BattleTable, scenario: ScenarioState, seat: number, zone: Zone, rule: string): Play<void> {
  const units = unitsToDeploy(table, seat);
  const answer =
    units.length === 1 || scenario.auto.includes(seat)
      ? units[0]!.id
      : yield* choose(table, seat, 'deploy.unit', () => [...units.map((each) => option(each.id)), option(AUTO)], {
          rule,
        });
  if (answer === AUTO) scenario.auto.push(seat);
  const id = answer === AUTO ? units[0]!.id : answer;
  const r = deployedRadius(table, id);
  const own = modelsOf(table, seat);
  const { at, by } = yield* placeIn(table, seat, zone, {
    r,
    others: own,
    worth: worthOfPlaces(table, seat, own),
    whyNot: whyNotDeployAt(table, seat, r, zone, rule),
    detail: { rule, about: { unit: id } },
  });
  const model = addModel(table, id, at);
  say(table, 'deployed', { seat, model: model.id, x: at.x, y: at.y }, by);
}

/** What is put down in a zone. */
interface Deployed {
  readonly r: number;
  /** What stands for this side already. */
  readonly others: readonly Point[];
  /** Whose bases are not on the table yet. */
  readonly taken?: readonly Disc[];
  readonly worth: (at: Disc) => number;
  readonly whyNot: (at: Point) => Reason | undefined;
  readonly detail: { rule: string; about: Record<string, string | number> };
}

/** Where somebody likes it, or the nearest room where the zone has none; and the rule that says so. SC-RULING-79 */
function* placeIn(
  table: BattleTable,
  seat: number,
  zone: Zone,
  { r, others, taken, worth, whyNot, detail }: Deployed,
): Play<{ readonly at: Point; readonly by: string }> {
  const edge = table.state.scenario!.edges[seat] as Edge | null;
  const places = placesIn(table, r, zone, edge, whyNot);
  const beside = places.length === 0 ? nearestRoom(table, r, zone, edge, taken) : undefined; // SC-RULING-79
  if (beside !== undefined) return { at: beside, by: 'SC-RULING-79' };
  const suggested = (point: Point): number => spreadOut(zone, point, others) ?? worth({ ...point, r });
  return { at: yield* place(table, seat, 'deploy.place', () => places, whyNot, detail, suggested), by: detail.rule };
}

/** The usual places of a zone, or those between them where all of those are taken. */
function placesIn(
  table: BattleTable,
  r: number,
  zone: Zone,
  edge: Edge | null,
  whyNot: (at: Point) => Reason | undefined,
): Point[] {
  const fits = (at: Point) => whyNot(at) === undefined;
  const usual = deployPlaces(table, r, zone, edge);
  return usual.some(fits) ? usual : everyPlace(table, r).filter(fits);
}

/** A unit that is no part of the force stands with it. SC-RULING-51 */
export function* joinSide(table: BattleTable, { unit, side, zone, rule }: StepOf<'join'>): Play<boolean> {
  addUnit(table, scenarioOf(table).later.find(({ id }) => id === unit)!, side);
  const r = deployedRadius(table, unit);
  const edge = table.state.scenario!.edges[side] as Edge | null;
  const at = yield* place(
    table,
    side,
    'deploy.place',
    () => deployPlaces(table, r, zone, edge),
    whyNotDeployAt(table, side, r, zone, rule),
    { rule, about: { unit } },
    (point) => -Math.abs(point.x - table.state.width / 2),
  );
  const model = addModel(table, unit, at);
  say(table, 'deployed', { seat: side, model: model.id, x: at.x, y: at.y }, rule);
  return true;
}

/** An AI Marker: nobody knows who will stand there. CH-AISETUP-6, CH-AISETUP-7 */
function* deployMarker(table: BattleTable, seat: number, zone: Zone, rule: string): Play {
  const r = widest(table, seat);
  const others = table.state.book!.markers.filter((marker) => marker.seat === seat);
  const { at } = yield* placeIn(table, seat, zone, {
    r,
    others,
    taken: others.map(({ x, y }) => ({ x, y, r })),
    worth: worthOfPlaces(table, seat, []),
    whyNot: whyNoMarkerHere(table, seat, zone, rule),
    detail: { rule, about: { seat } },
  });
  table.state.book!.markers.push({ seat, x: at.x, y: at.y });
  say(table, 'book.marker', { seat, x: at.x, y: at.y }, 'CH-AISETUP-7');
}

/** Units that a player may go on with: where whole units are placed, the one that was begun. SC-GAF-7 */
function unitsToDeploy(table: BattleTable, seat: number): UnitInPlay[] {
  const units = waitingUnits(table, seat);
  const step = scenarioOf(table).setup[table.state.scenario!.step];
  if (step?.does !== 'deploy-turns' || !step.units) return units;
  const begun = units.filter(({ id }) => table.state.models.some((model) => model.unit === id));
  return begun.length > 0 ? begun : units;
}

/** Units that stand complete; of a side that the handbook plays, AI Markers. SC-GAF-7 */
function unitsPlaced(table: BattleTable): number {
  const { units, models, book } = table.state;
  const waiting = SEATS.flatMap((seat) => waitingUnits(table, seat));
  const whole = units.filter((unit) => !waiting.includes(unit) && models.some((model) => model.unit === unit.id));
  return whole.length + (book?.markers.length ?? 0);
}

/** A model of a player, or a marker of the handbook's side. */
const deployNext = (table: BattleTable, scenario: ScenarioState, seat: number, zone: Zone, rule: string): Play =>
  isBookSeat(table, seat) ? deployMarker(table, seat, zone, rule) : deployModel(table, scenario, seat, zone, rule);

function* revealAll(table: BattleTable, rule: string): Play {
  for (const { seat } of table.state.book?.sides ?? [])
    if (table.state.book!.markers.some((marker) => marker.seat === seat)) yield* revealMarkers(table, seat, rule);
}

/** How many of a side stay behind: of an odd number the larger half. SC-SUIT-8 */
function laterOf({ state }: BattleTable, { side, half }: StepOf<'deploy'>): number {
  if (half === undefined) return 0;
  const own = state.units.filter(({ seat }) => seat === side).map(({ id }) => id);
  return Math.ceil(own.reduce((sum, id) => sum + (state.scenario!.strength[id] ?? 0), 0) / 2);
}

/** All models of a side, or the first half of them, whichever the player names. SC-SUIT-8 */
export function* deploySide(table: BattleTable, scenario: ScenarioState, step: StepOf<'deploy'>): Play<boolean> {
  const later = laterOf(table, step);
  if (unmarked(table, step.side) > later) yield* deployNext(table, scenario, step.side, step.zone, step.rule);
  if (unmarked(table, step.side) > later) return false;
  yield* revealAll(table, step.rule); // CH-AISETUP-8
  return true;
}

/** One force after the other. SC-LOCKER-9 */
export function* deployWhole(table: BattleTable, scenario: ScenarioState, step: StepOf<'deploy-whole'>): Play<boolean> {
  if (scenario.done === 0) {
    const second = SEATS.find((seat) => carriedNow(table, 'deploys-second', seat) > 0); // SC-NEWS-13, SC-NEWS-15
    const byStep = step.first === 'flip' ? yield* winnerOfFlip(table, 0, step.rule) : step.first;
    const first = second === undefined ? byStep : 1 - second;
    scenario.tally[DEPLOYS_FIRST] = first;
    say(table, 'deploys-first', { seat: first }, step.rule);
  }
  const first = scenario.tally[DEPLOYS_FIRST]!;
  const seat = unmarked(table, first) > 0 ? first : 1 - first;
  yield* deployNext(table, scenario, seat, zoneFor(table, step.zones[seat]!, seat), step.rules?.[seat] ?? step.rule);
  if (unmarked(table, 0) > 0 || unmarked(table, 1) > 0) return false;
  yield* revealAll(table, step.rule); // CH-AISETUP-8
  return true;
}

/** One model each; who has more places the rest at the end. SC-JOURNAL-11, SC-STORM-11 */
export function* deployInTurn(
  table: BattleTable,
  scenario: ScenarioState,
  step: StepOf<'deploy-turns'>,
): Play<boolean> {
  if (step.first === 'named' && scenario.done === 0) yield* nameFirstToDeploy(table, scenario, step.rule); // SC-SWEEP-11
  const first = step.first === 'named' ? scenario.tally[DEPLOYS_FIRST]! : step.first;
  const next = (first + (step.units ? unitsPlaced(table) : scenario.done)) % 2; // SC-GAF-7
  const seat = unmarked(table, next) > 0 ? next : 1 - next;
  yield* deployNext(table, scenario, seat, step.zones[seat]!, step.rule);
  if (unmarked(table, 0) > 0 || unmarked(table, 1) > 0) return false;
  yield* revealAll(table, step.rule); // CH-AISETUP-8
  return true;
}

/** Somebody whose coming is a Trigger, and the rule that says so. WW-TRIGGER-3 */
interface Arrived {
  readonly model: string;
  readonly rule: string;
}

/** Whoever was not deployed comes on when its round begins, with fewer Actions in it. SC-SUIT-10, SC-SUIT-11 */
export function* arrive(table: BattleTable): Play<Arrived[]> {
  const { scenario } = table.state;
  const arrived: Arrived[] = [];
  for (const { side, zone, rule, actions, trigger } of arrivalsNow(table)) {
    const before = table.state.models.length;
    while (unmarked(table, side) > 0) yield* deployNext(table, scenario!, side, zone, rule);
    yield* revealAll(table, rule); // CH-AISETUP-8
    const models = table.state.models.slice(before);
    for (const { id } of models) lay(table, { kind: 'arrived', on: id, until: 'round', from: rule, left: actions });
    if (trigger) arrived.push(...models.map(({ id }) => ({ model: id, rule })));
  }
  return arrived;
}
