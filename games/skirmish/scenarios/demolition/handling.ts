/** What models do with charges: set them, hand them on, pick them up, and work on them with a screwdriver. */
import { choose, option, type Play, type Reason, say } from '@holotape/kernel';
import type { Battle, BattleTable, SpecialAction } from '../../battle.ts';
import { distance, type Point } from '../../geometry/index.ts';
import { presenceOf } from '../../queries/abilities.ts';
import { isEngaged } from '../../queries/engagement.ts';
import { heldBy, isAt, markerById } from '../../queries/markers.ts';
import { isWithin } from '../../queries/near.ts';
import { tallyOf } from '../../queries/scenario.ts';
import { cardOf, modelById, modelsOf, seatOf } from '../../queries/units.ts';
import { addToTally } from '../../rules/round/moments.ts';
import { attributeTest } from '../../rules/round/own-tests.ts';
import type { Marker, Model } from '../../state.ts';
import { carry, placeBeside, putDown, takers } from '../holding.ts';
import { BLUE, isActive, isReal, lyingCharges, pillars, RED } from './charges.ts';

const refuse = (rule: string, say: string): Reason => ({ rule, say: `demo.${say}` });

const isDog = (battle: Battle, model: Model): boolean => cardOf(battle, model).type === 'dog';

/** A dog needs somebody near who tells it to let go. SC-DEMO-16, SC-RULING-24 */
const isCommanded = (battle: Battle, dog: Model): boolean =>
  modelsOf(battle, BLUE).some((friend) => {
    const color = isDog(battle, friend) ? undefined : presenceOf(battle, friend);
    return color !== undefined && isWithin(battle, friend, dog, color);
  });

/** One of those it holds: a real one or a dummy. */
function* whichHeld(table: BattleTable, held: readonly Marker[], rule: string): Play<Marker> {
  const kinds = [held.find(isReal), held.find((charge) => !isReal(charge))].filter((each) => each !== undefined);
  if (kinds.length === 1) return kinds[0]!;
  const answer = yield* choose(table, BLUE, 'charge.which', () => [option('real'), option('dummy')], { rule });
  return kinds[answer === 'real' ? 0 : 1]!;
}

/** SC-DEMO-12, SC-DEMO-15, SC-DEMO-16 */
export function whyNotSet(battle: Battle, model: Model): Reason | undefined {
  if (seatOf(battle, model) !== BLUE) return refuse('SC-DEMO-12', 'not-yours');
  if (heldBy(battle, model).length === 0) return refuse('SC-DEMO-15', 'none-held');
  if (isEngaged(battle, model)) return refuse('SC-DEMO-15', 'engaged');
  return isDog(battle, model) && !isCommanded(battle, model) ? refuse('SC-DEMO-16', 'no-command') : undefined;
}

/** Set down beside the base, and active at once. SC-DEMO-15 */
function* set(table: BattleTable, model: Model): Play {
  const charge = yield* whichHeld(table, heldBy(table, model), 'SC-DEMO-15');
  const near = (at: Point) =>
    Math.min(...pillars(table).map((pillar) => distance(pillar, at)), Number.MAX_SAFE_INTEGER);
  const { x, y } = yield* placeBeside(table, model, 'charge.place', refuse('SC-DEMO-15', 'not-touching'), near);
  putDown(table, charge);
  Object.assign(charge, { x, y, opened: true });
  say(table, 'demo.set', { model: model.id, marker: charge.id }, 'SC-DEMO-15');
}

/** Charges in contact that somebody could work on: Blue on those that sleep, Red on those that tick. SC-DEMO-17, SC-DEMO-18 */
const workable = (battle: Battle, model: Model): Marker[] =>
  lyingCharges(battle).filter(
    (charge) => isActive(charge) === (seatOf(battle, model) === RED) && isAt(battle, model, charge),
  );

const whyNotWork =
  (side: number, rule: string) =>
  (battle: Battle, model: Model): Reason | undefined => {
    if (seatOf(battle, model) !== side) return refuse(rule, 'not-yours');
    if (workable(battle, model).length === 0) return refuse(rule, 'nothing-here');
    return isEngaged(battle, model) ? refuse(rule, 'engaged') : undefined;
  };

const work = (rule: string, done: string) =>
  function* (table: BattleTable, model: Model): Play {
    const charges = workable(table, model);
    const id =
      charges.length === 1
        ? charges[0]!.id
        : yield* choose(table, seatOf(table, model), 'charge.work', () => charges.map((each) => option(each.id)), {
            rule,
          });
    const { success } = yield* attributeTest(table, model, 'charge.roll', 'INT');
    say(table, success ? done : 'demo.failed', { model: model.id, marker: id }, rule);
    if (!success) return;
    const charge = markerById(table, id);
    charge.opened = !charge.opened;
    charge.kind = 'charge';
  };

function whyNotGive(battle: Battle, model: Model): Reason | undefined {
  if (seatOf(battle, model) !== BLUE) return refuse('SC-DEMO-12', 'not-yours');
  if (heldBy(battle, model).length === 0) return refuse('SC-DEMO-14', 'none-held');
  if (isEngaged(battle, model)) return refuse('SC-DEMO-14', 'engaged');
  return takers(battle, model).length === 0 ? refuse('SC-DEMO-14', 'nobody-near') : undefined;
}

function* give(table: BattleTable, model: Model): Play {
  const charge = yield* whichHeld(table, heldBy(table, model), 'SC-DEMO-14');
  const to = yield* choose(table, BLUE, 'charge.give', () => takers(table, model).map(({ id }) => option(id)), {
    rule: 'SC-DEMO-14',
    about: { model: model.id },
  });
  putDown(table, charge);
  carry(table, charge, modelById(table, to));
  say(table, 'demo.given', { model: model.id, target: to }, 'SC-DEMO-14');
}

const dropped = (battle: Battle, model: Model): Marker[] =>
  lyingCharges(battle).filter((charge) => charge.kind === 'dropped-charge' && isAt(battle, model, charge));

function whyNotPickUp(battle: Battle, model: Model): Reason | undefined {
  if (seatOf(battle, model) !== BLUE) return refuse('SC-DEMO-12', 'not-yours');
  if (dropped(battle, model).length === 0) return refuse('SC-RULING-23', 'nothing-here');
  return isEngaged(battle, model) ? refuse('SC-RULING-23', 'engaged') : undefined;
}

// biome-ignore lint/correctness/useYield: nobody is asked
function* pickUp(table: BattleTable, model: Model): Play {
  for (const charge of dropped(table, model)) {
    Object.assign(charge, { kind: 'charge', x: 0, y: 0 });
    carry(table, charge, model);
  }
  say(table, 'demo.picked-up', { model: model.id, many: heldBy(table, model).length }, 'SC-RULING-23');
}

/** Whoever falls leaves them face down where it stood. SC-DEMO-13 */
export function dropCharges(table: BattleTable, model: Model): void {
  const { x, y } = model;
  const held = heldBy(table, model);
  for (const charge of held) {
    putDown(table, charge);
    Object.assign(charge, { x, y, kind: 'dropped-charge', opened: false });
  }
  if (held.length > 0) say(table, 'demo.dropped', { model: model.id, many: held.length }, 'SC-DEMO-13');
}

/** Once, in an activation of Blue's that has begun and is not over. SC-DEMO-19 */
function whyNotOrder(battle: Battle, model: Model): Reason | undefined {
  if (seatOf(battle, model) !== BLUE) return refuse('SC-DEMO-19', 'not-yours');
  if (tallyOf(battle, 'ordered') > 0) return refuse('SC-DEMO-19', 'ordered-already');
  return lyingCharges(battle).some(isActive) ? undefined : refuse('SC-DEMO-19', 'nothing-active');
}

// biome-ignore lint/correctness/useYield: nobody is asked
function* order(table: BattleTable, model: Model): Play {
  addToTally(table, 'ordered', table.state.round);
  say(table, 'demo.ordered', { model: model.id }, 'SC-DEMO-19');
}

export const ACTIONS: Readonly<Record<string, SpecialAction>> = {
  'set-charge': { whyNot: whyNotSet, perform: set },
  arm: { whyNot: whyNotWork(BLUE, 'SC-DEMO-17'), perform: work('SC-DEMO-17', 'demo.armed') },
  disarm: { whyNot: whyNotWork(RED, 'SC-DEMO-18'), perform: work('SC-DEMO-18', 'demo.disarmed') },
  'give-charge': { whyNot: whyNotGive, perform: give, free: true },
  'pick-up-charge': { whyNot: whyNotPickUp, perform: pickUp, free: true, habit: 'at-once' },
  order: { whyNot: whyNotOrder, perform: order, free: true },
};
