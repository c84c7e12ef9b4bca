/** What was won in an earlier battle of the story is handed out before this one. SC-CAMP-4 */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { Battle, BattleTable } from '../battle.ts';
import type { Item } from '../content.ts';
import type { Point } from '../geometry/index.ts';
import type { StepOf } from '../printed/scenarios.ts';
import { whyNotFor } from '../queries/items.ts';
import { MARKER_RADIUS } from '../queries/markers.ts';
import { gapToEdge, markerPlaces, whyNoMarker } from '../queries/places.ts';
import { lengthOf } from '../queries/ranges.ts';
import { carriedNow } from '../queries/story.ts';
import { modelsOf, SEATS } from '../queries/units.ts';
import { besides } from '../queries/zones.ts';
import { lay } from '../rules/round/lasting.ts';
import type { ScenarioState, UnitInPlay } from '../state.ts';
import { PROMISED } from '../words.ts';
import { place } from './asking-places.ts';

/** Food & Drink, and every Weapon that is not Unique. SC-RULING-9 */
const KINDS = {
  food: (item: Item) => item.kind === 'food',
  weapon: (item: Item) => item.kind === 'weapon' && !item.unique && !item.natural,
} as const;

const unitsFor = ({ state, content }: Battle, seat: number, item: Item): UnitInPlay[] =>
  state.units.filter((unit) => unit.seat === seat && whyNotFor(content.units.get(unit.card)!, item) === undefined);

/** Cards that cost nothing, each for one unit that could use it. SC-FARM-10, SC-LOCKER-10, SC-RULING-9 */
export function* takeCards(table: BattleTable): Play {
  for (const what of ['food', 'weapon'] as const)
    for (const seat of SEATS)
      for (let left = carriedNow(table, what, seat); left > 0; left -= 1) yield* takeCard(table, seat, what, left);
}

function* takeCard(table: BattleTable, seat: number, what: keyof typeof KINDS, left: number): Play {
  const { content, state } = table;
  const isAuto = state.scenario!.auto.includes(seat);
  const cards = [...content.items.values()].filter(
    (item) => KINDS[what](item) && unitsFor(table, seat, item).length > 0,
  );
  if (cards.length === 0) return;
  // The dearest stands first: the table, the handbook and bots take that one.
  const sorted = cards.sort((a, b) => b.caps - a.caps);
  const options = () => sorted.map(({ id }) => option(id));
  const detail = { rule: 'SC-RULING-9', about: { left } };
  const id = isAuto ? sorted[0]!.id : yield* choose(table, seat, `carried.${what}`, options, detail);
  const units = unitsFor(table, seat, content.items.get(id)!);
  const to =
    isAuto || units.length === 1
      ? units[0]!.id
      : yield* choose(table, seat, 'carried.unit', () => units.map((unit) => option(unit.id)), {
          rule: 'SC-RULING-9',
          about: { item: id },
        });
  const unit = units.find((each) => each.id === to)!;
  (what === 'weapon' ? unit.weapons : unit.items).push(id);
  say(table, 'carried.taken', { unit: unit.id, item: id }, 'SC-RULING-9');
}

/** One model after the other. SC-NEWS-12, SC-RULING-10 */
export function* givePoints(table: BattleTable, scenario: ScenarioState, step: StepOf<'points'>): Play<boolean> {
  const { by, rule } = step;
  for (let left = carriedNow(table, 'points', by); left > 0; left -= 1) {
    const able = modelsOf(table, by).filter(
      ({ id }) => !table.state.lasting.some(({ kind, on }) => kind === PROMISED && on === id),
    );
    if (able.length === 0) break;
    const id = scenario.auto.includes(by)
      ? able[0]!.id
      : yield* choose(table, by, 'points.model', () => able.map((model) => option(model.id)), {
          rule,
          about: { left },
        });
    lay(table, { kind: PROMISED, on: id, until: 'battle', from: rule });
    say(table, 'named.promised', { model: id }, rule);
  }
  return true;
}

/** Outside the zone of the other side, wherever that will be. SC-RULING-13 */
export function* layBefore(table: BattleTable, step: StepOf<'mine'>): Play<boolean> {
  const { by, rule, off } = step;
  const { state, content } = table;
  for (let left = carriedNow(table, 'mine', by); left > 0; left -= 1) {
    const mines = [...content.weapons.values()].filter(({ type }) => type === 'mine');
    const weapon = state.scenario!.auto.includes(by)
      ? mines[0]!.id
      : yield* choose(table, by, 'mine.card', () => mines.map(({ id }) => option(id)), { rule });
    const edges = besides(state.scenario!.edges[by] ?? 'bottom');
    const isOutside = ({ x, y }: Point) =>
      edges.every((edge) => gapToEdge(table, { x, y, r: MARKER_RADIUS }, edge) > lengthOf(content, off));
    const whyNot = (at: Point) =>
      isOutside(at) ? whyNoMarker(table, at, [], rule) : { rule: 'SC-RULING-13', say: 'mine.outside' };
    const at = yield* place(table, by, 'mine.place', () => markerPlaces(table, []), whyNot, {
      rule,
      about: { weapon },
    });
    state.laid += 1;
    state.mines.push({ id: `mine-${state.laid}`, seat: by, weapon, x: at.x, y: at.y, height: 0, live: true });
    say(table, 'mine.before', { seat: by, weapon, x: at.x, y: at.y }, rule);
  }
  return true;
}
