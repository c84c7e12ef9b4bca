/** Markers that are looked at, swapped and handed out before the battle, unseen by the other side. */
import { choose, option, type Play, pick, say } from '@holotape/kernel';
import type { BattleTable } from '../battle.ts';
import type { StepOf } from '../printed/scenarios.ts';
import { carrierOf } from '../queries/markers.ts';
import { AUTO } from '../queries/set-up.ts';
import { modelsOf } from '../queries/units.ts';
import { lay } from '../rules/round/lasting.ts';
import type { Marker, ScenarioState } from '../state.ts';

const ofKind = ({ state }: BattleTable, kind: Marker['kind']): Marker[] =>
  state.markers.filter((marker) => marker.kind === kind);

/** One of them as a player says, or by chance. */
function* which(
  table: BattleTable,
  seat: number,
  ask: string,
  markers: readonly Marker[],
  rule: string,
  about: Record<string, string | number> = {},
): Play<Marker> {
  const { auto } = table.state.scenario!;
  if (auto.includes(seat)) return markers[yield* pick(table, `${ask}.auto`, markers.length, { rule })]!;
  const id = yield* choose(table, seat, ask, () => markers.map((marker) => option(marker.id)), { rule, about });
  return markers.find((marker) => marker.id === id)!;
}

/** What is seen now is told to that side alone, and true until somebody swaps. SC-DEMO-9 */
export function* peek(table: BattleTable, { done, tally }: ScenarioState, step: StepOf<'peek'>): Play<boolean> {
  const fresh = ofKind(table, step.marker).filter(({ id }) => tally[`peeked-${id}`] === undefined);
  const marker = yield* which(table, step.by, 'peek', fresh, step.rule, { left: step.count - done });
  tally[`peeked-${marker.id}`] = 1;
  say(table, 'peeked', { marker: marker.id, face: marker.face }, step.rule, [step.by]);
  return done + 1 >= step.count;
}

/** The undersides change places; the places do not tell. SC-DEMO-9 */
export function* swap(table: BattleTable, _: ScenarioState, step: StepOf<'swap'>): Play<boolean> {
  const all = ofKind(table, step.marker);
  const first = yield* which(table, step.by, 'swap.first', all, step.rule);
  const others = all.filter((marker) => marker !== first);
  const second = yield* which(table, step.by, 'swap.second', others, step.rule);
  [first.face, second.face] = [second.face, first.face];
  say(table, 'swapped', {}, step.rule);
  say(table, 'swapped.these', { marker: first.id, other: second.id }, step.rule, [step.by]);
  return true;
}

/** One after the other, to any model of the side; its player knows what they are. SC-DEMO-10, SC-RULING-74 */
export function* allot(table: BattleTable, scenario: ScenarioState, step: StepOf<'allot'>): Play<boolean> {
  const { state } = table;
  const { done, auto } = scenario;
  const faces = Object.entries(step.pool).flatMap(([face, many]) => Array.from({ length: many }, () => face));
  const face = faces[done] as Marker['face'];
  const models = modelsOf(table, step.by);
  const answer = auto.includes(step.by)
    ? AUTO
    : yield* choose(table, step.by, 'allot', () => [...models.map(({ id }) => option(id)), option(AUTO)], {
        rule: step.rule,
        about: { face, number: done + 1, count: faces.length },
      });
  if (answer === AUTO && !auto.includes(step.by)) auto.push(step.by);
  const carrier = answer === AUTO ? models[done % models.length]!.id : answer;
  const id = `${step.marker}-${done + 1}`;
  const rest = { x: 0, y: 0, up: false, seen: [step.by], items: [], opened: false };
  state.markers.push({ id, kind: step.marker, face, ...rest });
  lay(table, { kind: 'carried', on: id, until: 'battle', from: carrier });
  if (done + 1 < faces.length) return false;
  for (const model of models) {
    const many = state.markers.filter((marker) => carrierOf(table, marker) === model.id).length;
    if (many > 0) say(table, 'allotted', { model: model.id, many }, step.rule);
  }
  return true;
}
