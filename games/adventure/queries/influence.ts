/** FB-INF: influence, and who has enough of it. */
import type { Result, Seat } from '@holotape/kernel';
import type { Adventure } from '../state.ts';
import { AGENDA_LIMIT, type Faction, INFLUENCE_TO_WIN } from '../words.ts';
import { holds } from './conditions.ts';
import { survivorOf } from './survivors.ts';

const other = (faction: Faction): Faction => (faction === 'star' ? 'shield' : 'star');

/** Spaces by which a faction leads; those beyond the end of the track count. FB-FAC-6 */
const leadOf = ({ state }: Adventure, faction: Faction): number =>
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

export const reached = (adventure: Adventure): Seat[] =>
  adventure.state.survivors.flatMap(({ eliminated }, seat) =>
    !eliminated && influenceOf(adventure, seat) >= influenceNeeded(adventure) ? [seat] : [],
  );

export function result(adventure: Adventure): Result | undefined {
  const { ending, survivors } = adventure.state;
  if (ending === null) return undefined;
  return { winners: ending.winners, scores: survivors.map((_, seat) => influenceOf(adventure, seat)) };
}
