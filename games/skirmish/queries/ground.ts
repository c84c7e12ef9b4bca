/** The battlefield as it is to a model that moves, and how far it may go. */
import type { Answer } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import type { Point, Terrain } from '../geometry/index.ts';
import type { Model, Piece } from '../state.ts';
import type { Color } from '../words.ts';
import { abilities, hasAbility } from './abilities.ts';
import { has } from './conditions.ts';
import { isLevel } from './engagement.ts';
import { isFlownOver } from './flying.ts';
import { placeOf, platformUnder } from './line-of-sight.ts';
import { standingMarkers } from './markers.ts';
import { lengthOf } from './ranges.ts';
import { attributeNow } from './skills.ts';
import { baseOf, cardOf, inPlay, isFriendly } from './units.ts';

/** A ruler for the path, and the base's own width, granted once. WW-MOVE-2, WW-RULING-3 */
export const allowance = (battle: Battle, model: Model, color: Color): number =>
  lengthOf(battle.content, color) + 2 * baseOf(battle, model).r;

/** As it was agreed for this unit or its type. WW-TERRAIN-7 */
function groundFor(battle: Battle, model: Model, { ground, exceptions }: Piece): Piece['ground'] {
  const { id, type } = cardOf(battle, model);
  return exceptions[id] ?? exceptions[type] ?? ground;
}

/** Nothing on the ground slows it down. WW-TERRAIN-5 */
export const isUnimpeded = (battle: Battle, model: Model): boolean =>
  cardOf(battle, model).icons.includes('unimpeded') || hasAbility(battle, model, 'unimpeded');

/** Enemies in its way: not those that lie Stunned, nor those that it simply goes through. WW-MOVE-4, WW-COND-22 */
function isInTheWay(battle: Battle, model: Model, foe: Model, through: readonly ('smaller' | 'weaker')[]): boolean {
  if (has(foe, 'stunned')) return false;
  if (through.includes('smaller') && cardOf(battle, foe).base < cardOf(battle, model).base) return false; // WW-CARD-1
  return !through.includes('weaker') || attributeNow(battle, foe, 'STR') >= attributeNow(battle, model, 'STR'); // WW-CARD-1
}

/** The battlefield as it is to this model when it moves. */
export function terrainFor(battle: Battle, model: Model, climbs = false): Terrain {
  const { state } = battle;
  const under = platformUnder(battle, placeOf(battle, model))?.id;
  const unimpeded = isUnimpeded(battle, model);
  // WW-CLIMB-4: whoever hangs on a wall is in nobody's way, nor is whoever stands on a roof above; a climb may lead there.
  const others = inPlay(battle).filter(
    (other) => other !== model && other.climbing === null && (climbs || isLevel(battle, model, other)),
  );
  const withBase = (other: Model) => ({ id: other.id, ...baseOf(battle, other) });
  const foes = others.filter((other) => !isFriendly(battle, model, other));
  const through = abilities(battle, model, 'through').map(({ gives }) => gives.through);
  return {
    table: { width: state.width, height: state.height },
    patches: state.pieces
      .map((piece) => ({ ...piece, ground: groundFor(battle, model, piece) }))
      .filter(({ ground, height }) => ground !== 'normal' && !isFlownOver(battle, model, { ground, height })) // CH-RULING-112
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
    walls: foes.filter((foe) => isInTheWay(battle, model, foe, through)).map(withBase),
    company: [...others.map(withBase), ...(model.height === 0 || climbs ? standingMarkers(battle) : [])], // WW-MOVE-5, WW-MOVE-6, SC-SWEEP-25
  };
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
