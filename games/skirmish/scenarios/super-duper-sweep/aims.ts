/** Super Duper Sweep: what is in the bank, what is in hand, and where more of it may lie. */
import type { Seat } from '@holotape/kernel';
import type { Aim, Battle } from '../../battle.ts';
import { type Errand, prospects } from '../../bots/errands.ts';
import { cardsFor, carriers, errandTo, knows } from '../../bots/finds.ts';
import { carrierOf, discOf } from '../../queries/markers.ts';
import { tallyOf } from '../../queries/scenario.ts';
import { modelsOf } from '../../queries/units.ts';
import type { Marker, Model } from '../../state.ts';
import { whyNotHold } from './handling.ts';
import { bankedOf, bankFor, bankValue, heldValue, holdsStar, isStar, prizesOf, worthOf } from './prizes.ts';

/** A Cap in the bank, in points of damage: a usual prize banked is worth a hit or two. */
const CAP = 0.2;
/** Banks are far away: whoever counts the steps never gets there. */
const PER_MOVE = 0.6;
/** Caps to expect from a marker of which nothing is known, banked or half so. */
const HOPED = 30;

/** What a marker may bring a model, as far as the viewer knows. */
function capsOf(battle: Battle, model: Model, marker: Marker, viewer: Seat): number {
  const { kind } = marker;
  if (kind === 'prize')
    return carrierOf(battle, marker) === undefined && whyNotHold(battle, model, marker) === undefined
      ? 1.5 * worthOf(battle, marker)
      : 0;
  if (kind === 'investigation' && knows(marker, viewer) && isStar(marker))
    return holdsStar(battle, model) ? 0 : 1.5 * worthOf(battle, marker);
  return Math.min(1, cardsFor(battle, model, marker, viewer)) * HOPED;
}

export const aim: Aim = (battle, seat, viewer) => {
  const models = modelsOf(battle, seat);
  const held = models.flatMap((model) => prizesOf(battle, model));
  const inHand = held.reduce((sum, prize) => sum + heldValue(battle, prize), 0);
  const bank = bankFor(battle, seat);
  const gain = (model: Model) =>
    prizesOf(battle, model).reduce((sum, prize) => sum + bankValue(battle, prize) - heldValue(battle, prize), 0);
  // One errand for each of those who have something to bank, and for nobody else.
  const home: Errand[] =
    bank === undefined
      ? []
      : models.map((model) => ({ at: discOf(bank), worth: (by) => (by === model ? CAP * gain(model) : 0) }));
  const finds = battle.state.markers.map((marker) =>
    errandTo(marker, (model) => CAP * capsOf(battle, model, marker, viewer)),
  );
  const fetch = prospects(battle, carriers(battle, seat), finds, PER_MOVE);
  return CAP * (tallyOf(battle, bankedOf(seat)) + inHand) + prospects(battle, models, home, PER_MOVE) + fetch;
};
