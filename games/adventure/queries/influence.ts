/** FB-INF: influence, and who has enough of it. */
import { type Result, remembered, type Seat } from '@holotape/kernel';
import type { AdventureContent } from '../content.ts';
import type { Adventure } from '../state.ts';
import { AGENDA_LIMIT, type Faction, INFLUENCE_TO_WIN } from '../words.ts';
import { holds } from './conditions.ts';
import { isAsOne } from './fate.ts';
import { LEVELS } from './levels.ts';
import { survivorOf } from './survivors.ts';
import { goalsDone } from './together.ts';

const other = (faction: Faction): Faction => (faction === 'star' ? 'shield' : 'star');

/** Spaces by which a faction leads; those beyond the end of the track count. FB-FAC-6 */
const leadOf = (adventure: Adventure, faction: Faction): number => {
  const { power, variant } = adventure.state;
  const at = (which: Faction) => (variant.banded ? bandOf(adventure, power[which]) : power[which]); // HT-BAND-1
  return Math.max(0, at(faction) - at(other(faction)));
};

/** Which band of the power track a space is in: spaces beside each other with the same X and Y. HT-BAND-1 */
function bandOf({ state, content }: Adventure, power: number): number {
  const { track } = content.scenarios.get(state.scenario)!;
  return track.slice(1, power + 1).filter(({ x, y }, i) => x !== track[i]!.x || y !== track[i]!.y).length;
}

/** With loyalty cards only the own faction's lead counts. HT-OATH-3 */
const counts = ({ state }: Adventure, seat: Seat, faction: Faction): boolean =>
  !state.variant.oaths || survivorOf(state, seat).oath === faction;

/** One for the card, and what its condition adds. FB-AGENDA-1, FB-AGENDA-2 */
export function worthOf(adventure: Adventure, seat: Seat, agenda: string): number {
  const { faction, bonus } = adventure.content.agendas.get(agenda)!;
  const more = bonus.filter((each) => holds(adventure, { seat }, each.if));
  const lead = faction !== undefined && counts(adventure, seat, faction) ? leadOf(adventure, faction) : 0;
  return more.reduce((sum, { influence }) => sum + influence, 1 + lead);
}

/** No more than four cards ever count: the limit comes before the check. FB-RULING-14 */
export function influenceOf(adventure: Adventure, seat: Seat): number {
  const worth = survivorOf(adventure.state, seat).agendas.map((agenda) => worthOf(adventure, seat, agenda));
  worth.sort((a, b) => b - a);
  return worth.slice(0, AGENDA_LIMIT).reduce((sum, each) => sum + each, 0);
}

/** By the number of players who began. FB-INF-1, FB-RULING-11 */
export const influenceNeeded = ({ state }: Adventure): number =>
  INFLUENCE_TO_WIN[state.survivors.length - 1]! + LEVELS[state.variant.difficulty].influence; // HT-LEVEL-1, HT-LEVEL-3

/** What an agenda is worth if all its conditions hold and nobody leads: it is printed. */
const mostPrinted = remembered(
  (content: AdventureContent, agenda: string): number =>
    content.agendas.get(agenda)!.bonus.reduce((sum, { influence }) => sum + influence, 1),
  { of: (content) => content, by: (_, agenda) => agenda },
);

/** No more influence than that, whatever holds: asked after every effect, it settles nearly all of them. */
function mostInfluence(adventure: Adventure, seat: Seat): number {
  const { agendas } = survivorOf(adventure.state, seat);
  if (agendas.length === 0) return 0;
  const lead = Math.max(leadOf(adventure, 'star'), leadOf(adventure, 'shield'));
  return agendas.reduce((sum, agenda) => sum + mostPrinted(adventure.content, agenda) + lead, 0);
}

export function reached(adventure: Adventure): Seat[] {
  const needed = influenceNeeded(adventure);
  return adventure.state.survivors.flatMap(({ eliminated }, seat) =>
    !eliminated && mostInfluence(adventure, seat) >= needed && influenceOf(adventure, seat) >= needed ? [seat] : [],
  );
}

/** In a quick game the story decides: then those win who have most influence; alone it takes half of what wins else. HT-QUICK-2 */
export function mostInfluential(adventure: Adventure): Seat[] {
  const { survivors } = adventure.state;
  const seats = [...survivors.keys()].filter((seat) => !survivors[seat]!.eliminated);
  const most = Math.max(...seats.map((seat) => influenceOf(adventure, seat)));
  if (survivors.length === 1 && 2 * most < influenceNeeded(adventure)) return [];
  return seats.filter((seat) => influenceOf(adventure, seat) === most);
}

export function result(adventure: Adventure): Result | undefined {
  const { ending, survivors } = adventure.state;
  if (ending === null) return undefined;
  const { together } = adventure.state;
  const score = (seat: Seat) => {
    if (together !== null) return goalsDone(together);
    return isAsOne(adventure) ? adventure.state.power.star : influenceOf(adventure, seat); // NC-SCEN-2
  };
  return { winners: ending.winners, scores: survivors.map((_, seat) => score(seat)) };
}
