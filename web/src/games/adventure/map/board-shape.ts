/** How the frame treats the map: as large as its scenario, and where each thing of it lies. */
import type { AdventureView } from '@holotape/adventure/view';
import type { Box, GameModule, ThingId } from '../../module.ts';
import { adventureContent } from '../pack.ts';
import { sheetOf } from './layout.ts';
import { RADIUS } from './plan.ts';

const sheetFor = ({ scenario }: AdventureView) => sheetOf(adventureContent().maps.get(scenario)!.positions, RADIUS);

/** The tile on which a space lies, or a facedown tile itself. */
function positionOfSpace(view: AdventureView, space: string): number {
  if (space.startsWith('#')) return Number(space.slice(1));
  const tile = adventureContent().spaces.get(space)?.tile;
  return view.map.findIndex((each) => each.faceup && each.tile === tile);
}

function spaceOf(view: AdventureView, thing: ThingId): string | undefined {
  const [what, ...rest] = thing.split(':');
  const id = rest.join(':');
  if (what === 'space') return id;
  if (what === 'enemy') return view.enemies.find((enemy) => enemy.id === id)?.space;
  if (what === 'seat') return view.survivors[Number(id)]?.space ?? undefined;
  return undefined;
}

function boxOf(thing: ThingId, { view }: { readonly view: AdventureView }): Box | undefined {
  const space = spaceOf(view, thing);
  const sheet = sheetFor(view);
  const centre = space === undefined ? undefined : sheet.centres[positionOfSpace(view, space)];
  if (centre === undefined) return undefined;
  return { x: centre.x - RADIUS, y: centre.y - RADIUS, w: 2 * RADIUS, h: 2 * RADIUS };
}

export const board: GameModule<AdventureView>['board'] = {
  size: (view) => {
    const { w, h } = sheetFor(view);
    return { w, h };
  },
  boxOf,
  follows: ({ view }) => (view.phase === 'turn' ? `seat:${view.turn.seat}` : undefined),
};
