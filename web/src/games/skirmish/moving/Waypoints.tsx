/** Points of a way of one's own: diamonds that are dragged, nudged by the arrow keys, and taken away one by one. */
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { ARROWS, nudged } from '../board/nudging.ts';
import { endOf } from '../board/place.ts';
import { tablePoint } from '../board/pointed.ts';
import { INCH, onSheet } from '../board/scale.ts';
import { usePlacing } from '../board/use-placing.ts';
import { type BattleContext, useBattle } from '../table.tsx';
import { b } from '../words.ts';
import type { Path } from './planning.ts';
import { useRoam } from './use-plan.ts';

export function Waypoints({ context }: { readonly context: BattleContext }) {
  const { battle, pointer } = useBattle();
  const roam = useRoam(context);
  const { choose } = usePlacing(context);
  const { question, pending } = context;
  if (roam === undefined || question === null) return null;
  /** The way goes on to where it went, from the changed points. */
  const change = (via: Path) => {
    const end = endOf(pending?.answer);
    pointer.settle(via, question.number);
    if (end !== undefined) choose(end, true);
  };
  return (
    <g className="waypoints">
      {roam.via.map(([x, y], i) => (
        <Waypoint
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the way is what it is
          key={i}
          at={{ x, y }}
          n={i + 1}
          height={battle.state.height}
          context={context}
          move={(to) => change(roam.via.with(i, [to.x, to.y]))}
          remove={() => change(roam.via.toSpliced(i, 1))}
        />
      ))}
    </g>
  );
}

interface At {
  readonly x: number;
  readonly y: number;
}

interface WaypointProps {
  readonly at: At;
  readonly n: number;
  readonly height: number;
  readonly context: BattleContext;
  readonly move: (to: At) => void;
  readonly remove: () => void;
}

function Waypoint({ at, n, height, context: { view }, move, remove }: WaypointProps) {
  const { pointer } = useBattle();
  const handle = useRef<SVGGElement>(null);
  const { x, y } = onSheet({ height }, at);
  const down = (event: PointerEvent) => {
    event.stopPropagation();
    handle.current?.setPointerCapture(event.pointerId);
    pointer.point(undefined);
  };
  const drag = (event: PointerEvent) => {
    event.stopPropagation();
    if (handle.current?.hasPointerCapture(event.pointerId)) move(tablePoint(handle.current, view, event));
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') remove();
    else if (event.key in ARROWS) move(nudged(at, event.key, event.shiftKey ? INCH : INCH / 10));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: inside a drawing there are no buttons
    <g
      ref={handle}
      role="button"
      tabIndex={0}
      data-waypoint={n}
      aria-label={b('waypoint', { n })}
      className="waypoint-handle"
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      onPointerDown={down}
      onPointerMove={drag}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={key}
    >
      <circle r="18" className="hit" />
      <path d="M0-11 11 0 0 11-11 0Z" className="waypoint" />
    </g>
  );
}
