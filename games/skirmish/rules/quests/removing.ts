/** Quests that hear of falls and rolls: nothing here asks or rolls anything. */
import { say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { seerOf } from '../../queries/foresight.ts';
import { markerById } from '../../queries/markers.ts';
import { isWithin } from '../../queries/near.ts';
import { isQuestDone, questOf, watchersOf } from '../../queries/quests.ts';
import type { SkillTest } from '../../queries/skill-tests.ts';
import { cardOf, modelById, modelsOf, SEATS, seatOf, unitOf } from '../../queries/units.ts';
import { forceCapsOf } from '../../queries/worth.ts';
import type { Marker, Model } from '../../state.ts';
import { lay, lift } from '../round/lasting.ts';

/** One more of something; its player alone hears of it. CH-QUEST-4 */
export function mark(table: BattleTable, seat: number, what = 'count'): void {
  const { now, card } = questOf(table, seat)!;
  const before = isQuestDone(table, seat);
  now.marks[what] = (now.marks[what] ?? 0) + 1;
  const isDone = !before && isQuestDone(table, seat);
  say(table, isDone ? 'quest.done' : 'quest.on', { quest: card.id }, 'CH-QUEST-10', [seat]);
}

/** Somebody was removed: by whom, the Action in progress tells. */
export function questRemoved(table: BattleTable, model: Model): void {
  dropped(table, model);
  const by = table.state.acting.at(-1)?.model;
  for (const seat of SEATS) {
    const task = questOf(table, seat)?.card.task;
    const isOwn = seatOf(table, model) === seat;
    if (task?.is === 'bounty' && !isOwn && by !== undefined && seatOf(table, modelById(table, by)) === seat) {
      const foes = table.state.models.filter((each) => seatOf(table, each) === 1 - seat);
      const most = Math.max(...foes.map((each) => forceCapsOf(table, each)));
      if (forceCapsOf(table, model) === most) mark(table, seat);
    }
    if (task?.is === 'salvage' && !isOwn) layWhereItFell(table, seat, model);
    if (task?.is === 'notes' && isOwn === (task.of === 'friends')) {
      const scribes = modelsOf(table, seat).filter(
        (each) => cardOf(table, each).id.startsWith(task.unit) && each !== model,
      );
      if (scribes.some((each) => isWithin(table, each, model, task.within))) mark(table, seat);
    }
  }
}

/** Where somebody fell something can be had. */
function layWhereItFell({ state }: BattleTable, seat: number, { x, y }: Model): void {
  const number = state.markers.filter(({ id }) => id.startsWith(`quest-${seat}-`)).length + 1;
  const lies = { face: 'blank', up: true, seen: [], items: [], opened: false } as const;
  state.markers.push({ id: `quest-${seat}-${number}`, kind: 'quest', x, y, ...lies, seen: [], items: [] });
}

/** What a model carries for a Quest lies where it was removed. */
function dropped(table: BattleTable, model: Model): void {
  for (const carried of table.state.lasting.filter(({ kind, from }) => kind === 'carried' && from === model.id)) {
    const marker = markerById(table, carried.on);
    if (marker?.kind !== 'quest') continue;
    lift(table, carried);
    Object.assign(marker, { x: model.x, y: model.y });
  }
}

/** An X of the enemy Leader, with somebody there to see it. */
export function questRolled(table: BattleTable, model: Model, { face }: SkillTest): void {
  if (face.fails && seerOf(table, seatOf(table, model)) !== undefined)
    lay(table, { kind: 'fumbled', on: model.id, until: 'activation', from: 'X' }); // CH-RULING-124
  if (!face.fails || unitOf(table, model).leader === null) return;
  const seat = 1 - seatOf(table, model);
  const task = questOf(table, seat)?.card.task;
  if (task?.is === 'omen' && watchersOf(table, seat, model, task.within).length > 0) mark(table, seat);
}

/** Somebody got from a Stranger what they wanted. */
export function questMet(table: BattleTable, model: Model, { id }: Marker): void {
  const seat = seatOf(table, model);
  const found = questOf(table, seat);
  if (found?.card.task.is === 'stranger' && found.now.model === id) mark(table, seat);
}
