/** Hurt Locker: a stash in one of three bunkers, to be found, and then to be held. */
import { type Play, type Reason, say } from '@holotape/kernel';
import type { Battle, BattleTable, Goal, Grade, SpecialRules, Subject, Task } from '../../battle.ts';
import { isAt } from '../../queries/markers.ts';
import { lastStanding } from '../../queries/scenario.ts';
import { skillOf } from '../../queries/skills.ts';
import { modelsOf, SEATS, seatOf } from '../../queries/units.ts';
import type { Marker, Model } from '../../state.ts';
import { expertiseOn } from '../searching.ts';
import { noteWiped, wipedBy } from '../wiped.ts';
import { aim } from './aims.ts';
import { holderOf, stashOf } from './stash.ts';

/** Before that nobody searches. SC-LOCKER-2 */
const FROM_ROUND = 2;

const whyNotUse = ({ state }: Battle, _model: Model, { kind }: Marker): Reason | undefined =>
  kind === 'stash' && state.round < FROM_ROUND ? { rule: 'SC-LOCKER-2', say: 'locker.too-early' } : undefined;

/** The other bunkers are of no use to anybody. SC-LOCKER-3 */
function locate(table: BattleTable, model: Model, stash: Marker): void {
  table.state.markers = table.state.markers.filter((marker) => marker === stash || marker.kind !== 'stash');
  hold(table, seatOf(table, model));
  say(table, 'locker.found', { model: model.id, marker: stash.id }, 'SC-LOCKER-3');
}

function hold({ state }: BattleTable, seat: number): void {
  state.scenario!.tally.holder = seat + 1;
}

const touchers = (battle: Battle, stash: Marker, seat: number): number =>
  modelsOf(battle, seat).filter((model) => isAt(battle, model, stash)).length;

/** Whoever alone is at it takes it over. SC-RULING-41 */
function changeHands(table: BattleTable): void {
  const stash = stashOf(table);
  const holder = holderOf(table);
  if (stash === undefined || holder === undefined || touchers(table, stash, holder) > 0) return;
  if (touchers(table, stash, 1 - holder) === 0) return;
  hold(table, 1 - holder);
  say(table, 'locker.taken', { seat: 1 - holder, marker: stash.id }, 'SC-RULING-41');
}

/** The side that holds the stash now: nobody does while an enemy is at it. SC-LOCKER-4, SC-RULING-41 */
function held(battle: Battle): number | undefined {
  const stash = stashOf(battle);
  const holder = holderOf(battle);
  if (stash === undefined || holder === undefined) return undefined;
  return touchers(battle, stash, 1 - holder) === 0 ? holder : undefined;
}

/** By the handbook whoever can search does; once it is found, one side stays with it and the other goes there. CH-AIOBJ-6 */
function task(battle: Battle, model: Model): Task {
  const subjects = battle.state.markers
    .filter(({ kind, opened, face }) => kind === 'stash' && (!opened || face === 'item'))
    .map(({ id }): Subject => ({ is: 'marker', id }));
  const holder = holderOf(battle);
  if (holder !== undefined) return { objective: holder === seatOf(battle, model) ? 'protect' : 'go-to', subjects };
  return skillOf(battle, model, 'search') !== undefined && battle.state.round >= FROM_ROUND
    ? { objective: 'use', subjects, use: expertiseOn, skill: 'search' }
    : { objective: 'go-to', subjects };
}

const goals = (battle: Battle): Goal[] =>
  SEATS.flatMap((seat): Goal[] => [
    { seat, rule: 'SC-LOCKER-5', say: 'locker.goal.hold', reached: held(battle) === seat ? 1 : 0, needed: 1 },
    { ...lastStanding(battle, seat, 'SC-LOCKER-6'), say: 'locker.goal.wipe' },
  ]);

export const hurtLocker: SpecialRules = {
  task,
  messages: {
    'locker.goal.hold': 'Hold the stash when the last round ends, with no enemy at it, for a Major victory',
    'locker.goal.wipe': 'or wipe the other side out, for a Minor one',
    'locker.too-early': 'The bunkers can be searched from round 2 on.',
    'locker.found': '{model:model} has found the stash in {marker:model}. Nobody needs the other bunkers any more.',
    'locker.empty': 'There is nothing in {marker:model} but dust.',
    'locker.taken': '{seat:seat} holds the stash now.',
  },
  aim,
  goals,
  whyNotUse,
  // biome-ignore lint/correctness/useYield: nobody is asked
  *used(table, { model, marker, success }): Play {
    if (!success || marker.kind !== 'stash') return;
    marker.up = true;
    marker.opened = true;
    if (marker.face === 'item') locate(table, model, marker);
    else say(table, 'locker.empty', { marker: marker.id }, 'SC-LOCKER-2');
  },
  removed: noteWiped,
  // biome-ignore lint/correctness/useYield: nobody is asked
  *endRound(table): Play {
    changeHands(table);
  },
  grade: (battle): Grade => (held(battle) === undefined ? 'minor' : 'major'),
  verdict(battle, isOver) {
    const left = modelsOf(battle, 0).length + modelsOf(battle, 1).length;
    if (!isOver && left > 0) return undefined;
    const holder = held(battle);
    if (holder !== undefined) return [holder]; // SC-LOCKER-5
    const winner = wipedBy(battle);
    return winner === undefined ? [] : [winner]; // SC-LOCKER-6, SC-LOCKER-7
  },
};
