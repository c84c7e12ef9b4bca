/** What lies over the map while something is asked: light, hatching, prices, reasons. */

import { Quiet } from '../../../design/Quiet.tsx';
import { walkingBoot } from './pictures.ts';
import { Picture } from './Tile.tsx';

interface SpaceStateProps {
  readonly path: string;
  readonly id: string;
  readonly state: 'open' | 'chosen' | 'blocked' | 'dim';
}

/** Lit, chosen, hatched or dim: always drawing and colour together. */
export function SpaceState({ path, id, state }: SpaceStateProps) {
  if (state === 'dim') return <path d={path} fill="var(--dim)" />;
  const clip = `lit-${id}`;
  return (
    <>
      <clipPath id={clip}>
        <path d={path} />
      </clipPath>
      {state === 'blocked' ? (
        <>
          <path d={path} fill="url(#hatchd)" />
          <path
            d={path}
            clipPath={`url(#${clip})`}
            fill="none"
            stroke="var(--alert)"
            strokeWidth="5"
            strokeDasharray="7 5"
          />
        </>
      ) : (
        <>
          <path d={path} className={state === 'chosen' ? 'lamp chosen' : 'lamp'} />
          <path d={path} clipPath={`url(#${clip})`} fill="none" stroke="#2A211A" strokeWidth="9" />
          <path d={path} clipPath={`url(#${clip})`} fill="none" stroke="#F2B632" strokeWidth="6" />
        </>
      )}
    </>
  );
}

interface PillProps {
  readonly x: number;
  readonly y: number;
  /** Movement points. */
  readonly points: number;
  readonly chosen: boolean;
}

/** What a step costs; a tick when it is chosen. FB-MOVE-2 */
export const PricePill = ({ x, y, points, chosen }: PillProps) => (
  <Quiet transform={`translate(${x} ${y})`}>
    <rect x="-23" y="-13" width="46" height="26" rx="13" fill="#2A211A" />
    <rect
      x="-21.4"
      y="-11.4"
      width="42.8"
      height="22.8"
      rx="11.4"
      fill={chosen ? '#F2B632' : '#FBF5E7'}
      stroke="#F2B632"
      strokeWidth="2"
    />
    {chosen ? (
      <path d="m-16 0 4 4 7-9" fill="none" stroke="#2A211A" strokeWidth="2.6" strokeLinecap="round" />
    ) : (
      <Picture path={walkingBoot} x={-17.5} y={-8.5} size={17} fill="#2A211A" />
    )}
    <text x="9" y="5.4" className="map-level" fontSize="16" fill="#2A211A">
      {points}
    </text>
  </Quiet>
);

interface WordPillProps {
  readonly x: number;
  readonly y: number;
  readonly word: string;
  readonly chosen?: boolean;
  /** It says why not. */
  readonly no?: boolean;
}

/** How wide one is that says why not. */
export const wordPillWidth = (word: string): number => word.length * 7.6 + 30;

/** A word on a space: what choosing it does, or why it cannot be chosen. */
export function WordPill({ x, y, word, chosen = false, no = false }: WordPillProps) {
  const w = no ? wordPillWidth(word) : word.length * 7.6 + 22;
  return (
    <Quiet transform={`translate(${x} ${y})`}>
      <rect x={-w / 2 - 1.6} y="-13" width={w + 3.2} height="26" rx={no ? 4 : 13} fill="#2A211A" />
      <rect
        x={-w / 2}
        y="-11.4"
        width={w}
        height="22.8"
        rx={no ? 3 : 11.4}
        fill={chosen ? '#F2B632' : '#FBF5E7'}
        stroke={no ? '#A93520' : '#F2B632'}
        strokeWidth="2"
      />
      {no && (
        <g transform={`translate(${-w / 2 + 12} 0)`} fill="none" stroke="#A93520" strokeWidth="2">
          <circle r="5.6" />
          <path d="M-4 4 4-4" />
        </g>
      )}
      <text x={no ? 8 : 0} y="5" className="map-level" fontSize="14.5" fill="#2A211A">
        {word}
      </text>
    </Quiet>
  );
}
