/** What models do with prizes before and after their Actions: pick them up, hand them on, drop them, bank them. */
import { choose, type Option, option, type Play, type Reason, say } from '@holotape/kernel';
import type { Battle, BattleTable, SpecialAction } from '../../battle.ts';
import { distance, TOLERANCE, withinReach } from '../../geometry/index.ts';
import { isEngaged } from '../../queries/engagement.ts';
import { whyNotCarry } from '../../queries/items.ts';
import { carrierOf, discOf, heldBy, isAt, markerById } from '../../queries/markers.ts';
import { lengthOf } from '../../queries/ranges.ts';
import { tallyOf } from '../../queries/scenario.ts';
import { baseOf, modelById, SEATS, seatOf } from '../../queries/units.ts';
import { discardMarker } from '../../rules/items/markers.ts';
import { addToTally } from '../../rules/round/moments.ts';
import type { Marker, Model } from '../../state.ts';
import { carry, placeBeside, putDown, takers } from '../holding.ts';
import {
  bankedOf,
  bankFor,
  bankValue,
  bestOf,
  cardOf,
  holdsStar,
  isStar,
  isUsedUp,
  prizeOf,
  prizesOf,
  STARS_WAIT,
  worthOf,
} from './prizes.ts';

const refuse = (rule: string, say: string): Reason => ({ rule, say: `sweep.${say}` });

/** Its first reason, if no prize will do. */
const reasonOf = (options: readonly Option[]): Reason | undefined =>
  options.every(({ blocked }) => blocked !== undefined) ? options[0]?.blocked : undefined;

/** The only one, or the one its player names. */
function* which(table: BattleTable, model: Model, options: () => Option[], rule: string): Play<Marker> {
  const able = options().filter(({ blocked }) => blocked === undefined);
  const id =
    able.length === 1 && options().length === 1
      ? able[0]!.id
      : yield* choose(table, seatOf(table, model), 'prize.which', options, { rule, about: { model: model.id } });
  return markerById(table, id);
}

/** One star prize at a time; a card as anybody carries one. SC-SWEEP-16, SC-SWEEP-19, SC-RULING-82 */
export function whyNotHold(battle: Battle, model: Model, prize: Marker): Reason | undefined {
  if (isStar(prize)) return holdsStar(battle, model) ? refuse('SC-SWEEP-16', 'one-star') : undefined;
  const card = cardOf(prize);
  return card === undefined ? undefined : whyNotCarry(battle, model, card);
}

/** A prize is in somebody's hands, for everybody to see. SC-SWEEP-22 */
export function hold(table: BattleTable, model: Model, prize: Marker): void {
  Object.assign(prize, { kind: 'prize', x: 0, y: 0, up: true, opened: false, seen: [...SEATS] });
  model.items.push(...prize.items.splice(0));
  carry(table, prize, model);
  say(table, 'sweep.held', { model: model.id, marker: prize.id, n: worthOf(table, prize) }, 'SC-SWEEP-22');
}

/** The marker of a card that was taken up stays with it. SC-RULING-31 */
export function keepMarker(table: BattleTable, model: Model, card: string, { face }: Marker): void {
  const rest = { x: 0, y: 0, up: true, seen: [...SEATS], items: [], opened: false };
  const prize: Marker = { id: prizeOf(card), kind: 'prize', face, ...rest };
  table.state.markers.push(prize);
  hold(table, model, prize);
}

/** It leaves the hands of whoever has it, and the card with it. */
function letGo(table: BattleTable, model: Model, prize: Marker): void {
  putDown(table, prize);
  const card = cardOf(prize);
  if (card === undefined) return;
  model.items.splice(model.items.indexOf(card), 1);
  prize.items.push(card);
}

/** Face up, for anybody, worth nothing to anybody. SC-SWEEP-21, SC-SWEEP-26 */
function drop(table: BattleTable, model: Model, prize: Marker, at: { x: number; y: number }, rule: string): void {
  letGo(table, model, prize);
  Object.assign(prize, { x: at.x, y: at.y });
  say(table, 'sweep.dropped', { model: model.id, marker: prize.id }, rule);
}

/** Whoever falls leaves them where it stood; what it came with is gone. SC-SWEEP-26 */
export function dropPrizes(table: BattleTable, model: Model): void {
  forgetUsedUp(table); // SC-SWEEP-15
  for (const prize of prizesOf(table, model)) drop(table, model, prize, model, 'SC-SWEEP-26');
}

/** Prizes whose card has been used up are gone. SC-SWEEP-15 */
export function forgetUsedUp(table: BattleTable): void {
  for (const model of table.state.models)
    for (const prize of heldBy(table, model).filter((each) => isUsedUp(model, each))) {
      putDown(table, prize);
      discardMarker(table, prize);
      say(table, 'sweep.used-up', { model: model.id, marker: prize.id }, 'SC-SWEEP-15');
    }
}

/** Prizes that lie in contact. */
const lyingAt = (battle: Battle, model: Model): Marker[] =>
  battle.state.markers.filter(
    (marker) => marker.kind === 'prize' && carrierOf(battle, marker) === undefined && isAt(battle, model, marker),
  );

const pickable = (battle: Battle, model: Model): Option[] =>
  lyingAt(battle, model).map((prize) => option(prize.id, whyNotHold(battle, model, prize)));

/** As one picks up items. SC-SWEEP-19 */
function whyNotPickUp(battle: Battle, model: Model): Reason | undefined {
  const lying = pickable(battle, model);
  if (lying.length === 0) return refuse('SC-SWEEP-19', 'nothing-here');
  return isEngaged(battle, model) ? refuse('SC-SWEEP-19', 'engaged') : reasonOf(lying);
}

function* pickUp(table: BattleTable, model: Model): Play {
  hold(table, model, yield* which(table, model, () => pickable(table, model), 'SC-SWEEP-19'));
}

/** Friends who can hold this prize. SC-SWEEP-20 */
const takersOf = (battle: Battle, model: Model, prize: Marker): Model[] =>
  takers(battle, model).filter((friend) => whyNotHold(battle, friend, prize) === undefined);

const givable = (battle: Battle, model: Model): Option[] =>
  prizesOf(battle, model).map((prize) =>
    option(prize.id, takersOf(battle, model, prize).length === 0 ? refuse('SC-SWEEP-20', 'nobody-near') : undefined),
  );

function whyNotPass(battle: Battle, model: Model): Reason | undefined {
  const held = givable(battle, model);
  if (held.length === 0) return refuse('SC-SWEEP-20', 'none-held');
  return isEngaged(battle, model) ? refuse('SC-SWEEP-20', 'engaged') : reasonOf(held);
}

function* pass(table: BattleTable, model: Model): Play {
  const prize = yield* which(table, model, () => givable(table, model), 'SC-SWEEP-20');
  const options = () => takersOf(table, model, prize).map(({ id }) => option(id));
  const to = yield* choose(table, seatOf(table, model), 'prize.give', options, {
    rule: 'SC-SWEEP-20',
    about: { model: model.id, marker: prize.id },
  });
  letGo(table, model, prize);
  say(table, 'sweep.passed', { model: model.id, target: to, marker: prize.id }, 'SC-SWEEP-20');
  hold(table, modelById(table, to), prize);
}

const whyNotDrop = (battle: Battle, model: Model): Reason | undefined =>
  prizesOf(battle, model).length === 0 ? refuse('SC-SWEEP-21', 'none-held') : undefined;

function* dropOne(table: BattleTable, model: Model): Play {
  const held = () => prizesOf(table, model).map(({ id }) => option(id));
  const prize = yield* which(table, model, held, 'SC-SWEEP-21');
  const bank = bankFor(table, seatOf(table, model));
  const apart = refuse('SC-SWEEP-21', 'not-touching');
  const at = yield* placeBeside(table, model, 'prize.place', apart, (point) => (bank ? distance(point, bank) : 0));
  drop(table, model, prize, at, 'SC-SWEEP-21');
}

/** Within Orange of the own bank. SC-SWEEP-23 */
function isAtBank(battle: Battle, model: Model): boolean {
  const bank = bankFor(battle, seatOf(battle, model));
  const orange = lengthOf(battle.content, 'orange') + TOLERANCE;
  return bank !== undefined && withinReach(baseOf(battle, model), discOf(bank), orange, model.height);
}

/** SC-SWEEP-17 */
const whyNotYet = (battle: Battle, prize: Marker): Reason | undefined =>
  isStar(prize) && battle.state.round <= STARS_WAIT ? refuse('SC-SWEEP-17', 'too-early') : undefined;

export const bankable = (battle: Battle, model: Model): Option[] =>
  prizesOf(battle, model).map((prize) => option(prize.id, whyNotYet(battle, prize)));

export function whyNotBank(battle: Battle, model: Model): Reason | undefined {
  const held = bankable(battle, model);
  if (held.length === 0) return refuse('SC-SWEEP-23', 'none-held');
  if (!isAtBank(battle, model)) return refuse('SC-SWEEP-23', 'no-bank');
  return isEngaged(battle, model) ? refuse('SC-SWEEP-23', 'engaged') : reasonOf(held);
}

/** It counts double, at once and for good; token and card are out of play. SC-SWEEP-24, SC-RULING-80 */
function* bank(table: BattleTable, model: Model): Play {
  const prize = yield* which(table, model, () => bankable(table, model), 'SC-SWEEP-23');
  const seat = seatOf(table, model);
  const n = bankValue(table, prize);
  letGo(table, model, prize);
  table.state.discards.items.push(...prize.items);
  discardMarker(table, prize);
  addToTally(table, bankedOf(seat), n);
  const { tally } = table.state.scenario!;
  tally[bestOf(seat)] = Math.max(n, tallyOf(table, bestOf(seat))); // SC-RULING-33
  say(
    table,
    'sweep.banked',
    { model: model.id, marker: prize.id, n, sum: tallyOf(table, bankedOf(seat)) },
    'SC-SWEEP-24',
  );
}

export const ACTIONS: Readonly<Record<string, SpecialAction>> = {
  'bank-prize': { whyNot: whyNotBank, perform: bank, free: true, habit: 'at-once' },
  'pick-up-prize': { whyNot: whyNotPickUp, perform: pickUp, free: true, habit: 'at-once' },
  'pass-prize': { whyNot: whyNotPass, perform: pass, free: true },
  // Whoever drops what it may pick up again drops it for ever.
  'drop-prize': { whyNot: whyNotDrop, perform: dropOne, free: true, habit: 'never' },
};
