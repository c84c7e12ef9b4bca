/** Influence by round: the line of everybody whose cards this screen knew, and where the others ended. */
import { influenceNeeded } from '@holotape/adventure/queries/influence';
import { useEffect, useState } from 'react';
import { Panel, paintOf, SHAPES } from '../../../design/index.ts';
import { Quiet } from '../../../design/Quiet.tsx';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';
import { influenceByRound } from './by-round.ts';
import type { EndProps } from './props.ts';

const W = 560;
const H = 190;
const [LEFT, RIGHT, TOP, BOTTOM] = [30, W - 120, 16, H - 26];
const DASHES = [undefined, '8 5', '2 5', '11 4 2 4'] as const;

/** One line for each seat; undefined where its cards stayed hidden. */
type Lines = readonly (readonly number[] | undefined)[];

function useLines({ view, seenBy }: EndProps): Lines | undefined {
  const [lines, setLines] = useState<Lines>();
  const seats = view.survivors.length;
  useEffect(() => {
    let here = true;
    Promise.all(
      Array.from({ length: seats }, async (_, seat) => {
        const views = await seenBy(seat);
        return views && influenceByRound(views, seat);
      }),
      // Without a record there is no chart; the rest of the page tells the end.
    ).then(
      (found) => here && setLines(found),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [seats, seenBy]);
  return lines;
}

export function ByRound(context: EndProps) {
  const lines = useLines(context);
  if (lines === undefined || lines.every((line) => line === undefined)) return null;
  const { names, result } = context;
  return (
    <Panel title={a('end.by-round')} more={a('end.by-round.note')}>
      <svg
        className="influence-chart"
        viewBox={`0 0 ${W} ${H}`}
        role="img"
        aria-label={`${a('end.by-round')}: ${names.map((name, seat) => `${name} ${result.scores[seat]}`).join(', ')}`}
      >
        <Chart lines={lines} context={context} />
      </svg>
    </Panel>
  );
}

interface ChartProps {
  readonly lines: Lines;
  readonly context: AdventureContext & Pick<EndProps, 'result'>;
}

function Chart({ lines, context: { view, names, result } }: ChartProps) {
  const { position, colours } = useAdventure();
  const needed = influenceNeeded(position);
  const most = Math.max(needed, ...result.scores);
  const x = (round: number) => LEFT + ((RIGHT - LEFT) * round) / Math.max(1, view.round);
  const y = (n: number) => BOTTOM - ((BOTTOM - TOP) * n) / most;
  const ends = apart(result.scores.map(y));
  return (
    <Quiet>
      <Axes x={x} y={y} needed={needed} rounds={view.round} />
      {names.map((name, seat) => {
        const points = lines[seat] && [
          0,
          ...lines[seat],
          ...(lines[seat].length < view.round ? [result.scores[seat]!] : []),
        ];
        return (
          <g key={name} stroke={paintOf(colours[seat]!)}>
            {points && (
              <polyline
                points={points.map((n, round) => `${x(round).toFixed(1)},${y(n).toFixed(1)}`).join(' ')}
                fill="none"
                strokeWidth="3"
                strokeLinejoin="round"
                strokeDasharray={DASHES[seat]}
              />
            )}
            <path
              d={SHAPES[colours[seat]!]}
              transform={`translate(${RIGHT + 14} ${ends[seat]}) scale(.7)`}
              fill={paintOf(colours[seat]!)}
              stroke="none"
            />
            <text x={RIGHT + 28} y={ends[seat]! + 5} className="who">
              {name} {result.scores[seat]}
            </text>
          </g>
        );
      })}
    </Quiet>
  );
}

interface AxesProps {
  readonly x: (round: number) => number;
  readonly y: (n: number) => number;
  readonly needed: number;
  readonly rounds: number;
}

function Axes({ x, y, needed, rounds }: AxesProps) {
  const every = Math.ceil(rounds / 12);
  return (
    <>
      {[0, Math.round(needed / 2), needed].map((n) => (
        <g key={n}>
          <path
            d={`M${LEFT} ${y(n)}H${RIGHT}`}
            stroke={n === needed ? 'var(--alert)' : 'var(--hairline)'}
            strokeDasharray={n === needed ? '5 4' : undefined}
          />
          <text x={LEFT - 8} y={y(n) + 5} textAnchor="end">
            {n}
          </text>
        </g>
      ))}
      {Array.from({ length: rounds }, (_, i) => i + 1).map((round) =>
        (rounds - round) % every === 0 ? (
          <text key={round} x={x(round)} y={H - 6} textAnchor="middle">
            {round}
          </text>
        ) : null,
      )}
    </>
  );
}

/** Names at the ends of lines, moved apart where they would lie on each other; the highest stays. */
function apart(ys: readonly number[], gap = 20): readonly number[] {
  const order = [...ys.keys()].sort((one, other) => ys[one]! - ys[other]!);
  const out = [...ys];
  order.forEach((seat, i) => {
    if (i > 0) out[seat] = Math.max(out[seat]!, out[order[i - 1]!]! + gap);
  });
  const over = Math.max(0, (out[order.at(-1)!] ?? 0) - BOTTOM);
  return out.map((y) => y - over);
}
