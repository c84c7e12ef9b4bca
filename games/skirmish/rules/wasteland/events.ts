/** Events: from the second round on a card is in play that everybody feels. */
import { type Play, pick, reveal, say } from '@holotape/kernel';
import type { EventEffect } from '../../content.ts';
import { MARKER_RADIUS } from '../../queries/markers.ts';
import { roomFor } from '../../queries/places.ts';
import { lengthOf, shorter } from '../../queries/ranges.ts';
import { inPlay } from '../../queries/units.ts';
import type { Battle, BattleTable } from '../../state.ts';
import type { Color } from '../../words.ts';
import { ARROWS } from '../attacking/scatter.ts';
import { cure } from '../harm/conditions.ts';
import { removeReaction } from '../round/preparing.ts';
import type { Modifier } from '../round/skill-tests.ts';
import { addStranger } from './strangers.ts';

/** WW-WASTE-1 */
const RULE = 'CH-EVENT-5';

type EffectOf<D extends EventEffect['does']> = Extract<EventEffect, { does: D }>;

/** What the card in play does of one kind. */
export const eventEffects = <D extends EventEffect['does']>({ state, content }: Battle, does: D): EffectOf<D>[] =>
  state.event === null
    ? []
    : content.events.get(state.event)!.effects.filter((effect): effect is EffectOf<D> => effect.does === does);

export const isEvent = (battle: Battle, does: EventEffect['does']): boolean => eventEffects(battle, does).length > 0;

/** A color of a unit card while the card is in play. WW-RANGE-4 */
export const eventColor = (battle: Battle, of: EffectOf<'shorter'>['of'], color: Color): Color =>
  shorter(color, eventEffects(battle, 'shorter').filter((effect) => effect.of === of).length);

export const eventModifiers = (battle: Battle, range: 'short' | 'long'): Modifier[] =>
  range === 'short' ? [] : eventEffects(battle, 'long-range').map(({ by }) => ({ rule: RULE, by }));

/** Not in the first round, and not while a card is in play; an empty deck stays empty. CH-EVENT-6, CH-EVENT-7 */
export function* drawEvent(table: BattleTable): Play {
  const { state } = table;
  if (state.round < 2 || state.event !== null || state.decks.events.length === 0) return;
  state.event = state.decks.events.pop()!;
  reveal(table);
  say(table, 'event', { event: state.event }, RULE);
  for (const effect of table.content.events.get(state.event)!.effects) yield* happens(table, effect);
}

/** The round is over. CH-EVENT-8 */
export function discardEvent({ state }: BattleTable): void {
  if (state.event === null) return;
  state.discards.events.push(state.event);
  state.event = null;
}

/** What the card does when it comes into play; the rest is asked for when it matters. */
function* happens(table: BattleTable, effect: EventEffect): Play {
  const middle = { x: Math.round(table.state.width / 2), y: Math.round(table.state.height / 2) };
  switch (effect.does) {
    case 'no-fire':
      for (const model of inPlay(table)) cure(table, model, 'on-fire', RULE);
      return;
    case 'no-reactions':
      for (const model of inPlay(table)) removeReaction(table, model, RULE);
      return;
    case 'stranger':
      addStranger(table, roomFor(table, MARKER_RADIUS, middle)); // WW-WASTE-3
      return;
    case 'crate': {
      const arrow = ARROWS[yield* pick(table, 'event.direction', ARROWS.length, { rule: RULE })]!;
      const length = lengthOf(table.content, effect.color);
      const at = { x: middle.x + arrow.x * length, y: middle.y + arrow.y * length };
      dropCrate(table, roomFor(table, MARKER_RADIUS, at));
      return;
    }
    default:
      return;
  }
}

function dropCrate({ state }: BattleTable, { x, y }: { x: number; y: number }): void {
  const number = state.markers.filter(({ id }) => id.startsWith('crate-')).length + 1;
  state.markers.push({
    id: `crate-${number}`,
    kind: 'searchable',
    x,
    y,
    face: 'item',
    up: false,
    seen: [0, 1],
    items: [],
    opened: false,
  });
}
