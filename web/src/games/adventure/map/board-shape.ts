/** How the frame treats the map: as large as its scenario, and where each thing of it lies. */
import type { AdventureView } from '@holotape/adventure/view';
import type { Box, GameModule, TableContext, ThingId } from '../../module.ts';
import { laidOut } from '../laid-out.ts';
import { adventureContent } from '../pack.ts';
import { sheetOf } from './layout.ts';
import { Overview } from './Overview.tsx';
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

/** Of the radius around one's own tile: what a phone shows at first. */
const NEAR = 2.1;
/** Beside a card that lies over the board. */
const NEARER = 1.3;
const PHONE = '(max-width: 799px), (max-height: 559px)';

/** A desk shows the whole map; a phone, or a strip beside a card, one's own tile with its neighbours at reading size. */
function start(context: TableContext<AdventureView>): 'fit' | Box {
  const { seat } = context;
  const close = matchMedia(PHONE).matches || laidOut(context) !== undefined;
  const own = seat === 'public' || !close ? undefined : boxOf(`seat:${seat}`, context);
  if (own === undefined) return 'fit';
  const [x, y] = [own.x + own.w / 2, own.y + own.h / 2];
  const reach = (matchMedia(PHONE).matches ? NEAR : NEARER) * RADIUS;
  return { x: x - reach, y: y - reach, w: 2 * reach, h: 2 * reach };
}

export const board: GameModule<AdventureView>['board'] = {
  size: (view) => {
    const { w, h } = sheetFor(view);
    return { w, h };
  },
  start,
  most: 6,
  boxOf,
  Minimap: Overview,
  follows: ({ view }) => (view.phase === 'turn' ? `seat:${view.turn.seat}` : undefined),
};
