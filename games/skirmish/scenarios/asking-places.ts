/** Where something goes before the battle: a player says it, or leaves it to the table. */
import { type Answer, open, type Play, pick, type Reason } from '@holotape/kernel';
import type { BattleTable } from '../battle.ts';
import type { Point } from '../geometry/index.ts';
import { aFew } from '../queries/places.ts';
import { AUTO, asPoint, checkPlace } from '../queries/set-up.ts';

/** Places offered to people and bots at once. */
const SUGGESTED = 24;

/** Of the best places chance takes one of so many: sensible, and not the same in every battle. */
const AMONG = 3;

/**
 * A point on the table named by a player, or taken by the table if the player says `auto`, now and from then on: among the
 * most sensible places, where it is known what is sensible, otherwise among all.
 */
export function* place(
  table: BattleTable,
  seat: number,
  ask: string,
  places: () => Point[],
  whyNot: (point: Point) => Reason | undefined,
  detail: { rule: string; about: Record<string, string | number> },
  worth?: (point: Point) => number,
): Play<Point> {
  const { auto } = table.state.scenario!;
  const fitting = () => places().filter((point) => whyNot(point) === undefined);
  if (!auto.includes(seat)) {
    const answer = yield* open<Answer>(
      table,
      seat,
      ask,
      (given) => checkPlace(given, detail.rule, whyNot),
      () => [...aFew(fitting(), SUGGESTED).map(({ x, y }) => [x, y]), AUTO],
      detail,
    );
    if (answer !== AUTO) return asPoint(answer)!;
    auto.push(seat);
  }
  const all = fitting();
  if (all.length === 0) throw new Error(`There is no room left for ${JSON.stringify(detail.about)}.`);
  const good = worth === undefined ? all : bestOf(all, worth, AMONG);
  return good[yield* pick(table, `${ask}.auto`, good.length, { rule: detail.rule })]!;
}

function bestOf(places: readonly Point[], worth: (point: Point) => number, most: number): Point[] {
  return places
    .map((point) => ({ point, worth: worth(point) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ point }) => point);
}
