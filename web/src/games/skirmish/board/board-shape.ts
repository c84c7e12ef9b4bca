/** How the frame treats the sheet: as large as the table, first as wide as the frame, and where each thing of it lies. */
import type { SkirmishView } from '@holotape/skirmish/view';
import { type Box, type GameModule, optionOf, type TableContext, type ThingId } from '../../module.ts';
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

/** `shot:nora-1 brute-1`: both ends of an attack, to be seen at once. */
function shotBox(ids: string, view: SkirmishView): Box | undefined {
  const ends = ids
    .split(' ')
    .flatMap((id) => view.models.find((model) => model.id === id && model.gone === null) ?? []);
  if (ends.length === 0) return undefined;
  const at = ends.map((model) => onSheet(view, model));
  const [xs, ys] = [at.map(({ x }) => x), at.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x, y, w: Math.max(...xs) + MARGIN - x, h: Math.max(...ys) + MARGIN - y, whole: true };
}

/** The attack that is being chosen or resolved, or whoever acts. */
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
  const { to, model = view.acting.at(-1)?.model ?? view.activation?.model } = aboutOf(question);
  const thing = to ?? model;
  return thing === undefined ? undefined : `model:${thing}`;
}

function boxOf(thing: ThingId, { view }: { readonly view: SkirmishView }): Box | undefined {
  const [what, id] = [thing.slice(0, thing.indexOf(':')), thing.slice(thing.indexOf(':') + 1)];
  if (what === 'shot') return shotBox(id, view);
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

/** A desk shows the table as wide as it fits, a phone the part around one's own models at reading size. */
function start({ view, seat }: TableContext<SkirmishView>): 'fill' | Box {
  if (!matchMedia(PHONE).matches) return 'fill';
  const own = view.models.filter(
    ({ gone, unit }) => gone === null && view.units.some((each) => each.id === unit && each.seat === seat),
  );
  if (own.length === 0) return 'fill';
  const middle = onSheet(view, {
    x: own.reduce((sum, { x }) => sum + x, 0) / own.length,
    y: own.reduce((sum, { y }) => sum + y, 0) / own.length,
  });
  return { x: middle.x - NEAR / 2, y: middle.y - NEAR / 2, w: NEAR, h: NEAR };
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
