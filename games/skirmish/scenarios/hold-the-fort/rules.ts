/** Hold the Fort: two water stills and a generator, and a night in which all of them are wanted dead. */
import { type Play, type Reason, say } from '@holotape/kernel';
import type { Battle, Goal, Grade, SpecialRules, Subject, Task } from '../../battle.ts';
import { lastStanding, tallyOf } from '../../queries/scenario.ts';
import { skillOf } from '../../queries/skills.ts';
import { modelsOf, seatOf } from '../../queries/units.ts';
import { discardMarker } from '../../rules/items/markers.ts';
import { addToTally } from '../../rules/round/moments.ts';
import type { Marker, Model } from '../../state.ts';
import { expertiseOn } from '../searching.ts';
import { noteWiped, wipedBy } from '../wiped.ts';
import { aim } from './aims.ts';
import { DISABLING, STILLS } from './stills.ts';

const DEFENDER = 0;
const ATTACKER = 1;

/** More than half of them. SC-FORT-5, SC-RULING-45 */
const MOST_OF_THEM = 2;

const destroyed = (battle: Battle): number => tallyOf(battle, 'destroyed');

const whyNotUse = (battle: Battle, model: Model, { kind }: Marker): Reason | undefined =>
  kind === 'still' && seatOf(battle, model) !== ATTACKER ? { rule: 'SC-FORT-2', say: 'fort.not-yours' } : undefined;

/** By the handbook whoever knows how goes and takes them apart, and the others go there too; the Defenders guard them. CH-AIOBJ-6 */
function task(battle: Battle, model: Model): Task {
  const subjects = battle.state.markers
    .filter(({ kind }) => kind === 'still')
    .map(({ id }): Subject => ({ is: 'marker', id }));
  if (seatOf(battle, model) === DEFENDER) return { objective: 'protect', subjects };
  return DISABLING.some((skill) => skillOf(battle, model, skill) !== undefined)
    ? { objective: 'use', subjects, use: expertiseOn }
    : { objective: 'go-to', subjects };
}

const goals = (battle: Battle): Goal[] => [
  { seat: DEFENDER, rule: 'SC-FORT-3', say: 'fort.goal.all', reached: STILLS - destroyed(battle), needed: STILLS },
  {
    seat: DEFENDER,
    rule: 'SC-FORT-4',
    say: 'fort.goal.some',
    reached: STILLS - destroyed(battle),
    needed: MOST_OF_THEM,
  },
  { ...lastStanding(battle, DEFENDER, 'SC-FORT-4'), say: 'fort.goal.wipe' },
  { seat: ATTACKER, rule: 'SC-FORT-6', say: 'fort.goal.destroy', reached: destroyed(battle), needed: STILLS },
  { seat: ATTACKER, rule: 'SC-FORT-5', say: 'fort.goal.two', reached: destroyed(battle), needed: MOST_OF_THEM },
  { ...lastStanding(battle, ATTACKER, 'SC-FORT-5'), say: 'fort.goal.wipe' },
];

export const holdTheFort: SpecialRules = {
  task,
  messages: {
    'fort.goal.all': 'Keep both stills and the generator running until the end, for a Major victory',
    'fort.goal.some': 'or two of the three, for a Minor one',
    'fort.goal.destroy': 'Disable all three, for a Major victory',
    'fort.goal.two': 'or two of them, for a Minor one',
    'fort.goal.wipe': 'or wipe the other side out, for a Minor one',
    'fort.not-yours': 'Nobody takes a hammer to their own water.',
    'fort.destroyed': '{model:model} has put {marker:model} out of order: {all} of 3.',
  },
  aim,
  goals,
  whyNotUse,
  // biome-ignore lint/correctness/useYield: nobody is asked
  *used(table, { model, marker, success }): Play {
    if (!success || marker.kind !== 'still') return;
    discardMarker(table, marker);
    addToTally(table, 'destroyed');
    say(table, 'fort.destroyed', { model: model.id, marker: marker.id, all: destroyed(table) }, 'SC-FORT-2');
  },
  removed: noteWiped,
  grade: (battle): Grade => (destroyed(battle) === 0 || destroyed(battle) === STILLS ? 'major' : 'minor'),
  verdict(battle, isOver) {
    if (destroyed(battle) === STILLS) return [ATTACKER]; // SC-FORT-6
    // SC-RULING-4: with nobody left to break anything nothing changes any more.
    if (!isOver && modelsOf(battle, ATTACKER).length > 0) return undefined;
    if (destroyed(battle) === 0) return [DEFENDER]; // SC-FORT-3, SC-RULING-45
    return [wipedBy(battle) ?? (destroyed(battle) >= MOST_OF_THEM ? ATTACKER : DEFENDER)]; // SC-FORT-4, SC-FORT-5
  },
};
