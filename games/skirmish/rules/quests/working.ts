/** The Action with which a model works at a Quest. WW-ACT-3 */
import { type Play, roll } from '@holotape/kernel';
import type { BattleTable, GrantedAction } from '../../battle.ts';
import { faceOf } from '../../queries/faces.ts';
import { isAt } from '../../queries/markers.ts';
import { questOf, usable, type WorkedTask, whyNoQuestWork, workedTask } from '../../queries/quests.ts';
import { modelsOf, seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { spend } from '../round/lasting.ts';
import { dig, hitOrHandle, load, pull, study, takeUp, vend } from './chores.ts';
import { mark } from './removing.ts';
import { succeeds, whichMarker } from './trying.ts';

export const QUEST_WORK: GrantedAction = {
  isGranted: (battle, model) => workedTask(battle, seatOf(battle, model)) !== undefined,
  whyNot: whyNoQuestWork,
  *perform(table, model) {
    const seat = seatOf(table, model);
    yield* work(table, seat, model, workedTask(table, seat)!);
  },
};

function* work(table: BattleTable, seat: number, model: Model, task: WorkedTask): Play {
  const { now } = questOf(table, seat)!;
  switch (task.is) {
    case 'observe':
      spend(table, model, 'observe', 'activation');
      if (!(yield* succeeds(table, model, task.test))) return;
      now.marks[model.id] = 1;
      return mark(table, seat);
    case 'confront':
      now.marks.tried = 1;
      if (yield* succeeds(table, model, task.test)) mark(table, seat);
      return;
    case 'errand': {
      const marker = yield* whichMarker(table, seat, usable(table, model, task));
      const others = modelsOf(table, seat).filter((each) => each !== model && isAt(table, each, marker)).length;
      const by = (task.by ?? 0) + others * (task.friends ?? 0);
      if (!(yield* succeeds(table, model, task.test, by, task.least))) return;
      marker.opened = true;
      now.model = model.id;
      return mark(table, seat);
    }
    case 'circuits': {
      if (!(yield* succeeds(table, model, task.test))) return;
      const [side] = yield* roll(table, 'quest.die', [12], { rule: 'CH-QUEST-1' });
      return mark(table, seat, `circuit-${faceOf(table.content.dice.armor, side!)}`);
    }
    case 'double-lock': {
      const marker = yield* whichMarker(table, seat, usable(table, model, task));
      if (!(yield* succeeds(table, model, task.test))) return;
      now.marks[marker.id] = table.state.round;
      const opened = Object.entries(now.marks).filter(
        ([id, round]) => id.startsWith('quest-') && round >= table.state.round - 1,
      );
      if (opened.length === 2) mark(table, seat);
      return;
    }
    case 'swarms':
    case 'pest':
      return yield* hitOrHandle(table, seat, model, task);
    case 'slot':
      return yield* pull(table, seat, task);
    case 'dig':
      return yield* dig(table, seat, model, task, yield* whichMarker(table, seat, usable(table, model, task)));
    case 'load':
      return yield* load(table, seat, model, task);
    case 'vend':
      return yield* vend(table, seat, model, task);
    case 'study':
      return yield* study(table, seat, model, task);
    case 'fetch':
      return takeUp(table, model, yield* whichMarker(table, seat, usable(table, model, task)));
    case 'salvage': {
      const marker = yield* whichMarker(table, seat, usable(table, model, task));
      marker.opened = true;
      return mark(table, seat);
    }
  }
}
