/** The Event in play: what it does of one kind. */
import type { Battle } from '../battle.ts';
import type { EventEffect, Weapon } from '../content.ts';
import type { Point } from '../geometry/index.ts';
import type { Color, EffectDie } from '../words.ts';
import { lengthOf, shorter } from './ranges.ts';
import type { Modifier } from './skill-tests.ts';

/** WW-WASTE-1 */
export const RULE = 'CH-EVENT-5';

export type EffectOf<D extends EventEffect['does']> = Extract<EventEffect, { does: D }>;

/** What the card in play does of one kind. */
export const eventEffects = <D extends EventEffect['does']>({ state, content }: Battle, does: D): EffectOf<D>[] =>
  state.event === null
    ? []
    : content.events.get(state.event)!.effects.filter((effect): effect is EffectOf<D> => effect.does === does);

export const isEvent = (battle: Battle, does: EventEffect['does']): boolean => eventEffects(battle, does).length > 0;

/** A color of a unit card while the card is in play. WW-RANGE-4 */
export const eventColor = (battle: Battle, of: EffectOf<'shorter'>['of'], color: Color): Color =>
  shorter(color, eventEffects(battle, 'shorter').filter((effect) => effect.of === of).length);

/** A shot from one place to another: at which range, and whether from above. */
interface EventShot {
  readonly range: 'short' | 'long';
  readonly isElevated: boolean;
  readonly from: Point;
  readonly to: Point;
}

export const eventModifiers = (battle: Battle, { range, isElevated, from, to }: EventShot): Modifier[] => [
  ...(range === 'short' ? [] : eventEffects(battle, 'long-range')).map(({ by }) => ({ rule: RULE, by })),
  ...(isElevated ? eventEffects(battle, 'elevated-shots') : []).map(({ by }) => ({ rule: RULE, by })),
  ...(isBlinded(battle, from, to) ? eventEffects(battle, 'glare') : []).map(({ by }) => ({ rule: RULE, by })),
];

/** Into the sun: more towards the edge it stands over than along it. CH-RULING-104 */
function isBlinded(battle: Battle, from: Point, to: Point): boolean {
  const over = battle.state.lasting.find(({ kind }) => kind === 'glare')?.on;
  if (over === undefined) return false;
  const [x, y] = [to.x - from.x, to.y - from.y];
  const isAcross = Math.abs(x) >= Math.abs(y);
  const towards = isAcross ? (x > 0 ? 'right' : 'left') : y > 0 ? 'top' : 'bottom';
  return towards === over;
}

/** How far anybody sees; undefined on a clear day. */
export const sightLimit = (battle: Battle): number | undefined =>
  eventEffects(battle, 'no-sight')
    .map(({ beyond }) => lengthOf(battle.content, beyond))
    .toSorted((a, b) => a - b)[0];

/** To the tests of climbs. CH-RULING-105 */
export const slippery = (battle: Battle): Modifier[] =>
  eventEffects(battle, 'slippery').map(({ by }) => ({ rule: RULE, by }));

/** Dice that are in the air for a weapon. */
export const eventDice = (battle: Battle, { damage }: Pick<Weapon, 'damage'>): EffectDie[] =>
  eventEffects(battle, 'dice').flatMap(({ type, dice }) => (damage.some((each) => each.type === type) ? dice : []));

/** The most Action Points that a model may use. */
export const mostPoints = (battle: Battle): number =>
  Math.min(Number.POSITIVE_INFINITY, ...eventEffects(battle, 'few-points').map(({ most }) => most));

/** The top card of the Event deck, if it shows the Flip icon: everybody may read it. CH-EVENT-9 */
export function foreseen({ state, content }: Battle): string | null {
  const top = state.decks.events.at(-1);
  return top !== undefined && content.events.get(top)?.flip === true ? top : null;
}
