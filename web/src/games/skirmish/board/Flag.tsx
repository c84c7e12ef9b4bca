/** A flag on the sheet: a word at the place it is about. Red counts, paper does not, green is a better way. */
import type { Point } from '@holotape/skirmish/geometry/point';

interface FlagProps {
  /** What it points at, on the sheet. */
  readonly at: Point;
  /** Where it hangs, from there. */
  readonly dx: number;
  readonly dy: number;
  readonly kind: 'red' | 'paper' | 'green' | 'ruler';
  readonly children: string;
  readonly color?: string;
}

const FILLS = { red: '#A93520', paper: 'var(--paper)', green: '#2F6B37', ruler: 'var(--paper)' } as const;
const INKS = { red: '#FFF4E4', paper: 'var(--ink)', green: '#F4FAEE', ruler: 'var(--ink)' } as const;

/** About as wide as the words are in the condensed sign type. */
const widthOf = (text: string): number => text.length * 7.4 + 20;

export function Flag({ at, dx, dy, kind, color, children }: FlagProps) {
  const w = widthOf(children);
  const [x, y] = [at.x + dx, at.y + dy];
  const foot = dy < 0 ? y + 15 : y - 15;
  return (
    <g className={`flag ${kind}`}>
      <path
        d={`M${(x - 7).toFixed(1)} ${foot.toFixed(1)}L${at.x.toFixed(1)} ${at.y.toFixed(1)}L${(x + 7).toFixed(1)} ${foot.toFixed(1)}Z`}
        fill={color ?? FILLS[kind]}
        stroke="#2A211A"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <rect
        x={x - w / 2}
        y={y - 15}
        width={w}
        height="30"
        rx="3"
        fill={color ?? FILLS[kind]}
        stroke="#2A211A"
        strokeWidth="1.4"
      />
      <text x={x} y={y + 5} fontSize="15" textAnchor="middle" fill={INKS[kind]}>
        {children}
      </text>
    </g>
  );
}
