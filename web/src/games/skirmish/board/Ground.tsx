/** The plotting sheet under everything: sand, halftone, a cross at every third inch; and the brass rule along the top of the frame. */
import { memo } from 'react';
import { Quiet } from '../../../design/Quiet.tsx';
import type { Size } from '../../module.ts';
import { INCH, SCALE } from './scale.ts';

const STEP = 3 * INCH * SCALE;

export const Ground = memo(function Ground({ w, h }: Size) {
  const dune = (share: number) => h * share;
  return (
    <Quiet>
      <rect width={w} height={h} fill="var(--field)" />
      <path
        d={`M0 ${dune(0.11)}Q${w * 0.17} ${dune(0.05)} ${w * 0.33} ${dune(0.13)}T${w * 0.7} ${dune(0.08)}T${w} ${dune(0.14)}V0H0ZM0 ${dune(0.62)}Q${w * 0.2} ${dune(0.52)} ${w * 0.45} ${dune(0.58)}T${w} ${dune(0.5)}V${dune(0.66)}Q${w * 0.7} ${dune(0.74)} ${w * 0.4} ${dune(0.7)}T0 ${dune(0.78)}ZM0 ${h}V${dune(0.92)}Q${w * 0.2} ${dune(0.96)} ${w * 0.39} ${dune(0.91)}T${w * 0.76} ${dune(0.97)}T${w} ${dune(0.93)}V${h}Z`}
        fill="var(--field-2)"
      />
      <rect width={w} height={h} fill="url(#plot-field)" />
      <path d={crosses(w, h)} stroke="var(--field-grid)" strokeWidth="1.4" />
    </Quiet>
  );
});

function crosses(w: number, h: number): string {
  let path = '';
  for (let y = STEP; y < h; y += STEP) for (let x = STEP; x < w; x += STEP) path += `M${x - 4} ${y}h8M${x} ${y - 4}v8`;
  return path;
}

const BROAD = 15;
/** Numbers stand so far apart at least, in pixels of the screen. */
const APART = 34;

interface RimProps {
  readonly at: number;
  readonly scale: number;
  readonly size: Size;
}

/** A brass rule along the upper edge of the frame: inches of the table as they lie under it now, as many numbers as have room. */
export const Rim = memo(function Rim({ at, scale, size: { w } }: RimProps) {
  const inch = INCH * SCALE * scale;
  const every = [1, 2, 3, 6].find((each) => each * inch >= APART) ?? 6;
  const ticks = Array.from({ length: Math.round(w / (INCH * SCALE)) }, (_, i) => i + 1);
  const long = w * scale;
  return (
    <svg className="brass-rule" width="100%" height={BROAD} aria-hidden="true">
      <g transform={`translate(${at.toFixed(1)} 0)`}>
        <rect width={long} height="14" fill="var(--brass)" />
        <rect width={long} height="4" fill="var(--brass-hi)" opacity=".7" />
        <path d={`M0 14.500H${long}`} stroke="var(--brass-lo)" />
        <path
          d={ticks.map((i) => `M${i * inch} ${i % every === 0 ? 2 : i % 2 === 0 ? 8 : 10}V14`).join('')}
          stroke="#2A1A08"
          strokeWidth="1.2"
        />
        {ticks
          .filter((i) => i % every === 0)
          .map((i) => (
            <text key={i} x={i * inch - 3} y="12" textAnchor="end" fontSize="14" className="rule-number">
              {i}
            </text>
          ))}
      </g>
    </svg>
  );
});
