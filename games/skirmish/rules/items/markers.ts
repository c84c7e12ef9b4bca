/** Markers leave the battlefield. */
import type { BattleTable } from '../../battle.ts';
import type { Marker } from '../../state.ts';

export function discardMarker({ state }: BattleTable, marker: Marker): void {
  state.markers.splice(state.markers.indexOf(marker), 1);
}
