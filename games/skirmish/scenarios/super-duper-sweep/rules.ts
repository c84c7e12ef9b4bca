/** Super Duper Sweep: prizes under markers, two banks, and whoever takes more of it home. */
import type { Play } from '@holotape/kernel';
import type { Battle, BattleTable, SpecialRules, Subject, Task } from '../../battle.ts';
import { whoHasMore } from '../../queries/counting.ts';
import { carrierOf, markerById } from '../../queries/markers.ts';
import { tallyOf } from '../../queries/scenario.ts';
import { inPlay, SEATS, seatOf } from '../../queries/units.ts';
import type { Marker, Model } from '../../state.ts';
import { interaction, isBeyond, searching } from '../searching.ts';
import { aim } from './aims.ts';
import { ACTIONS, bankable, dropPrizes, forgetUsedUp, hold, keepMarker, whyNotBank, whyNotHold } from './handling.ts';
import { bankedOf, bankFor, ENOUGH, holdsStar, isStar, STARS, totalOf } from './prizes.ts';

/** A large piece of foam, and nothing else is needed to carry it. SC-SWEEP-7, SC-SWEEP-16 */
// biome-ignore lint/correctness/useYield: nobody is asked
function* takeStar(table: BattleTable, model: Model, marker: Marker): Play<boolean> {
  marker.id = STARS[marker.face]!;
  hold(table, model, marker);
  return true;
}

/** By the handbook whoever has something for the bank goes there; everybody else looks for prizes. CH-AIOBJ-6 */
function task(battle: Battle, model: Model): Task {
  const bank = bankFor(battle, seatOf(battle, model));
  if (bank !== undefined && bankable(battle, model).some(({ blocked }) => blocked === undefined)) {
    const use: Task['use'] = (now, by) =>
      whyNotBank(now, by) === undefined ? { action: { free: 'special:bank-prize' }, answers: {} } : undefined;
    return { objective: 'use', subjects: [{ is: 'marker', id: bank.id }], use, near: 'orange' };
  }
  const found = searching(battle, model).subjects.filter(
    (subject) => subject.is === 'marker' && mayHelp(battle, model, markerById(battle, subject.id)),
  );
  const lying = battle.state.markers
    .filter(
      (marker) =>
        marker.kind === 'prize' &&
        carrierOf(battle, marker) === undefined &&
        whyNotHold(battle, model, marker) === undefined,
    )
    .map(({ id }): Subject => ({ is: 'marker', id }));
  const subjects = [...lying, ...found];
  return { objective: subjects.length === 0 ? 'none' : 'use', subjects, use: reach };
}

/** Nobody goes where it could do nothing. */
const mayHelp = (battle: Battle, model: Model, marker: Marker): boolean =>
  !isBeyond(battle, model, marker) && !(isStar(marker) && holdsStar(battle, model));

const reach: NonNullable<Task['use']> = (battle, model, subject) => {
  if (subject.is !== 'marker') return undefined;
  if (markerById(battle, subject.id).kind !== 'prize') return interaction(battle, model, subject);
  const whyNot = ACTIONS['pick-up-prize']!.whyNot(battle, model);
  if (whyNot !== undefined) return undefined;
  return { action: { free: 'special:pick-up-prize' }, answers: { 'prize.which': subject.id } };
};

export const superDuperSweep: SpecialRules = {
  task,
  messages: {
    'sweep.goal.bank': 'Bank prizes worth {n} Caps, each counted twice: that wins at once',
    'sweep.goal.total': 'Or have more than the other team after the last round, banked and held',
    'sweep.none-held': 'This model holds no prize.',
    'sweep.engaged': 'Not while somebody is upon it.',
    'sweep.nothing-here': 'No prize lies in contact.',
    'sweep.nobody-near': 'No friend with free hands is within Orange and in sight.',
    'sweep.not-touching': 'It is put down touching the base.',
    'sweep.no-bank': 'The own bank is not within Orange.',
    'sweep.one-star': 'One star prize at a time: they are large, and made of foam.',
    'sweep.too-early': 'Star prizes go into the bank from round 4 on.',
    'sweep.stay': 'Nobody leaves the set while the cameras run.',
    'ask.assign.bank': 'Which bank does your own team use? The zone farthest from it is yours.',
    'ask.assign.bank.auto': 'Which bank is whose?',
    'assigned.letter-a': '{seat:seat} banks at A (Blue, in the book) and deploys at the edge far from it.',
    'assigned.letter-b': '{seat:seat} banks at B (Red, in the book) and deploys at the edge far from it.',
    'ask.prize.which': 'Which prize?',
    'ask.prize.give': 'Hand it to whom?',
    'ask.prize.place': 'Where beside its base does {model:model} put it down?',
    'sweep.held': '{model:model} holds {marker:model} up for the cameras: {n} Caps.',
    'sweep.passed': '{model:model} hands {marker:model} to {target:model}.',
    'sweep.dropped': '{model:model} lets go of {marker:model}.',
    'sweep.banked': '{model:model} banks {marker:model} for {n} Caps. The board shows {sum}.',
    'sweep.used-up': '{model:model} has used up {marker:model}: it counts for nothing now.',
  },
  aim,
  actions: ACTIONS,
  means: { 'number-1': takeStar, 'number-2': takeStar, 'number-3': takeStar, 'number-4': takeStar },
  // SC-SWEEP-16
  whyNotUse: (battle, model, marker) =>
    marker.kind === 'investigation' && isStar(marker) ? whyNotHold(battle, model, marker) : undefined,
  whyNotLeave: () => ({ rule: 'SC-SWEEP-13', say: 'sweep.stay' }),
  taken: keepMarker,
  betweenActions: forgetUsedUp,
  removed: dropPrizes,
  goals: (battle) =>
    SEATS.flatMap((seat) => [
      {
        seat,
        rule: 'SC-SWEEP-1',
        say: 'sweep.goal.bank',
        args: { n: ENOUGH },
        reached: tallyOf(battle, bankedOf(seat)),
        needed: ENOUGH,
      },
      { seat, rule: 'SC-SWEEP-2', say: 'sweep.goal.total', reached: totalOf(battle, seat) },
    ]),
  grade: () => 'major', // SC-SWEEP-1, SC-SWEEP-2
  verdict(battle, isOver) {
    const rich = SEATS.filter((seat) => tallyOf(battle, bankedOf(seat)) >= ENOUGH); // SC-SWEEP-1, SC-RULING-32
    if (rich.length > 0) return rich;
    if (!isOver && inPlay(battle).length > 0) return undefined; // SC-SWEEP-3, SC-RULING-4
    return whoHasMore((seat) => totalOf(battle, seat)); // SC-SWEEP-2, SC-RULING-5
  },
};
