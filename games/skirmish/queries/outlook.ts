/** What a place on the table is worth: whom a model would see from there, who would see it, how far and through what. */
import type { Battle } from '../battle.ts';
import { gap, isOnTable, type Passed, type Point, type Segment } from '../geometry/index.ts';
import type { Act, Mine, Model } from '../state.ts';
import { actOf } from './acting.ts';
import { type Ascent, ascentsOf } from './climbing.ts';
import { coverBetween } from './cover.ts';
import { pathOf } from './ground.ts';
import { isHidden, lineOfSight, placeOf } from './line-of-sight.ts';
import { dangersTo, isNear, minesOnTheWay, proximityOf } from './mines.ts';
import { type JudgedPath, type Roam, wayPast } from './reach.ts';
import { reactors } from './reactions.ts';
import { baseOf, inPlay, isFriendly } from './units.ts';
import { freeAttackers } from './withdrawing.ts';

/** The battle as it would be with a model somewhere else. */
export function asIfAt(battle: Battle, model: Model, { x, y }: Point, height = model.height): [Battle, Model] {
  const there: Model = { ...model, x, y, height, climbing: null };
  const models = battle.state.models.map((each) => (each.id === model.id ? there : each));
  return [{ ...battle, state: { ...battle.state, models } }, there];
}

/** How one model stands to another. */
export interface Prospect {
  readonly foe: Model;
  /** Base to base. */
  readonly length: number;
  /** It is seen from here, and sees back. */
  readonly sees: boolean;
  readonly isSeen: boolean;
  /** A line that shows it, if one can be drawn. WW-LOS-1 */
  readonly sight: Segment | undefined;
  /** The Line of Cover, and what it passes. WW-COVER-1 */
  readonly cover: Segment;
  readonly through: readonly Passed[];
}

/** Every opposing model, the nearest first. */
export function outlookOf(battle: Battle, model: Model): Prospect[] {
  const from = placeOf(battle, model);
  return inPlay(battle)
    .filter((foe) => !isFriendly(battle, model, foe))
    .map((foe): Prospect => {
      const to = placeOf(battle, foe);
      const found = lineOfSight(battle, from, to);
      const { line, by } = coverBetween(battle, from, to);
      return {
        foe,
        length: gap(from.disc, to.disc, from.height - to.height).length,
        sees: found.sees && !isHidden(battle, from, to),
        isSeen: found.sees && !isHidden(battle, to, from),
        sight: found.sees ? found.line : undefined,
        cover: line,
        through: by,
      };
    })
    .sort((a, b) => a.length - b.length);
}

/** What a movement sets off, in the order in which it happens. */
export interface SetOff {
  /** Enemies that strike before it begins. WW-WITHDRAW-2 */
  readonly strikes: readonly Model[];
  readonly climbs: readonly Ascent[];
  /** Mines, and where the base meets them. WW-MINE-6, WW-MINE-7 */
  readonly mines: readonly { readonly mine: Mine; readonly at: Point }[];
  /** Prepared enemies that notice it. WW-TRIGGER-1 */
  readonly reactors: readonly Model[];
  /** Its base crosses the edge of the battlefield, and it does not come back. WW-EDGE-1 */
  readonly leaves: boolean;
}

/** Where a path ends, and what it sets off. `path` is an answer that the rules have found good. */
export function movementOf(
  battle: Battle,
  { model, terrain }: Pick<Roam, 'model' | 'terrain'>,
  path: [number, number][],
): { readonly end: Point; readonly height: number; readonly setOff: SetOff } {
  const points = pathOf(model, path)!;
  const end = points.at(-1)!;
  const climbs = ascentsOf(battle, model, points, terrain);
  const height = climbs.at(-1)?.to ?? model.height;
  const { r } = baseOf(battle, model);
  const [there] = asIfAt(battle, model, end, height);
  const act: Act = {
    ...actOf(model, 'move', 'action'),
    way: points.map((point) => ({ ...point, height: model.height })),
  };
  return {
    end,
    height,
    setOff: {
      strikes: freeAttackers(battle, model, points),
      climbs,
      mines: [
        ...minesOnTheWay(battle, model, points),
        ...dangersTo(battle, model)
          .filter((mine) => isNear(battle, mine, { ...end, r }))
          .map((mine) => ({ mine, at: end })),
      ],
      reactors: reactors(there, act),
      leaves: points.some((point) => !isOnTable(r, point, battle.state)),
    },
  };
}

/** A way to the end of this one that sets off no mine, if there is one. WW-MINE-7 */
export function saferWay(battle: Battle, roam: Roam, path: [number, number][]): JudgedPath | undefined {
  const { model } = roam;
  const points = pathOf(model, path);
  const end = points?.at(-1);
  if (points === undefined || end === undefined || minesOnTheWay(battle, model, points).length === 0) return undefined;
  const found = wayPast(
    battle,
    roam,
    end,
    dangersTo(battle, model).map((mine) => proximityOf(battle, mine)),
  );
  return found && movementOf(battle, roam, [...found.path]).setOff.mines.length === 0 ? found : undefined;
}
