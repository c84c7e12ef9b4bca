/** The battlefield as it is to a model that moves, and how far it may go. */
import { type Answer, remembered } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import type { Unit } from '../content.ts';
import type { Point, Terrain } from '../geometry/index.ts';
import type { Model, Piece } from '../state.ts';
import type { Color } from '../words.ts';
import { abilities, hasAbility } from './abilities.ts';
import { has } from './conditions.ts';
import { isLevel } from './engagement.ts';
import { type Flight, flightOf, isFlownOver } from './flying.ts';
import { namesKey } from './keys.ts';
import { placeOf, platformUnder } from './line-of-sight.ts';
import { standingMarkers } from './markers.ts';
import { lengthOf } from './ranges.ts';
import { attributeNow } from './skills.ts';
import { baseOf, cardOf, inPlay, isFriendly } from './units.ts';

/** A ruler for the path, and the base's own width, granted once. WW-MOVE-2, WW-RULING-3 */
export const allowance = (battle: Battle, model: Model, color: Color): number =>
  lengthOf(battle.content, color) + 2 * baseOf(battle, model).r;

/** Nothing on the ground slows it down. WW-TERRAIN-5 */
export const isUnimpeded = (battle: Battle, model: Model): boolean =>
  cardOf(battle, model).icons.includes('unimpeded') || hasAbility(battle, model, 'unimpeded');

/** Enemies in its way: not those that lie Stunned, nor those that it simply goes through. WW-MOVE-4, WW-COND-22 */
function isInTheWay(battle: Battle, model: Model, foe: Model, through: readonly ('smaller' | 'weaker')[]): boolean {
  if (has(foe, 'stunned')) return false;
  if (through.includes('smaller') && cardOf(battle, foe).base < cardOf(battle, model).base) return false; // WW-CARD-1
  return !through.includes('weaker') || attributeNow(battle, foe, 'STR') >= attributeNow(battle, model, 'STR'); // WW-CARD-1
}

/** What of a model decides how terrain is to it. */
interface Footing {
  readonly card: Pick<Unit, 'id' | 'type'>;
  readonly unimpeded: boolean;
  readonly flight: Flight;
  readonly climbs: boolean;
  /** The piece on whose top it stands. */
  readonly under: string | undefined;
}

/** As it was agreed for this unit or its type. WW-TERRAIN-7 */
const groundFor = ({ id, type }: Footing['card'], { ground, exceptions }: Piece): Piece['ground'] =>
  exceptions[id] ?? exceptions[type] ?? ground;

/** Terrain as it is to a model, remembered: most of the time nothing of it changes. */
const patchesFor = remembered(
  (pieces: readonly Piece[], { card, unimpeded, flight, climbs, under }: Footing): Terrain['patches'] =>
    pieces
      .map((piece) => ({ ...piece, ground: groundFor(card, piece) }))
      .filter((piece) => piece.ground !== 'normal' && !isFlownOver(flight, piece)) // CH-RULING-112
      // Nobody looks for a way around what does not slow it down.
      .filter(({ ground }) => ground !== 'difficult' || !unimpeded)
      .map(({ id, outline, ground, height }) => ({
        id,
        outline,
        height,
        // Only a Move leads up and down walls; on the roof it stands on a model goes as it likes.
        footing:
          ground === 'difficult' ? 'slow' : ground !== 'impassable' && (climbs || id === under) ? 'climbed' : 'blocked',
      })),
  {
    of: (pieces) => pieces,
    by: (_, { card, unimpeded, flight, climbs, under }) =>
      `${card.id} ${card.type} ${unimpeded} ${flight.jetting ?? ''} ${flight.flies} ${climbs} ${under ?? ''}`,
  },
);

/** Where the same stand in the same places it is the same battlefield: what was measured there is known by it. */
const battlefield = remembered(
  (
    patches: Terrain['patches'],
    { width, height }: Terrain['table'],
    walls: Terrain['walls'],
    company: Terrain['company'],
  ): Terrain => ({ table: { width, height }, patches, walls, company }),
  {
    of: (patches) => patches,
    by: (_, { width, height }, walls, company) => `${width} ${height}|${namesKey(walls)}|${namesKey(company)}`,
    most: 100,
  },
);

/** The battlefield as it is to this model when it moves. */
export function terrainFor(battle: Battle, model: Model, climbs = false): Terrain {
  const { state } = battle;
  const patches = patchesFor(state.pieces, {
    card: cardOf(battle, model),
    unimpeded: isUnimpeded(battle, model),
    flight: flightOf(battle, model),
    climbs,
    under: platformUnder(battle, placeOf(battle, model))?.id,
  });
  // WW-CLIMB-4: whoever hangs on a wall is in nobody's way, nor is whoever stands on a roof above; a climb may lead there.
  const others = inPlay(battle).filter(
    (other) => other !== model && other.climbing === null && (climbs || isLevel(battle, model, other)),
  );
  const withBase = (other: Model) => ({ id: other.id, ...baseOf(battle, other) });
  const through = abilities(battle, model, 'through').map(({ gives }) => gives.through);
  const foes = others.filter((other) => !isFriendly(battle, model, other));
  const walls = foes.filter((foe) => isInTheWay(battle, model, foe, through)).map(withBase);
  const standing = model.height === 0 || climbs ? standingMarkers(battle) : []; // SC-SWEEP-25
  return battlefield(patches, state, walls, [...others.map(withBase), ...standing]); // WW-MOVE-5, WW-MOVE-6
}

const isPoint = (value: Answer): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((each) => Number.isInteger(each));

/** A path as an answer tells it: where the model goes next, and next. */
export type Path = [number, number][];

export const isPath = (answer: Answer): answer is Path =>
  Array.isArray(answer) && answer.length > 0 && answer.every(isPoint);

/** Reads a path: points in whole tenths of a millimetre, without the start. */
export function pathOf(model: Model, answer: Answer): Point[] | undefined {
  return isPath(answer) ? [{ x: model.x, y: model.y }, ...answer.map(([x, y]) => ({ x, y }))] : undefined;
}
