/** The Coming Storm: two Leaders, one cave, and a Deathclaw. */
import { choose, option, type Play, type Reason, say } from '@holotape/kernel';
import type { Battle, BattleTable, SpecialRules, Task } from '../../battle.ts';
import { gap } from '../../geometry/index.ts';
import { whoHasMore } from '../../queries/counting.ts';
import { discOf, markerById, whyNotInteract } from '../../queries/markers.ts';
import { tallyOf } from '../../queries/scenario.ts';
import { baseOf, cardOf, inPlay, seatOf } from '../../queries/units.ts';
import { flip } from '../../rules/round/luck.ts';
import { addToTally } from '../../rules/round/moments.ts';
import type { Marker, Model } from '../../state.ts';
import { aim, isVital } from './aims.ts';
import { arrive, beast, deathclawActs, pull } from './deathclaw.ts';

/** Lucky flips that bring the Deathclaw. SC-STORM-1 */
const FLIPS = 5;
/** SC-STORM-2 */
const ACTS = 2;
/** Leaders: the Sole Survivor and the Brute. */
const LEADERS = ['survivor', 'brute'] as const;

const sirensAt = (battle: Battle, model: Model): Marker[] =>
  battle.state.markers.filter(
    (marker) => marker.kind === 'siren' && whyNotInteract(battle, model, marker) === undefined,
  );

/** SC-STORM-6, SC-RULING-69 */
function whyNoSiren(battle: Battle, model: Model): Reason | undefined {
  const why = (say: string): Reason => ({ rule: 'SC-STORM-6', say });
  if (cardOf(battle, model).type === 'dog') return why('storm.dog');
  return sirensAt(battle, model).length > 0 ? undefined : why('storm.no-siren');
}

/** Costs an Action and can be done again. SC-RULING-65 */
function* setOff(table: BattleTable, model: Model): Play {
  const seat = seatOf(table, model);
  const sirens = sirensAt(table, model);
  const id =
    sirens.length === 1
      ? sirens[0]!.id
      : yield* choose(table, seat, 'siren.which', () => sirens.map((siren) => option(siren.id)), {
          rule: 'SC-STORM-6',
        });
  say(table, 'siren', { model: model.id, marker: id }, 'SC-STORM-6');
  const deathclaw = beast(table);
  if (deathclaw === undefined) return;
  const way = yield* choose(table, seat, 'siren.way', () => [option('towards'), option('away')], {
    rule: 'SC-STORM-6',
  });
  pull(table, deathclaw, markerById(table, id), way); // SC-STORM-6
}

/** How far a Leader is from the cave. SC-STORM-9 */
function distanceToCave(battle: Battle, unit: string): number {
  const leader = inPlay(battle).find((model) => model.unit === unit);
  if (leader === undefined) return Number.POSITIVE_INFINITY;
  return Math.round(gap(baseOf(battle, leader), discOf(markerById(battle, 'cave')), leader.height).length);
}

const isRemoved = ({ state }: Battle, unit: string): boolean =>
  state.models.some((model) => model.unit === unit && model.gone !== null);

/** By the handbook the Leaders make for the cave, and everybody else for the other Leader. CH-AIOBJ-6 */
function task(battle: Battle, model: Model): Task {
  if (LEADERS.some((unit) => unit === model.unit))
    return { objective: 'go-to', subjects: [{ is: 'marker', id: 'cave' }] };
  const other = inPlay(battle).find(
    ({ unit, ...each }) =>
      LEADERS.some((leader) => leader === unit) && seatOf(battle, { unit, ...each }) !== seatOf(battle, model),
  );
  return { objective: 'defeat', subjects: other === undefined ? [] : [{ is: 'model', id: other.id }] };
}

export const comingStorm: SpecialRules = {
  task,
  messages: {
    'storm.goal.leader': 'Remove the other Leader, {unit:model}',
    'storm.goal.cave': 'Have the Leader nearest to the cave at the end',
    'ask.siren.which': 'Set off which siren?',
    'ask.siren.way': 'Does the Deathclaw go towards the siren, or away from it?',
    'ask.deathclaw.target': 'Whom does the Deathclaw go for?',
    'storm.dog': 'A dog cannot set off a siren.',
    'storm.no-siren': 'That takes base contact with a siren, and no engagement.',
    siren: '{model:model} sets off {marker:model}.',
    'storm.flip': 'Something roars in the distance ({flips} of 5).',
    'storm.arrives': 'The hill moves, and gets up. The Deathclaw is here.',
  },
  aim,
  isVital,
  actions: { siren: { whyNot: whyNoSiren, perform: setOff } },
  *endActivation(table): Play {
    if (tallyOf(table, 'lucky') >= FLIPS) return;
    if (!(yield* flip(table, 'SC-STORM-1'))) return;
    addToTally(table, 'lucky');
    say(table, 'storm.flip', { flips: tallyOf(table, 'lucky') }, 'SC-STORM-1');
    if (tallyOf(table, 'lucky') === FLIPS) arrive(table);
  },
  /** In the round it arrives too. SC-RULING-67 */
  *endRound(table): Play {
    for (let act = 0; act < ACTS; act += 1) yield* deathclawActs(table); // SC-STORM-2
  },
  // SC-STORM-7, SC-STORM-8, SC-STORM-9
  goals: (battle) =>
    LEADERS.flatMap((own, seat) => {
      const other = LEADERS[1 - seat]!;
      return [
        {
          seat,
          rule: seat === 0 ? 'SC-STORM-7' : 'SC-STORM-8',
          say: 'storm.goal.leader',
          args: { unit: other },
          reached: isRemoved(battle, other) ? 1 : 0,
          needed: 1,
        },
        { seat, rule: 'SC-STORM-9', say: 'storm.goal.cave', reached: distanceToCave(battle, own), isLength: true },
      ];
    }),
  verdict(battle, isOver) {
    const [survivor, brute] = LEADERS;
    if (isRemoved(battle, brute)) return [0]; // SC-STORM-7
    if (isRemoved(battle, survivor)) return [1]; // SC-STORM-8
    if (!isOver) return undefined;
    return whoHasMore((seat) => -distanceToCave(battle, LEADERS[seat]!)); // SC-STORM-9
  },
};
