/** What works at Quests have in common: a test, and which marker it is about. */
import { choose, option, type Play } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { markerById } from '../../queries/markers.ts';
import type { Tested } from '../../queries/quests.ts';
import { attributeNow, skillOf } from '../../queries/skills.ts';
import type { Marker, Model } from '../../state.ts';
import { ATTRIBUTES, type Attribute, type Skill } from '../../words.ts';
import { ownTest } from '../round/own-tests.ts';

const isAttribute = (name: Tested): name is Attribute => (ATTRIBUTES as readonly string[]).includes(name);

export function* succeeds(
  table: BattleTable,
  model: Model,
  test: Tested | undefined,
  by = 0,
  least = 0,
): Play<boolean> {
  if (test === undefined) return true;
  const value = isAttribute(test) ? attributeNow(table, model, test) : (skillOf(table, model, test as Skill) ?? least);
  const more = by === 0 ? [] : [{ rule: 'CH-QUEST-1', by }];
  return (yield* ownTest(table, model, 'quest.roll', value, more)).success;
}

export function* whichMarker(table: BattleTable, seat: number, able: readonly Marker[]): Play<Marker> {
  if (able.length === 1) return able[0]!;
  const id = yield* choose(table, seat, 'quest.marker', () => able.map((each) => option(each.id)), {
    rule: 'CH-QUEST-1',
  });
  return markerById(table, id);
}
