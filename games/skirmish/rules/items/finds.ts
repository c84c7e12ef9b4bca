/** What some cards do as soon as they are found. CH-RULING-125, CH-RULING-126 */
import { type Play, pick, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { ownerKey } from '../../queries/devices.ts';
import { lastingOn } from '../../queries/lasting.ts';
import { MARKER_RADIUS } from '../../queries/markers.ts';
import { roomFor } from '../../queries/places.ts';
import { lengthOf } from '../../queries/ranges.ts';
import { ARROWS } from '../../queries/scatter.ts';
import { seatOf } from '../../queries/units.ts';
import type { Marker, Model } from '../../state.ts';
import { lay, lift } from '../round/lasting.ts';
import { drawCard } from '../wasteland/wasteland.ts';
import { discardCopy } from './limited-use.ts';

const CAPS = 100;
const ITEMS = 2;

/** A note leads somewhere, a letter to somebody. */
export function* whenFound(table: BattleTable, model: Model, card: string, marker: Marker): Play {
  const found = table.content.gear.get(card)?.found;
  if (found === undefined) return;
  discardCopy(table, model, card);
  table.state.discards.items.push(card);
  if (found === 'note') return yield* follow(table, model, marker);
  lay(table, { kind: 'unsent', on: ownerKey(seatOf(table, model)), until: 'battle', from: card, left: CAPS });
  const more = yield* drawCard(table, 'items');
  if (more !== undefined) marker.items.push(more);
}

/** Blue from here lies what only its finder knows of. CH-RULING-125 */
function* follow(table: BattleTable, model: Model, { x, y }: Marker): Play {
  const { markers } = table.state;
  const arrow = ARROWS[yield* pick(table, 'note.direction', ARROWS.length, { rule: 'CH-RULING-125' })]!;
  const far = lengthOf(table.content, 'blue');
  const at = roomFor(table, MARKER_RADIUS, { x: x + arrow.x * far, y: y + arrow.y * far });
  const id = `note-${markers.filter((each) => each.id.startsWith('note-')).length + 1}`;
  markers.push({ id, kind: 'searchable', ...at, face: 'search', up: true, seen: [], items: [], opened: false });
  lay(table, { kind: 'private', on: id, until: 'battle', from: ownerKey(seatOf(table, model)), left: ITEMS });
  say(table, 'note', { model: model.id, marker: id }, 'CH-RULING-125');
}

/** Whoever has the letter finds the house it speaks of. CH-RULING-126 */
export function letterOpens(table: BattleTable, model: Model, { face }: Marker): void {
  if (face !== 'lockpick' && face !== 'trapped-lock') return;
  for (const unsent of lastingOn(table, ownerKey(seatOf(table, model)), 'unsent')) {
    lift(table, unsent);
    model.caps += unsent.left;
    say(table, 'caps', { model: model.id, caps: unsent.left }, 'CH-RULING-126');
  }
}
