/** Markers that models have with them: taken along, handed on, and put down beside the base. SC-RULING-74 */
import { type Answer, open, type Play, type Reason } from '@holotape/kernel';
import type { Battle, BattleTable } from '../battle.ts';
import { distance, isOnTable, type Point, TOLERANCE, touches } from '../geometry/index.ts';
import { isEngaged } from '../queries/engagement.ts';
import { lastingOn } from '../queries/lasting.ts';
import { canSee, placeOf } from '../queries/line-of-sight.ts';
import { MARKER_RADIUS } from '../queries/markers.ts';
import { isWithin } from '../queries/near.ts';
import { ring } from '../queries/places.ts';
import { asPoint } from '../queries/set-up.ts';
import { baseOf, modelsOf, seatOf } from '../queries/units.ts';
import { lay, lift } from '../rules/round/lasting.ts';
import type { Marker, Model } from '../state.ts';

export const carry = (table: BattleTable, { id: on }: Marker, { id: from }: Model): void => {
  lay(table, { kind: 'carried', on, until: 'battle', from });
};

/** Nobody carries it from now on. */
export function putDown(table: BattleTable, { id }: Marker): void {
  for (const each of lastingOn(table, id, 'carried')) lift(table, each);
}

/** Friends to whom something can be handed: within Orange, in sight, and nobody upon them. SC-DEMO-14, SC-SWEEP-20 */
export const takers = (battle: Battle, model: Model): Model[] =>
  modelsOf(battle, seatOf(battle, model)).filter(
    (friend) =>
      friend !== model &&
      !isEngaged(battle, friend) &&
      isWithin(battle, model, friend, 'orange') &&
      canSee(battle, placeOf(battle, model), placeOf(battle, friend)),
  );

/** Touching the base, on the table. */
const placesBeside = (battle: Battle, model: Model): Point[] => {
  const base = baseOf(battle, model);
  return ring(base, base.r + MARKER_RADIUS).filter((at) => isOnTable(MARKER_RADIUS, at, battle.state));
};

function whyNotBeside(battle: Battle, model: Model, answer: Answer, apart: Reason): Reason | undefined {
  const { rule } = apart;
  const at = asPoint(answer);
  if (at === undefined) return { rule, say: 'place.no-point' };
  const base = baseOf(battle, model);
  const isBeside =
    touches({ ...at, r: MARKER_RADIUS }, base) && distance(at, base) >= base.r + MARKER_RADIUS - 2 * TOLERANCE;
  if (!isBeside) return apart;
  return isOnTable(MARKER_RADIUS, at, battle.state) ? undefined : { rule, say: 'place.off-table' };
}

/** Where its player puts it, touching the base; the best place stands first. SC-DEMO-15, SC-SWEEP-21 */
export function* placeBeside(
  table: BattleTable,
  model: Model,
  ask: string,
  apart: Reason,
  far: (at: Point) => number,
): Play<Point> {
  const answer = yield* open<Answer>(
    table,
    seatOf(table, model),
    ask,
    (given) => {
      const reason = whyNotBeside(table, model, given, apart);
      return reason === undefined ? { ok: true } : { ok: false, reason };
    },
    () =>
      placesBeside(table, model)
        .toSorted((a, b) => far(a) - far(b))
        .map(({ x, y }) => [x, y]),
    { rule: apart.rule, about: { model: model.id } },
  );
  return asPoint(answer)!;
}
