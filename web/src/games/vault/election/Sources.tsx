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
  const scale = 344 / largest;
  return (
    <div className="sources">
      <svg viewBox={`0 0 390 ${pitch * rows.length + 8}`} role="img" aria-label={sourcesLabel(parts, context)}>
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
        {parts.map(({ seat, by }, row) => {
          let x = 34;
          const y = 10 + row * pitch;
          return (
            <g key={seat}>
              <Shape colour={view.players[seat]!.colour} x={14} y={y + 18} scale={0.95} strokeWidth={1} />
              {SOURCES.map((key) => {
                const n = by[key];
                if (n === 0) return null;
                const w = n * scale;
                const [fill, pattern] = SOURCE_PAINT[key];
                const at = x;
                x += w;
                return (
                  <g key={key}>
                    <rect x={at} y={y} width={w} height="36" fill={fill} stroke="var(--paper)" strokeWidth="2" />
                    {pattern && <rect x={at} y={y} width={w} height="36" fill={pattern} />}
                    {w > 21 && (
                      <>
                        <rect x={at + w / 2 - 10} y={y + 8} width="20" height="20" rx="3" fill={fill} />
                        <text
                          x={at + w / 2}
                          y={y + 23.5}
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
              })}
            </g>
          );
        })}
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
