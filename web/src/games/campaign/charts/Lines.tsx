/** A line for each house over the battles of a season: told apart by colour, dash and the shape at its end. */
import { paintOf, SHAPES } from '../../../design/index.ts';
import { colourOf } from '../colours.ts';
import { apart, type Point, stepsTo } from './series.ts';

const [W, H] = [420, 142];
const [LEFT, TOP, BOTTOM] = [44, 12, H - 26];
const DASHES = [undefined, '8 5', '2 5', '11 4 2 4', '5 3', '14 6'] as const;
const LETTER = 8.4;

interface LinesProps {
  readonly title: string;
  readonly series: readonly (readonly Point[])[];
  readonly names: readonly string[];
}

export function Lines({ title, series, names }: LinesProps) {
  const last = Math.max(1, ...series.flatMap((line) => line.map(({ battle }) => battle)));
  const first = Math.min(last - 1, ...series.flatMap((line) => line.map(({ battle }) => battle)));
  const steps = stepsTo(Math.max(...series.flatMap((line) => line.map(({ n }) => n)), 1));
  const ends = series.map((line, seat) => `${names[seat] ?? ''} ${line.at(-1)?.n ?? 0}`);
  const right = W - 30 - LETTER * Math.max(...ends.map(({ length }) => length));
  const x = (battle: number) => LEFT + ((right - LEFT) * (battle - first)) / (last - first);
  const y = (n: number) => BOTTOM - ((BOTTOM - TOP) * n) / steps.at(-1)!;
  const heights = apart(
    series.map((line) => y(line.at(-1)?.n ?? 0)),
    19,
    BOTTOM,
  );
  const every = Math.ceil((last - first) / 12);
  return (
    <svg className="lines" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={`${title}: ${ends.join(', ')}`}>
      {steps.map((n) => (
        <g key={n}>
          <path d={`M${LEFT} ${y(n)}H${right}`} className="axis" />
          <text x={LEFT - 8} y={y(n) + 5} textAnchor="end">
            {n}
          </text>
        </g>
      ))}
      {Array.from({ length: last - first + 1 }, (_, i) => first + i).map((battle) =>
        (last - battle) % every === 0 && battle > 0 ? (
          <text key={battle} x={x(battle)} y={H - 6} textAnchor="middle">
            {battle}
          </text>
        ) : null,
      )}
      {series.map((line, seat) => (
        <g key={names[seat]} stroke={paintOf(colourOf(seat))} fill={paintOf(colourOf(seat))}>
          <polyline
            points={line.map(({ battle, n }) => `${x(battle).toFixed(1)},${y(n).toFixed(1)}`).join(' ')}
            strokeDasharray={DASHES[seat]}
            className="line"
          />
          <path
            d={SHAPES[colourOf(seat)]}
            transform={`translate(${right + 13} ${heights[seat]}) scale(.62)`}
            stroke="none"
          />
          <text x={right + 24} y={heights[seat]! + 5} className="who" stroke="none">
            {ends[seat]}
          </text>
        </g>
      ))}
    </svg>
  );
}
