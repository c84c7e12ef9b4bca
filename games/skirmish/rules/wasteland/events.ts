/** Events: from the second round on a card is in play that everybody feels. */
import { type Play, pick, reveal, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { EventEffect } from '../../content.ts';
import { RULE } from '../../queries/events.ts';
import { MARKER_RADIUS } from '../../queries/markers.ts';
import { roomFor } from '../../queries/places.ts';
import { lengthOf } from '../../queries/ranges.ts';
import { ARROWS } from '../../queries/scatter.ts';
import { inPlay } from '../../queries/units.ts';
import { cure } from '../harm/conditions.ts';
import { removeReaction } from '../round/preparing.ts';
import { addStranger } from './strangers.ts';

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
