/** What a Quest of the battle brings, when the battle is over. CH-QUEST-10 */
import { choose, option, type Play, pick, type Seat, say } from '@holotape/kernel';
import type { QuestReward } from '../../printed/quests.ts';
import { questRewards, recordAfter } from '../../queries/quests.ts';
import type { CampaignTable } from '../campaign.ts';
import { boostDeck, isOfType, itemDeck } from '../queries/cards.ts';
import { battleOf, houseOf } from '../queries/houses.ts';
import { questRecordOf } from '../queries/quests.ts';
import type { BattleReport } from '../queries/reports.ts';
import type { BattleSide } from '../state.ts';
import { enter } from './ledger.ts';
import { giveStructure } from './structures.ts';

/** Boosts that a house without a Settlement may take in place of the reward. CH-QUEST-16 */
const INSTEAD = 2;

export function* questHome(
  table: CampaignTable,
  side: BattleSide,
  { quest: isDone, taken }: BattleReport['sides'][number],
): Play {
  if (taken === null) return;
  const { seat } = side;
  const house = houseOf(table, seat);
  const card = table.content.quests.get(taken.card)!;
  const before = house.quests.completed.length;
  const { count, marks } = taken;
  const record = recordAfter(questRecordOf(table, seat), card, isDone, count, marks);
  const { done, open, ended, counts } = record;
  side.quest = card.id;
  house.quests = { ...house.quests, completed: done, opened: open, closed: ended, counts };
  say(table, isDone ? 'did.quest' : 'did.quest-not', { seat, quest: card.id }, 'CH-QUEST-10', [seat]);
  // One of several parts counts when its last is done. CH-RULING-9
  if (done.length > before && card.next.length === 0) house.quests.count += 1;
  if (!isDone || card.rewards.length === 0) return;
  if (house.settlement === null && (yield* swaps(table, seat, card.id))) {
    yield* grantBoosts(table, seat, boostDeck(table.content), INSTEAD, 'CH-QUEST-16');
    return;
  }
  const { faction } = house;
  for (const reward of questRewards(card, { record, count, marks, faction: faction ?? undefined }))
    yield* gain(table, seat, card.id, reward);
}

/** Any printed reward as a whole; what a card leads on to is none. CH-RULING-8 */
function* swaps(table: CampaignTable, seat: Seat, quest: string): Play<boolean> {
  const wanted = yield* choose(table, seat, 'after.reward', () => [option('printed'), option('boosts')], {
    rule: 'CH-QUEST-16',
    about: { quest },
  });
  return wanted === 'boosts';
}

/** Some rewards may be had in Caps, all of one or all of the other. CH-RULING-143 */
function* takesCaps(table: CampaignTable, seat: Seat, quest: string, caps: number): Play<boolean> {
  const wanted = yield* choose(table, seat, 'after.caps', () => [option('printed'), option('caps')], {
    rule: 'CH-RULING-143',
    about: { quest, caps },
  });
  return wanted === 'caps';
}

/** What stands in the list of Structures is put up; other favors are for good: queries/quests.ts asks which were completed. */
function* gainStructure(
  table: CampaignTable,
  seat: Seat,
  quest: string,
  { structure, caps }: Extract<QuestReward, { gains: 'structure' }>,
): Play {
  const isBuilt = houseOf(table, seat).settlement !== null && table.content.structures.has(structure);
  // Whoever has no Settlement has no use for it. CH-RULING-143
  if (caps !== undefined && (!isBuilt || (yield* takesCaps(table, seat, quest, caps))))
    return enter(table, seat, caps, 'quest-caps', { quest }, 'CH-RULING-143', true);
  if (isBuilt) giveStructure(table, seat, structure, 'CH-QUEST-10');
}

function* gain(table: CampaignTable, seat: Seat, quest: string, reward: QuestReward): Play {
  const house = houseOf(table, seat);
  const { content } = table;
  switch (reward.gains) {
    case 'caps':
      return enter(table, seat, reward.amount, 'quest-caps', { quest }, 'CH-QUEST-10', true);
    case 'boosts': {
      const { type } = reward;
      const worth = (reward.caps ?? 0) * reward.count;
      if (worth > 0 && (yield* takesCaps(table, seat, quest, worth)))
        return enter(table, seat, worth, 'quest-caps', { quest }, 'CH-RULING-143', true);
      const deck = boostDeck(content).filter((id) => type === undefined || content.boosts.get(id)!.type === type);
      return yield* grantBoosts(table, seat, deck, reward.count, 'CH-QUEST-17');
    }
    case 'cards':
      return yield* grantCards(table, seat, reward);
    case 'armor-boosts':
      house.tokens += reward.count;
      return;
    case 'item':
      if (!house.uniques.includes(reward.item)) house.uniques.push(reward.item); // CH-QUEST-14
      return;
    case 'gift':
      house.granted.items.push(reward.item); // CH-QUEST-17
      say(table, 'did.granted', { seat, card: reward.item }, 'CH-QUEST-17', [seat]);
      return;
    case 'consequence':
      if (!house.pending.includes(reward.card)) house.pending.push(reward.card); // CH-CONSEQ-1
      return;
    case 'structure':
      return yield* gainStructure(table, seat, quest, reward);
  }
}

/** They join the finished force of the coming battle: no Stores, no pool. CH-QUEST-17 */
function* grantBoosts(table: CampaignTable, seat: Seat, deck: readonly string[], count: number, rule: string): Play {
  for (let n = 0; n < count; n += 1) {
    const id = deck[yield* pick(table, 'quest.boost', deck.length, { rule })]!;
    houseOf(table, seat).granted.boosts.push(id);
    say(table, 'did.granted', { seat, card: id }, rule, [seat]);
  }
}

function* grantCards(
  table: CampaignTable,
  seat: Seat,
  { kind, count, of }: Extract<QuestReward, { gains: 'cards' }>,
): Play {
  const deck = itemDeck(table.content).filter((id) => kind === 'item' || isOfType(table, seat, id, kind));
  const drawn: string[] = [];
  for (let n = 0; n < (of ?? count); n += 1) {
    const left = deck.filter((id) => !drawn.includes(id));
    drawn.push(left[yield* pick(table, 'quest.card', left.length, { rule: 'CH-QUEST-17' })]!);
  }
  while (drawn.length > count) {
    const foe = battleOf(table).sides.find((side) => side.seat !== seat)!.seat;
    const gone = yield* choose(table, foe, 'after.discard', () => drawn.map((id) => option(id)), {
      rule: 'CH-QUEST-17',
      about: { seat },
    });
    drawn.splice(drawn.indexOf(gone), 1);
  }
  for (const id of drawn) {
    houseOf(table, seat).granted.items.push(id);
    say(table, 'did.granted', { seat, card: id }, 'CH-QUEST-17', [seat]);
  }
}
