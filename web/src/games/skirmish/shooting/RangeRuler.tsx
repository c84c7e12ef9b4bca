/** The rulers of a weapon laid beside the line, not on it: where short range ends and long range begins. */
import type { Point } from '@holotape/skirmish/geometry/point';
import type { Color } from '@holotape/skirmish/words';
import { SCALE } from '../board/scale.ts';
import { cornersOf } from '../moving/rulers.ts';
import { b } from '../words.ts';

interface RangeRulerProps {
  readonly from: Point;
  readonly to: Point;
  /** Measured from the rim of the base. WW-RANGE-1 */
  readonly start: number;
  readonly rulers: readonly { readonly color: Color; readonly length: number }[];
  readonly range: 'short' | 'long' | undefined;
}

const WIDTH = 20;
const ASIDE = 14;

export function RangeRuler({ from, to, start, rulers, range }: RangeRulerProps) {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  // Words on the ruler stand upright.
  const turned = Math.abs(angle) > 90;
  let at = start;
  const laid = rulers.map((ruler, i) => {
    const x = at;
    at += ruler.length * SCALE;
    return { ...ruler, x, w: ruler.length * SCALE, name: i === 0 ? ('short' as const) : ('long' as const) };
  });
  return (
    <g transform={`translate(${from.x} ${from.y}) rotate(${angle}) translate(0 ${turned ? -ASIDE - WIDTH : ASIDE})`}>
      {laid.map(({ color, x, w, name }) => (
        <g key={name} transform={`translate(${x} 0)`} opacity={range === undefined || range === name ? 1 : 0.6}>
          <rect width={w} height={WIDTH} fill={`var(--range-${color})`} stroke="#2A211A" strokeWidth="1.6" />
          {cornersOf(color).map(([mx, my]) => (
            <rect
              key={`${mx} ${my}`}
              x={2 + mx * (w - 9)}
              y={2 + my * (WIDTH - 9)}
              width="5"
              height="5"
              fill="#FFF8E8"
            />
          ))}
          <text
            x={w / 2}
            y={WIDTH - 5}
            fontSize="14"
            textAnchor="middle"
            fill={`var(--range-${color}-ink)`}
            transform={turned ? `rotate(180 ${w / 2} ${WIDTH / 2})` : undefined}
          >
            {b(`attack.range.${name}`)}
          </text>
        </g>
      ))}
    </g>
  );
}
