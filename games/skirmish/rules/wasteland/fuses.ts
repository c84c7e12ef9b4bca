/** Dangers that wait: they go off after the next activation of the model that set them off. */
import { type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { lastingOn } from '../../queries/lasting.ts';
import { markerById } from '../../queries/markers.ts';
import { modelById } from '../../queries/units.ts';
import type { Lasting, Model } from '../../state.ts';
import { discardMarker } from '../items/markers.ts';
import { lay, lift } from '../round/lasting.ts';
import { type Drawn, dealDamage } from './outcomes.ts';

const markerOf = ({ id }: Lasting): string => `ticking-${id}`;

/** A marker stays where it was found, for everybody to see. */
export function lightFuse(table: BattleTable, model: Model, { card, marker: { x, y } }: Drawn): void {
  // The activation in progress is not the next.
  const left = table.state.activation?.model === model.id ? 2 : 1;
  const fuse = lay(table, { kind: 'fuse', on: model.id, until: 'counted', from: card, left });
  const id = markerOf(fuse);
  table.state.markers.push({
    id,
    kind: 'ticking',
    x,
    y,
    face: 'danger',
    up: true,
    seen: [],
    items: [],
    opened: false,
  });
  say(table, 'ticks', { marker: id }, 'WW-WASTE-2');
}

/** An activation of the model has ended. */
export function* burnFuses(table: BattleTable, model: Model): Play {
  for (const fuse of lastingOn(table, model.id, 'fuse')) {
    fuse.left -= 1;
    if (fuse.left === 0) yield* goOff(table, fuse);
  }
}

/** Whoever is gone has no next activation: it goes off when the round ends. */
export function* burnAbandonedFuses(table: BattleTable): Play {
  const fuses = table.state.lasting.filter(({ kind }) => kind === 'fuse');
  for (const fuse of fuses) if (modelById(table, fuse.on).gone !== null) yield* goOff(table, fuse);
}

function* goOff(table: BattleTable, fuse: Lasting): Play {
  const marker = markerById(table, markerOf(fuse));
  const { success, failure } = table.content.dangers.get(fuse.from) ?? table.content.creatures.get(fuse.from)!;
  lift(table, fuse);
  discardMarker(table, marker);
  say(table, 'goes-off', { marker: marker.id }, 'WW-WASTE-2');
  for (const outcome of [...success, ...failure])
    if (outcome.does === 'damage' && outcome.delayed)
      yield* dealDamage(table, modelById(table, fuse.on), outcome, marker);
}
