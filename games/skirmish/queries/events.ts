/** The Event in play: what it does of one kind. */
import type { Battle } from '../battle.ts';
import type { EventEffect } from '../content.ts';
import type { Color } from '../words.ts';
import { shorter } from './ranges.ts';
import type { Modifier } from './skill-tests.ts';

/** WW-WASTE-1 */
export const RULE = 'CH-EVENT-5';

type EffectOf<D extends EventEffect['does']> = Extract<EventEffect, { does: D }>;

/** What the card in play does of one kind. */
const eventEffects = <D extends EventEffect['does']>({ state, content }: Battle, does: D): EffectOf<D>[] =>
  state.event === null
    ? []
    : content.events.get(state.event)!.effects.filter((effect): effect is EffectOf<D> => effect.does === does);

export const isEvent = (battle: Battle, does: EventEffect['does']): boolean => eventEffects(battle, does).length > 0;

/** A color of a unit card while the card is in play. WW-RANGE-4 */
export const eventColor = (battle: Battle, of: EffectOf<'shorter'>['of'], color: Color): Color =>
  shorter(color, eventEffects(battle, 'shorter').filter((effect) => effect.of === of).length);

export const eventModifiers = (battle: Battle, range: 'short' | 'long'): Modifier[] =>
  range === 'short' ? [] : eventEffects(battle, 'long-range').map(({ by }) => ({ rule: RULE, by }));
