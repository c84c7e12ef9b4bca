/** The set-up of a scenario, step by step as it is printed. */
import { type Play, say, shuffle } from '@holotape/kernel';
import type { Battle, BattleTable } from '../battle.ts';
import type { Point } from '../geometry/index.ts';
import type { SetupStep, StepOf } from '../printed/scenarios.ts';
import { bunkerOf } from '../queries/bunkers.ts';
import { whyUnwise } from '../queries/force-lists/at-table.ts';
import { anchorOf, ring, whatIsWorse } from '../queries/places.ts';
import { MarkerRoom } from '../queries/room-left.ts';
import { scenarioOf, specialRules } from '../queries/scenario.ts';
import { SEATS } from '../queries/units.ts';
import { winnerOfFlip } from '../rules/round/luck.ts';
import type { Marker, Piece, ScenarioState } from '../state.ts';
import type { Searchable } from '../words.ts';
import { assignMarkers, chooseEdge, nameModel, settleAdvantage, settlePriority } from './agreeing.ts';
import { place } from './asking-places.ts';
import { givePoints, layBefore, takeCards } from './carried.ts';
import { allot, peek, swap } from './dealing.ts';
import { makeDecks } from './decks.ts';
import { deployInTurn, deploySide, deployWhole, joinSide } from './deploying.ts';
import { exchangeWeapon } from './exchanging.ts';
import { buildWall, placeTurret } from './fortifying.ts';
import { layTerrain } from './laying-terrain.ts';
import { fireMissiles } from './missiles.ts';
import { testLeader } from './persuading.ts';

/** A polygon of 64 corners contains the disc if its corners lie this much farther out. */
const AROUND_A_DISC = 1.01;

/** One thing is put on the table; after the last the battle begins. */
export function* setupStep(table: BattleTable): Play {
  const scenario = table.state.scenario!;
  const { setup } = scenarioOf(table);
  if (scenario.step === 0 && scenario.done === 0) {
    tellForces(table, scenario);
    yield* makeDecks(table);
    yield* takeCards(table);
  }
  const step = setup[scenario.step];
  if (step === undefined) {
    table.state.phase = 'round';
    return;
  }
  const isOver = yield* take(table, scenario, step);
  scenario.done += 1;
  if (!isOver) return;
  scenario.step += 1;
  scenario.done = 0;
}

/** Who brought what, and which rules of the book were agreed not to hold. CH-BSETUP-1 */
function tellForces(table: BattleTable, { brought }: ScenarioState): void {
  for (const [seat, { name, caps, limit, waived }] of brought.entries()) {
    say(table, 'brought', { seat, name, caps, limit }, 'CH-BSETUP-2');
    for (const rule of waived) say(table, 'waived', { seat, rule }, rule);
    const cards = table.state.units.filter((unit) => unit.seat === seat).map(({ card }) => card);
    const unwise = whyUnwise(table.content, scenarioOf(table), cards, seat);
    if (unwise !== undefined) say(table, unwise.say, unwise.args ?? {}, unwise.rule); // SC-LOOT-3
  }
}

/** Takes the next part of a step, and says whether that was the last. */
function take(table: BattleTable, scenario: ScenarioState, step: SetupStep): Play<boolean> {
  switch (step.does) {
    case 'terrain':
      return layTerrain(table, scenario, step);
    case 'snare':
      return placeSnare(table, step);
    case 'fixed':
      return placeFixed(table, step);
    case 'markers':
      return placeMarker(table, scenario, step);
    case 'peek':
      return peek(table, scenario, step);
    case 'swap':
      return swap(table, scenario, step);
    case 'allot':
      return allot(table, scenario, step);
    case 'exchange':
      return exchangeWeapon(table, scenario, step);
    case 'join':
      return joinSide(table, step);
    case 'walls':
      return buildWall(table, scenario, step);
    case 'turrets':
      return placeTurret(table, scenario, step);
    case 'leader-test':
      return testLeader(table, scenario, step);
    case 'deploy-whole':
      return deployWhole(table, scenario, step);
    case 'points':
      return givePoints(table, scenario, step);
    case 'mine':
      return layBefore(table, step);
    case 'missiles':
      return fireMissiles(table, step);
    case 'priority':
      return settlePriority(table, scenario, step);
    case 'advantage':
      return settleAdvantage(table, scenario, step);
    case 'assign':
      return assignMarkers(table, scenario, step);
    case 'edge':
      return chooseEdge(table, scenario, step);
    case 'name':
      return nameModel(table, scenario, step);
    case 'deploy':
      return deploySide(table, scenario, step);
    case 'deploy-turns':
      return deployInTurn(table, scenario, step);
  }
}

/** An outline just around the base: nobody can stand there, and nothing else comes of it. */
// biome-ignore lint/correctness/useYield: nobody is asked
function* placeSnare(table: BattleTable, { unit }: StepOf<'snare'>): Play<boolean> {
  const { x, y, r } = anchorOf(table, unit);
  const snare: Piece = {
    id: unit,
    outline: ring({ x, y }, r * AROUND_A_DISC),
    height: 0,
    blocksSight: false,
    cover: false,
    area: false,
    ground: 'impassable',
    huge: 'as-others',
    exceptions: {},
    overlooked: false,
  };
  table.state.pieces = [...table.state.pieces, snare];
  return true;
}

const marker = (
  battle: Battle,
  id: string,
  kind: Marker['kind'],
  { x, y }: Point,
  face: Marker['face'],
  up: boolean,
): Marker => ({
  id,
  kind,
  x,
  y,
  face,
  up,
  seen: [...(specialRules(battle).knownTo?.(kind) ?? [])],
  items: [],
  opened: false,
});

// biome-ignore lint/correctness/useYield: nobody is asked
function* placeFixed(table: BattleTable, { markers }: StepOf<'fixed'>): Play<boolean> {
  for (const { id, marker: kind, at } of markers) table.state.markers.push(marker(table, id, kind, at, 'item', true));
  return true;
}

/** The seat that places the next one: one side, or both in turn. SC-RULING-62 */
const placerOf = ({ state }: BattleTable, { by }: StepOf<'markers'>, done: number): number =>
  typeof by === 'number'
    ? by
    : ((by === 'flip' ? state.scenario!.tally.begins! : (state.advantage ?? 0)) + (by === 'holder' ? 0 : done)) % 2;

function* placeMarker(table: BattleTable, scenario: ScenarioState, step: StepOf<'markers'>): Play<boolean> {
  const { state } = table;
  const { done } = scenario;
  if (done === 0 && step.pool !== undefined) yield* mixPool(table, step);
  // SC-DEMO-8
  if (done === 0 && step.by === 'flip') scenario.tally.begins = yield* winnerOfFlip(table, 1, step.rule);
  const room = new MarkerRoom(table, step, done);
  const at = yield* place(
    table,
    placerOf(table, step, done),
    'marker.place',
    () => [...room.places()],
    (point) => room.whyNot(point),
    { rule: step.rule, about: { marker: step.marker, number: done + 1, count: step.count } },
    step.better.length === 0 ? undefined : (point) => (whatIsWorse(table, point, step.better) === undefined ? 1 : 0),
  );
  const worse = whatIsWorse(table, at, step.better);
  if (worse !== undefined) say(table, `worse.${worse.is}`, { color: worse.color }, step.rule); // SC-SMASH-9
  const face = step.pool === undefined ? (step.shown?.[done] ?? 'item') : scenario.pool.shift()!;
  const lying = marker(table, `${step.marker}-${done + 1}`, step.marker, at, face, step.pool === undefined);
  if (step.holds !== undefined) Object.assign(lying, { items: [step.holds], opened: true, seen: [...SEATS] });
  state.markers.push(lying);
  if (step.inside !== undefined) state.pieces = [...state.pieces, bunkerOf(`${step.inside}-${done + 1}`, at)];
  specialRules(table).placed?.(table, lying);
  if (done + 1 < step.count) return false;
  // Only Searchables are ever set aside: they take the place of Investigation Markers.
  state.aside.push(...(scenario.pool.splice(0) as Searchable[]));
  return true;
}

/** Undersides, mixed. They are drawn in order as markers are placed. */
function* mixPool(table: BattleTable, { pool = {}, sure, count }: StepOf<'markers'>): Play {
  const scenario = table.state.scenario!;
  scenario.pool = facesIn(pool);
  yield* shuffle(table, 'markers.mix', scenario.pool);
  if (sure === undefined) return;
  // Of the others chance takes as many as are still wanted, and nobody knows which is which. SC-GAF-6
  const certain = facesIn(sure);
  scenario.pool = [...certain, ...scenario.pool.slice(0, count - certain.length)];
  yield* shuffle(table, 'markers.mix', scenario.pool);
}

const facesIn = (pool: NonNullable<StepOf<'markers'>['pool']>): Marker['face'][] =>
  Object.entries(pool).flatMap(([face, many]) => Array.from({ length: many }, () => face as Marker['face']));
