/** Troubled Beginnings: a dog in a snare, and four traps to empty. */
import { choose, option, type Play, type Reason, say } from '@holotape/kernel';
import type { Battle, BattleTable, Goal, SpecialRules, Subject, Task } from '../../battle.ts';
import { TOLERANCE, withinReach } from '../../geometry/index.ts';
import { discOf, markerById } from '../../queries/markers.ts';
import { anchorOf } from '../../queries/places.ts';
import { lengthOf } from '../../queries/ranges.ts';
import { scenarioOf, tallyOf } from '../../queries/scenario.ts';
import { baseOf, modelsOf, seatOf } from '../../queries/units.ts';
import { discardMarker } from '../../rules/items/markers.ts';
import { addModel, addUnit } from '../../rules/round/joining.ts';
import { addToTally } from '../../rules/round/moments.ts';
import { attributeTest } from '../../rules/round/own-tests.ts';
import type { Marker, Model } from '../../state.ts';
import { aim, isOutOfReach } from './aims.ts';

const DOG = 'dogmeat';

const isFreed = (battle: Battle): boolean => tallyOf(battle, 'freed') > 0;

/** SC-BEGIN-1 */
function whyNotFree(battle: Battle, model: Model): Reason | undefined {
  const why = (say: string): Reason => ({ rule: 'SC-BEGIN-1', say, args: { color: 'orange' } });
  if (seatOf(battle, model) !== 0) return why('begin.not-yours');
  if (isFreed(battle)) return why('begin.free-already');
  const orange = lengthOf(battle.content, 'orange');
  return withinReach(baseOf(battle, model), anchorOf(battle, DOG), orange + TOLERANCE)
    ? undefined
    : why('begin.dog-too-far');
}

/** It joins at once, Unready, where the snare was. SC-BEGIN-2, SC-RULING-54 */
function* free(table: BattleTable, model: Model): Play {
  const { state } = table;
  const at = anchorOf(table, DOG);
  addToTally(table, 'freed');
  state.pieces = state.pieces.filter(({ id }) => id !== DOG);
  addUnit(table, scenarioOf(table).later.find(({ id }) => id === DOG)!, 0);
  addModel(table, DOG, at);
  say(table, 'dog.freed', { model: model.id }, 'SC-BEGIN-2');
}

/** Traps that the model could empty from where it stands. */
function trapsNear(battle: Battle, model: Model): Marker[] {
  const orange = lengthOf(battle.content, 'orange');
  return battle.state.markers.filter(
    (marker) => marker.kind === 'trap' && withinReach(baseOf(battle, model), discOf(marker), orange + TOLERANCE),
  );
}

/** SC-BEGIN-3 */
function whyNotSeize(battle: Battle, model: Model): Reason | undefined {
  const why = (say: string): Reason => ({ rule: 'SC-BEGIN-3', say, args: { color: 'orange' } });
  if (seatOf(battle, model) !== 1) return why('begin.not-yours');
  return trapsNear(battle, model).length > 0 ? undefined : why('begin.no-trap');
}

function* seize(table: BattleTable, model: Model): Play {
  const traps = trapsNear(table, model);
  const id =
    traps.length === 1
      ? traps[0]!.id
      : yield* choose(table, 1, 'trap.which', () => traps.map((trap) => option(trap.id)), { rule: 'SC-BEGIN-3' });
  const { success } = yield* attributeTest(table, model, 'trap.roll', 'STR');
  say(table, success ? 'trap.seized' : 'trap.failed', { model: model.id, marker: id }, 'SC-BEGIN-3');
  if (success) discardMarker(table, markerById(table, id));
}

/** Traps that there are at first. SC-BEGIN-6 */
const TRAPS = 4;

/** SC-BEGIN-4, SC-BEGIN-5 */
function goals(battle: Battle): Goal[] {
  const { models, markers } = battle.state;
  const foes = models.filter((model) => seatOf(battle, model) === 1);
  const left = markers.filter(({ kind }) => kind === 'trap').length;
  return [
    { seat: 0, rule: 'SC-BEGIN-5', say: 'begin.goal.free', reached: isFreed(battle) ? 1 : 0, needed: 1 },
    {
      seat: 0,
      rule: 'SC-BEGIN-5',
      say: 'begin.goal.hunt',
      reached: foes.filter(({ gone }) => gone !== null).length,
      needed: foes.length,
    },
    { seat: 1, rule: 'SC-BEGIN-4', say: 'begin.goal.traps', reached: TRAPS - left, needed: TRAPS },
  ];
}

/** By the handbook the hunters empty traps, and the others free the dog first. CH-AIOBJ-6 */
function task(battle: Battle, model: Model): Task {
  if (seatOf(battle, model) === 1) {
    const subjects = battle.state.markers
      .filter(({ kind }) => kind === 'trap')
      .map(({ id }): Subject => ({ is: 'marker', id }));
    const use: Task['use'] = (now, by, trap) =>
      'id' in trap && trapsNear(now, by).some(({ id }) => id === trap.id)
        ? { action: 'special:seize', answers: { 'trap.which': trap.id } }
        : undefined;
    return { objective: 'use', subjects, use, near: 'orange' };
  }
  if (isFreed(battle)) return { objective: 'defeat', subjects: [] };
  const use: Task['use'] = (now, by) =>
    whyNotFree(now, by) === undefined ? { action: 'special:free', answers: {} } : undefined;
  return { objective: 'use', subjects: [{ is: 'piece', id: DOG }], use, near: 'orange' };
}

export const troubledBeginnings: SpecialRules = {
  task,
  messages: {
    'ask.trap.which': 'Empty which trap?',
    'ask.trap.roll': 'Roll for STR: {value} or less.',
    'begin.not-yours': 'That is for the other side.',
    'begin.free-already': 'Dogmeat is free already.',
    'begin.dog-too-far': 'Dogmeat is farther than {color:ruler} away.',
    'begin.no-trap': 'There is no trap within {color:ruler}.',
    'dog.freed': '{model:model} opens the snare: Dogmeat is free.',
    'trap.seized': '{model:model} empties {marker:model}.',
    'begin.goal.free': 'Free Dogmeat',
    'begin.goal.hunt': 'and remove every Super Mutant',
    'begin.goal.traps': 'Empty all four traps',
    'trap.failed': '{model:model} pulls at {marker:model} in vain.',
  },
  aim,
  isOutOfReach,
  goals,
  actions: {
    free: { whyNot: whyNotFree, perform: free },
    seize: { whyNot: whyNotSeize, perform: seize },
  },
  verdict(battle, isOver) {
    if (!battle.state.markers.some(({ kind }) => kind === 'trap')) return [1]; // SC-BEGIN-4
    const [mine, theirs] = [modelsOf(battle, 0).length, modelsOf(battle, 1).length];
    if (isFreed(battle) && theirs === 0) return [0]; // SC-BEGIN-5
    // SC-RULING-4: nobody is left to change anything.
    return isOver || mine + theirs === 0 ? [] : undefined;
  },
  also: (battle, seat) => (seat === 0 && !isFreed(battle) ? ['dog-left'] : []),
};
