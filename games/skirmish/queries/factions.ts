/** Factions: of a player, and of units that have none of their own. */
import type { Battle, SkirmishContent } from '../battle.ts';
import type { Faction, Unit } from '../content.ts';
import { withinReach } from '../geometry/index.ts';
import type { Force, Marker, Model, UnitInPlay } from '../state.ts';
import { engagedWith } from './engagement.ts';
import { leaderUnit } from './leaders.ts';
import { discOf } from './markers.ts';
import { lengthOf } from './ranges.ts';
import { baseOf, cardOf, isFriendly, seatOf, unitOf } from './units.ts';

/** Units that belong to whoever leads them. WW-FACTION-2, WW-FACTION-8 */
const isNeutral = ({ faction, type }: Unit): boolean =>
  type === 'dog' || faction === 'robots' || faction === 'creatures';

/** Of a unit that leads: what its Leader card makes of it, or its own. WW-FACTION-1, WW-CARD-1 */
const ledBy = ({ units, leaders }: SkirmishContent, { card, leader }: Pick<UnitInPlay, 'card' | 'leader'>) =>
  leaders.get(leader ?? '')?.becomes ?? units.get(card)?.faction;

/** The faction of a player is that of the Leader; without one there is none. WW-FACTION-1 */
export function playerFaction(battle: Battle, seat: number): string | undefined {
  const leader = leaderUnit(battle, seat);
  return leader && ledBy(battle.content, leader);
}

/** What a force is: of its Leader's faction, or of that of the first unit that has one. WW-FACTION-1 */
export function factionAmong(
  content: SkirmishContent,
  force: readonly Pick<Force[number], 'card' | 'leader'>[],
): string | undefined {
  const leader = force.find((unit) => unit.leader !== null);
  if (leader !== undefined) return ledBy(content, leader);
  const cards = force.flatMap(({ card }) => content.units.get(card) ?? []);
  return cards.find((card) => !isNeutral(card))?.faction;
}

/** What the force is that a model fights in. */
export function forceFaction(battle: Battle, model: Model): string | undefined {
  const seat = seatOf(battle, model);
  const force = battle.state.units.filter((unit) => unit.seat === seat);
  return factionAmong(battle.content, force);
}

const unitFaction = (battle: Battle, card: Unit, { seat, leader }: Pick<UnitInPlay, 'seat' | 'leader'>): string =>
  isNeutral(card) || leader !== null ? (playerFaction(battle, seat) ?? card.faction) : card.faction;

/** WW-FACTION-2, WW-FACTION-4, WW-FACTION-8 */
export const factionOf = (battle: Battle, model: Model): string =>
  unitFaction(battle, cardOf(battle, model), unitOf(battle, model));

/** The reference card that is good for a unit, and for each of its models. WW-FACTION-3 */
export const unitFactionCard = (battle: Battle, card: Unit, unit: Pick<UnitInPlay, 'seat' | 'leader'>) =>
  battle.content.factions.get(unitFaction(battle, card, unit));

export const factionCard = (battle: Battle, model: Model): Faction | undefined =>
  unitFactionCard(battle, cardOf(battle, model), unitOf(battle, model));

/** Armor Boosts that the reference card gives to each model of a unit. WW-FACTION-3, WW-BOOST-1 */
export function factionBoosts(battle: Battle, unitInPlay: Pick<UnitInPlay, 'card' | 'seat' | 'leader'>): number {
  const unit = battle.content.units.get(unitInPlay.card);
  if (unit === undefined || unit.escorted) return 0; // SC-RULING-51
  const boosts = unitFactionCard(battle, unit, unitInPlay)?.boosts;
  return (unit.unique ? boosts?.unique : boosts?.others) ?? 0;
}

/** Raiders charge whom they cannot see, if another Raider is already upon them. WW-FACTION-3 */
export function joinsIn(battle: Battle, model: Model, foe: Model): boolean {
  const faction = factionCard(battle, model);
  if (faction?.['joins-in'] === undefined) return false;
  return engagedWith(battle, foe).some(
    (other) => isFriendly(battle, model, other) && factionOf(battle, other) === faction.id,
  );
}

/** What is written down when somebody of a side has used Computers from afar. */
export const usedFromAfar = (seat: number): string => `far-computers-${seat}`;

/** The Institute uses terminals that are near, one in a round. WW-FACTION-3 */
export function reachesFromAfar(battle: Battle, model: Model, marker: Marker): boolean {
  const color = factionCard(battle, model)?.['far-computers'];
  if (color === undefined) return false;
  const used = usedFromAfar(seatOf(battle, model));
  if (battle.state.lasting.some(({ from }) => from === used)) return false;
  return withinReach(baseOf(battle, model), discOf(marker), lengthOf(battle.content, color));
}
