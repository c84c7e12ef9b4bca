/** How likely each amount of damage is, as small columns with their figures. */
import { b } from '../words.ts';

interface DamageChartProps {
  /** The n-th is the chance of n points. */
  readonly damage: readonly number[];
  readonly mean: number;
  /** What happened, if it has. */
  readonly happened?: number;
}

const W = 34;
const H = 46;

export function DamageChart({ damage, mean, happened }: DamageChartProps) {
  const shown = damage.slice(0, 6);
  const most = Math.max(...shown, 0.01);
  const percent = (share: number) => (share > 0 && share < 0.005 ? '<1' : String(Math.round(share * 100)));
  return (
    <figure className="damage-chart">
      <svg
        viewBox={`0 -16 ${shown.length * W} ${H + 34}`}
        width={shown.length * W}
        height={H + 34}
        role="img"
        aria-label={shown.map((share, n) => b('chart.bar', { n, percent: percent(share) })).join(', ')}
      >
        {shown.map((share, n) => {
          const h = (share / most) * H;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the amount
            <g key={n} transform={`translate(${n * W} 0)`} className={n === happened ? 'happened' : ''}>
              <rect x="3" y={H - h} width={W - 6} height={h} />
              <text x={W / 2} y={H - h - 3} textAnchor="middle" fontSize="14">
                {percent(share)}
              </text>
              <text x={W / 2} y={H + 14} textAnchor="middle" fontSize="14" className="amount">
                {n}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>{b('chart.mean', { n: mean.toFixed(1) })}</figcaption>
    </figure>
  );
}
