/** Devices are put on the table, and do what they are for. */
import { choose, open, option, type Play, say } from '@holotape/kernel';
import type { BattleTable, GrantedAction } from '../../battle.ts';
import type { Point } from '../../geometry/index.ts';
import { inArea } from '../../queries/area-effects.ts';
import { damageTo } from '../../queries/attacks-on-markers.ts';
import { isUnderTheSky } from '../../queries/buildings.ts';
import {
  breakable,
  carsAt,
  deviceOf,
  ownerKey,
  whyNotCall,
  whyNotOverride,
  whyNotPlaced,
  whyNotRope,
  whyNotThrownThere,
} from '../../queries/devices.ts';
import { isEngaged } from '../../queries/engagement.ts';
import { lastingOn } from '../../queries/lasting.ts';
import { MARKER_RADIUS, markerById } from '../../queries/markers.ts';
import { roomFor } from '../../queries/places.ts';
import { asPoint } from '../../queries/set-up.ts';
import { baseOf, inPlay, modelsOf, seatOf } from '../../queries/units.ts';
import type { Lasting, Marker, Model } from '../../state.ts';
import { attack } from '../attacking/attacks.ts';
import { attackFromNowhere } from '../attacking/from-nowhere.ts';
import { fired } from '../attacking/heavy-weapons.ts';
import { takeHit } from '../harm/damage.ts';
import { lay, lift } from '../round/lasting.ts';
import { rollEffects } from '../round/skill-tests.ts';
import { discardCopy } from './limited-use.ts';
import { discardMarker } from './markers.ts';

function putDown(table: BattleTable, kind: Marker['kind'], { x, y }: Point): Marker {
  const { markers } = table.state;
  const number = markers.filter(({ id }) => id.startsWith(`${kind}-`)).length + 1;
  const marker: Marker = {
    id: `${kind}-${number}`,
    kind,
    x,
    y,
    face: 'blank',
    up: true,
    seen: [],
    items: [],
    opened: false,
  };
  markers.push(marker);
  return marker;
}

/** CH-RULING-118 */
const ROPE: GrantedAction = {
  isGranted: (battle, model) => deviceOf(battle, model, 'ropes') !== undefined,
  whyNot: whyNotRope,
  // biome-ignore lint/correctness/useYield: nobody is asked
  *perform(table, model) {
    const { from } = deviceOf(table, model, 'ropes')!;
    putDown(table, 'rope', model);
    discardCopy(table, model, from);
    say(table, 'device.rope', { model: model.id }, 'CH-RULING-118');
  },
};

/** CH-RULING-119 */
const WATCHER: GrantedAction = {
  isGranted: (battle, model) => deviceOf(battle, model, 'watches') !== undefined,
  whyNot: whyNotPlaced,
  // biome-ignore lint/correctness/useYield: nobody is asked
  *perform(table, model) {
    const { from, gives } = deviceOf(table, model, 'watches')!;
    const away = baseOf(table, model).r + MARKER_RADIUS;
    const { id } = putDown(table, 'monkey', roomFor(table, MARKER_RADIUS, model, away));
    const whose = `${ownerKey(seatOf(table, model))}:${from}`;
    lay(table, { kind: 'device', on: id, until: 'battle', from: whose, left: gives.watches.health });
    discardCopy(table, model, from);
    say(table, 'device.placed', { model: model.id, item: from }, 'CH-RULING-119');
  },
};

/** An attack on a device of the other side. CH-RULING-119 */
const BREAK: GrantedAction = {
  isGranted: (battle, model) => breakable(battle, model).length > 0,
  whyNot: () => undefined,
  *perform(table, model) {
    const ways = breakable(table, model);
    const answer = yield* choose(table, seatOf(table, model), 'device.break', () => ways.map(({ id }) => option(id)), {
      rule: 'CH-RULING-119',
      about: { model: model.id },
    });
    const { marker, way } = ways.find(({ id }) => id === answer)!;
    fired(table, model, way.attack.weapon);
    const { hit, test } = yield* attack(table, way.attack);
    if (!hit) return;
    const bare = { physical: 0, energy: 0, radiation: 0 };
    const damage = damageTo(way.attack, test, bare).reduce((sum, { amount }) => sum + amount, 0);
    const [device] = lastingOn(table, marker.id, 'device');
    device!.left = Math.max(0, device!.left - damage);
    if (device!.left > 0) return;
    lift(table, device!);
    discardMarker(table, marker);
    say(table, 'device.broken', { model: model.id }, 'CH-RULING-119');
  },
};

/** CH-RULING-120 */
const CALL: GrantedAction = {
  isGranted: (battle, model) => deviceOf(battle, model, 'calls') !== undefined,
  whyNot: whyNotCall,
  *perform(table, model) {
    const { from } = deviceOf(table, model, 'calls')!;
    const seat = seatOf(table, model);
    const suggested = () =>
      [...modelsOf(table, 1 - seat), model]
        .map(({ x, y }): [number, number] => [x, y])
        .filter(([x, y]) => whyNotThrownThere(table, model, { x, y }) === undefined);
    const answer = yield* open<[number, number]>(
      table,
      seat,
      'device.where',
      (given) => {
        const at = asPoint(given);
        const reason =
          at === undefined ? { rule: 'CH-RULING-120', say: 'place.no-point' } : whyNotThrownThere(table, model, at);
        return reason === undefined ? { ok: true } : { ok: false, reason };
      },
      suggested,
      { rule: 'CH-RULING-120', about: { model: model.id } },
    );
    const [x, y] = answer;
    const { id } = putDown(table, 'smoke', { x, y });
    discardCopy(table, model, from);
    lay(table, { kind: 'called', on: id, until: 'cured', from: `${ownerKey(seat)}:${from}`, left: 2 });
    say(table, 'device.called', { model: model.id, item: from, x, y }, 'CH-RULING-120');
  },
};

/** CH-RULING-141 */
const OVERRIDE: GrantedAction = {
  isGranted: (battle, model) => deviceOf(battle, model, 'overrides') !== undefined,
  whyNot: whyNotOverride,
  *perform(table, model) {
    const cars = carsAt(table, model);
    const answer = yield* choose(
      table,
      seatOf(table, model),
      'device.car',
      () => cars.flatMap(({ id }) => [option(`start:${id}`), option(`stop:${id}`)]),
      { rule: 'CH-RULING-141', about: { model: model.id } },
    );
    const car = answer.slice(answer.indexOf(':') + 1);
    discardCopy(table, model, deviceOf(table, model, 'overrides')!.from);
    for (const each of lastingOn(table, car, 'meltdown')) lift(table, each);
    const isStopped = answer.startsWith('stop:');
    if (isStopped) lay(table, { kind: 'safe', on: car, until: 'battle', from: 'overrides' });
    else lay(table, { kind: 'meltdown', on: car, until: 'cured', from: 'overrides', left: 2 });
    say(table, isStopped ? 'device.car-safe' : 'device.car-hot', { model: model.id, id: car }, 'CH-RULING-141');
  },
};

export const DEVICES: Readonly<Record<string, GrantedAction>> = {
  rope: ROPE,
  'set-up': WATCHER,
  break: BREAK,
  call: CALL,
  override: OVERRIDE,
};

/** What was called arrives, and cars go up, at the end of the round after. CH-RULING-120, CH-RULING-141 */
export function* devicesEndRound(table: BattleTable): Play {
  for (const due of table.state.lasting.filter(({ kind }) => kind === 'called' || kind === 'meltdown')) {
    due.left -= 1;
    if (due.left > 0) continue;
    lift(table, due);
    if (due.kind === 'called') yield* comeDown(table, due);
    else yield* goUp(table, due.on);
  }
}

function* comeDown(table: BattleTable, { on, from }: Lasting): Play {
  const smoke = markerById(table, on);
  const at = from.indexOf(':');
  const item = from.slice(at + 1);
  const { area, enemies, ...blow } = table.content.gear.get(item)!.calls!;
  say(table, 'device.comes', { item }, 'CH-RULING-120');
  for (const { model } of inArea(table, smoke, area)) {
    if (model.gone !== null || !isUnderTheSky(table, baseOf(table, model), model.height)) continue;
    const isSpared = enemies && (ownerKey(seatOf(table, model)) === from.slice(0, at) || isEngaged(table, model));
    if (!isSpared) yield* attackFromNowhere(table, model, 'device.roll', blow);
  }
  discardMarker(table, smoke);
}

/** 3 physical damage and a black die in a Red area around it, and nothing is left to explode. CH-RULING-141 */
const CAR = { amount: 3, dice: ['black'], area: 'red' } as const;

function* goUp(table: BattleTable, car: string): Play {
  const { outline } = table.state.pieces.find(({ id }) => id === car)!;
  const sum = outline.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  const middle = { x: Math.round(sum.x / outline.length), y: Math.round(sum.y / outline.length) };
  say(table, 'device.car-up', { id: car }, 'CH-RULING-141');
  lay(table, { kind: 'safe', on: car, until: 'battle', from: 'overrides' });
  const icons = (yield* rollEffects(table, 'device.effects', CAR.dice, 'CH-RULING-141')).flatMap((face) => face.icons);
  const count = (icon: string) => icons.filter((each) => each === icon).length;
  const damage = { physical: CAR.amount + count('damage'), energy: 0, radiation: 0 };
  for (const model of inPlay(table)) {
    if (!isNearCar(table, model, middle)) continue;
    yield* takeHit(table, model, {
      damage,
      ignoring: 0,
      reduction: count('reduce-armor'),
      covered: false,
      inArea: true,
    });
  }
}

/** The car itself is no shelter from what happens to it. */
const isNearCar = (table: BattleTable, model: Model, middle: Point): boolean => {
  const { x, y, r } = baseOf(table, model);
  const reach = table.content.rulers.get(CAR.area)!.length / 2 + r;
  return (x - middle.x) ** 2 + (y - middle.y) ** 2 <= reach * reach;
};
