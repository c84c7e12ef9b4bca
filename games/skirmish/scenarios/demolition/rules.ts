/** Demolition: six pillars, eight charges, three that only look like one. */
import { type Play, say } from '@holotape/kernel';
import type { Battle, BattleTable, Grade, SpecialRules, Subject, Task } from '../../battle.ts';
import type { Disc } from '../../geometry/index.ts';
import { radiusOf } from '../../queries/area-effects.ts';
import { areaOf } from '../../queries/attacks.ts';
import { heldBy } from '../../queries/markers.ts';
import { ring } from '../../queries/places.ts';
import { scenarioOf, tallyOf } from '../../queries/scenario.ts';
import { baseOf, inPlay, seatOf } from '../../queries/units.ts';
import { remove } from '../../rules/harm/elimination.ts';
import { discardMarker } from '../../rules/items/markers.ts';
import { addToTally } from '../../rules/round/moments.ts';
import type { Marker, Model, Piece } from '../../state.ts';
import { aim } from './aims.ts';
import {
  BLUE,
  blastOf,
  COSMETIC,
  isActive,
  isMoreToCome,
  isReached,
  isReal,
  lyingCharges,
  MAJOR,
  MINOR,
  PILLAR_RADIUS,
  pillars,
  pillarsIn,
  RED,
  sumOf,
} from './charges.ts';
import { ACTIONS, dropCharges, whyNotSet } from './handling.ts';

/** As high as a house. */
const HEIGHT = 1200;

/** A pillar stands in everybody's way and light. SC-DEMO-4 */
function raise({ state }: BattleTable, { id, kind, x, y }: Marker): void {
  if (kind !== 'pillar') return;
  const pillar: Piece = {
    id,
    outline: ring({ x, y }, PILLAR_RADIUS),
    height: HEIGHT,
    blocksSight: true,
    cover: true,
    area: false,
    ground: 'impassable',
    huge: 'as-others',
    exceptions: {},
    overlooked: false,
  };
  state.pieces = [...state.pieces, pillar];
}

/** Nobody looks at the number. SC-DEMO-3 */
function bringDown(table: BattleTable, pillar: Marker, rule: string): void {
  pillar.kind = 'fallen';
  table.state.pieces = table.state.pieces.filter(({ id }) => id !== pillar.id);
  say(table, 'demo.fallen', { marker: pillar.id }, rule);
}

/** All that are active go off together. SC-DEMO-19, SC-DEMO-20, SC-DEMO-21, SC-RULING-25 */
function explode(table: BattleTable): void {
  const active = lyingCharges(table).filter(isActive);
  addToTally(table, 'exploded');
  say(table, 'demo.explosion', { many: active.length }, 'SC-DEMO-21');
  const blasts = active.filter(isReal).map((charge) => blastOf(table, charge));
  const isIn = (disc: Disc) => blasts.some((blast) => isReached(blast, disc));
  const models = inPlay(table).filter((model) => isIn(baseOf(table, model)));
  const struck = new Set(blasts.flatMap((blast) => pillarsIn(table, blast)));
  for (const charge of active) discardMarker(table, charge);
  for (const pillar of struck) bringDown(table, pillar, 'SC-DEMO-21');
  for (const model of models) remove(table, model);
}

/** The round after the order, or with the last one. SC-DEMO-19, SC-DEMO-20, SC-RULING-25 */
function isDue(battle: Battle): boolean {
  const ordered = tallyOf(battle, 'ordered');
  if (tallyOf(battle, 'exploded') > 0) return false;
  return battle.state.round >= scenarioOf(battle).rounds || (ordered > 0 && battle.state.round > ordered);
}

/** By the handbook whoever has a charge sets it at a pillar; Red works on those that tick. CH-AIOBJ-6 */
function task(battle: Battle, model: Model): Task {
  const marker = ({ id }: Marker): Subject => ({ is: 'marker', id });
  const special =
    (name: string): NonNullable<Task['use']> =>
    (now, by) =>
      ACTIONS[name]!.whyNot(now, by) === undefined ? { action: `special:${name}`, answers: {} } : undefined;
  if (seatOf(battle, model) === RED) {
    const active = lyingCharges(battle).filter(isActive);
    if (active.length === 0) return { objective: 'protect', subjects: pillars(battle).map(marker) };
    return { objective: 'use', subjects: active.map(marker), use: special('disarm') };
  }
  if (heldBy(battle, model).length === 0) return { objective: 'defeat', subjects: [] };
  const free = pillars(battle).filter(
    (pillar) =>
      !lyingCharges(battle).some(
        (charge) => isActive(charge) && pillarsIn(battle, blastOf(battle, charge)).includes(pillar),
      ),
  );
  const use: Task['use'] = (now, by) =>
    whyNotSet(now, by) === undefined ? { action: 'special:set-charge', answers: {} } : undefined;
  return { objective: free.length === 0 ? 'defeat' : 'use', subjects: free.map(marker), use, near: 'orange' };
}

const winnerOf = (battle: Battle): number => (sumOf(battle) >= MINOR ? BLUE : RED);

/** SC-DEMO-6 */
function gradeOf(battle: Battle): Grade {
  const sum = sumOf(battle);
  return sum >= MAJOR || sum <= COSMETIC ? 'major' : 'minor';
}

export const demolition: SpecialRules = {
  task,
  messages: {
    'demo.goal.sum': 'Bring down pillars worth {n}; the numbers are read when all is over',
    'demo.goal.fallen': 'Pillars that are down',
    'demo.goal.keep': 'Keep what falls below {n}',
    'demo.not-yours': 'That is for the other side.',
    'demo.none-held': 'This model carries no charge.',
    'demo.engaged': 'Not while somebody is upon it.',
    'demo.no-command': 'A dog lets go only when somebody near tells it to.',
    'demo.not-touching': 'It is set down touching the base.',
    'demo.nothing-here': 'There is nothing in contact to do that with.',
    'demo.nobody-near': 'There is no friend within Orange and in sight with free hands.',
    'demo.ordered-already': 'The order has been given, and is given once.',
    'demo.nothing-active': 'No charge is active.',
    'ask.charge.which': 'A real one, or a dummy?',
    'ask.charge.place': 'Where beside its base does {model:model} set it down?',
    'ask.charge.work': 'Work on which of them?',
    'ask.charge.roll': 'Roll for INT: {value} or less.',
    'ask.charge.give': 'Hand it to whom?',
    'demo.set': '{model:model} sets down {marker:model}. It ticks.',
    'demo.armed': '{model:model} wakes {marker:model}.',
    'demo.disarmed': '{model:model} puts {marker:model} to sleep.',
    'demo.failed': '{model:model} looks at the wires of {marker:model}, and thinks better of it.',
    'demo.given': '{model:model} hands a charge to {target:model}.',
    'demo.picked-up': '{model:model} gathers up what lay there, and carries {many} now.',
    'demo.dropped': '{model:model} leaves {many} charges lying.',
    'demo.ordered': '{model:model} calls the hill: at the end of the next round everything that ticks goes off.',
    'demo.explosion': '{many} charges go off.',
    'demo.fallen': '{marker:model} comes down.',
  },
  aim,
  actions: ACTIONS,
  placed: raise,
  removed: dropCharges,
  blasted(table, { x, y }, weapon) {
    const area = areaOf(table.content.weapons.get(weapon)!);
    if (area === undefined) return;
    for (const pillar of pillarsIn(table, { x, y, r: radiusOf(table, area) })) bringDown(table, pillar, 'SC-DEMO-22');
  },
  // biome-ignore lint/correctness/useYield: nobody is asked
  *endRound(table): Play {
    if (isDue(table)) explode(table);
  },
  goals: (battle) => [
    { seat: BLUE, rule: 'SC-DEMO-6', say: 'demo.goal.sum', args: { n: MINOR }, reached: sumOf(battle), needed: MINOR },
    {
      seat: BLUE,
      rule: 'SC-DEMO-3',
      say: 'demo.goal.fallen',
      reached: battle.state.markers.filter(({ kind }) => kind === 'fallen').length,
    },
    { seat: RED, rule: 'SC-DEMO-6', say: 'demo.goal.keep', args: { n: MINOR }, reached: tallyOf(battle, 'exploded') },
  ],
  grade: gradeOf,
  verdict: (battle, isLast) => (isLast || !isMoreToCome(battle) ? [winnerOf(battle)] : undefined), // SC-DEMO-1, SC-DEMO-6
};
