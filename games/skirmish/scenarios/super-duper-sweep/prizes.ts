/** Prizes of the Sweep: what they are worth, who holds them, and what a side has in the bank. */
import type { Battle } from '../../battle.ts';
import { heldBy } from '../../queries/markers.ts';
import { scenarioOf, tallyOf, usedBy } from '../../queries/scenario.ts';
import { modelsOf } from '../../queries/units.ts';
import type { Marker, Model } from '../../state.ts';

/** SC-SWEEP-1 */
export const ENOUGH = 200;
/** The last round in which star prizes stay out of the bank. SC-SWEEP-17 */
export const STARS_WAIT = 3;

export const bankedOf = (seat: number): string => `banked-${seat}`;
export const bestOf = (seat: number): string => `best-${seat}`;

/** What the numbers stand for, in foam. SC-SWEEP-6 */
export const STARS: Partial<Record<Marker['face'], string>> = {
  'number-1': 'power-boat',
  'number-2': 'caravan',
  'number-3': 'city-break',
  'number-4': 'bobble-head',
};

export const isStar = ({ face }: Marker): boolean => face.startsWith('number-');

/** By what the marker shows. SC-SWEEP-28, SC-RULING-29 */
export const worthOf = (battle: Battle, { face }: Pick<Marker, 'face'>): number =>
  scenarioOf(battle).values?.[face] ?? 0;

const PRIZE = 'prize-';
/** A regular prize is named after its card, which its finder has: no two cards are the same. SC-RULING-31 */
export const prizeOf = (card: string): string => `${PRIZE}${card}`;
export const cardOf = ({ id }: Marker): string | undefined =>
  id.startsWith(PRIZE) ? id.slice(PRIZE.length) : undefined;

/** Whether the card that belongs to it has been used up. SC-SWEEP-15 */
export const isUsedUp = ({ items }: Model, prize: Marker): boolean => {
  const card = cardOf(prize);
  return card !== undefined && !items.includes(card);
};

/** What it holds and has not used up. SC-SWEEP-15 */
export const prizesOf = (battle: Battle, model: Model): Marker[] =>
  heldBy(battle, model).filter((prize) => prize.kind === 'prize' && !isUsedUp(model, prize));

export const holdsStar = (battle: Battle, model: Model): boolean => prizesOf(battle, model).some(isStar);

/** As it counts in hand when all is over. SC-SWEEP-18, SC-SWEEP-27 */
export const heldValue = (battle: Battle, prize: Marker): number =>
  isStar(prize) ? Math.floor(worthOf(battle, prize) / 2) : worthOf(battle, prize);

/** SC-SWEEP-24 */
export const bankValue = (battle: Battle, prize: Marker): number => 2 * worthOf(battle, prize);

/** Banked and held; whoever has nobody left pays its best prize. SC-SWEEP-2, SC-SWEEP-3, SC-RULING-33 */
export function totalOf(battle: Battle, seat: number): number {
  const models = modelsOf(battle, seat);
  const banked = tallyOf(battle, bankedOf(seat));
  if (models.length === 0) return banked - tallyOf(battle, bestOf(seat));
  return models
    .flatMap((model) => prizesOf(battle, model))
    .reduce((sum, prize) => sum + heldValue(battle, prize), banked);
}

/** The bank of a side. SC-SWEEP-10 */
export const bankFor = (battle: Battle, seat: number): Marker | undefined =>
  battle.state.markers.find(({ kind, id }) => kind === 'bank' && battle.state.scenario!.tally[usedBy(id)] === seat);
