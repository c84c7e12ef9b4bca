/** Ways to somewhere, for bots: how many Moves it takes, and who had better go where. */
import type { Seat } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import type { Disc, Point } from '../geometry/index.ts';
import { distance } from '../geometry/index.ts';
import { allowance } from '../queries/ground.ts';
import { scenarioOf } from '../queries/scenario.ts';
import { baseOf, cardOf, modelsOf } from '../queries/units.ts';
import type { Model } from '../state.ts';
import { wayLength } from './ways.ts';

/** How far a Move takes a model. */
const strideOf = (battle: Battle, model: Model): number => allowance(battle, model, cardOf(battle, model).move);

/** Moves until the model is within `near` of something, as the crow flies. */
export function movesTo(battle: Battle, model: Model, to: Disc, near = 0): number {
  const gap = distance(model, to) - baseOf(battle, model).r - to.r - near;
  return Math.max(0, gap) / strideOf(battle, model);
}

/** The same around what stands in the way: for places that stay where they are. */
export const movesAround = (battle: Battle, model: Model, to: Disc, near = 0): number =>
  waysFrom(battle, model)(to, near);

/** For somebody who has many places to go to: its stride and its base are the same for all of them. */
function waysFrom(battle: Battle, model: Model): (to: Disc, near?: number) => number {
  const stride = strideOf(battle, model);
  const { r } = baseOf(battle, model);
  return (to, near = 0) => Math.max(0, wayLength(battle.state, model, to) - r - to.r - near) / stride;
}

/** How far to the nearest edge, in Moves. */
export function movesOut(battle: Battle, model: Model): number {
  const { width, height } = battle.state;
  const { x, y } = model;
  const edges = [
    { x, y: 0 },
    { x, y: height },
    { x: 0, y },
    { x: width, y },
  ];
  return Math.min(...edges.map((edge) => movesTo(battle, model, { ...edge, r: 0 })));
}

/** Moves until the nearest of the models is there; with nobody left to go it is far. */
export const fewestMoves = (battle: Battle, models: readonly Model[], to: Disc, near = 0): number =>
  models.reduce((least, model) => Math.min(least, movesTo(battle, model, to, near)), FAR);

/** How many Moves a model is away from the nearest of its enemies; with no enemy left there is nowhere to go. */
export const farFrom = (battle: Battle, model: Model, enemies: readonly Model[]): number =>
  enemies.length === 0 ? 0 : Math.min(...enemies.map((enemy) => movesTo(battle, model, baseOf(battle, enemy))));

/** Actions in an activation. WW-ACT-1 */
const ACTIONS = 2;

/** Actions that a side has left until the scenario is over, if nobody falls: of the model that acts, of those that wait in
 * this round, and of all in the rounds to come. */
export function actionsLeft(battle: Battle, seat: Seat): number {
  const { round, activation } = battle.state;
  const models = modelsOf(battle, seat);
  const waiting = models.filter(({ id, readiness }) => readiness !== 'used' && id !== activation?.model).length;
  const acting = models.some(({ id }) => id === activation?.model) ? activation!.left : 0;
  const rounds = Math.max(0, scenarioOf(battle).rounds - round);
  return acting + ACTIONS * (waiting + models.length * rounds);
}

/** More Moves than a table is wide. */
const FAR = 8;

/** Something to be fetched or done, and what it is worth to a model that gets there; nothing, if it cannot do it. */
export interface Errand {
  readonly at: Disc;
  readonly worth: (model: Model) => number;
}

/** A thing within reach is not yet in hand. */
const NEARLY = 0.6;
/** What a Move is worth: about what could be done with the Action instead. */
const PER_MOVE = 1.3;

/** What the models may hope for if each of them runs the errand that suits it best, no two the same one, and no more than so many. */
export function prospects(
  battle: Battle,
  models: readonly Model[],
  errands: readonly Errand[],
  perMove: number = PER_MOVE,
  most = Number.POSITIVE_INFINITY,
): number {
  const hopes = models
    .flatMap((model) => {
      const movesFrom = waysFrom(battle, model);
      return errands.map((errand) => {
        const worth = errand.worth(model);
        const hope = worth <= 0 ? 0 : NEARLY * worth - perMove * movesFrom(errand.at);
        return { model, errand, hope };
      });
    })
    .filter(({ hope }) => hope > 0)
    .sort((a, b) => b.hope - a.hope);
  const busy = new Set<Model | Errand>();
  let sum = 0;
  for (const { model, errand, hope } of hopes) {
    if (busy.size >= 2 * most) break;
    if (busy.has(model) || busy.has(errand)) continue;
    busy.add(model);
    busy.add(errand);
    sum += hope;
  }
  return sum;
}

/**
 * Moves that it takes the models to visit all places, each time the one who is there first: whoever has been somewhere
 * goes on from there.
 */
export function roundTrip(battle: Battle, models: readonly Model[], places: readonly Disc[], near: number): number {
  if (models.length === 0) return FAR * places.length;
  const walkers = models.map((model) => ({ model, at: model as Point, spent: 0 }));
  const left = [...places];
  let sum = 0;
  while (left.length > 0) {
    let best: { walker: (typeof walkers)[number]; place: Disc; moves: number } | undefined;
    for (const walker of walkers)
      for (const place of left) {
        const moves = movesTo(battle, { ...walker.model, ...pointOf(walker.at) }, place, near);
        if (best === undefined || walker.spent + moves < best.walker.spent + best.moves)
          best = { walker, place, moves };
      }
    const { walker, place, moves } = best!;
    walker.spent += moves;
    walker.at = place;
    sum += moves;
    left.splice(left.indexOf(place), 1);
  }
  return sum;
}

const pointOf = ({ x, y }: Point): Point => ({ x, y });
