/** The battlefield of a scenario: a table that was agreed on, one by chance, or piece by piece, the players in turn. */
import { choose, option, type Play, pick, roll, say, shuffle } from '@holotape/kernel';
import type { BattleTable } from '../battle.ts';
import type { StepOf } from '../printed/scenarios.ts';
import {
  findsRoom,
  inPile,
  isBeingLaid,
  isByTurns,
  kindsInPile,
  LAYS_FIRST,
  laidByTurns,
  pilesOf,
  placesForPiece,
  roomAt,
  TURNED,
  tableOfPile,
  turnsWithRoom,
  whyNotPieceAt,
} from '../queries/piles.ts';
import { scenarioOf } from '../queries/scenario.ts';
import { AUTO } from '../queries/set-up.ts';
import { BY_LOT, CHANCE_TABLES, isRolled, numberedTable, piecesOn, tableNamed } from '../queries/tables.ts';
import { winnerOfFlip } from '../rules/round/luck.ts';
import type { ScenarioState } from '../state.ts';
import { codeOf } from '../terrain/index.ts';
import { place } from './asking-places.ts';

const RULE = 'CH-BSETUP-3';

/** The table as agreed; where the scenario says so, as one player decides whom chance has picked. SC-STORM-10 */
export function* layTerrain(table: BattleTable, scenario: ScenarioState, step: StepOf<'terrain'>): Play<boolean> {
  if (isBeingLaid(scenario)) return yield* layPiece(table, scenario);
  let laid = scenario.table;
  if (step.chosen) {
    const placer = yield* pick(table, 'terrain.player', 2, { rule: step.rule });
    const tables = [...table.content.tables.values()].filter(({ land }) => land === scenarioOf(table).land);
    laid = yield* choose(
      table,
      placer,
      'terrain.table',
      () =>
        [...new Set([...tables.map(({ id }) => id), scenario.table, isRolled(laid) ? laid : BY_LOT])].map((id) =>
          option(id),
        ),
      { rule: step.rule },
    );
    const edge = yield* choose(table, 1 - placer, 'deploy.edge', () => [option('bottom'), option('top')], {
      rule: step.rule,
    });
    scenario.edges[1 - placer] = edge;
    scenario.edges[placer] = edge === 'bottom' ? 'top' : 'bottom';
  }
  if (!isByTurns(laid)) {
    yield* lay(table, laid, step);
    return true;
  }
  yield* makePile(table, scenario, laid);
  return yield* layPiece(table, scenario);
}

function* lay(table: BattleTable, wanted: string, step: StepOf<'terrain'>): Play {
  const { state, content } = table;
  let laid = wanted;
  if (isRolled(wanted)) {
    const [number] = yield* roll(table, 'terrain.table-number', [CHANCE_TABLES], { rule: step.rule });
    laid = numberedTable(wanted, number!);
  }
  const drawing = tableNamed(content, scenarioOf(table), state, laid);
  if ('say' in drawing) throw new Error(`The table ${laid} cannot be laid: ${drawing.say}.`);
  state.pieces = piecesOn(content, drawing);
  state.scenario!.table = laid;
  say(table, 'terrain', { table: laid }, step.rule);
}

/** What is to be used lies in a pile, and a flip says who begins. CH-BSETUP-3 */
function* makePile(table: BattleTable, scenario: ScenarioState, name: string): Play {
  const { state, content } = table;
  const printed = scenarioOf(table);
  const drawing = tableOfPile(content, printed, state, name);
  if (drawing !== undefined && 'say' in drawing) throw new Error(`There is no pile ${name}: ${drawing.say}.`);
  const kinds = drawing?.pieces.map(({ kind }) => kind) ?? [];
  if (drawing === undefined)
    for (const { kinds: all, take } of pilesOf(content, printed)) {
      yield* shuffle(table, 'terrain.pile', all, { rule: RULE });
      kinds.push(...all.slice(0, take));
    }
  for (const kind of kinds) scenario.tally[inPile(kind)] = (scenario.tally[inPile(kind)] ?? 0) + 1;
  scenario.table = codeOf({ land: drawing?.land ?? printed.land, pieces: [] });
  const first = yield* winnerOfFlip(table, 0, RULE);
  scenario.tally[LAYS_FIRST] = first;
  say(table, 'pile', { count: kinds.length }, RULE);
  say(table, 'lays-first', { seat: first }, RULE);
  leaveWhatFindsNoRoom(table, scenario);
}

/** The next piece, by the player whose turn it is; true: nothing of the pile is left. CH-BSETUP-3 */
function* layPiece(table: BattleTable, scenario: ScenarioState): Play<boolean> {
  if (kindsInPile(scenario).length > 0) {
    const seat = (scenario.tally[LAYS_FIRST]! + scenario.done) % 2;
    const kind = yield* chooseKind(table, scenario, seat);
    const turn = yield* chooseTurn(table, scenario, seat, kind);
    const laid = laidByTurns(scenario);
    const { x, y } = yield* place(
      table,
      seat,
      'terrain.place',
      () => placesForPiece(table, kind, turn),
      whyNotPieceAt(table, kind, turn, RULE),
      { rule: RULE, about: { piece: kind, turn } },
      (at) => roomAt(laid, at),
    );
    const drawing = { ...laid, pieces: [...laid.pieces, { kind, x, y, turn }] };
    scenario.table = codeOf(drawing);
    scenario.tally[inPile(kind)]! -= 1;
    table.state.pieces = piecesOn(table.content, drawing);
    say(table, 'piece-laid', { seat, piece: kind, x, y }, RULE);
    leaveWhatFindsNoRoom(table, scenario);
  }
  if (kindsInPile(scenario).length > 0) return false;
  for (const key of Object.keys(scenario.tally))
    if (key === LAYS_FIRST || key.startsWith(inPile(''))) delete scenario.tally[key];
  say(table, 'terrain', { table: scenario.table }, RULE);
  return true;
}

/** Nobody is asked for what does not fit on the table any more. CH-RULING-145 */
function leaveWhatFindsNoRoom(table: BattleTable, scenario: ScenarioState): void {
  for (const kind of kindsInPile(scenario)) {
    if (TURNED.some((turn) => findsRoom(table, kind, turn, RULE))) continue;
    scenario.tally[inPile(kind)] = 0;
    say(table, 'piece-left', { piece: kind }, 'CH-RULING-145');
  }
}

/** A piece of the pile; `auto` leaves this and everything after it to chance. */
function* chooseKind(table: BattleTable, scenario: ScenarioState, seat: number): Play<string> {
  const kinds = kindsInPile(scenario);
  if (!scenario.auto.includes(seat)) {
    const answer = yield* choose(table, seat, 'terrain.piece', () => [...kinds, AUTO].map((id) => option(id)), {
      rule: RULE,
    });
    if (answer !== AUTO) return answer;
    scenario.auto.push(seat);
  }
  return kinds[yield* pick(table, 'terrain.piece.auto', kinds.length, { rule: RULE })]!;
}

/** How it is turned, in sixteenths to the left; only where it then finds room. */
function* chooseTurn(table: BattleTable, scenario: ScenarioState, seat: number, kind: string): Play<number> {
  const turns = turnsWithRoom(table, kind, RULE);
  if (scenario.auto.includes(seat))
    return turns[yield* pick(table, 'terrain.turn.auto', turns.length, { rule: RULE })]!;
  const answer = yield* choose(table, seat, 'terrain.turn', () => turns.map((turn) => option(`turn:${turn}`)), {
    rule: RULE,
    about: { piece: kind },
  });
  return Number(answer.slice('turn:'.length));
}
