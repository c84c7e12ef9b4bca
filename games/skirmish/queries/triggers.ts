/** Triggers: what a model notices of what others do. */
import type { Battle } from '../battle.ts';
import { gap, segmentSteps, TOLERANCE } from '../geometry/index.ts';
import type { Act, Model } from '../state.ts';
import type { Color } from '../words.ts';
import { abilities } from './abilities.ts';
import { kindOf, SELF_DESTRUCT } from './action-kinds.ts';
import { awarenessOf } from './card-colors.ts';

import { burrows } from './charging.ts';

import { isWatched } from './devices.ts';
import { isEvent } from './events.ts';

import { canSee, type Place, placeOf } from './line-of-sight.ts';
import { endToEnd } from './ranges.ts';
import { spottersFor } from './spotters.ts';
import { baseOf, isFriendly, modelById } from './units.ts';

/** So many Awareness lengths, end to end. WW-RANGE-7 */
function lengths(battle: Battle, model: Model, many: 1 | 2): number {
  const more = isEvent(battle, 'farther-triggers') ? 1 : 0; // CH-EVENT-5
  return endToEnd(battle.content, ...Array<Color>(many + more).fill(awarenessOf(battle, model))); // WW-RANGE-7, CH-EVENT-5
}

/** Both near enough and in sight. WW-TRIGGER-4 */
function notices(battle: Battle, model: Model, place: Place, limit: number, isHeard: boolean): boolean {
  const from = placeOf(battle, model);
  const { length } = gap(from.disc, place.disc, from.height - place.height);
  return length <= limit + TOLERANCE && (isHeard || canSee(battle, from, place)); // WW-RULING-100
}

/** Between two places a moving base is looked at this often: what falls between is thinner than the tolerance. */
const STEP = 20;

/** Every moment of an Action that somebody might notice. WW-RULING-64 */
function* moments(battle: Battle, { model: id, way }: Act): Generator<Place> {
  const model = modelById(battle, id);
  const { r } = baseOf(battle, model);
  for (const [i, { x, y, height }] of way.entries()) {
    yield { disc: { x, y, r }, height, model };
    const next = way[i + 1];
    if (next === undefined) return;
    for (const at of segmentSteps({ from: { x, y }, to: next }, STEP)) yield { disc: { ...at, r }, height, model };
  }
}

/**
 * How far off an Action can be noticed: Prepare not at all, movements and attacks at twice the Awareness length; nothing of
 * quiet shots, and less of those who have taken something for it.
 */
function reachOf(battle: Battle, { action, model, quiet }: Act): 1 | 2 | undefined {
  const kind = kindOf(action);
  if (kind === 'prepare' || quiet) return undefined; // WW-TRIGGER-1
  if (action === 'charge' && burrows(battle, modelById(battle, model))) return undefined; // WW-RULING-104
  const hidden = abilities(battle, modelById(battle, model), 'quiet')
    .filter(({ gives: { quiet: it } }) => it.of === undefined || it.of.some((each) => isOf(each, action)))
    .flatMap(({ gives }) => gives.quiet.at);
  if (hidden.includes('short')) return undefined;
  const isFar = (kind === 'movement' || kind === 'attack') && !hidden.includes('long');
  return isFar ? 2 : 1; // WW-TRIGGER-5, WW-TRIGGER-6
}

const isOf = (kind: 'movement' | 'melee', action: Act['action']): boolean =>
  kind === 'melee' ? action === 'strike' : kindOf(action) === kind;

/** Somebody who looks so many Awareness lengths far sees an Action at some moment of it. */
export const noticesAct = (battle: Battle, model: Model, act: Act, many: 1 | 2): boolean => {
  const limit = lengths(battle, model, many);
  const isHeard = act.action === SELF_DESTRUCT; // WW-RULING-100
  for (const moment of moments(battle, act)) if (notices(battle, model, moment, limit, isHeard)) return true;
  return false;
};

/** Somebody sees who acts at some moment of it, however far off. */
const seesAct = (battle: Battle, model: Model, act: Act): boolean =>
  moments(battle, act).some((moment) => canSee(battle, placeOf(battle, model), moment));

/** A friend, or the model itself, is hit. WW-TRIGGER-2, WW-TRIGGER-5 */
const noticesHit = (battle: Battle, model: Model, { hits }: Act, many: 1 | 2): boolean =>
  hits.some(({ model: id }) => {
    if (id === model.id) return true; // WW-RULING-64
    const hit = modelById(battle, id);
    return (
      isFriendly(battle, model, hit) &&
      notices(battle, model, placeOf(battle, hit), lengths(battle, model, many), false)
    );
  });

/** `isAlert`: whatever can be noticed at all is noticed at two Awareness lengths. CH-BOOST-4 */
export const isAware = (battle: Battle, model: Model, act: Act, isAlert = false): boolean =>
  [model, ...spottersFor(battle, model)].some((watcher) => isAwareItself(battle, watcher, act, isAlert)) ||
  (reachOf(battle, act) !== undefined && isWatched(battle, model, act)); // CH-RULING-119

function isAwareItself(battle: Battle, model: Model, act: Act, isAlert: boolean): boolean {
  if (isEvent(battle, 'only-seen') && !seesAct(battle, model, act)) return false; // CH-EVENT-5
  const many = reachOf(battle, act);
  const far = isAlert ? 2 : 1;
  return (
    (many !== undefined && noticesAct(battle, model, act, isAlert ? 2 : many)) || noticesHit(battle, model, act, far)
  );
}
