/** Inches along the edges, the lines through the middle, and tape where an edge has no cover near by. */
import type { Segment } from '@holotape/skirmish/geometry/point';
import { onSheet, sizeOf } from '../board/scale.ts';
import { INCH, SIZE } from './drawing.ts';

const TICKS = Array.from({ length: 35 }, (_, i) => i + 1);
const [TICK, SIXTH] = [9, 20];

export function Rulers() {
  const { w, h } = sizeOf(SIZE);
  const at = (inch: number) => sizeOf({ width: inch * INCH, height: 0 }).w;
  return (
    <g className="sheet-rulers">
      <path className="half" d={`M${w / 2} 0V${h}M0 ${h / 2}H${w}`} />
      <path
        d={TICKS.map((inch) => {
          const length = inch % 6 === 0 ? SIXTH : TICK;
          return `M${at(inch)} ${h}v${-length}M0 ${h - at(inch)}h${length}`;
        }).join('')}
      />
      {[6, 12, 18, 24, 30].map((inch) => (
        <g key={inch}>
          <text x={at(inch)} y={h - SIXTH - 6} textAnchor="middle">
            {inch}
          </text>
          <text x={SIXTH + 6} y={h - at(inch) + 7}>
            {inch}
          </text>
        </g>
      ))}
    </g>
  );
}

const TAPE = 12;

/** CH-BSETUP-3 */
export function BareEdges({ bare }: { readonly bare: readonly Segment[] }) {
  const { w, h } = sizeOf(SIZE);
  return (
    <g className="bare-edges">
      {bare.map((stretch) => {
        const [a, b] = [onSheet(SIZE, stretch.from), onSheet(SIZE, stretch.to)];
        const x = Math.min(a.x, b.x, w - TAPE);
        const y = Math.min(a.y, b.y, h - TAPE);
        const isLevel = a.y === b.y;
        const size = isLevel
          ? { width: Math.max(TAPE, Math.abs(b.x - a.x)), height: TAPE }
          : { width: TAPE, height: Math.max(TAPE, Math.abs(b.y - a.y)) };
        return <rect key={`${x} ${y} ${isLevel}`} x={x} y={y} {...size} />;
      })}
    </g>
  );
}
