/**
 * An open question is answered on the sheet: point and see what comes of it, click or drag to choose, arrow keys move the
 * choice by tenths of an inch, Enter takes it. Shift with a click, or W, settles a point of a way of one's own.
 */
import type { Point } from '@holotape/skirmish/geometry/point';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, type RefObject, useRef } from 'react';
import { later } from '../../../shell/later.tsx';
import { asksForPath, asksForPoint } from '../asked.ts';
import { PlaceLetters } from '../moving/GoodPlaces.tsx';
import { Reach } from '../moving/Reach.tsx';
import { Sights } from '../moving/Sights.tsx';
import { SeekPlaces } from '../moving/use-good-places.ts';
import { useRoam, useShownPlan, useShownWay } from '../moving/use-plan.ts';
import { Way } from '../moving/Way.tsx';
import { Waypoints } from '../moving/Waypoints.tsx';
import { type BattleContext, useBattle } from '../table.tsx';
import { b } from '../words.ts';
import { Above } from './Above.tsx';
import { ARROWS } from './nudging.ts';
import { tablePoint } from './pointed.ts';
import { Spot } from './Spot.tsx';
import { INCH, sizeOf } from './scale.ts';
import { usePlacing } from './use-placing.ts';

/** Comes to whoever has fingers on the screen. */
const Loupe = later<{ readonly context: BattleContext }>(
  () => import('./Loupe.tsx').then((loupe) => loupe.Loupe),
  null,
);

const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

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
      {isPath && <SeekPlaces {...context} />}
      {isPath && <PlaceLetters context={context} />}
      {children}
      {isPath || <Spot context={context} />}
      {isPath && <Waypoints context={context} />}
      <Above>
        {isPath && <WayLayer context={context} />}
        {isTouched() && <Loupe context={context} />}
      </Above>
    </Sheet>
  );
}

function ReachLayer({ context }: { readonly context: BattleContext }) {
  const roam = useRoam(context);
  return roam && <Reach roam={roam} />;
}

function WayLayer({ context }: { readonly context: BattleContext }) {
  const way = useShownWay(context);
  const shown = useShownPlan(context);
  if (way === undefined) return null;
  return (
    <>
      {shown?.outcome && <Sights outcome={shown.outcome} />}
      <Way way={way} shown={shown} />
    </>
  );
}

/** What mouse, finger and keys do on the sheet. */
function useSheet(context: BattleContext, sheet: RefObject<SVGGElement | null>) {
  const { view, pending, confirm } = context;
  const { pointer, actor } = useBattle();
  const dropped = useRef(false);
  const { take, choose, nudge, settle, back, from, dragging, isPath } = usePlacing(context);
  const at = (event: MouseEvent): Point => tablePoint(sheet.current!, view, event);
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === 'touch' && !dragging.current) return;
    pointer.point(at(event), event.altKey);
  };
  const onPointerDown = (event: PointerEvent) => {
    const isActor = (event.target as Element).closest(`[data-model="${actor?.id}"]`) !== null;
    if (!isActor || event.button !== 0) return;
    // The model is dragged, not the sheet.
    event.stopPropagation();
    sheet.current?.setPointerCapture(event.pointerId);
    dragging.current = true;
  };
  const onPointerUp = (event: PointerEvent) => {
    if (!dragging.current) return;
    dragging.current = false;
    dropped.current = true;
    choose(at(event), event.altKey);
    pointer.point(undefined);
  };
  const onPointerLeave = () => dragging.current || pointer.point(undefined);
  const onClick = (event: MouseEvent) => {
    // Letting go of a model chooses its place; only the key, or a click, takes it.
    const isDrop = dropped.current;
    dropped.current = false;
    if (isDrop) return;
    // A click is told in whole pixels; where one points is known better.
    take(pointer.now().at ?? at(event), event);
    sheet.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && pending !== undefined) void confirm();
    else if (event.key in ARROWS) nudge(event.key, event.shiftKey ? INCH : INCH / 10);
    else if (isPath && event.key.toLowerCase() === 'w') settle(from());
    else if (isPath && (event.key === 'Delete' || event.key === 'Backspace')) back();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { onPointerMove, onPointerDown, onPointerUp, onPointerLeave, onClick, onKeyDown };
}

function Sheet({ context, children }: PlacingProps) {
  const sheet = useRef<SVGGElement>(null);
  const handlers = useSheet(context, sheet);
  const { w, h } = sizeOf(context.view);
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: arrow keys move the place that is made up
    <g ref={sheet} role="application" tabIndex={0} className="placing" aria-label={b('placing')} {...handlers}>
      <rect className="catch" width={w} height={h} fill="transparent" />
      {children}
    </g>
  );
}
