/** What a side says before the battle besides where things lie: its edge, and who is somebody special. */
import { choose, option, type Play, pick, say } from '@holotape/kernel';
import type { Battle, BattleTable } from '../battle.ts';
import type { StepOf } from '../printed/scenarios.ts';
import { DEPLOYS_FIRST, usedBy } from '../queries/scenario.ts';
import { AUTO, waitingUnits } from '../queries/set-up.ts';
import { carriedNow } from '../queries/story.ts';
import { SEATS } from '../queries/units.ts';
import { across, besides } from '../queries/zones.ts';
import { lay } from '../rules/round/lasting.ts';
import { winnerOfFlip } from '../rules/round/luck.ts';
import type { ScenarioState, UnitInPlay } from '../state.ts';
import { COLORS, EDGES, type Edge } from '../words.ts';

/** One's own edge, and with it that of the other side. SC-RULING-1 */
export function* chooseEdge(table: BattleTable, scenario: ScenarioState, step: StepOf<'edge'>): Play<boolean> {
  const { by, rule, alone, beside } = step;
  const edges = beside ? besides(scenario.edges[1 - by]!) : EDGES;
  const edge: Edge = scenario.auto.includes(by)
    ? edges[yield* pick(table, 'deploy.edge.auto', edges.length, { rule })]!
    : yield* choose(table, by, 'deploy.edge', () => edges.map((each) => option(each)), { rule });
  scenario.edges[by] = edge;
  if (!alone) scenario.edges[1 - by] = across(edge);
  say(table, 'edge', { seat: by, edge }, rule);
  return true;
}

/** Whoever has far to go goes fast, and does not fall at once. */
const legs = ({ content }: Battle, { card }: UnitInPlay, suits?: string): number => {
  const { move, special, type } = content.units.get(card)!;
  return (card === suits ? 200 : type === 'dog' ? 0 : 100) + 2 * COLORS.indexOf(move) + special.END;
};

/** The first model of the unit that is named. SC-NEWS-1 */
export function* nameModel(table: BattleTable, scenario: ScenarioState, step: StepOf<'name'>): Play<boolean> {
  const { by, rule, as, suits } = step;
  // Those whom it suits best stand first: the table, the handbook and bots take that one.
  const units = waitingUnits(table, by).sort((a, b) => legs(table, b, suits) - legs(table, a, suits));
  const unit =
    units.length === 1 || scenario.auto.includes(by)
      ? units[0]!.id
      : yield* choose(table, by, `name.${as}`, () => [...units.map(({ id }) => option(id)), option(AUTO)], { rule });
  const named = unit === AUTO ? units[0]!.id : unit;
  lay(table, { kind: as, on: `${named}-1`, until: 'battle', from: rule });
  say(table, `named.${as}`, { model: `${named}-1` }, rule);
  return true;
}

/** Who has priority holds the Advantage Marker and has the first turn. SC-FORT-1, SC-RULING-7 */
export function* settlePriority(table: BattleTable, scenario: ScenarioState, step: StepOf<'priority'>): Play<boolean> {
  const { rule } = step;
  const seat = yield* priorityOf(table, step);
  if (seat === undefined) return true;
  table.state.advantage = seat;
  scenario.tally.priority = seat + 1;
  say(table, 'priority', { seat }, rule);
  return true;
}

/** Whom an earlier battle gave it, or let name somebody; otherwise by Luck, where the scenario says so. SC-NEWS-12, SC-NEWS-14 */
function* priorityOf(table: BattleTable, { rule, flip: byLuck }: StepOf<'priority'>): Play<number | undefined> {
  const given = SEATS.find((seat) => carriedNow(table, 'priority', seat) > 0);
  if (given !== undefined) return given;
  const names = SEATS.find((seat) => carriedNow(table, 'chooses-priority', seat) > 0);
  if (names !== undefined) {
    const options = () => [`seat:${names}`, `seat:${1 - names}`].map((id) => option(id));
    return (yield* choose(table, names, 'priority.who', options, { rule })) === 'seat:0' ? 0 : 1;
  }
  return byLuck === undefined ? undefined : yield* winnerOfFlip(table, 0, rule);
}

/** Fewer models, or chance: before anything is placed. SC-SWEEP-4 */
export function* settleAdvantage(
  table: BattleTable,
  scenario: ScenarioState,
  { rule }: StepOf<'advantage'>,
): Play<boolean> {
  const counted = (side: number) =>
    table.state.units
      .filter(({ seat, card }) => seat === side && !table.content.units.get(card)!.has?.some((each) => each.uncounted))
      .reduce((sum, { id }) => sum + (scenario.strength[id] ?? 0), 0);
  const [mine, theirs] = [counted(0), counted(1)] as const;
  const seat = mine === theirs ? yield* pick(table, 'round.advantage', 2, { rule }) : mine < theirs ? 0 : 1;
  table.state.advantage = seat;
  say(table, 'advantage', { seat }, rule);
  return true;
}

/** Who has which of two markers; each deploys where its own is farthest away. SC-SWEEP-10 */
export function* assignMarkers(table: BattleTable, scenario: ScenarioState, step: StepOf<'assign'>): Play<boolean> {
  const { state } = table;
  const seat = 1 - state.advantage!;
  const both = state.markers.filter(({ kind }) => kind === step.marker);
  const { rule } = step;
  const id = scenario.auto.includes(seat)
    ? both[yield* pick(table, `assign.${step.marker}.auto`, both.length, { rule })]!.id
    : yield* choose(table, seat, `assign.${step.marker}`, () => both.map((marker) => option(marker.id)), { rule });
  for (const marker of both) {
    const user = marker.id === id ? seat : 1 - seat;
    scenario.tally[usedBy(marker.id)] = user;
    scenario.edges[user] = marker.y < state.height / 2 ? 'top' : 'bottom';
    say(table, `assigned.${marker.face}`, { seat: user, marker: marker.id }, rule);
  }
  return true;
}

/** Who names it, and then everybody in turn. SC-SWEEP-11 */
export function* nameFirstToDeploy(table: BattleTable, scenario: ScenarioState, rule: string): Play {
  const seat = 1 - (table.state.advantage ?? 0);
  const answer = scenario.auto.includes(seat)
    ? `seat:${seat}`
    : yield* choose(table, seat, 'deploy.first', () => [option('seat:0'), option('seat:1')], { rule });
  const first = answer === 'seat:0' ? 0 : 1;
  scenario.tally[DEPLOYS_FIRST] = first;
  say(table, 'deploys-first', { seat: first }, rule);
}
