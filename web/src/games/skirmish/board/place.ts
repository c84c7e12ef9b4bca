/** Where an answer to an open question ends. Pure. */
import type { Answer } from '@holotape/kernel/play';
import type { Point } from '@holotape/skirmish/geometry/point';

/** The end of a way, or the place itself. */
export function endOf(answer: Answer | undefined): Point | undefined {
  const last = Array.isArray(answer) && Array.isArray(answer[0]) ? answer.at(-1) : answer;
  if (!Array.isArray(last) || last.length !== 2) return undefined;
  const [x, y] = last;
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
}
