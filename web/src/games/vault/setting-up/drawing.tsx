/** The shelter as a cutaway: sky, a level's elevator, and the room its player sits in. For the new-table form and the lobby. */
import type { ReactNode } from 'react';
import { Peg, type PlayerColour, paintOf, SHAPES } from '../../../design/index.ts';
import { Interior, type InteriorName } from '../drawing/interiors.tsx';

/** Dusty hills, a power line, a low sun; 760 x 50, cut to what is there. */
export function Sky() {
  return (
    <svg className="sky-art" viewBox="0 0 760 50" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-1)" />
          <stop offset="1" stopColor="var(--sky-2)" />
        </linearGradient>
      </defs>
      <rect width="760" height="60" fill="url(#sky)" />
      <rect width="760" height="60" fill="url(#ht)" opacity=".5" />
      <circle cx="468" cy="22" r="15" fill="var(--sun)" />
      <path d="M0 44 60 36 130 42 220 32 300 40 420 34 520 42 640 32 760 40V60H0Z" fill="var(--earth-1)" />
      <g className="pylons" stroke="var(--earth-line)" fill="none" strokeWidth="1.8" opacity=".8">
        <path d="M322 40 330 6 338 40M326 24h8M324 32h12M318 12h24M392 38 400 6 408 38M396 24h8M388 12h24M342 12Q366 22 388 12" />
      </g>
    </svg>
  );
}

interface DoorsProps {
  readonly colour: PlayerColour;
  readonly width: number;
  readonly height: number;
  /** Nobody sits here yet: the windows are dark. */
  readonly dark?: boolean;
}

/** The elevator of a level in its player's colour, with the shape on it. */
export function ElevatorDoors({ colour, width, height, dark = false }: DoorsProps) {
  const shaft = width > 100 ? 15 : 10;
  const car = { x: shaft, y: 7, w: width - 2 * shaft, h: height - 15 };
  const head = Math.round(car.h * 0.19);
  const mid = width / 2;
  const pane = { w: car.w * 0.235, h: car.h * 0.42, y: car.y + head + 12 };
  const glass = dark ? '#6b5a45' : '#FFE9A8';
  return (
    <svg
      className="doors"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={width} height={height} fill="var(--bakelite)" />
      <path d={`M5 0V${height}M${width - 5} 0V${height}`} stroke="var(--brass)" strokeWidth="2.4" />
      <rect
        x={car.x}
        y={car.y}
        width={car.w}
        height={car.h}
        rx="5"
        fill={paintOf(colour)}
        stroke="var(--line)"
        strokeWidth="1.8"
      />
      <rect x={car.x} y={car.y} width={car.w} height={car.h} rx="5" fill="url(#htl)" />
      <path
        d={`M${mid} ${car.y + head}V${car.y + car.h}M${car.x} ${car.y + head}h${car.w}`}
        stroke="var(--line)"
        strokeWidth="1.4"
      />
      <path
        d={SHAPES[colour]}
        transform={`translate(${mid} ${car.y + head / 2 + 0.5}) scale(${width > 100 ? 0.9 : 0.62})`}
        fill="#FFF8E8"
        stroke="#2A211A"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      {[car.x + car.w * 0.25, car.x + car.w * 0.75].map((x) => (
        <rect
          key={x}
          x={x - pane.w / 2}
          y={pane.y}
          width={pane.w}
          height={pane.h}
          rx="2.4"
          fill={glass}
          stroke="var(--line)"
          strokeWidth="1.3"
        />
      ))}
    </svg>
  );
}

/** Where a level's player sits: a lounge, a game room, whatever there is. */
export const HOMES: Readonly<Record<PlayerColour, readonly [InteriorName, InteriorName]>> = {
  red: ['lounge', 'well'],
  blue: ['games', 'garden'],
  yellow: ['garden', 'reactor'],
  green: ['office', 'lounge'],
  violet: ['office', 'well'],
};

interface FramedProps {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** A place in the concrete of the shelter. */
function Framed({ width, height, children }: FramedProps) {
  return (
    <svg
      className="stage"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect
        x="1"
        y="1"
        width={width - 2}
        height={height - 2}
        fill="var(--concrete)"
        stroke="var(--concrete-line)"
        strokeWidth="2"
      />
      {children}
    </svg>
  );
}

interface StageProps {
  readonly colour: PlayerColour;
  readonly width: number;
  readonly height: number;
  /** Who stands in the light; nobody: a room without light. */
  readonly who?: 'person' | 'bot' | undefined;
  readonly home: InteriorName;
}

/** A lit room with somebody in it. */
export function Stage({ colour, width, height, who, home }: StageProps) {
  const mid = width / 2;
  const size = height / 62;
  return (
    <Framed width={width} height={height}>
      <Interior name={home} x={3} y={3} width={width - 6} height={height - 6} />
      <path d={`M${mid - 8} 6h16L${mid + width * 0.34} ${height - 3}H${mid - width * 0.34}Z`} fill="url(#lampg)" />
      <path d={`M${mid - 10} 8q10-9 20 0Z`} fill="#FFE48A" stroke="var(--line)" strokeWidth="1.4" />
      {who && <Peg colour={colour} bot={who === 'bot'} x={mid} y={height - 8} scale={size} />}
    </Framed>
  );
}

interface BlueprintProps {
  readonly width: number;
  readonly height: number;
  /** With the dashed outline of whoever will stand there. */
  readonly awaited?: boolean;
  readonly linked?: boolean;
}

/** Not there yet: blueprint, and the outline of somebody who is waited for. */
export function Blueprint({ width, height, awaited = false, linked = false }: BlueprintProps) {
  const mid = width / 2;
  const k = height / 106;
  return (
    <Framed width={width} height={height}>
      <rect
        x="3"
        y="3"
        width={width - 6}
        height={height - 6}
        fill="var(--lot)"
        stroke="var(--lot-line)"
        strokeWidth="1.6"
        strokeDasharray="7 5"
      />
      <path
        d={`M3 ${height * 0.26}h${width - 6}M${width / 3} 3v${height - 6}M${(width * 2) / 3} 3v${height - 6}M3 ${height * 0.74}h${width - 6}`}
        stroke="var(--lot-line)"
        opacity=".5"
      />
      {awaited && (
        <path
          transform={`translate(${mid} ${height - 4}) scale(${k})`}
          d="M-15 0C-15-16-11-36 0-36S15-16 15 0M0-58a10.500 10.500 0 1 0 .1 0"
          fill="none"
          stroke="var(--lot-ink)"
          strokeWidth="1.8"
          strokeDasharray="4 3"
        />
      )}
      {linked && (
        <g
          transform={`translate(${width - 30} ${height * 0.3})`}
          fill="none"
          stroke="var(--lot-ink)"
          strokeWidth="2.4"
          strokeLinecap="round"
        >
          <path d="M-4 4 4-4M-2-7l2-2a5 5 0 0 1 7 7l-2 2M2 7l-2 2a5 5 0 0 1-7-7l2-2" />
        </g>
      )}
    </Framed>
  );
}
