/** How the frame treats the sheet: as large as the table, first as wide as the frame, and where each thing of it lies. */
import type { SkirmishView } from '@holotape/skirmish/view';
import type { Box, GameModule, TableContext, ThingId } from '../../module.ts';
import { aboutOf } from '../asked.ts';
import { Tools } from '../measuring/Tools.tsx';
import { Minimap } from './Minimap.tsx';
import { onSheet, sizeOf } from './scale.ts';

/** So much of the table around a thing is brought into view with it. */
const AROUND = 170;

function boxOf(thing: ThingId, { view }: { readonly view: SkirmishView }): Box | undefined {
  const [what, id] = [thing.slice(0, thing.indexOf(':')), thing.slice(thing.indexOf(':') + 1)];
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
  follows: ({ view, question }) => {
    const model = aboutOf(question).model ?? view.acting.at(-1)?.model ?? view.activation?.model;
    return model === undefined ? undefined : `model:${model}`;
  },
  Minimap,
  Tools,
};
