/** Water Treatment Plant: thirty thousand gallons, or four captives. */
import { type Play, say } from '@holotape/kernel';
import type { Battle, BattleTable, SpecialRules, Subject, Task } from '../../battle.ts';
import { isInSquare } from '../../queries/places.ts';
import { roundsHeld, tallyOf } from '../../queries/scenario.ts';
import { skillOf } from '../../queries/skills.ts';
import { modelById, modelsOf, seatOf } from '../../queries/units.ts';
import { addToTally } from '../../rules/round/moments.ts';
import type { Model } from '../../state.ts';
import { expertiseOn } from '../searching.ts';
import { aim } from './aims.ts';

/** SC-WATER-2 */
const FIRST = 6000;
const FURTHER = 1000;
/** SC-WATER-4 */
const BY_GENERATOR = 5000;
/** SC-WATER-5 */
const LOST = 2000;
/** SC-WATER-8, SC-WATER-9 */
const GALLONS = 30_000;
const CAPTIVES = 4;
/** The pump area: half a side of the square. SC-WATER-11 */
const HALF = 1270;
const TECH = 'tech';

const isTechAtThePumps = (battle: Battle): boolean =>
  modelsOf(battle, 0).some((model) => model.unit === TECH && isInSquare(battle, model, HALF));

/** What is pumped first makes up for the loss of the round. SC-WATER-5, SC-RULING-58 */
function pump(table: BattleTable, gallons: number, rule: string): void {
  const lost = Math.min(gallons, tallyOf(table, 'loss'));
  addToTally(table, 'loss', -lost);
  addToTally(table, 'gallons', gallons - lost);
  say(table, 'pumped', { gallons: gallons - lost, all: tallyOf(table, 'gallons') }, rule);
}

/** By the handbook whoever can work the pumps does, and the others guard them; the hunters hunt. CH-AIOBJ-6 */
function task(battle: Battle, model: Model): Task {
  if (seatOf(battle, model) !== 0) return { objective: 'defeat', subjects: [] };
  const subjects = battle.state.markers
    .filter(({ kind }) => kind === 'computer')
    .map(({ id }): Subject => ({ is: 'marker', id }));
  const canPump = skillOf(battle, model, 'computers') !== undefined;
  return canPump
    ? { objective: 'use', subjects, use: expertiseOn, skill: 'computers' }
    : { objective: 'protect', subjects };
}

export const waterTreatmentPlant: SpecialRules = {
  task,
  messages: {
    'water.goal.gallons': 'Pump {gallons} gallons',
    'water.goal.captives': 'Take {captives} captives',
    'water.goal.time': 'or let the last round pass',
    'water.not-yours': 'Only Survivors know how to work this.',
    pumped: '{gallons} gallons are pumped, {all} in all.',
    generator: 'The generator is running.',
    captured: '{model:model} is captured.',
  },
  aim,
  // SC-WATER-8, SC-WATER-9
  goals: (battle) => [
    {
      seat: 0,
      rule: 'SC-WATER-8',
      say: 'water.goal.gallons',
      args: { gallons: GALLONS },
      reached: tallyOf(battle, 'gallons'),
      needed: GALLONS,
    },
    {
      seat: 1,
      rule: 'SC-WATER-9',
      say: 'water.goal.captives',
      args: { captives: CAPTIVES },
      reached: tallyOf(battle, 'captives'),
      needed: CAPTIVES,
    },
    { seat: 1, rule: 'SC-WATER-9', say: 'water.goal.time', ...roundsHeld(battle) },
  ],
  beginRound(table) {
    const { tally } = table.state.scenario!;
    tally.pumped = 0;
    tally.loss = isTechAtThePumps(table) ? 0 : LOST;
  },
  whyNotUse: (battle, model, marker) =>
    (marker.kind === 'computer' || marker.kind === 'generator') && seatOf(battle, model) !== 0
      ? { rule: 'SC-WATER-1', say: 'water.not-yours' }
      : undefined,
  // biome-ignore lint/correctness/useYield: nobody is asked
  *used(table, { marker, success }): Play {
    if (!success) return;
    if (marker.kind === 'generator') {
      addToTally(table, 'running'); // SC-WATER-3
      marker.opened = true;
      say(table, 'generator', {}, 'SC-WATER-3');
    } else if (marker.kind === 'computer') {
      // SC-RULING-59: pumps are counted apart from the generator.
      pump(table, tallyOf(table, 'pumped') === 0 ? FIRST : FURTHER, 'SC-WATER-2'); // SC-RULING-59, SC-WATER-2
      addToTally(table, 'pumped');
    }
  },
  // biome-ignore lint/correctness/useYield: nobody is asked
  *endRound(table): Play {
    if (tallyOf(table, 'running') > 0) pump(table, BY_GENERATOR, 'SC-WATER-4');
  },
  /** Only Close Combat takes captives. SC-WATER-6, SC-WATER-7 */
  removed(table, model) {
    if (seatOf(table, model) !== 0 || model.gone !== 'eliminated' || !isStruck(table, model)) return;
    addToTally(table, 'captives', model.unit === TECH ? 2 : 1);
    say(table, 'captured', { model: model.id }, 'SC-WATER-6');
  },
  verdict(battle, isOver) {
    if (tallyOf(battle, 'gallons') >= GALLONS) return [0]; // SC-WATER-8
    if (tallyOf(battle, 'captives') >= CAPTIVES || isOver) return [1]; // SC-WATER-9
    // SC-RULING-4: with nobody at the pumps and the generator silent nothing can change.
    return modelsOf(battle, 0).length === 0 && tallyOf(battle, 'running') === 0 ? [1] : undefined;
  },
};

/** Whether the model is being struck by a Super Mutant in Close Combat. */
function isStruck(battle: Battle, model: Model): boolean {
  const act = battle.state.acting.at(-1);
  return act?.action === 'strike' && seatOf(battle, modelById(battle, act.model)) !== seatOf(battle, model);
}
