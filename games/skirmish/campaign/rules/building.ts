/** Step 1, Build: Structures, scrap, land and perks. CH-BUILD, CH-ADPERK */
import { choose, mark, type Option, option, type Play, type Seat, say } from '@holotape/kernel';
import type { CampaignTable } from '../campaign.ts';
import {
  buildable,
  LAND,
  perkPrice,
  perksFor,
  scrapValue,
  whyNotAdopt,
  whyNotBuild,
  whyNotForget,
  whyNotLand,
  whyNotLearn,
  whyNotScrap,
  whyNotTrain,
} from '../queries/building.ts';
import { houseOf, settlementOf, structureById } from '../queries/houses.ts';
import { memberById } from '../queries/leading.ts';
import { enter } from './ledger.ts';
import { addStructure, giveStructure, payDebts, removeStructure } from './structures.ts';

/** Everything Step 1 offers, with the reason against what is not possible. CH-BUILD-3 */
function offers(table: CampaignTable, seat: Seat): Option[] {
  const { content } = table;
  const house = houseOf(table, seat);
  const settlement = settlementOf(table, seat);
  return [
    option('done'),
    ...buildable(content, house.faction).map((card) => option(`build:${card.id}`, whyNotBuild(table, seat, card))),
    ...settlement.structures.map((built) => option(`scrap:${built.id}`, whyNotScrap(table, seat, built))),
    ...(['caps', 'quests'] as const).map((by) => option(`land:${by}`, whyNotLand(table, seat, by))),
    ...perksFor(content, 'settlement').map((perk) => option(`adopt:${perk}`, whyNotAdopt(table, seat, perk))),
    ...settlement.perks.map((perk) => option(`forget:${perk}`, whyNotForget(table, settlement.perks, perk))),
    ...house.members.map((member) => option(`train:${member.id}`, whyNotTrain(member, content))),
    ...house.members.flatMap((member) =>
      member.perks.map((perk) => option(`forget:${perk}@${member.id}`, whyNotForget(table, member.perks, perk))),
    ),
  ];
}

export function* buildStep(table: CampaignTable): Play {
  const { state } = table;
  const seat = state.turn;
  mark(table, 'action');
  payDebts(table, seat); // CH-RULING-70
  const answer = yield* choose(table, seat, 'build', () => offers(table, seat), { rule: 'CH-BUILD-3' });
  if (answer === 'done') {
    state.stage = 'supply';
    return;
  }
  const [does, what = ''] = answer.split(':') as [keyof typeof DOES | 'train', string];
  if (does === 'train') yield* train(table, seat, what);
  else DOES[does](table, seat, what);
}

/** A model has one new perk between two battles at most. CH-ADPERK-2 */
function* train(table: CampaignTable, seat: Seat, id: string): Play {
  const member = memberById(table, seat, id);
  const perk = yield* choose(
    table,
    seat,
    'build.perk',
    () => [
      option('none'),
      ...perksFor(table.content, 'models').map((each) => option(each, whyNotLearn(table, seat, each, member))),
    ],
    { rule: 'CH-ADPERK-1', about: { member: id } },
  );
  if (perk === 'none') return;
  member.perks.push(perk);
  member.learned = true; // CH-ADPERK-2
  enter(table, seat, -perkPrice(table, perk), 'learn', { perk, member: id }, 'CH-ADPERK-1');
}

type Deed = (table: CampaignTable, seat: Seat, what: string) => void;

const DOES: Readonly<Record<'build' | 'scrap' | 'land' | 'adopt' | 'forget', Deed>> = {
  build(table, seat, card) {
    addStructure(table, seat, card, false);
    enter(table, seat, -table.content.structures.get(card)!.caps, 'build', { structure: card }, 'CH-BUILD-3');
  },
  scrap(table, seat, id) {
    const built = structureById(table, seat, id);
    removeStructure(table, seat, built);
    enter(table, seat, scrapValue(table, built), 'scrap', { structure: built.card }, 'CH-BUILD-5');
  },
  land(table, seat, by) {
    const { plots } = settlementOf(table, seat);
    plots[by as 'caps' | 'quests'] += 1;
    if (by === 'caps') enter(table, seat, -LAND.caps, 'land', {}, 'CH-BUILD-12');
    else say(table, 'did.land-quests', { seat, quests: LAND.quests }, 'CH-BUILD-12');
  },
  adopt(table, seat, perk) {
    settlementOf(table, seat).perks.push(perk);
    enter(table, seat, -perkPrice(table, perk), 'adopt', { perk }, 'CH-ADPERK-1');
    const { brings } = table.content.perks.get(perk)!.settlement!;
    if (brings !== undefined) giveStructure(table, seat, brings, 'CH-PERK-7'); // CH-PERK-7, CH-RULING-71
  },
  /** Nothing comes back. CH-ADPERK-5 */
  forget(table, seat, what) {
    const [perk, id] = what.split('@') as [string, string | undefined];
    const owner = id === undefined ? settlementOf(table, seat) : memberById(table, seat, id);
    owner.perks = owner.perks.filter((each) => each !== perk);
    say(table, id === undefined ? 'did.forget' : 'did.forget-member', { seat, perk, member: id ?? '' }, 'CH-ADPERK-5');
  },
};
