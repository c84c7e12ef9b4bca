/** The whole board, small, in the corner of its frame: what of it is seen, and a tap goes there. By keyboard one moves by focus. */
import type { PointerEvent, ReactNode } from 'react';
import type { Box, Size } from '../../games/module.ts';

interface MinimapProps {
  readonly size: Size;
  /** In the board's own pixels. */
  readonly seen: Box;
  readonly corner: 'left' | 'right';
  /** Brings a point to the middle. */
  readonly goTo: (x: number, y: number) => void;
  readonly children: ReactNode;
}

export function Minimap({ size, seen, corner, goTo, children }: MinimapProps) {
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons === 0) return;
    event.stopPropagation();
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    goTo(((event.clientX - left) / width) * size.w, ((event.clientY - top) / height) * size.h);
  };
  return (
    <svg
      className={`minimap in-${corner}`}
      viewBox={`0 0 ${size.w} ${size.h}`}
      aria-hidden="true"
      onPointerDown={go}
      onPointerMove={go}
    >
      {children}
      <rect className="seen" x={seen.x} y={seen.y} width={seen.w} height={seen.h} />
    </svg>
  );
}
