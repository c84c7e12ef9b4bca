/** Ivory dice with oxblood pips. */
import type { CSSProperties, ReactNode } from 'react';

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-10, -10],
    [10, 10],
  ],
  [
    [-10, -10],
    [0, 0],
    [10, 10],
  ],
  [
    [-10, -10],
    [10, -10],
    [-10, 10],
    [10, 10],
  ],
  [
    [-10, -10],
    [10, -10],
    [0, 0],
    [-10, 10],
    [10, 10],
  ],
  [
    [-10, -10],
    [10, -10],
    [-10, 0],
    [10, 0],
    [-10, 10],
    [10, 10],
  ],
];

interface DieProps {
  readonly face: number;
  readonly size?: number | undefined;
  /** Tumbles once when it appears; the reader's motion setting decides whether it shows. */
  readonly rolling?: boolean | undefined;
}

interface DieFrameProps extends Omit<DieProps, 'face'> {
  readonly label: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** Around the drawing of any die: 48 wide and high, from the middle. */
export function DieFrame({ label, size = 44, rolling = false, style, children }: DieFrameProps) {
  return (
    <svg
      className={rolling ? 'die rolling' : 'die'}
      width={size}
      height={size}
      viewBox="-24 -24 48 48"
      role="img"
      aria-label={label}
      style={style}
    >
      {children}
    </svg>
  );
}

export function Die({ face, size, rolling }: DieProps) {
  return (
    <DieFrame label={`die ${face}`} size={size} rolling={rolling}>
      <DieArt face={face} />
    </DieFrame>
  );
}

/** For use inside an <svg>: drawn around 0, 0, 42 wide and high. */
export function DieArt({ face }: { readonly face: number }) {
  return (
    <>
      <rect
        x="-21"
        y="-21"
        width="42"
        height="42"
        rx="10"
        fill="var(--die-ivory)"
        stroke="var(--die-ivory-edge)"
        strokeWidth="2"
      />
      <rect x="-17" y="-17" width="34" height="34" rx="8" fill="none" stroke="#fff" strokeOpacity=".7" />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.9" fill="#7E2018" />
      ))}
    </>
  );
}
