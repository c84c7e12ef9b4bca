/** Happiness per round. Lines differ by colour, dash and shape, and are named at their end. */
import type { Colour } from '@holotape/vault/printed/icons';
import { Fragment } from 'react';
import { Quiet } from '../../../design/Quiet.tsx';
import { go } from '../../../shell/router.tsx';
import type { VaultContext } from '../context.ts';
import { paintOf, Shape } from '../drawing/shapes.tsx';
import { type History, spreadApart } from '../history.ts';
import type { Ranked } from '../score.ts';
import { v } from '../words.ts';

const DASHES: Readonly<Record<Colour, string | undefined>> = {
  red: undefined,
  blue: '7 4',
  yellow: '2 4',
  green: '10 3 2 3',
};

const W = 536;
const H = 326;
/** Where a name stands beside its line's end, and how wide a letter of it is at most, in the drawing's pixels. */
const NAME_AT = 28;
const LETTER = 8.6;
const LONGEST_NAME = 14;

const shortened = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name;

interface ChartProps {
  readonly history: History;
  readonly rows: readonly Ranked[];
  readonly context: VaultContext;
}

/** Where things stand in the chart. */
function scalesOf(history: History, rows: readonly Ranked[], right: number) {
  const [left, top, bottom] = [34, 24, 292];
  const count = history.rounds.length;
  const largest = Math.max(4, ...history.rounds.flat(), ...rows.map(({ score }) => score.total));
  const step = Math.max(1, Math.ceil(largest / 3));
  const x = (i: number) => left + ((right - left) * i) / (count + 1);
  const y = (n: number) => bottom - ((bottom - top) * n) / (step * 3);
  return { left, right, top, bottom, count, step, x, y };
}

type Scales = ReturnType<typeof scalesOf>;

export function ByRound({ history, rows, context }: ChartProps) {
  const { names, view, info } = context;
  const final = (seat: number) => rows.find((row) => row.seat === seat)!.score.total;
  const ending = (seat: number) => `${shortened(names[seat] ?? '')} ${final(seat)}`;
  const longest = Math.max(...names.map((_, seat) => ending(seat).length));
  const scales = scalesOf(history, rows, W - NAME_AT - longest * LETTER);
  const { y, bottom } = scales;
  const ends = spreadApart(
    view.players.map((_, seat) => y(final(seat))),
    21,
    bottom,
  );
  const label = rows.map(({ seat, score }) => `${names[seat]} ${score.total}`).join(', ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: links inside a drawing
    <svg className="by-round" viewBox={`0 0 ${W} ${H}`} role="group" aria-label={`${v('end.by-round')}: ${label}`}>
      <Axes {...scales} />
      {[...view.players.entries()].reverse().map(([seat, { colour }]) => (
        <Line
          key={seat}
          scales={scales}
          colour={colour}
          points={[0, ...history.rounds.map((round) => round[seat] ?? 0), final(seat)]}
          end={ends[seat]!}
          ending={ending(seat)}
        />
      ))}
      {history.rounds.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds stay in their order
        <RoundLink key={i} scales={scales} at={i} table={info.id} />
      ))}
    </svg>
  );
}

function Axes({ left, right, top, bottom, count, step, x, y }: Scales) {
  return (
    <>
      {[0, 1, 2, 3].map((i) => (
        <Fragment key={i}>
          <path d={`M${left} ${y(i * step)}H${right}`} stroke="var(--hairline)" />
          <text x={left - 8} y={y(i * step) + 5} fontSize="14" textAnchor="end" fill="var(--ink-2)">
            {i * step}
          </text>
        </Fragment>
      ))}
      <rect x={x(count)} y={top - 8} width={right - x(count)} height={bottom - top + 8} fill="url(#hatch)" />
      <text x={right} y={bottom + 22} fontSize="14" textAnchor="middle" fill="var(--ink-2)">
        {v('end.end')}
      </text>
    </>
  );
}

interface LineProps {
  readonly scales: Scales;
  readonly colour: Colour;
  readonly points: readonly number[];
  /** How high its name stands. */
  readonly end: number;
  readonly ending: string;
}

function Line({ scales: { x, y, right, count }, colour, points, end, ending }: LineProps) {
  const line = points.map((n, i) => `${x(i).toFixed(1)},${y(n).toFixed(1)}`).join(' ');
  return (
    <Quiet>
      <polyline points={line} fill="none" stroke="var(--paper)" strokeWidth="5.5" />
      <polyline
        points={line}
        fill="none"
        stroke={paintOf(colour)}
        strokeWidth="2.8"
        strokeDasharray={DASHES[colour]}
        strokeLinejoin="round"
      />
      {points.map(
        (n, i) =>
          i > 0 &&
          i <= count &&
          (i % 2 === 1 || count < 6) && (
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds stay in their order
            <Shape key={i} colour={colour} x={x(i)} y={y(n)} scale={0.52} strokeWidth={1.2} />
          ),
      )}
      <Shape colour={colour} x={right + 14} y={end} scale={0.72} strokeWidth={1} />
      <text x={right + NAME_AT} y={end + 5} className="sign" fontSize="16" fontWeight="700" fill="var(--ink)">
        {ending}
      </text>
    </Quiet>
  );
}

interface RoundLinkProps {
  readonly scales: Scales;
  readonly at: number;
  readonly table: string;
}

/** A round leads to its replay. */
function RoundLink({ scales: { x, top, bottom, count }, at, table }: RoundLinkProps) {
  const watch = () => go(`/replay/${table}?round=${at + 1}`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a link inside a drawing
    <g
      role="link"
      tabIndex={0}
      className="round-link"
      aria-label={v('end.watch-round', { n: at + 1 })}
      onClick={watch}
      onKeyDown={(event) => event.key === 'Enter' && watch()}
    >
      <rect x={x(at + 0.5)} y={top - 8} width={x(1) - x(0)} height={bottom - top + 34} fill="transparent" rx="4" />
      <text x={x(at + 1)} y={bottom + 22} fontSize="14" textAnchor="middle" fill="var(--ink-2)">
        {count > 14 && (count - at) % 2 === 0 ? '' : at + 1}
      </text>
    </g>
  );
}
