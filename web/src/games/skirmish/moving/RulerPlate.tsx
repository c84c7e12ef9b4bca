/** A bent way laid out straight beside its ruler, with the base's own share set apart. WW-RULING-3 */
import type { Color } from '@holotape/skirmish/words';
import { inches, SCALE } from '../board/scale.ts';
import { b } from '../words.ts';
import { PAD, plateWidth } from './plate.ts';
import { cornersOf } from './rulers.ts';

interface RulerPlateProps {
  /** Its lower left corner, on the sheet. */
  readonly x: number;
  readonly y: number;
  readonly color: Color;
  /** Of the ruler, of what may be gone in all, and of the way. */
  readonly ruler: number;
  readonly limit: number;
  readonly length: number;
  readonly missing: number;
}

export function RulerPlate({ x, y, color, ruler, limit, length, missing }: RulerPlateProps) {
  const whole = limit * SCALE;
  const w = plateWidth(limit);
  const marks = cornersOf(color);
  const at = Math.min(length, limit) * SCALE;
  return (
    <g className="ruler-plate" transform={`translate(${x.toFixed(1)} ${(y - 58).toFixed(1)})`}>
      <rect width={w} height="58" rx="3" fill="var(--paper)" stroke="var(--line)" strokeWidth="1.6" />
      <text x={PAD} y="19" fontSize="16" fill="var(--ink)">
        {b('plate.length', { length: inches(length), limit: inches(limit) })}
      </text>
      <text x={w - PAD} y="19" fontSize="14" textAnchor="end" className="plate-note">
        {missing > 0 ? b('plate.missing', { inches: inches(missing) }) : b('plate.straight')}
      </text>
      <g transform={`translate(${PAD} 29)`}>
        <rect width={whole} height="19" fill="none" stroke="var(--line)" strokeDasharray="3 3" />
        <rect width={ruler * SCALE} height="19" fill={`var(--range-${color})`} stroke="#2A211A" strokeWidth="1.4" />
        {marks.map(([mx, my]) => (
          <rect key={`${mx} ${my}`} x={mx * (ruler * SCALE - 5)} y={my * 14} width="5" height="5" fill="#2A211A" />
        ))}
        <text
          x={(ruler * SCALE) / 2}
          y="14"
          fontSize="14"
          textAnchor="middle"
          style={{ fill: `var(--range-${color}-ink)` }}
        >
          {b('plate.ruler', { color: b(`color.${color}`), inches: inches(ruler) })}
        </text>
        <path d={`M${at} -3V22M${at - 5} -4H${at + 5}L${at} 2Z`} stroke="#2A211A" strokeWidth="2" fill="#2A211A" />
      </g>
    </g>
  );
}
