/** How the frame treats the map: as large as its scenario, and where each thing of it lies. */
import { isFacedown } from '@holotape/adventure/queries/map';
import type { AdventureView } from '@holotape/adventure/view';
import type { Box, GameModule, Size, TableContext, ThingId } from '../../module.ts';
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

type Seen = { readonly view: AdventureView };

/** All the spaces that may be chosen, however far apart. */
const LIT = 'lit:';

function litBox(spaces: readonly string[], context: Seen): Box | undefined {
  const boxes = spaces.flatMap((space) => boxOf(`space:${space}`, context) ?? []);
  if (boxes.length === 0) return undefined;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y, whole: true };
}

function boxOf(thing: ThingId, context: Seen): Box | undefined {
  const { view } = context;
  if (thing.startsWith(LIT)) return litBox(thing.slice(LIT.length).split(' '), context);
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
/** Smaller than this, of its own size, a whole map cannot be read. */
const READABLE = 0.74;
/** A map of which only a part is seen is so large that its names are easily read. */
const READING = 0.92;

const around = ({ x, y, w, h }: Box, { w: wide, h: high }: Size): Box => ({
  x: x + w / 2 - wide / 2,
  y: y + h / 2 - high / 2,
  w: wide,
  h: high,
});

/** Where somebody looks first: at their own figure, or at the spaces they may start in; who watches, at whoever acts. */
function firstLook(context: TableContext<AdventureView>): Box | undefined {
  const { seat, view, question } = context;
  const own = boxOf(`seat:${seat === 'public' ? view.turn.seat : seat}`, context);
  const start = question?.ask === 'setup.space' ? question.options?.[0]?.id : undefined;
  return own ?? (start === undefined ? undefined : boxOf(`space:${start}`, context));
}

/** The whole map where it can be read so; else the part around oneself, on a phone or beside a card one's own tile. */
function start(context: TableContext<AdventureView>, room: Size): 'fit' | Box {
  const phone = matchMedia(PHONE).matches;
  const close = phone || laidOut(context) !== undefined;
  const { w, h } = sheetFor(context.view);
  if (!close && Math.min(room.w / w, room.h / h) >= READABLE) return 'fit';
  const own = firstLook(context);
  if (own === undefined) return 'fit';
  const reach = 2 * (phone ? NEAR : NEARER) * RADIUS;
  return around(own, close ? { w: reach, h: reach } : { w: room.w / READING, h: room.h / READING });
}

/** Who acts, or is attacked between two turns; or, where a space is asked for, all that may be chosen. */
function follows({ view, question }: TableContext<AdventureView>): ThingId | undefined {
  const { spaces } = adventureContent();
  const lit = (question?.options ?? []).flatMap(({ id, blocked }) =>
    blocked === undefined && (spaces.has(id) || isFacedown(id)) ? [id] : [],
  );
  if (lit.length > 0) return `${LIT}${lit.join(' ')}`;
  if (view.phase === 'turn') return `seat:${view.turn.seat}`;
  return question?.ask.startsWith('fight.') ? `seat:${question.seat}` : undefined;
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
  follows,
};
