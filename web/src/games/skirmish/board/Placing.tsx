/** An open question is answered on the sheet: a click, or the arrow keys by tenths of an inch, say where. */
import type { Point } from '@holotape/skirmish/geometry/point';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { asksForPath, asksForPoint } from '../asked.ts';
import { type BattleContext, useBattle } from '../table.tsx';
import { b } from '../words.ts';
import { endOf } from './place.ts';
import { INCH, onSheet, onTable, SCALE, sizeOf } from './scale.ts';

interface PlacingProps {
  readonly context: BattleContext;
  readonly children: ReactNode;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

export function Placing({ context, children }: PlacingProps) {
  const { view, question, pending, propose, confirm } = context;
  const { actor } = useBattle();
  const sheet = useRef<SVGGElement>(null);
  const isPath = asksForPath(question);
  if (!isPath && !asksForPoint(question)) return children;
  const { w, h } = sizeOf(view);
  const say = ({ x, y }: Point) => propose(isPath ? [[x, y]] : [x, y]);
  const at = endOf(pending?.answer) ?? actor;
  const click = ({ currentTarget, clientX, clientY }: MouseEvent<SVGElement>) => {
    const { left, top, width, height } = currentTarget.ownerSVGElement!.getBoundingClientRect();
    say(onTable(view, { x: ((clientX - left) / width) * w, y: ((clientY - top) / height) * h }));
    sheet.current?.focus();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && pending !== undefined) void confirm();
    const way = ARROWS[event.key];
    if (way === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const step = (event.shiftKey ? INCH : INCH / 10) * 1;
    const from = at ?? { x: view.width / 2, y: view.height / 2 };
    say({ x: Math.round(from.x + way.x * step), y: Math.round(from.y + way.y * step) });
  };
  const made = endOf(pending?.answer);
  const shown = made && onSheet(view, made);
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: arrow keys move the place that is made up
    <g
      ref={sheet}
      role="application"
      tabIndex={0}
      className="placing"
      aria-label={b('placing')}
      onClick={click}
      onKeyDown={key}
    >
      <rect className="catch" width={w} height={h} fill="transparent" />
      {children}
      {shown && (
        <circle
          className="made"
          cx={shown.x}
          cy={shown.y}
          r={actor === undefined ? 16 : 160 * SCALE}
          fill="none"
          strokeWidth="3"
          strokeDasharray="6 4"
          stroke={pending?.verdict.ok ? 'var(--signal)' : 'var(--alert)'}
        />
      )}
    </g>
  );
}
