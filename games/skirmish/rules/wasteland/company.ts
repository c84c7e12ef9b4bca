/** Strangers that come along, and that go: nothing here asks or rolls anything. */
import { say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { isAt, MARKER_RADIUS, markerById } from '../../queries/markers.ts';
import { roomFor } from '../../queries/places.ts';
import { isAtOwnEdge, strangerAt } from '../../queries/strangers.ts';
import { baseOf, isFriendly, modelById } from '../../queries/units.ts';
import type { Marker, Model } from '../../state.ts';
import { discardMarker } from '../items/markers.ts';
import { lift } from '../round/lasting.ts';

export function leave(table: BattleTable, marker: Marker): void {
  const { strangers } = table.state;
  strangers.splice(strangers.indexOf(strangerAt(table, marker)!), 1);
  discardMarker(table, marker);
  say(table, 'stranger.left', { marker: marker.id }, 'WW-WASTE-3');
}

/** Whoever comes along stays beside its model, and is home at the edge. CH-RULING-109 */
export function strangersFollow(table: BattleTable, model: Model): void {
  const { lasting } = table.state;
  for (const led of lasting.filter(({ kind, from }) => kind === 'follows' && from === model.id)) {
    const marker = markerById(table, led.on);
    if (model.gone === null && !isAtOwnEdge(table, model)) {
      const { r } = baseOf(table, model);
      if (!isAt(table, model, marker)) Object.assign(marker, roomFor(table, MARKER_RADIUS, model, r + MARKER_RADIUS));
      continue;
    }
    if (model.gone !== 'eliminated') {
      model.caps += led.left;
      say(table, 'stranger.home', { model: model.id, caps: led.left }, 'CH-RULING-109');
    }
    lift(table, led);
    leave(table, marker);
  }
}

/** Whoever removes a model takes the letter it had, and whoever it led runs. CH-RULING-106, CH-RULING-109 */
export function lettersTaken(table: BattleTable, model: Model): void {
  const { acting, lasting } = table.state;
  const id = acting.at(-1)?.model;
  const by = id === undefined ? undefined : modelById(table, id);
  for (const letter of lasting.filter(({ kind, on }) => kind === 'letter' && on === model.id)) {
    lift(table, letter);
    if (by === undefined || by.gone !== null || isFriendly(table, by, model)) continue;
    model.caps = Math.max(0, model.caps - letter.left);
    by.caps += letter.left;
    say(table, 'letter.taken', { model: by.id, caps: letter.left }, 'CH-RULING-106');
  }
  strangersFollow(table, model);
}
