/** Tokens: colour, outline shape and pictogram together. `<TokenPicture>` stands in text, `<TokenArt>` inside an <svg>. */
import sling from 'game-icon:arm-sling';
import apple from 'game-icon:shiny-apple';
import toolbox from 'game-icon:toolbox';
import type { ReactNode } from 'react';

const INK = '#2A211A';
const ALERT = '#A93520';

const word = (text: string, y: number, size: number, fill: string, x = 0) => (
  <text x={x} y={y} fontFamily="var(--font-sign)" fontWeight="700" fontSize={size} textAnchor="middle" fill={fill}>
    {text}
  </text>
);

const icon = (path: string, at: number, size: number, fill: string, top = at) => (
  <svg x={at} y={top} width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
    <path fill={fill} d={path} />
  </svg>
);

const ART = {
  power: () => (
    <>
      <rect
        x="-10.5"
        y="-10.5"
        width="21"
        height="21"
        rx="3.5"
        fill="var(--res-power)"
        stroke="var(--line)"
        strokeWidth="1.3"
      />
      <path d="M2-8.5-5.5 1.5H-.5L-2 8.5 5.5-1.5H.5Z" fill="var(--res-power-ink)" />
    </>
  ),
  food: () => (
    <>
      <circle r="11" fill="var(--res-food)" stroke="var(--line)" strokeWidth="1.3" />
      {icon(apple, -8.25, 16.5, 'var(--res-food-ink)')}
    </>
  ),
  water: () => (
    <>
      <path d="M0-12 10.390-6V6L0 12-10.390 6V-6Z" fill="var(--res-water)" stroke="var(--line)" strokeWidth="1.3" />
      <path d="M0-8C3-3.6 5-1.2 5 2a5 5 0 0 1-10 0C-5-1.2-3-3.6 0-8Z" fill="var(--res-water-ink)" />
    </>
  ),
  any: () => (
    <>
      <path
        d="M4.440-10.720 10.720-4.440V4.440L4.440 10.720H-4.440L-10.720 4.440V-4.440L-4.440-10.720Z"
        fill="var(--res-any)"
        stroke="var(--res-any-ink)"
        strokeWidth="1.6"
      />
      {word('?', 7, 20, 'var(--res-any-ink)')}
    </>
  ),
  happiness: () => (
    <>
      <path
        d="M11.900 0 10.440 1.840 8.740 3.180 9.180 5.300 9.120 7.650 6.810 8.120 4.650 8.050 3.630 9.960 2.070 11.720 0 10.600-1.610 9.160-3.630 9.960-5.950 10.310-6.810 8.120-7.120 5.980-9.180 5.300-11.180 4.070-10.440 1.840-9.300 0-10.440-1.840-11.180-4.070-9.180-5.300-7.120-5.980-6.810-8.120-5.950-10.310-3.630-9.960-1.610-9.160 0-10.600 2.070-11.720 3.630-9.960 4.650-8.050 6.810-8.120 9.120-7.650 9.180-5.300 8.740-3.180 10.440-1.840Z"
        fill="var(--joy)"
        stroke="var(--joy-ink)"
        strokeWidth="1.3"
      />
      <circle cx="-3.6" cy="-2.6" r="1.5" fill="var(--joy-ink)" />
      <circle cx="3.6" cy="-2.6" r="1.5" fill="var(--joy-ink)" />
      <path
        d="M-5 2.4C-3 6.4 3 6.4 5 2.4"
        fill="none"
        stroke="var(--joy-ink)"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </>
  ),
  item: () => (
    <>
      <rect x="-8.6" y="-11" width="17.2" height="22" rx="2" fill="#7A5A3A" stroke="var(--line)" strokeWidth="1.3" />
      {icon(toolbox, -7.75, 15.5, '#FFF1D6')}
    </>
  ),
  dweller: () => (
    <>
      <circle r="11" fill="#F7EDD8" stroke={INK} strokeWidth="1.3" />
      <circle cx="-1.6" cy="-4" r="3.3" fill={INK} />
      <path d="M-7.4 7.4c0-5 2.4-7 5.8-7s5.6 2 5.8 7Z" fill={INK} />
      <path d="M6.2-6.6v6M3.2-3.6h6" stroke="#35632F" strokeWidth="2.2" />
    </>
  ),
  price: () => (
    <>
      <rect x="-11" y="-8" width="22" height="16" rx="2" fill="#FBF5E7" stroke={INK} strokeWidth="1.3" />
      <path d="M-7-3.4H2M-7 1H-1" stroke={INK} strokeWidth="1.7" />
      <rect x="3" y="0" width="5.6" height="5.4" rx="1" fill="#E5AC2C" stroke={INK} />
    </>
  ),
  build: () => (
    <>
      <path d="M-11-7H11V10H-11Z" fill="#2C5577" stroke={INK} strokeWidth="1.3" />
      <path d="M-7-3H0V6H-7ZM0 6H7V-3H0" fill="none" stroke="#E4F0F7" strokeWidth="1.7" />
      <path d="M-11-7 0-12 11-7Z" fill="#2C5577" stroke={INK} strokeWidth="1.3" />
    </>
  ),
  'first-player': () => (
    <>
      <path d="M-8-11V11" stroke="var(--die-line)" strokeWidth="2.4" />
      <path d="M-7-10H11L6.4-3.6 11 3H-7Z" fill={ALERT} stroke={INK} strokeWidth="1.2" />
      {word('1', 2, 15.5, '#FFF6E8', -0.6)}
    </>
  ),
  heal: () => (
    <>
      <circle r="10.5" fill="#FBF5E7" stroke={INK} strokeWidth="1.3" />
      <path d="M-2.4-7h4.8v4.6H7v4.8H2.4V7h-4.8V2.4H-7v-4.8h4.6Z" fill={ALERT} />
    </>
  ),
  'injured-only': () => (
    <g transform="rotate(-35)">
      <rect x="-11" y="-6.5" width="22" height="13" rx="6.5" fill="#F2D9B4" stroke={ALERT} strokeWidth="1.6" />
      <path d="M-3.4-3.4h6.8v6.8h-6.8z" fill={ALERT} />
    </g>
  ),
  injury: () => (
    <>
      <path d="M-10.5-10.5H10.5V3.5L0 11.5-10.5 3.5Z" fill={ALERT} stroke={INK} strokeWidth="1.3" />
      {icon(sling, -8.5, 17, '#FFF6E8', -10.1)}
    </>
  ),
  /** With a letter; "any" is a question mark. */
  train: (text: string) => (
    <>
      <path d="M-11 -6 0 -11 11 -6 0 -1Z" fill="#4A2F24" stroke="var(--die-line)" />
      <path d="M-9-1.5h18V10H-9Z" fill="#F4E3BC" stroke={INK} strokeWidth="1.3" />
      {word(text, 9.4, 15, INK)}
    </>
  ),
  /** With the number to reach. */
  fight: (text: string) => (
    <>
      <path
        d="M12.200 0 10.200 2.030 7.950 3.290 8.650 5.780 8.630 8.630 5.780 8.650 3.290 7.950 2.030 10.200 0 12.200-2.030 10.200-3.290 7.950-5.780 8.650-8.630 8.630-8.650 5.780-7.950 3.290-10.200 2.030-12.200 0-10.200-2.030-7.950-3.290-8.650-5.780-8.630-8.630-5.780-8.650-3.290-7.950-2.030-10.200 0-12.200 2.030-10.200 3.290-7.950 5.780-8.650 8.630-8.630 8.650-5.780 7.950-3.290 10.200-2.030Z"
        fill={ALERT}
        stroke={INK}
        strokeWidth="1.2"
      />
      {word(text, 6.4, text.length > 1 ? 15 : 18.5, '#FFF6E8')}
    </>
  ),
} satisfies Record<string, (text: string) => ReactNode>;

export type ArtName = keyof typeof ART;

interface ArtProps {
  readonly name: ArtName;
  /** The letter or number on it. */
  readonly text?: string;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
}

/** For use inside an <svg>: drawn around x, y; at scale 1 it is 25 wide and high. */
export function TokenArt({ name, text = '', x = 0, y = 0, scale = 1 }: ArtProps) {
  return <g transform={`translate(${x} ${y}) scale(${scale})`}>{ART[name](text)}</g>;
}

interface PictureProps {
  readonly name: ArtName;
  readonly text?: string;
  readonly size?: number;
  /** What a screen reader says; without it the token stands beside words. */
  readonly label?: string;
}

export function TokenPicture({ name, text = '', size = 24, label }: PictureProps) {
  return (
    <svg
      className="tk"
      width={size}
      height={size}
      viewBox="-12.6 -12.6 25.2 25.2"
      role="img"
      aria-hidden={label === undefined}
      aria-label={label}
    >
      {ART[name](text)}
    </svg>
  );
}
