/**
 * The Quest of the other side, for whoever cannot know it: one that it could be, as far as the table tells. Nothing here may depend on
 * the card but what everybody has seen of it. CH-QUEST-4
 */
import { below, type Random } from '@holotape/kernel';
import type { Battle } from './battle.ts';
import type { QuestCard } from './content.ts';
import type { QuestTask } from './printed/quests.ts';
import { carrierOf } from './queries/markers.ts';
import { barricades, quartersOf, whereOf } from './queries/quest-places.ts';
import { namable, questMarkers, questOf, whyNotQuest } from './queries/quests.ts';
import { lengthOf } from './queries/ranges.ts';
import { modelsOf, seatOf } from './queries/units.ts';
import type { Marker, QuestInPlay, QuestRecord } from './state.ts';

export const noRecord = (): QuestRecord => ({ done: [], open: [], ended: [], counts: {}, items: [] });

type Found = NonNullable<ReturnType<typeof questOf>>;

const NOTHING = 'nothing';

/** Tasks of which it shows that a marker was used: it lies there used up. */
const USES_UP: readonly QuestTask['is'][] = ['errand', 'vend', 'salvage'];
/** Tasks that are over with a marker when it leaves the table. */
const CLEARS: readonly QuestTask['is'][] = ['pest', 'swarms'];

/** Before the first turn a Quest may still have nothing on the table. */
const isBeginning = ({ state }: Battle): boolean => state.round <= 1 && state.phase === 'round';

/** The Stranger who waits for one side is known to both. */
const waiting = ({ now, card }: Found): string | null => (card.task.is === 'stranger' ? now.model : null);

const hasFallen = (battle: Battle, seat: number): boolean =>
  battle.state.models.some((model) => model.gone === 'eliminated' && seatOf(battle, model) === seat);

/** Near a point in a quarter of the table, where it may have been moved a little to have room. */
function isInQuarter(battle: Battle, { x, y }: Marker): boolean {
  const far = lengthOf(battle.content, 'yellow');
  return quartersOf(battle).some((at) => Math.abs(at.x - x) < far && Math.abs(at.y - y) < far);
}

/** What everybody sees, or has seen, of a task: which of them look alike. */
function lookOf(battle: Battle, seat: number, task: QuestTask): string {
  if (task.is === 'swarms' || task.is === 'stranger') return task.is;
  if (task.is === 'salvage') return hasFallen(battle, 1 - seat) ? 'fallen' : NOTHING;
  const where = whereOf(task) ?? NOTHING;
  if (where === 'barricades') return barricades(battle).length > 0 ? where : NOTHING;
  const first = questMarkers(battle, seat)[0];
  // CH-RULING-131
  return where === 'searchables' && first !== undefined && isInQuarter(battle, first) ? 'quarters' : where;
}

/** What has happened to the markers of a side, as everybody saw. */
function signsOf(battle: Battle, seat: number) {
  const lie = questMarkers(battle, seat);
  const laden = battle.state.lasting.filter(({ kind, from }) => kind === 'laden' && from === `seat-${seat}`);
  return {
    lie: lie.length,
    used: lie.filter(({ opened }) => opened).length,
    carried: lie.filter((marker) => carrierOf(battle, marker) !== undefined).length,
    laden,
  };
}
type Signs = ReturnType<typeof signsOf>;

/** Whether what has happened speaks for no other task. */
const fits = ({ is }: QuestTask, look: string, { lie, used, carried, laden }: Signs): boolean =>
  (used === 0 || USES_UP.includes(is)) &&
  (carried === 0 || is === 'fetch') &&
  (laden.length === 0 || is === 'load') &&
  (lie > 0 || look === NOTHING || look === 'stranger' || CLEARS.includes(is));

/** Every card that the side could have, for all that the table tells. */
function possible(battle: Battle, seat: number, found: Found): QuestCard[] {
  const cards = [...battle.content.quests.values()];
  const signs = signsOf(battle, seat);
  if (isBeginning(battle) && signs.lie === 0 && waiting(found) === null) return cards;
  const seen = lookOf(battle, seat, found.card.task);
  const look = seen === 'barricades' && signs.lie === 0 ? NOTHING : seen;
  const like = cards.filter(({ task }) => lookOf(battle, seat, task) === look && fits(task, look, signs));
  return like.length > 0 ? like : cards;
}

/** How far it is, reckoned from what lies open; what was counted in secret begins anew. */
function progress(task: QuestTask, { lie, used, carried, laden }: Signs): QuestInPlay['marks'] {
  const counted = (count: number): QuestInPlay['marks'] => (count > 0 ? { count } : {});
  switch (task.is) {
    case 'errand':
    case 'salvage':
      return counted(used);
    case 'vend':
      return used > 0 ? { machines: used } : {};
    case 'fetch':
      return counted(carried);
    case 'swarms':
      return counted(task.count - lie);
    case 'pest':
      return counted(1 - lie);
    case 'load':
      return { ...counted(laden.length), ...Object.fromEntries(laden.map(({ on, left }) => [`load-${on}`, left])) };
    default:
      return {};
  }
}

/** Whom it is about: somebody who could have been named. */
function namedFor(battle: Battle, seat: number, { task }: QuestCard, random: Random): string | null {
  const able = task.is === 'errand' ? modelsOf(battle, seat) : (namable(battle, seat, task) ?? []);
  return able.length === 0 ? null : able[below(random, able.length)]!.id;
}

/** The side has another Quest, and has done nothing before but what led to it. */
export function dealQuest(battle: Battle, seat: number, random: Random): void {
  const record = noRecord();
  battle.state.records[seat] = record;
  const found = questOf(battle, seat);
  if (found === undefined) return;
  const cards = possible(battle, seat, found);
  const card = cards[below(random, cards.length)]!;
  const model = waiting(found) ?? namedFor(battle, seat, card, random);
  const marks = isBeginning(battle) ? {} : progress(card.task, signsOf(battle, seat));
  // Rules that are under way hold on to it.
  Object.assign(found.now, { card: card.id, model, marks });
  if (whyNotQuest(battle.content, record, card.id) !== undefined) record.open = [card.id];
}
