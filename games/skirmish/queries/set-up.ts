/** What is put on the table before the battle: whether it may lie where a player says. Rule and preview ask the same. */
import type { Answer, Checked, Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import type { Point } from '../geometry/index.ts';
import type { PrintedScenario, SetupStep, Zone } from '../printed/scenarios.ts';
import type { UnitInPlay } from '../state.ts';
import type { Edge } from '../words.ts';
import { turretRadius, whyNotTurretAt, whyNotWallFrom, whyNotWallTo } from './fortifying.ts';
import { sizeOf, whyNotInTurn } from './in-turn.ts';
import { whyNotPieceAt } from './piles.ts';
import { MarkerRoom } from './room-left.ts';
import { scenarioOf } from './scenario.ts';
import { zoneFor } from './story.ts';
import { baseOf, modelsOf } from './units.ts';
import { roomyZone, whyNotDeploy } from './zones.ts';

type WhyNot = (at: Point) => Reason | undefined;

/** Left to the table, now and from then on. */
export const AUTO = 'auto';

/** For a base of that radius, of a side that has deployed some already. */
export function whyNotDeployAt(battle: Battle, seat: number, r: number, zone: Zone, rule: string): WhyNot {
  const edge = (battle.state.scenario!.edges[seat] ?? null) as Edge | null;
  const mates = modelsOf(battle, seat).map((model) => baseOf(battle, model));
  const roomy = roomyZone(battle, r, zone, edge, mates);
  const inTurn = whyNotInTurn(battle, zone, mates, sizeOf(battle, seat), r, rule);
  return (at) => whyNotDeploy(battle, { ...at, r }, roomy, edge, mates, rule) ?? inTurn(at);
}

export function asPoint(answer: Answer): Point | undefined {
  if (!Array.isArray(answer) || answer.length !== 2) return undefined;
  const [x, y] = answer;
  return Number.isInteger(x) && Number.isInteger(y) ? { x, y } : undefined;
}

/** An answer to the question where something goes. */
export function checkPlace(answer: Answer, rule: string, whyNot: WhyNot): Checked {
  if (answer === AUTO) return { ok: true };
  const point = asPoint(answer);
  const reason = point === undefined ? { rule, say: 'place.no-point' } : whyNot(point);
  return reason === undefined ? { ok: true } : { ok: false, reason };
}

/** The radius of a unit's base, by its id in the scenario. */
export const deployedRadius = ({ state, content }: Battle, unit: string): number => {
  const { card } = state.units.find(({ id }) => id === unit)!;
  return content.units.get(card)!.base * 5;
};

/** Units of a side with a model that is not on the table yet. */
export function waitingUnits(battle: Battle, seat: number): UnitInPlay[] {
  const { state } = battle;
  const { strength } = state.scenario!;
  const printed = new Map(scenarioOf(battle).forces[seat]!.map(({ id, models }) => [id, models]));
  const standing = (unit: string) => state.models.filter((model) => model.unit === unit).length;
  return state.units.filter(
    (unit) => unit.seat === seat && standing(unit.id) < (strength[unit.id] ?? printed.get(unit.id) ?? 0),
  );
}

/** Who comes onto the table as this round begins. SC-SUIT-10 */
export function arrivalsNow(battle: Battle): PrintedScenario['arrivals'] {
  const { scenario, round, phase } = battle.state;
  if (scenario === null || phase !== 'round') return [];
  return battle.content.scenarios.get(scenario.id)?.arrivals.filter((each) => each.round === round) ?? [];
}

/** Where a side is putting models now: the zone of the step that is being taken, or the one they come on in. */
export function zoneNow(battle: Battle, seat: number): { readonly zone: Zone; readonly rule: string } | undefined {
  const arrival = arrivalsNow(battle).find(({ side }) => side === seat);
  if (arrival !== undefined) return arrival;
  const step = scenarioOf(battle).setup[battle.state.scenario!.step];
  if (step?.does === 'deploy' || step?.does === 'join') return step;
  const isForBoth = step?.does === 'deploy-turns' || step?.does === 'deploy-whole';
  if (!isForBoth) return undefined;
  const rule = (step.does === 'deploy-whole' ? step.rules?.[seat] : undefined) ?? step.rule;
  return { zone: zoneFor(battle, step.zones[seat]!, seat), rule };
}

/** What a question of the set-up says of itself. */
export interface SetUpQuestion {
  readonly seat: number;
  /** That is being deployed. */
  readonly unit?: string | undefined;
  /** That is being placed. */
  readonly turret?: string | undefined;
  /** Where the wall begins. */
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  /** Terrain that is being placed, and how it is turned. */
  readonly piece?: string | undefined;
  readonly turn?: number | undefined;
}

/** The verdict on an answer to the step of the set-up that is being taken. */
export function checkSetUp(battle: Battle, question: SetUpQuestion, answer: Answer): Checked {
  const { seat, unit } = question;
  const deploying = unit === undefined ? undefined : zoneNow(battle, seat);
  if (deploying !== undefined) {
    const { zone, rule } = deploying;
    return checkPlace(answer, rule, whyNotDeployAt(battle, seat, deployedRadius(battle, unit!), zone, rule));
  }
  const step = scenarioOf(battle).setup[battle.state.scenario!.step];
  const whyNot = step && whyNotInStep(battle, step, question);
  return whyNot === undefined ? { ok: true } : checkPlace(answer, step!.rule, whyNot);
}

function whyNotInStep(
  battle: Battle,
  step: SetupStep,
  { turret, x, y, piece, turn }: SetUpQuestion,
): WhyNot | undefined {
  switch (step.does) {
    case 'terrain':
      return piece === undefined ? undefined : whyNotPieceAt(battle, piece, turn ?? 0, step.rule);
    case 'markers': {
      const room = new MarkerRoom(battle, step, battle.state.scenario!.done);
      return (at) => room.whyNot(at);
    }
    case 'walls':
      if (x === undefined || y === undefined) return (at) => whyNotWallFrom(battle, step, at);
      return (at) => whyNotWallTo(battle, step, { x, y }, at);
    case 'turrets':
      return turret === undefined ? undefined : (at) => whyNotTurretAt(battle, step, turretRadius(battle, turret), at);
    default:
      return undefined;
  }
}
