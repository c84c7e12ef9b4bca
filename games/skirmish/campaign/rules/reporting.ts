/** The battle itself is a table of its own; what it reports is one answer here. CH-AFTER */
import { mark, open, type Play, pick, type Seat, say } from '@holotape/kernel';
import { isUnique } from '../../queries/forces.ts';
import type { CampaignTable } from '../campaign.ts';
import { battleOf, houseOf } from '../queries/houses.ts';
import { membersIn } from '../queries/leading.ts';
import {
  type BattleReport,
  checkReport,
  gatheredOf,
  plainReport,
  reportIn,
  suggestedReports,
} from '../queries/reports.ts';
import { catchUpFor, rewardOf } from '../queries/rewards.ts';
import type { BattleSide } from '../state.ts';
import { newMember } from './founding.ts';
import { enter } from './ledger.ts';
import { questHome } from './questing.ts';

export function* battleStep(table: CampaignTable): Play {
  const { state } = table;
  const battle = battleOf(table);
  mark(table, 'turn');
  const asked = battle.sides.find(({ seat }) => !state.agreed.unmanned.includes(seat));
  const report =
    asked === undefined
      ? yield* hearsay(table)
      : reportIn(
          yield* open(
            table,
            asked.seat,
            'battle',
            (answer) => checkReport(table, answer),
            () => suggestedReports(table),
            { rule: 'CH-SETTLE-1', about: { battle: battle.number, scenario: battle.scenario } },
          ),
        );
  if (report.calledOff) return callOff(table);
  battle.winners = report.winners.map((at) => battle.sides[at]!.seat);
  battle.grade = report.grade;
  say(
    table,
    battle.winners.length === 1 ? 'did.victory' : 'did.no-victory',
    { battle: battle.number, seats: battle.winners },
    'CH-AFTER-1',
  );
  for (const [at, side] of battle.sides.entries()) comeHome(table, side, report.sides[at]!);
  for (const [at, side] of battle.sides.entries()) yield* questHome(table, side, report.sides[at]!);
  for (const side of battle.sides) catchUp(table, side.seat);
  state.turn = state.houses.findIndex(({ due }) => due);
  state.stage = 'after';
}

/** Two houses that nobody plays by hand: the news comes by radio, and either may have won. */
function* hearsay(table: CampaignTable): Play<BattleReport> {
  const at = yield* pick(table, 'battle.news', 2);
  return plainReport(table, [at]);
}

/** It counts as never fought: everybody keeps what they had taken, and the next battle is found anew. */
function callOff(table: CampaignTable): void {
  const { state } = table;
  const battle = battleOf(table);
  battle.calledOff = true;
  battle.winners = [];
  state.stage = 'matching';
  state.turn = 0;
  say(table, 'did.call-off', { battle: battle.number }, 'CH-SETTLE-1');
}

function comeHome(table: CampaignTable, side: BattleSide, report: BattleReport['sides'][number]): void {
  const house = houseOf(table, side.seat);
  house.carried = house.caps;
  house.ledger = [];
  house.due = true;
  tally(table, side);
  reward(table, side, report);
  writeRecord(table, side, report);
  gather(table, side, report);
  house.pending = [...(report.consequences ?? side.consequences)]; // CH-ADCONS-1
  house.granted = { items: [], boosts: [] };
  house.harms = [];
  house.tokens = 0;
}

function tally(table: CampaignTable, { seat }: BattleSide): void {
  const { score } = houseOf(table, seat);
  const { winners } = battleOf(table);
  if (winners!.length !== 1) score.drawn += 1;
  else if (winners!.includes(seat)) score.won += 1;
  else score.lost += 1;
}

/** CH-AFTER-1 to CH-AFTER-3 */
function reward(table: CampaignTable, side: BattleSide, { caps }: BattleReport['sides'][number]): void {
  const { key, caps: won, more, rule } = rewardOf(table, side.seat);
  enter(table, side.seat, won, key, {}, rule);
  if (more > 0) enter(table, side.seat, more, 'large', {}, 'CH-AFTER-2');
  if (caps > 0) enter(table, side.seat, caps, 'award', {}, 'CH-AFTER-3'); // CH-RULING-41
  side.caps = won + more + caps;
}

/** Models that were removed come back, with their perks and their story. CH-AFTER-11 */
function writeRecord(table: CampaignTable, side: BattleSide, { units }: BattleReport['sides'][number]): void {
  const house = houseOf(table, side.seat);
  const list = side.list!.units;
  house.fallen = false;
  for (const [at, id] of membersIn(table, side.seat, list).entries()) {
    let member = house.members.find((each) => each.id === id);
    if (member === undefined) {
      member = newMember(id, list[at]!.card);
      house.members.push(member);
    }
    const { fell } = units[at]!;
    member.models = list[at]!.models;
    member.record.push({ battle: battleOf(table).number, of: list[at]!.models, fell });
    if (house.leader?.member === id && fell > 0) house.fallen = true; // CH-EXPLORE-4
  }
}

/** What is not usually theirs comes off the units; what was taken and never equipped comes home too. CH-AFTER-4, CH-RULING-62 */
function gather(table: CampaignTable, side: BattleSide, report: BattleReport['sides'][number]): void {
  const { content } = table;
  const house = houseOf(table, side.seat);
  const list = side.list!;
  const ids = membersIn(table, side.seat, list.units);
  const found = list.units.flatMap((unit, at) => gatheredOf(table, unit, report.units[at]!));
  const equipped = list.units.flatMap(({ items, mods }) => [...items, ...mods.map(({ mod }) => mod)]);
  const unequipped = house.taken.items.filter((id) => {
    const at = equipped.indexOf(id);
    if (at >= 0) equipped.splice(at, 1);
    return at < 0;
  });
  const items = [...found, ...unequipped];
  for (const id of items.filter((each) => isUnique(content, each)))
    if (!house.uniques.includes(id)) house.uniques.push(id); // CH-AFTER-8
  house.gathered = { items: items.filter((id) => !isUnique(content, id)), boosts: [...(report.boosts ?? side.boosts)] };
  // Suits that were worn are as they are now; the others wait as they were. CH-ADPOWER-1
  for (const [at, unit] of list.units.entries()) {
    const suit = unit.items.find((id) => content.powerArmor.has(id));
    if (suit === undefined) continue;
    const member = content.units.get(unit.card)!.kit.includes(suit) ? ids[at]! : null;
    const before = house.degraded.findIndex(({ card, member: of }) => card === suit && of === member);
    if (side.allotted[at]!.degraded && before >= 0) house.degraded.splice(before, 1);
    if (report.units[at]!.degraded) house.degraded.push({ card: suit, member });
  }
  house.taken = { items: [], boosts: [], uniques: [] };
}

/** Our own, if it was agreed: whoever is behind gets something. */
function catchUp(table: CampaignTable, seat: Seat): void {
  const caps = catchUpFor(table, seat);
  if (caps > 0) enter(table, seat, caps, 'catch-up', {}, 'CH-AFTER-3');
}
