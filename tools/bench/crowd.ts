/** A battlefield as full as they get: a battle that bots have begun, with more models and more terrain on the table. */
import { type AnySession, canonical, hashOf, type Json, randomFrom } from '@holotape/kernel';
import { gapToPolygon } from '../../games/skirmish/geometry/polygon.ts';
import type { Piece, SkirmishState } from '../../games/skirmish/state.ts';
import { played } from '../../web/test/helpers/saves.ts';

interface Crowd {
  readonly models: number;
  readonly pieces: number;
}

const BASE = 200;
const CRATE = 180;

interface Saved {
  open: { checkpoint: SkirmishState; hash: string };
}

/** A crate, a wall or a rock of its size, wherever there is room. */
function pieceAt(i: number, x: number, y: number): Piece {
  const [w, h] = i % 3 === 0 ? [CRATE * 2, 60] : [CRATE, CRATE];
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
  while (state.pieces.length < pieces) state.pieces.push(pieceAt(state.pieces.length, ...place(CRATE * 2.2)));
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

/** As a save that the page opens: the first side is asked whom to make Ready. */
export function crowded(crowd: Crowd): string {
  const isAsked = ({ question, waitsFor }: AnySession) => question?.ask === 'turn.ready' && waitsFor[0] === 0;
  const company = {
    title: 'A crowd',
    names: ['Ana', 'Ben'],
    game: 'skirmish' as const,
    options: { scenario: 'coming-storm', placing: 'auto' },
  };
  const save = JSON.parse(played(company, isAsked)) as Saved;
  const checkpoint = filled(save.open.checkpoint, crowd);
  const hash = hashOf(JSON.parse(canonical(checkpoint as Json)) as Json);
  return JSON.stringify({ ...save, past: [], open: { ...save.open, checkpoint, hash } });
}

/** The position alone. */
export const crowdedState = (crowd: Crowd): SkirmishState => (JSON.parse(crowded(crowd)) as Saved).open.checkpoint;
