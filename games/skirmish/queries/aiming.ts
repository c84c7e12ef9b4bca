/** Aiming at a point of the table, or at an object. */
import type { Answer, Checked, Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import { directions, middleOf, rounded } from '../geometry/index.ts';
import type { Model } from '../state.ts';
import type { Color } from '../words.ts';
import { actBy } from './acting.ts';
import { type Place, pointAt } from './line-of-sight.ts';
import { lengthOf } from './ranges.ts';
import { baseOf, inPlay, isFriendly } from './units.ts';

/** Why a place cannot be the target. */
export type WhyNot = (place: Place) => Reason | undefined;

const EIGHT = directions(2);

/** Ground to aim at where there is nothing else, near and not so near. */
const AROUND: readonly Color[] = ['green', 'yellow'];

/** A Reaction is aimed at the model that caused it. WW-REACT-5 */
const isBound = (battle: Battle, model: Model): boolean => (actBy(battle, model)?.against ?? null) !== null;

/** `[x, y]` in whole tenths of a millimetre, or the id of a piece. WW-SHOOT-7 */
export function placeFrom(battle: Battle, answer: Answer): Place | undefined {
  if (Array.isArray(answer) && answer.length === 2 && answer.every((each) => Number.isInteger(each))) {
    const [x, y] = answer as [number, number];
    const { width, height } = battle.state;
    return x >= 0 && y >= 0 && x <= width && y <= height ? pointAt({ x, y }) : undefined;
  }
  const found = battle.state.pieces.find(({ id }) => id === answer);
  return found && { ...pointAt(middleOf(found.outline)), piece: found.id };
}

/** Where opposing models stand, between two of them, objects, and open ground all around. */
export function* suggestedPoints(battle: Battle, model: Model): Generator<Answer> {
  const foes = inPlay(battle).filter((other) => !isFriendly(battle, model, other));
  for (const { x, y } of foes) yield [x, y];
  for (const [i, a] of foes.entries())
    for (const b of foes.slice(i + 1)) yield [Math.round((a.x + b.x) / 2), Math.round((a.y + b.y) / 2)];
  const { x, y, r } = baseOf(battle, model);
  for (const color of AROUND)
    for (const way of EIGHT) {
      const far = r + lengthOf(battle.content, color);
      const at = rounded({ x: x + way.x * far, y: y + way.y * far });
      yield [at.x, at.y];
    }
  for (const { id } of battle.state.pieces) yield id;
}

export function check(battle: Battle, whyNot: WhyNot, answer: Answer): Checked {
  const place = placeFrom(battle, answer);
  const why = place === undefined ? { rule: 'WW-SHOOT-7', say: 'shoot.no-point' } : whyNot(place);
  return why === undefined ? { ok: true } : { ok: false, reason: why };
}

/** Why the model cannot aim at any point or object. */
export function whyNoPoint(battle: Battle, model: Model, whyNot: WhyNot): Reason | undefined {
  if (isBound(battle, model)) return { rule: 'WW-REACT-5', say: 'shoot.only-the-cause' };
  for (const answer of suggestedPoints(battle, model)) if (check(battle, whyNot, answer).ok) return undefined;
  return { rule: 'WW-SHOOT-7', say: 'shoot.nowhere' };
}
