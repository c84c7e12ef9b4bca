/** The Action with which a model works at a Quest. WW-ACT-3 */
import { choose, option, type Play, roll } from '@holotape/kernel';
import type { BattleTable, GrantedAction } from '../../battle.ts';
import { isAt, markerById } from '../../queries/markers.ts';
import { questOf, type Tested, usable, type WorkedTask, whyNoQuestWork, workedTask } from '../../queries/quests.ts';
import { attributeNow, skillOf } from '../../queries/skills.ts';
import { modelsOf, seatOf } from '../../queries/units.ts';
import type { Marker, Model } from '../../state.ts';
import { ATTRIBUTES, type Attribute, type Skill } from '../../words.ts';
import { ownTest } from '../round/own-tests.ts';
import { mark } from './removing.ts';

export const QUEST_WORK: GrantedAction = {
  isGranted: (battle, model) => workedTask(battle, seatOf(battle, model)) !== undefined,
  whyNot: whyNoQuestWork,
  *perform(table, model) {
    const seat = seatOf(table, model);
    yield* work(table, seat, model, workedTask(table, seat)!);
  },
};

const isAttribute = (name: Tested): name is Attribute => (ATTRIBUTES as readonly string[]).includes(name);

function* succeeds(table: BattleTable, model: Model, test: Tested | undefined, by = 0, least = 0): Play<boolean> {
  if (test === undefined) return true;
  const value = isAttribute(test) ? attributeNow(table, model, test) : (skillOf(table, model, test as Skill) ?? least);
  const more = by === 0 ? [] : [{ rule: 'CH-QUEST-1', by }];
  return (yield* ownTest(table, model, 'quest.roll', value, more)).success;
}

function* work(table: BattleTable, seat: number, model: Model, task: WorkedTask): Play {
  const { now } = questOf(table, seat)!;
  switch (task.is) {
    case 'observe':
      now.marks[model.id] = 1;
      if (yield* succeeds(table, model, task.test)) mark(table, seat);
      return;
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
      return mark(table, seat, `circuit-${table.content.dice.armor[side! - 1]!}`);
    }
    case 'double-lock': {
      const marker = yield* whichMarker(table, seat, usable(table, model, task));
      if (!(yield* succeeds(table, model, task.test))) return;
      now.marks[marker.id] = table.state.round;
      const opened = Object.entries(now.marks).filter(
        ([id, round]) => id.startsWith('quest-') && round >= table.state.round - 1,
      );
      if (opened.length === 2) mark(table, seat);
    }
  }
}

function* whichMarker(table: BattleTable, seat: number, able: readonly Marker[]): Play<Marker> {
  if (able.length === 1) return able[0]!;
  const id = yield* choose(table, seat, 'quest.marker', () => able.map((each) => option(each.id)), {
    rule: 'CH-QUEST-1',
  });
  return markerById(table, id);
}
