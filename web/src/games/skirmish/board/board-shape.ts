/** How the frame treats the sheet: as large as the table, first as wide as the frame, and where each thing of it lies. */
import type { Point } from '@holotape/skirmish/geometry/point';
import type { SkirmishView } from '@holotape/skirmish/view';
import { type Box, type GameModule, optionOf, type Size, type TableContext, type ThingId } from '../../module.ts';
import { aboutOf, isResolving } from '../asked.ts';
import { Tools } from '../measuring/Tools.tsx';
import { offersOf } from '../reactions/offers.ts';
import { attackAsked, shownWay } from '../shooting/odds.ts';
import { lastStory } from '../shooting/story.ts';
import { battleOf } from '../table.tsx';
import { Rim } from './Ground.tsx';
import { Minimap } from './Minimap.tsx';
import { onSheet, sizeOf } from './scale.ts';

/** So much of the table around a thing is brought into view with it. */
const AROUND = 170;

/** Room around a shooter and a target. */
const MARGIN = 70;

/** `shot:nora-1 brute-1`: both ends of an attack, to be seen at once. `group:`: those among whom one chooses. */
function boxAround(ids: string, view: SkirmishView): Box | undefined {
  const ends = ids
    .split(' ')
    .flatMap((id) => view.models.find((model) => model.id === id && model.gone === null) ?? []);
  if (ends.length === 0) return undefined;
  const at = ends.map((model) => onSheet(view, model));
  const [xs, ys] = [at.map(({ x }) => x), at.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x, y, w: Math.max(...xs) + MARGIN - x, h: Math.max(...ys) + MARGIN - y };
}

/** Questions about which model is to go next. */
const WHICH = new Set(['turn.ready', 'turn.use', 'turn.next']);

/** The attack that is being chosen or resolved, whoever acts, or those among whom the next is chosen. */
function follows(context: TableContext<SkirmishView>): ThingId | undefined {
  const { view, question } = context;
  const asked = attackAsked(battleOf(view), question);
  const way = asked && shownWay(asked, context.inHand, optionOf(context));
  if (asked !== undefined && way !== undefined) return `shot:${asked.by.id} ${way.target.id}`;
  const story = isResolving(question) ? lastStory(context.log) : undefined;
  if (story !== undefined) return `shot:${story.model} ${story.target}`;
  if (question?.ask === 'react.declare') {
    const able = offersOf(battleOf(view), question).map(({ model: { id } }) => id);
    return `shot:${[aboutOf(question).to, ...able].join(' ')}`;
  }
  if (question !== null && WHICH.has(question.ask)) {
    const open = (question.options ?? []).filter(({ blocked }) => blocked === undefined).map(({ id }) => id);
    if (open.some((id) => view.models.some((model) => model.id === id))) return `group:${open.join(' ')}`;
  }
  const { to, model = view.acting.at(-1)?.model ?? view.activation?.model } = aboutOf(question);
  const thing = to ?? model;
  return thing === undefined ? undefined : `model:${thing}`;
}

function boxOf(thing: ThingId, { view }: { readonly view: SkirmishView }): Box | undefined {
  const [what, id] = [thing.slice(0, thing.indexOf(':')), thing.slice(thing.indexOf(':') + 1)];
  if (what === 'group') return boxAround(id, view);
  const shot = what === 'shot' ? boxAround(id, view) : undefined;
  if (shot !== undefined) return { ...shot, whole: true };
  const at =
    what === 'model'
      ? view.models.find((model) => model.id === id && model.gone === null)
      : what === 'marker'
        ? view.markers.find((marker) => marker.id === id)
        : what === 'mine'
          ? view.mines.find((mine) => mine.id === id)
          : undefined;
  if (at === undefined) return undefined;
  const { x, y } = onSheet(view, at);
  return { x: x - AROUND, y: y - AROUND, w: 2 * AROUND, h: 2 * AROUND };
}

const PHONE = '(max-width: 719px), (max-height: 559px)';
/** What a phone shows at first, in pixels of the sheet: about twelve inches. */
const NEAR = 380;

/** A desk shows the table as wide as it fits, with one's own models; a phone the part around them at reading size. */
function start({ view, seat }: TableContext<SkirmishView>, room: Size): 'fill' | Box {
  const own = view.models
    .filter(({ gone, unit }) => gone === null && view.units.some((each) => each.id === unit && each.seat === seat))
    .map((model) => onSheet(view, model));
  if (own.length === 0) return 'fill';
  if (!matchMedia(PHONE).matches) return asWideAs(sizeOf(view), room, own);
  const [x, y] = [
    own.reduce((sum, at) => sum + at.x, 0) / own.length,
    own.reduce((sum, at) => sum + at.y, 0) / own.length,
  ];
  return { x: x - NEAR / 2, y: y - NEAR / 2, w: NEAR, h: NEAR };
}

/** The middle of the table over its whole width, moved up or down until these are seen. */
function asWideAs({ w, h }: Size, room: Size, own: readonly Point[]): 'fill' | Box {
  const seen = (w * room.h) / room.w;
  if (seen >= h) return 'fill';
  const [top, bottom] = [Math.min(...own.map(({ y }) => y)) - MARGIN, Math.max(...own.map(({ y }) => y)) + MARGIN];
  const y = Math.max(Math.min((h - seen) / 2, top), bottom - seen);
  return { x: 0, y: Math.min(Math.max(0, y), h - seen), w, h: seen };
}

export const board: GameModule<SkirmishView>['board'] = {
  size: sizeOf,
  // A yard is square, a desk is not: the sheet is seen in part and moved under the frame.
  ratio: 1.85,
  start,
  most: 5,
  wheelZooms: true,
  boxOf,
  follows,
  Minimap,
  Tools,
  Rim,
};
