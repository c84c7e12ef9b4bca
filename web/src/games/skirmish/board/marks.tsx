/** Small marks around a base: the bolt of a Reaction, the lamp of Ready, the Leader's star, conditions, health. */

import sling from 'game-icon:arm-sling';
import flame from 'game-icon:flame';
import frozen from 'game-icon:frozen-block';
import leg from 'game-icon:leg';
import bottle from 'game-icon:poison-bottle';
import snail from 'game-icon:snail';
import crate from 'game-icon:wooden-crate';
import type { Condition } from '@holotape/skirmish/words';
import { inches } from './scale.ts';

interface At {
  readonly x: number;
  readonly y: number;
}

const INK = '#2A211A';

export const Bolt = ({ x, y }: At) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="9" fill="var(--signal)" stroke={INK} strokeWidth="1.6" />
    <path d="M1.500-6.500-4 1h3.200L-1.500 6.500 4-1.200H.8Z" fill={INK} />
  </g>
);

export const Lamp = ({ x, y }: At) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="6.4" fill="#FFF1B8" stroke={INK} strokeWidth="1.6" />
    <circle r="3.4" fill="var(--lamp)" />
  </g>
);

export const Star = ({ x, y }: At) => (
  <path
    transform={`translate(${x} ${y})`}
    d="M0-7 1.900-2.500 6.800-2.200 3 .9 4.200 5.700 0 3.100-4.200 5.700-3 .9-6.800-2.200-1.900-2.500Z"
    fill="#F2B632"
    stroke={INK}
    strokeWidth="1.4"
    strokeLinejoin="round"
  />
);

/** What it has found and carries, at its left. */
export const Load = ({ x, y, n }: At & { readonly n: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect x="-8" y="-8" width="16" height="16" rx="3" fill="#FBF5E7" stroke={INK} strokeWidth="1.4" />
    {n > 1 ? (
      <text y="5" textAnchor="middle" fontSize="14" fill={INK}>
        {n}
      </text>
    ) : (
      <path d={crate} transform="translate(-6 -6) scale(.0235)" fill={INK} />
    )}
  </g>
);

/** How far above the table it stands. */
export const Height = ({ x, y, height }: At & { readonly height: number }) => (
  <g transform={`translate(${x} ${y})`} className="stands-high">
    <rect x="-30" y="-10" width="32" height="18" rx="3" fill="#FBF5E7" stroke={INK} strokeWidth="1.4" />
    <text x="-14" y="4" textAnchor="middle" fontSize="14" fill={INK}>
      {inches(height)}
    </text>
  </g>
);

/** Three stars around a head: our own drawing. */
const stars =
  'M256 40l40 90 98 8-75 64 24 96-87-52-87 52 24-96-75-64 98-8ZM96 300l26 58 63 5-48 41 15 62-56-33-56 33 15-62-48-41 63-5ZM416 300l26 58 63 5-48 41 15 62-56-33-56 33 15-62-48-41 63-5Z';

const CONDITION_SIGNS: Readonly<Record<Condition, string>> = {
  frozen,
  'injured-arm': sling,
  'injured-leg': leg,
  'on-fire': flame,
  poisoned: bottle,
  slow: snail,
  stunned: stars,
};

/** From the right downwards, three at most; then how many more. */
export function Conditions({ r, conditions }: { readonly r: number; readonly conditions: readonly Condition[] }) {
  const shown = conditions.slice(0, conditions.length > 3 ? 2 : 3);
  return (
    <>
      {shown.map((condition, i) => {
        const angle = (i * 40 * Math.PI) / 180;
        return (
          <g
            key={condition}
            transform={`translate(${((r + 4) * Math.cos(angle)).toFixed(1)} ${((r + 4) * Math.sin(angle)).toFixed(1)})`}
          >
            <circle r="8" fill="#FBF5E7" stroke="#A93520" strokeWidth="1.6" />
            <path d={CONDITION_SIGNS[condition]} transform="translate(-5.5 -5.5) scale(.0215)" fill={INK} />
          </g>
        );
      })}
      {conditions.length > shown.length && (
        <text x={(r + 4) * 0.17} y={r + 8} fontSize="14" className="figure-name">
          +{conditions.length - shown.length}
        </text>
      )}
    </>
  );
}

const BOX = 5;

/** One box for each point; the dark ones are gone. */
export function HealthBar({ y, health, most }: { readonly y: number; readonly health: number; readonly most: number }) {
  const w = most * BOX + 2;
  return (
    <g transform={`translate(${-w / 2} ${y})`}>
      <rect width={w} height="9" rx="2" fill={INK} />
      {Array.from({ length: most }, (_, i) => 1.6 + i * BOX).map((x, i) => (
        <rect key={x} x={x} y="1.6" width={BOX - 1.2} height="5.8" fill={i < health ? '#F2B632' : '#6B5242'} />
      ))}
    </g>
  );
}
