/**
 * An open question is answered on the sheet: point and see what comes of it, click or drag to choose, arrow keys move the
 * choice by tenths of an inch, Enter takes it. Shift with a click, or W, settles a point of a way of one's own.
 */
import { distance, type Point } from '@holotape/skirmish/geometry/point';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { asksForPath, asksForPoint } from '../asked.ts';
import { type Path, planTo, roamAsked } from '../moving/planning.ts';
import { Reach } from '../moving/Reach.tsx';
import { Sights } from '../moving/Sights.tsx';
import { useRoam, useShownPlan } from '../moving/use-plan.ts';
import { Way } from '../moving/Way.tsx';
import { type BattleContext, useBattle } from '../table.tsx';
import { b } from '../words.ts';
import { ARROWS, nudged } from './nudging.ts';
import { endOf } from './place.ts';
import { Spot } from './Spot.tsx';
import { INCH, onTable, sizeOf } from './scale.ts';

interface PlacingProps {
  readonly context: BattleContext;
  readonly children: ReactNode;
}

export function Placing({ context, children }: PlacingProps) {
  const { question } = context;
  const isPath = asksForPath(question);
  if (!isPath && !asksForPoint(question)) return children;
  return (
    <Sheet context={context}>
      {isPath && <ReachLayer context={context} />}
      {children}
      {isPath ? <WayLayer context={context} /> : <Spot context={context} />}
    </Sheet>
  );
}

function ReachLayer({ context }: { readonly context: BattleContext }) {
  const roam = useRoam(context);
  return roam && <Reach roam={roam} />;
}

function WayLayer({ context }: { readonly context: BattleContext }) {
  const shown = useShownPlan(context);
  if (shown === undefined) return null;
  return (
    <>
      {shown.outcome && <Sights outcome={shown.outcome} />}
      <Way shown={shown} />
    </>
  );
}

/** A click so near to what is chosen already takes it. */
const SAME = 0.2 * INCH;

/** What pointer and keys do on the sheet. */
function usePlacing(context: BattleContext) {
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

function Sheet({ context, children }: PlacingProps) {
  const { view, pending, confirm } = context;
  const { pointer, actor } = useBattle();
  const sheet = useRef<SVGGElement>(null);
  const { take, choose, nudge, settle, back, from, dragging, isPath } = usePlacing(context);
  const { w, h } = sizeOf(view);
  const at = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
    const { left, top, width, height } = sheet.current!.ownerSVGElement!.getBoundingClientRect();
    return onTable(view, { x: ((clientX - left) / width) * w, y: ((clientY - top) / height) * h });
  };
  const move = (event: PointerEvent) => {
    if (event.pointerType === 'touch' && !dragging.current) return;
    pointer.point(at(event), event.altKey);
  };
  const down = (event: PointerEvent) => {
    const isActor = (event.target as Element).closest(`[data-model="${actor?.id}"]`) !== null;
    if (!isActor || event.button !== 0) return;
    // The model is dragged, not the sheet.
    event.stopPropagation();
    sheet.current?.setPointerCapture(event.pointerId);
    dragging.current = true;
  };
  const up = (event: PointerEvent) => {
    if (!dragging.current) return;
    dragging.current = false;
    choose(at(event), event.altKey);
    pointer.point(undefined);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && pending !== undefined) void confirm();
    else if (event.key in ARROWS) nudge(event.key, event.shiftKey ? INCH : INCH / 10);
    else if (isPath && event.key.toLowerCase() === 'w') settle(from());
    else if (isPath && (event.key === 'Delete' || event.key === 'Backspace')) back();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: arrow keys move the place that is made up
    <g
      ref={sheet}
      role="application"
      tabIndex={0}
      className="placing"
      aria-label={b('placing')}
      onPointerMove={move}
      onPointerDown={down}
      onPointerUp={up}
      onPointerLeave={() => dragging.current || pointer.point(undefined)}
      onClick={(event) => {
        take(at(event), event);
        sheet.current?.focus({ preventScroll: true });
      }}
      onKeyDown={key}
    >
      <rect className="catch" width={w} height={h} fill="transparent" />
      {children}
    </g>
  );
}
