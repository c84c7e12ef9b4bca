/** Quests with things to hit, to dig for, to carry and to look at. CH-QUEST-1 */
import { choose, option, type Play, pick, roll, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { TaskOf } from '../../printed/quests.ts';
import { damageTo } from '../../queries/attacks-on-markers.ts';
import { faceOf } from '../../queries/faces.ts';
import { isAt, MARKER_RADIUS, markerById } from '../../queries/markers.ts';
import { roomFor } from '../../queries/places.ts';
import { questHits, questOf, typesNear, usable, type WorkedTask } from '../../queries/quests.ts';
import { lengthOf } from '../../queries/ranges.ts';
import { ARROWS } from '../../queries/scatter.ts';
import { seatOf } from '../../queries/units.ts';
import type { Marker, Model } from '../../state.ts';
import { attack } from '../attacking/attacks.ts';
import { fired } from '../attacking/heavy-weapons.ts';
import { discardMarker } from '../items/markers.ts';
import { lay } from '../round/lasting.ts';
import { flip } from '../round/luck.ts';
import { drawCreature } from '../wasteland/dangers.ts';
import { mark } from './removing.ts';
import { succeeds, whichMarker } from './trying.ts';

const RULE = 'CH-QUEST-1';

/** `quest-0-1/shoot:pipe-rifle`, or the marker in contact. */
export function* hitOrHandle(table: BattleTable, seat: number, model: Model, task: WorkedTask): Play {
  const ways = questHits(table, model);
  const near = task.is === 'pest' ? usable(table, model, task).filter((each) => isAt(table, model, each)) : [];
  const answer = yield* choose(
    table,
    seat,
    'quest.hit',
    () => [...near.map(({ id }) => option(id)), ...ways.map(({ id }) => option(id))],
    { rule: RULE, about: { model: model.id } },
  );
  const way = ways.find(({ id }) => id === answer);
  if (way === undefined) {
    const marker = markerById(table, answer);
    yield* drawCreature(table, model, marker);
    if (model.gone === null) done(table, seat, marker);
    return;
  }
  fired(table, model, way.way.attack.weapon);
  const { hit, test } = yield* attack(table, way.way.attack);
  const bare = { physical: 0, energy: 0, radiation: 0 };
  const damage = hit ? damageTo(way.way.attack, test, bare).reduce((sum, { amount }) => sum + amount, 0) : 0;
  if (damage >= (task.is === 'swarms' ? task.damage : 1)) done(table, seat, way.marker);
}

function done(table: BattleTable, seat: number, marker: Marker): void {
  discardMarker(table, marker);
  mark(table, seat);
}

/** A token more; with enough of them Luck decides. */
export function* pull(table: BattleTable, seat: number, { least }: TaskOf<'slot'>): Play {
  const { now } = questOf(table, seat)!;
  now.marks.tokens = (now.marks.tokens ?? 0) + 1;
  say(table, 'quest.tokens', { tokens: now.marks.tokens }, RULE, [seat]);
  if (now.marks.tokens < least || !(yield* flip(table, RULE))) return;
  mark(table, seat);
  now.marks.count = now.marks.tokens;
}

/** What was there lies somewhere else now, or something else was there. */
export function* dig(table: BattleTable, seat: number, model: Model, task: TaskOf<'dig'>, marker: Marker): Play {
  if (!(yield* succeeds(table, model, task.test, task.by))) {
    yield* drawCreature(table, model, marker);
    return;
  }
  const arrow = ARROWS[yield* pick(table, 'quest.direction', ARROWS.length, { rule: RULE })]!;
  const far = lengthOf(table.content, task.scatter);
  Object.assign(marker, roomFor(table, MARKER_RADIUS, { x: marker.x + arrow.x * far, y: marker.y + arrow.y * far }));
  mark(table, seat);
}

/** As many as it wants to carry. */
export function* load(table: BattleTable, seat: number, model: Model, { test, most }: TaskOf<'load'>): Play {
  if (!(yield* succeeds(table, model, test))) return;
  const answer = yield* choose(
    table,
    seat,
    'quest.many',
    () => Array.from({ length: most }, (_, i) => option(String(i + 1))),
    { rule: RULE, about: { model: model.id } },
  );
  lay(table, { kind: 'laden', on: model.id, until: 'battle', from: `seat-${seat}`, left: Number(answer) });
  mark(table, seat, `load-${model.id}`);
  questOf(table, seat)!.now.marks[`load-${model.id}`] = Number(answer);
}

/** The more machines, the likelier it is in this one. */
export function* vend(table: BattleTable, seat: number, model: Model, task: TaskOf<'vend'>): Play {
  const marker = yield* whichMarker(table, seat, usable(table, model, task));
  if (!(yield* succeeds(table, model, task.test))) return;
  marker.opened = true;
  const { now } = questOf(table, seat)!;
  now.marks.machines = (now.marks.machines ?? 0) + 1;
  const [side] = yield* roll(table, 'quest.die', [12], { rule: RULE });
  if (faceOf(table.content.dice.armor, side!) > now.marks.machines) return;
  model.items.push(task.item);
  now.model = model.id;
  mark(table, seat);
}

/** One type after the other. */
export function* study(table: BattleTable, seat: number, model: Model, task: TaskOf<'study'>): Play {
  const types = typesNear(table, model, task);
  const type =
    types.length === 1
      ? types[0]!
      : yield* choose(table, seat, 'quest.type', () => types.map((each) => option(each)), {
          rule: RULE,
          about: { model: model.id },
        });
  mark(table, seat, `studied-${type}`);
}

/** It is with the model from now on. */
export function takeUp(table: BattleTable, model: Model, marker: Marker): void {
  const seat = seatOf(table, model);
  lay(table, { kind: 'carried', on: marker.id, until: 'battle', from: model.id });
  mark(table, seat);
}
