/** How near two models are to each other, from base to base, on a roof or below it. */
import type { Battle } from '../battle.ts';
import { gap, withinReach } from '../geometry/index.ts';
import type { Model } from '../state.ts';
import type { Color } from '../words.ts';
import { lengthOf } from './ranges.ts';
import { baseOf } from './units.ts';

/** Whether the ruler reaches from one to the other, height included. WW-RANGE-3 */
export const isWithin = (battle: Battle, a: Model, b: Model, color: Color): boolean =>
  withinReach(baseOf(battle, a), baseOf(battle, b), lengthOf(battle.content, color), a.height - b.height);

/** The length between them, height included. WW-RANGE-3 */
export const farApart = (battle: Battle, a: Model, b: Model): number =>
  gap(baseOf(battle, a), baseOf(battle, b), a.height - b.height).length;
