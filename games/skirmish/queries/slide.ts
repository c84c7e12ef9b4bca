/** Slide: where an attacker may go around those it is engaged with. */
import type { Answer, Checked, Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import { directions, isOnTable, type Point, rounded, touches, wayAround } from '../geometry/index.ts';
import type { Model } from '../state.ts';
import type { Color } from '../words.ts';
import { movementColor } from './circumstances.ts';
import { engagedWith } from './engagement.ts';
import { checkPath } from './paths.ts';
import { baseOf, cardOf } from './units.ts';

const EIGHT = directions(2);

const why = (key: string): Reason => ({ rule: 'WW-SLIDE-2', say: `slide.${key}` });

/** As far as a Move. WW-RULING-40 */
export const slideColor = (battle: Battle, model: Model): Color =>
  movementColor(battle, model, cardOf(battle, model).move);

/** The two ways around the one model in contact; with more of them there is none. WW-RULING-40 */
function waysTo(battle: Battle, model: Model, end: Point): Point[][] {
  const foes = engagedWith(battle, model);
  if (foes.length !== 1) return [];
  const { r } = baseOf(battle, model);
  return [true, false].map((left) => wayAround(baseOf(battle, foes[0]!), r, model, end, left));
}

/** The way of a Slide: contact with all is kept, and nothing is in the way. WW-SLIDE-2, WW-SLIDE-3 */
export function wayOf(battle: Battle, model: Model, answer: Answer): readonly Point[] | Reason {
  if (!Array.isArray(answer) || answer.length !== 2 || !answer.every((each) => Number.isInteger(each)))
    return why('no-point');
  const [x, y] = answer as [number, number];
  if (x === model.x && y === model.y) return [{ x, y }];
  const base = { ...baseOf(battle, model), x, y };
  if (engagedWith(battle, model).some((foe) => !touches(base, baseOf(battle, foe)))) return why('contact-lost');
  const color = slideColor(battle, model);
  let refused = why('contact-lost');
  for (const way of waysTo(battle, model, { x, y })) {
    const path = way.slice(1).map((point): [number, number] => [point.x, point.y]);
    const checked = checkPath(battle, model, color, path);
    const isOn = way.every((point) => isOnTable(base.r, point, battle.state));
    if (checked.ok && isOn) return way;
    refused = checked.ok ? why('edge') : checked.reason;
  }
  return refused;
}

export const isWay = (way: readonly Point[] | Reason): way is readonly Point[] => Array.isArray(way);

export function checkSlide(battle: Battle, model: Model, answer: Answer): Checked {
  const way = wayOf(battle, model, answer);
  return isWay(way) ? { ok: true, evidence: { path: way.map(({ x, y }) => [x, y]) } } : { ok: false, reason: way };
}

/** Staying, and eight places around the one it is engaged with. */
export function suggestSlides(battle: Battle, model: Model): [number, number][] {
  const foes = engagedWith(battle, model);
  const { r } = baseOf(battle, model);
  const around = foes.length !== 1 ? [] : EIGHT.map(({ x, y }) => pointAround(baseOf(battle, foes[0]!), r, { x, y }));
  const others = around.filter(({ x, y }) => x !== model.x || y !== model.y);
  const all: [number, number][] = [[model.x, model.y], ...others.map((at): [number, number] => [at.x, at.y])];
  return all.filter((at) => checkSlide(battle, model, at).ok);
}

const pointAround = (foe: Point & { readonly r: number }, r: number, { x, y }: Point): Point =>
  rounded({ x: foe.x + x * (foe.r + r), y: foe.y + y * (foe.r + r) });
