/** Where the happiness came from. Bars by colour and pattern, with numbers. */

import type { VaultContext } from '../context.ts';
import { Shape } from '../drawing/shapes.tsx';
import { type History, SOURCES, type Source } from '../history.ts';
import { fromItems, type Ranked } from '../score.ts';
import { v } from '../words.ts';

const SOURCE_PAINT: Readonly<Record<Source, readonly [fill: string, pattern: string | undefined]>> = {
  rooms: ['#35632F', undefined],
  building: ['#2C5577', 'url(#bar-grid)'],
  threats: ['#A93520', 'url(#bar-hatch)'],
  items: ['#7A5A3A', 'url(#bar-dots)'],
};

interface ChartProps {
  readonly history: History;
  readonly rows: readonly Ranked[];
  readonly context: VaultContext;
}

export function Sources({ history, rows, context }: ChartProps) {
  const { view } = context;
  const parts = rows.map(({ seat, score }) => ({
    seat,
    by: { ...history.from[seat]!, items: history.from[seat]!.items + fromItems(score) },
  }));
  const largest = Math.max(1, ...parts.map(({ by }) => SOURCES.reduce((sum, key) => sum + by[key], 0)));
  const pitch = rows.length > 3 ? 54 : 62;
  return (
    <div className="sources">
      <svg viewBox={`0 0 390 ${pitch * rows.length + 8}`} role="img" aria-label={sourcesLabel(parts, context)}>
        <Patterns />
        {parts.map(({ seat, by }, row) => (
          <g key={seat} transform={`translate(0 ${10 + row * pitch})`}>
            <Shape colour={view.players[seat]!.colour} x={14} y={18} scale={0.95} strokeWidth={1} />
            {SOURCES.map((key, i) => {
              const before = SOURCES.slice(0, i).reduce((sum, each) => sum + by[each], 0);
              return by[key] > 0 && <Bar key={key} of={key} n={by[key]} from={before} scale={344 / largest} />;
            })}
          </g>
        ))}
      </svg>
      <ul className="legend">
        {SOURCES.filter((key) => parts.some(({ by }) => by[key] > 0)).map((key) => {
          const [fill, pattern] = SOURCE_PAINT[key];
          return (
            <li key={key}>
              <svg width="22" height="16" aria-hidden="true">
                <rect width="22" height="16" fill={fill} />
                {pattern && <rect width="22" height="16" fill={pattern} />}
              </svg>
              {v(`source.${key}`)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Patterns() {
  return (
    <defs>
      <pattern id="bar-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="2.6" height="7" fill="#FFF6E8" fillOpacity=".42" />
      </pattern>
      <pattern id="bar-dots" width="6" height="6" patternUnits="userSpaceOnUse">
        <circle cx="3" cy="3" r="1.3" fill="#FFF6E8" fillOpacity=".55" />
      </pattern>
      <pattern id="bar-grid" width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 8V0H8" fill="none" stroke="#FFF6E8" strokeOpacity=".5" strokeWidth="1.4" />
      </pattern>
    </defs>
  );
}

interface BarProps {
  readonly of: Source;
  readonly n: number;
  /** What lies left of it. */
  readonly from: number;
  /** How wide one happiness is. */
  readonly scale: number;
}

function Bar({ of, n, from, scale }: BarProps) {
  const [fill, pattern] = SOURCE_PAINT[of];
  const [x, w] = [34 + from * scale, n * scale];
  return (
    <g>
      <rect x={x} width={w} height="36" fill={fill} stroke="var(--paper)" strokeWidth="2" />
      {pattern && <rect x={x} width={w} height="36" fill={pattern} />}
      {w > 21 && (
        <>
          <rect x={x + w / 2 - 10} y="8" width="20" height="20" rx="3" fill={fill} />
          <text
            x={x + w / 2}
            y="23.5"
            className="sign"
            fontSize="16"
            fontWeight="700"
            textAnchor="middle"
            fill="#FFF6E8"
          >
            {n}
          </text>
        </>
      )}
    </g>
  );
}

const sourcesLabel = (
  parts: readonly { readonly seat: number; readonly by: Readonly<Record<Source, number>> }[],
  { names }: VaultContext,
): string =>
  parts
    .map(
      ({ seat, by }) =>
        `${names[seat]}: ${SOURCES.filter((key) => by[key] > 0)
          .map((key) => `${v(`source.${key}`)} ${by[key]}`)
          .join(', ')}`,
    )
    .join('; ');
