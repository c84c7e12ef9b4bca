/** A whole table, small: ground, terrain, and the line over which one can shoot farthest. */
import type { SkirmishContent } from '@holotape/skirmish';
import type { Point } from '@holotape/skirmish/geometry/point';
import type { Piece } from '@holotape/skirmish/state';
import { type ReactNode, useMemo } from 'react';
import { Ground } from '../board/Ground.tsx';
import { laidOut } from '../board/laid.ts';
import { onSheet, sizeOf } from '../board/scale.ts';
import { Terrain } from '../board/Terrain.tsx';

interface TableSketchProps {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
  readonly content: SkirmishContent;
  readonly openLine?: { readonly from: Point; readonly to: Point };
  readonly label: string;
  /** What is drawn over it, in the measures of the sheet. */
  readonly children?: ReactNode;
}

export function TableSketch({ width, height, pieces, content, openLine, label, children }: TableSketchProps) {
  const laid = useMemo(() => laidOut(pieces, content), [pieces, content]);
  const { w, h } = sizeOf({ width, height });
  const [from, to] = openLine ? [onSheet({ height }, openLine.from), onSheet({ height }, openLine.to)] : [];
  return (
    <svg className="table-sketch" viewBox={`0 0 ${w} ${h}`} role="img" aria-label={label}>
      <Ground w={w} h={h} />
      <Terrain laid={laid} height={height} />
      {from && to && <line className="open-line" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />}
      {children}
    </svg>
  );
}
