/** What pointer, keys and the nudge pad do with a place or a way that is asked for. */
import { distance, type Point } from '@holotape/skirmish/geometry/point';
import { useRef } from 'react';
import { asksForPath } from '../asked.ts';
import { type Path, planTo, roamAsked } from '../moving/planning.ts';
import { type BattleContext, useBattle } from '../table.tsx';
import { nudged } from './nudging.ts';
import { endOf } from './place.ts';
import { INCH } from './scale.ts';

/** A click so near to what is chosen already takes it. */
const SAME = 0.2 * INCH;

export function usePlacing(context: BattleContext) {
  const { view, question, pending, propose, confirm } = context;
  const { battle, pointer, actor } = useBattle();
  const dragging = useRef(false);
  const isPath = asksForPath(question);
  const settled = (): Path => (pointer.now().question === question?.number ? pointer.now().via : []);
  /** The answer that a point of the table means. */
  const meant = (at: Point, exact: boolean) => {
    if (!isPath) return [at.x, at.y];
    const roam = roamAsked(battle, question!, settled());
    return roam === undefined
      ? [[at.x, at.y]]
      : planTo(battle, question!, roam, at, exact).path.map(([x, y]) => [x, y]);
  };
  const choose = (at: Point, exact: boolean) => propose(meant(at, exact));
  const settle = (at: Point) => {
    const path = meant(at, true) as [number, number][];
    pointer.settle(path, question!.number);
    propose(undefined);
  };
  const take = (at: Point, { shiftKey, altKey }: { readonly shiftKey: boolean; readonly altKey: boolean }) => {
    const made = endOf(pending?.answer);
    if (shiftKey && isPath) settle(at);
    else if (made !== undefined && distance(made, at) < SAME && pending?.verdict.ok) void confirm();
    else choose(at, altKey);
  };
  const from = () => endOf(pending?.answer) ?? actor ?? { x: view.width / 2, y: view.height / 2 };
  const nudge = (key: string, step: number) => {
    pointer.point(undefined);
    choose(nudged(from(), key, step), true);
  };
  const back = () => pointer.settle(settled().slice(0, -1), question!.number);
  return { take, choose, nudge, settle, back, from, dragging, isPath };
}
