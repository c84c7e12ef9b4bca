/** FB-INF: influence and winning. */
import { type Result, type Seat, say } from '@holotape/kernel';
import { holds } from '../queries/conditions.ts';
import { survivorOf } from '../queries/survivors.ts';
import type { Adventure, AdventureTable } from '../state.ts';
import { AGENDA_LIMIT, FACTIONS, type Faction, INFLUENCE_TO_WIN } from '../words.ts';
import { Stop } from './stops.ts';

const other = (faction: Faction): Faction => (faction === 'star' ? 'shield' : 'star');

/** Spaces by which a faction leads; those beyond the end of the track count. FB-FAC-6 */
export const leadOf = ({ state }: Adventure, faction: Faction): number =>
  Math.max(0, state.power[faction] - state.power[other(faction)]);

/** One for the card, and what its condition adds. FB-AGENDA-1, FB-AGENDA-2 */
export function worthOf(adventure: Adventure, seat: Seat, agenda: string): number {
  const { faction, bonus } = adventure.content.agendas.get(agenda)!;
  const more = bonus.filter((each) => holds(adventure, { seat }, each.if));
  const lead = faction === undefined ? 0 : leadOf(adventure, faction);
  return more.reduce((sum, { influence }) => sum + influence, 1 + lead);
}

/** No more than four cards ever count: the limit comes before the check. FB-RULING-14 */
export function influenceOf(adventure: Adventure, seat: Seat): number {
  const worth = survivorOf(adventure.state, seat).agendas.map((agenda) => worthOf(adventure, seat, agenda));
  worth.sort((a, b) => b - a);
  return worth.slice(0, AGENDA_LIMIT).reduce((sum, each) => sum + each, 0);
}

/** By the number of players who began. FB-INF-1, FB-RULING-11 */
export const influenceNeeded = ({ state }: Adventure): number => INFLUENCE_TO_WIN[state.survivors.length - 1]!;

const reached = (adventure: Adventure): Seat[] =>
  adventure.state.survivors.flatMap(({ eliminated }, seat) =>
    !eliminated && influenceOf(adventure, seat) >= influenceNeeded(adventure) ? [seat] : [],
  );

/** The game is over at this moment; everyone with enough influence wins, all alike. FB-INF-3, FB-INF-4 */
function end(
  table: AdventureTable,
  by: 'influence' | 'power' | 'eliminated',
  factions: readonly Faction[] = [],
): never {
  const { state } = table;
  const winners = reached(table);
  state.ending = { winners, by, factions: [...factions] };
  state.phase = 'over';
  for (const seat of winners) say(table, 'over.influence', { seat, influence: influenceOf(table, seat) }, 'FB-INF-2');
  if (winners.length === 0)
    if (by === 'power') say(table, 'over.faction', { factions: [...factions] }, 'FB-FAC-5');
    else say(table, 'over.nobody', {}, 'FB-RULING-12');
  throw new Stop('game');
}

/** Checked after every effect. FB-INF-2, FB-RULING-14 */
export function checkVictory(table: AdventureTable): void {
  if (reached(table).length > 0) end(table, 'influence');
}

/** A token at the end of the track ends the game. FB-FAC-3, FB-FAC-4 */
export function checkPower(table: AdventureTable): void {
  const { state, content } = table;
  const last = content.scenarios.get(state.scenario)!.track.length - 1;
  const arrived = FACTIONS.filter((faction) => state.power[faction] >= last);
  if (arrived.length > 0) end(table, 'power', arrived);
}

/** FB-RULING-12 */
export function checkSurvivors(table: AdventureTable): void {
  if (table.state.survivors.every(({ eliminated }) => eliminated)) end(table, 'eliminated');
}

export function result(adventure: Adventure): Result | undefined {
  const { ending, survivors } = adventure.state;
  if (ending === null) return undefined;
  return { winners: ending.winners, scores: survivors.map((_, seat) => influenceOf(adventure, seat)) };
}
