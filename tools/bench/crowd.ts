/** A battlefield as full as they get: a battle that bots have begun, with more models and more terrain on the table. */
import { type AnySession, canonical, hashOf, type Json, randomFrom, remembered } from '@holotape/kernel';
import { gapToPolygon } from '../../games/skirmish/geometry/polygon.ts';
import type { Model, Piece, SkirmishState } from '../../games/skirmish/state.ts';
import { played } from '../../web/test/helpers/saves.ts';

interface Crowd {
  readonly models: number;
  readonly pieces: number;
}

const BASE = 200;
const CRATE = 180;
/** There is room for so many crates of that size; where more are wanted, all are half as wide. */
const ROOMY = 80;

interface Saved {
  open: { checkpoint: SkirmishState; hash: string };
}

/** A crate, a wall or a rock of its size, wherever there is room. */
function pieceAt(i: number, size: number, x: number, y: number): Piece {
  const [w, h] = i % 3 === 0 ? [size * 2, 60] : [size, size];
  return {
    id: `filler-${i}`,
    outline: [
      { x: x - w, y: y - h },
      { x: x + w, y: y - h },
      { x: x + w, y: y + h },
      { x: x - w, y: y + h },
    ],
    height: i % 3 === 0 ? 560 : 250,
    blocksSight: i % 3 === 0,
    cover: true,
    area: false,
    ground: 'impassable',
    overlooked: false,
    huge: 'as-others',
    exceptions: {},
  };
}

function filled(state: SkirmishState, { models, pieces }: Crowd): SkirmishState {
  const random = randomFrom('crowd');
  const at = () => 500 + Math.floor((random() / 2 ** 32) * (state.width - 1000));
  const isFree = (x: number, y: number, r: number) =>
    state.pieces.every(({ outline }) => gapToPolygon({ x, y, r }, outline) > 20) &&
    state.models.every((model) => Math.hypot(model.x - x, model.y - y) > r + BASE + 20) &&
    state.markers.every((marker) => Math.hypot(marker.x - x, marker.y - y) > r + BASE);
  const place = (r: number): [number, number] => {
    for (;;) {
      const [x, y] = [at(), at()];
      if (isFree(x, y, r)) return [x, y];
    }
  };
  const size = pieces > ROOMY ? CRATE / 2 : CRATE;
  while (state.pieces.length < pieces)
    state.pieces = [...state.pieces, pieceAt(state.pieces.length, size, ...place(size * 2.2))];
  // Of fewer than there are, as many of both sides.
  const sideOf = (model: Model) => state.units.find(({ id }) => id === model.unit)!.seat;
  for (const side of [0, 1])
    for (const model of state.models.filter((each) => sideOf(each) === side).slice(Math.ceil(models / 2)))
      model.gone = 'left';
  const first = [...state.models];
  while (state.models.length < models) {
    const like = first[state.models.length % first.length]!;
    const [x, y] = place(BASE);
    const unit = state.units.find(({ id }) => id === like.unit)!;
    const id = `${like.unit}-more-${state.models.length}`;
    state.units.push({ ...unit, id, leader: null });
    state.models.push({ ...like, id: `${id}-1`, unit: id, x, y, height: 0 });
  }
  return state;
}

/** The first side is asked whom to make Ready. */
const begun = remembered(
  (scenario: string): string => {
    const isAsked = ({ question, waitsFor }: AnySession) => question?.ask === 'turn.ready' && waitsFor[0] === 0;
    const options = { scenario, placing: 'auto' };
    return played({ title: 'A crowd', names: ['Ana', 'Ben'], game: 'skirmish', options }, isAsked);
  },
  { by: (scenario) => scenario },
);

/** As a save that the page opens. */
export function crowded(crowd: Crowd): string {
  const save = JSON.parse(begun('coming-storm')) as Saved;
  const checkpoint = filled(save.open.checkpoint, crowd);
  const hash = hashOf(JSON.parse(canonical(checkpoint as Json)) as Json);
  return JSON.stringify({ ...save, past: [], open: { ...save.open, checkpoint, hash } });
}

/** The position alone. */
export const crowdedState = (crowd: Crowd): SkirmishState => (JSON.parse(crowded(crowd)) as Saved).open.checkpoint;
