/** Quests: which may be taken, what they want now, and what they bring. */
import type { Reason } from '@holotape/kernel';
import type { Battle, SkirmishContent } from '../battle.ts';
import type { QuestCard } from '../content.ts';
import type { QuestReward, QuestTask, TaskOf } from '../printed/quests.ts';
import type { Marker, Model, QuestInPlay, QuestRecord } from '../state.ts';
import type { Attribute, Color, Skill, UnitType } from '../words.ts';
import { type WayToHit, waysToHit } from './attacks-on-markers.ts';
import { isEngaged } from './engagement.ts';
import { playerFaction } from './factions.ts';
import { isSpent, isUnder } from './lasting.ts';
import { canSee, isElevated, placeOf } from './line-of-sight.ts';
import { carrierOf, isAt } from './markers.ts';
import { isWithin } from './near.ts';
import { cardOf, inPlay, modelsOf, seatOf, unitOf } from './units.ts';

/** CH-QUEST-7 */
const firstPart = ({ part }: QuestCard): boolean => part === undefined || part === '1';

const reason = (rule: string, key: string, quest: string): Reason => ({ rule, say: `quest.${key}`, args: { quest } });

/** Why a player cannot take a card into this battle. CH-QUEST-7, CH-QUEST-12, CH-QUEST-13 */
export function whyNotQuest(content: SkirmishContent, record: QuestRecord, id: string): Reason | undefined {
  const card = content.quests.get(id);
  if (card === undefined) return reason('CH-QUEST-1', 'unknown', id);
  if (record.done.includes(id) && !card.repeatable) return reason('CH-QUEST-12', 'is-done', id); // CH-QUEST-12
  if (record.ended.includes(id)) return reason('CH-QUEST-13', 'has-ended', id); // CH-QUEST-13
  const isOpen = firstPart(card) || record.open.includes(id); // CH-QUEST-7, CH-QUEST-8, CH-QUEST-9
  return isOpen ? undefined : reason('CH-QUEST-7', 'not-open', id);
}

export const questOf = (
  { state, content }: Battle,
  seat: number,
): { now: QuestInPlay; card: QuestCard } | undefined => {
  const now = state.quests[seat] ?? null;
  const card = now === null ? undefined : content.quests.get(now.card);
  return now === null || card === undefined ? undefined : { now, card };
};

/** Tasks that are given to one model. */
export function namable(battle: Battle, seat: number, { is }: QuestTask): Model[] | undefined {
  if (is === 'spare') return modelsOf(battle, 1 - seat);
  if (is === 'bare-hands') return modelsOf(battle, seat).filter((model) => unitOf(battle, model).weapons.length === 0);
  return is === 'lookout' || is === 'hunt' ? modelsOf(battle, seat) : undefined;
}

/** Its markers, which nobody else can use. */
export const questMarkers = ({ state }: Battle, seat: number): Marker[] =>
  state.markers.filter(({ kind, id }) => kind === 'quest' && id.startsWith(`quest-${seat}-`));

const leaderOf = (battle: Battle, seat: number): Model | undefined =>
  modelsOf(battle, seat).find((model) => unitOf(battle, model).leader !== null);

/** Tasks that a model works at in an Action of its own. */
const WITH_AN_ACTION = [
  ...['errand', 'circuits', 'double-lock', 'observe', 'confront', 'swarms', 'pest', 'slot', 'dig', 'load'],
  ...['vend', 'salvage', 'study', 'fetch'],
] as const;
type Worked = (typeof WITH_AN_ACTION)[number];
export type WorkedTask = Extract<QuestTask, { is: Worked }>;

export const workedTask = (battle: Battle, seat: number): WorkedTask | undefined => {
  const task = questOf(battle, seat)?.card.task;
  return task !== undefined && WITH_AN_ACTION.some((each) => each === task.is) ? (task as WorkedTask) : undefined;
};

/** Tasks for which each marker is good for one success. */
const ONCE_EACH = ['errand', 'vend', 'salvage'] as const;

/** Attacks on what a Quest is about: `quest-0-1/shoot:pipe-rifle`. */
export const questHits = (
  battle: Battle,
  model: Model,
): { readonly id: string; readonly marker: Marker; readonly way: WayToHit }[] =>
  questMarkers(battle, seatOf(battle, model)).flatMap((marker) =>
    waysToHit(battle, model, marker).map((way) => ({ id: `${marker.id}/${way.id}`, marker, way })),
  );

/** Types of enemies near enough that nobody has written down yet. */
export const typesNear = (battle: Battle, model: Model, { unit, within }: TaskOf<'study'>): UnitType[] => {
  const seat = seatOf(battle, model);
  const { marks } = questOf(battle, seat)!.now;
  if (!cardOf(battle, model).id.startsWith(unit)) return [];
  const near = modelsOf(battle, 1 - seat).filter((foe) => isWithin(battle, model, foe, within));
  return [...new Set(near.map((foe) => cardOf(battle, foe).type))].filter(
    (type) => marks[`studied-${type}`] === undefined,
  );
};

/** The markers in contact that a model could still use. */
export function usable(battle: Battle, model: Model, { is }: WorkedTask): Marker[] {
  const seat = seatOf(battle, model);
  return questMarkers(battle, seat).filter(
    (marker) =>
      isAt(battle, model, marker) &&
      !(marker.opened && ONCE_EACH.some((each) => each === is)) &&
      carrierOf(battle, marker) === undefined,
  );
}

/** Above somebody it sees. WW-ELEV-1, CH-QUEST-10 */
const overlooks = (battle: Battle, model: Model): boolean =>
  modelsOf(battle, 1 - seatOf(battle, model)).some((foe) => {
    const [from, to] = [placeOf(battle, model), placeOf(battle, foe)];
    return isElevated(battle, from, to) && canSee(battle, from, to);
  });

/** Tasks that can be done more often than needed. */
const GOES_ON = ['errand', 'observe', 'swarms', 'dig', 'load', 'salvage'] as const;

/** Why a model cannot work at its side's Quest here and now. */
export function whyNoQuestWork(battle: Battle, model: Model): Reason | undefined {
  const seat = seatOf(battle, model);
  const task = workedTask(battle, seat);
  const why = (key: string): Reason => ({ rule: 'CH-QUEST-1', say: `quest.${key}`, args: { model: model.id } });
  if (task === undefined) return why('nothing');
  if (isEngaged(battle, model)) return why('engaged');
  const { marks } = questOf(battle, seat)!.now;
  if (!GOES_ON.some((each) => each === task.is) && isQuestDone(battle, seat)) return why('nothing');
  if (task.is === 'observe') {
    if (marks[model.id] !== undefined || isSpent(battle, model, 'observe')) return why('has-tried');
    return overlooks(battle, model) ? undefined : why('sees-nobody');
  }
  if (task.is === 'confront') {
    const leader = leaderOf(battle, 1 - seat);
    if (marks.tried !== undefined) return why('has-tried');
    return leader !== undefined && isWithin(battle, model, leader, task.within) ? undefined : why('too-far');
  }
  if (task.is === 'study') return typesNear(battle, model, task).length === 0 ? why('too-far') : undefined;
  if (task.is === 'load' && isUnder(battle, model.id, 'laden')) return why('has-tried');
  const isHit = (task.is === 'swarms' || task.is === 'pest') && questHits(battle, model).length > 0;
  const isThere = task.is !== 'swarms' && usable(battle, model, task).length > 0;
  return isHit || isThere ? undefined : why('too-far');
}

export type Tested = Attribute | Skill;

/** How often it was done. */
export function questCount(battle: Battle, seat: number): number {
  const found = questOf(battle, seat);
  if (found === undefined) return 0;
  const { marks } = found.now;
  if (found.card.task.is === 'circuits') return Object.keys(marks).filter((key) => key.startsWith('circuit-')).length;
  if (found.card.task.is === 'study') return Object.keys(marks).filter((key) => key.startsWith('studied-')).length;
  if (found.card.task.is === 'load')
    return Object.entries(marks).reduce(
      (sum, [key, n]) => sum + (key.startsWith('load-') && isAlive(battle, key.slice('load-'.length)) ? n : 0),
      0,
    );
  return marks.count ?? 0;
}

const isAlive = (battle: Battle, id: string | null): boolean =>
  battle.state.models.some((model) => model.id === id && model.gone !== 'eliminated');

/** Whether it is done as things stand; some are decided only by the end of the battle. CH-QUEST-3 */
export function isQuestDone(battle: Battle, seat: number): boolean {
  const found = questOf(battle, seat);
  if (found === undefined) return false;
  const { task } = found.card;
  const { model } = found.now;
  const count = questCount(battle, seat);
  const removed = (side: number) =>
    battle.state.models.filter((each) => seatOf(battle, each) === side && each.gone === 'eliminated').length;
  switch (task.is) {
    case 'all-but-one':
      return removed(1 - seat) > 0 && modelsOf(battle, 1 - seat).length === 1;
    case 'unscathed':
      return removed(seat) === 0;
    case 'spare':
      return isAlive(battle, model);
    case 'bare-hands':
      return count > 0 && isAlive(battle, model);
    case 'errand':
      return count >= task.need && (!task.survives || isAlive(battle, model));
    case 'lookout':
    case 'hold':
      return count >= task.rounds;
    case 'circuits':
    case 'swarms':
      return count >= task.need;
    case 'study':
      return count >= task.types;
    case 'fetch':
      return questMarkers(battle, seat).some((each) => isAlive(battle, carrierOf(battle, each) ?? null));
    case 'vend':
      return battle.state.models.some(
        (each) =>
          seatOf(battle, each) === seat && each.gone !== 'eliminated' && count > 0 && each.items.includes(task.item),
      );
    case 'sale':
      return true;
    default:
      return count > 0;
  }
}

/** Times that count for rewards: once, or as often as it was done. */
const times = (count: number, { each, most }: { each?: true | undefined; most?: number | undefined }): number =>
  each ? Math.min(count, most ?? count) : 1;

/** Some rewards are for just so many, and some for a Quest that is done for good. */
function isDue(reward: QuestReward, card: QuestCard, { done }: QuestRecord, count: number, own?: string): boolean {
  if (reward.gains === 'structure' && reward.faction !== undefined) return reward.faction === own;
  if (reward.gains === 'gift' || reward.gains === 'item') return done.includes(card.id);
  return !('at' in reward) || reward.at === undefined || reward.at === count;
}

/** A reward with all that it comes to. CH-QUEST-10 */
function earned(reward: QuestReward, count: number, { marks }: Pick<QuestInPlay, 'marks'>): QuestReward {
  // What was agreed when the parts were sold. CH-RULING-129
  if (reward.gains === 'caps' && marks.price !== undefined) return { gains: 'caps', amount: marks.price };
  if (reward.gains === 'caps') return { gains: 'caps', amount: reward.amount * times(count, reward) };
  if (reward.gains !== 'boosts') return reward;
  const { each: _, most: __, ...rest } = reward;
  return { ...rest, count: reward.count * times(count, reward) };
}

/** How a Quest that was done ended: the record from then on, how often its task was done, what of its marks is kept, whose it is. */
interface Ended {
  readonly record: QuestRecord;
  readonly count: number;
  readonly marks?: QuestInPlay['marks'] | undefined;
  readonly faction?: string | undefined;
}

/** What a Quest that is done comes to. CH-QUEST-10 */
export const questRewards = (card: QuestCard, { record, count, marks = {}, faction }: Ended): QuestReward[] =>
  card.rewards
    .filter((each) => isDue(each, card, record, count, faction))
    .map((each) => earned(each, count, { marks }));

const STUDIED = 'studied-';

/** Marks that count when the battle is over: what was agreed, and whom somebody has studied. CH-RULING-123, CH-RULING-129 */
const lastingMarks = (marks: QuestInPlay['marks']): QuestInPlay['marks'] =>
  Object.fromEntries(Object.entries(marks).filter(([key]) => key === 'price' || key.startsWith(STUDIED)));

/** What became of a Quest, for whoever keeps the campaign. */
export interface QuestOutcome {
  readonly quest: string;
  readonly done: boolean;
  readonly count: number;
  readonly marks: QuestInPlay['marks'];
  readonly rewards: readonly QuestReward[];
  /** The player's record from now on. */
  readonly record: QuestRecord;
}

const added = (all: readonly string[], more: readonly string[]): string[] => [...new Set([...all, ...more])];

/** The record after a battle: what was done, and what a card leads on to. CH-QUEST-8, CH-QUEST-9, CH-QUEST-13 */
export function recordAfter(
  record: QuestRecord,
  card: QuestCard,
  done: boolean,
  count: number,
  marks: QuestInPlay['marks'] = {},
): QuestRecord {
  const paid = card.rewards.find((each) => each.gains === 'caps');
  const per = paid?.gains === 'caps' && paid.each ? paid.amount : 1;
  const studied = Object.entries(marks).filter(([key]) => key.startsWith(STUDIED)); // CH-RULING-123
  const counts = {
    ...record.counts,
    [card.id]: (record.counts[card.id] ?? 0) + count * per,
    ...Object.fromEntries(studied),
  };
  const isThrough = done && (card.total === undefined || counts[card.id]! >= card.total);
  const items = card.rewards.flatMap((each) => (each.gains === 'item' ? [each.item] : []));
  return {
    done: isThrough ? added(record.done, [card.id]) : record.done,
    open: added(record.open, isThrough ? card.next : done ? [] : card.otherwise),
    ended: record.ended,
    counts,
    items: isThrough ? added(record.items, items) : record.items,
  };
}

/** When the battle is over, and not before. CH-QUEST-10 */
export function questOutcome(battle: Battle, seat: number): QuestOutcome | null {
  const found = questOf(battle, seat);
  if (found === undefined) return null;
  const { card } = found;
  const done = isQuestDone(battle, seat);
  const count = questCount(battle, seat);
  const marks = lastingMarks(found.now.marks);
  const record = recordAfter(battle.state.records[seat]!, card, done, count, marks);
  return {
    quest: card.id,
    done,
    count,
    marks,
    rewards: done ? questRewards(card, { record, count, marks, faction: playerFaction(battle, seat) }) : [],
    record,
  };
}

/** Whether somebody is there whose X would be noticed. */
export const watchersOf = (battle: Battle, seat: number, model: Model, within: Color): Model[] =>
  inPlay(battle).filter((other) => seatOf(battle, other) === seat && isWithin(battle, other, model, within));
