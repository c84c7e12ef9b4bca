/** A house is founded: a faction, a Leader, and five Structures. CH-SETTLE-6 */
import { choose, mark, option, type Play, type Seat, say } from '@holotape/kernel';
import type { SkirmishContent } from '../../battle.ts';
import { standardUnit } from '../../queries/force-lists/chance.ts';
import { unitCaps } from '../../queries/force-lists/prices.ts';
import type { CampaignTable } from '../campaign.ts';
import { STARTING } from '../queries/building.ts';
import { houseOf } from '../queries/houses.ts';
import { leaderCards } from '../queries/leading.ts';
import type { CampaignState, Member, Settlement } from '../state.ts';
import { enter } from './ledger.ts';
import { addStructure } from './structures.ts';

export const newMember = (id: string, card: string): Member => ({
  id,
  card,
  models: 1,
  perks: [],
  learned: false,
  record: [],
});

/** With nothing on it yet. */
const bareGround = (): Settlement => ({
  structures: [],
  built: 0,
  plots: { caps: 0, quests: 0 },
  perks: [],
  owed: [],
  drawMore: 0,
  later: [],
  dims: [],
});

/** A Leader costs at most this part of the limit, so that there is somebody to lead. */
const LEADERS_PART = 0.5;

/** Units that can lead a house of this faction. */
const leadersOf = (content: SkirmishContent, faction: string, agreed: CampaignState['agreed']): string[] =>
  [...content.units.values()]
    .filter(
      (unit) =>
        unit.faction === faction &&
        leaderCards(content, unit.id, agreed).length > 0 &&
        unitCaps(content, agreed.prices, standardUnit(content, unit.id)) <= agreed.caps * LEADERS_PART,
    )
    .map(({ id }) => id);

export function* foundingStep(table: CampaignTable): Play {
  const { state, content } = table;
  const seat = state.turn;
  const { agreed } = state;
  mark(table, 'turn');
  const factions = [...content.factions.keys()].filter((id) => leadersOf(content, id, agreed).length > 0);
  const faction = yield* choose(table, seat, 'found.faction', () => factions.map((id) => option(id)), {
    rule: 'CH-ADFORCE-2',
  });
  const unit = yield* choose(
    table,
    seat,
    'found.leader',
    () => leadersOf(content, faction, agreed).map((id) => option(id)),
    { rule: 'CH-ADLEAD-1' },
  );
  const card = yield* choose(
    table,
    seat,
    'found.card',
    () => leaderCards(content, unit, agreed).map((id) => option(id)),
    {
      rule: 'CH-ADLEAD-1',
      about: { unit },
    },
  );
  const house = houseOf(table, seat);
  house.faction = faction;
  house.members.push(newMember(unit, unit));
  house.leader = { member: unit, card };
  if (!agreed.without.includes(seat)) found(table, seat);
  else say(table, 'did.no-settlement', { seat, faction }, 'CH-SETTLE-3');
  state.turn += 1;
  if (state.turn < state.houses.length) return;
  state.turn = 0;
  state.stage = 'matching';
}

/** Five Structures, and an empty chest. CH-SETTLE-6, CH-SETTLE-9 */
export function found(table: CampaignTable, seat: Seat): void {
  const house = houseOf(table, seat);
  house.settlement = bareGround();
  if (house.caps > 0) enter(table, seat, -house.caps, 'founding', {}, 'CH-SETTLE-9');
  for (const card of STARTING) addStructure(table, seat, card, false);
  say(table, 'did.found', { seat, faction: house.faction }, 'CH-SETTLE-6');
}
