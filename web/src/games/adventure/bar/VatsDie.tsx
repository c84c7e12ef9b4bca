/** A die of the V.A.T.S.: a figure whose areas are filled, and a burst for each hit. FB-DICE-1, FB-DICE-2 */
import type { Face } from '@holotape/adventure/printed/board';
import type { Area } from '@holotape/adventure/words';
import type { DieProps } from '../../module.ts';
import { adventureContent } from '../pack.ts';
import { a } from '../words.ts';

const ARMS = 'M-7.4-4.4-15-1.6-18.6 12.6-13.8 14-10.6 4.6-8.8 2.6ZM7.4-4.4 15-1.6 18.6 12.6 13.8 14 10.6 4.6 8.8 2.6Z';
const LEGS = 'M-8.2 13H8.2L10.4 31H3.2L0 18-3.2 31H-10.4Z';
const BODY = 'M-8.4-5H8.4L7.8 13H-7.8Z';
/** Twelve points, every other one nearer. */
const BURST = Array.from({ length: 24 }, (_, i) => {
  const [angle, far] = [(i * Math.PI) / 12, i % 2 === 0 ? 9.6 : 6.4];
  return `${i === 0 ? 'M' : 'L'}${(far * Math.cos(angle)).toFixed(2)} ${(far * Math.sin(angle)).toFixed(2)}`;
}).join('');

interface FigureProps {
  readonly areas: readonly Area[];
  readonly fill: string;
}

/** A body with some of its areas filled; on a card those where an enemy can be hit. */
export function TargetFigure({ areas, fill }: FigureProps) {
  const paint = (area: Area) => (areas.includes(area) ? fill : '#FBF3DF');
  return (
    <g stroke="#2A211A" strokeWidth="1.8" strokeLinejoin="round">
      <path d={ARMS} fill={paint('arms')} />
      <path d={LEGS} fill={paint('legs')} />
      <path d={BODY} fill={paint('body')} />
      <circle cy="-14" r="7.4" fill={paint('head')} />
    </g>
  );
}

/** "arms and legs, one hit". */
const faceWords = ({ areas, hits }: Face): string =>
  [
    areas.length === 0 ? a('die.blank') : areas.map((area) => a(`area.${area}`)).join(a('and')),
    a('die.hits', { n: hits }),
  ].join(', ');

export function VatsDie({ face, size = 92 }: { readonly face: Face; readonly size?: number }) {
  const bursts = Array.from({ length: face.hits }, (_, i) => i);
  return (
    <svg width={size} height={size} viewBox="-46 -46 92 92" role="img" aria-label={faceWords(face)}>
      <rect x="-42" y="-40" width="84" height="84" rx="17" fill="rgba(0,0,0,.35)" />
      <rect
        x="-43"
        y="-43"
        width="84"
        height="84"
        rx="17"
        fill="var(--die-ivory)"
        stroke="var(--die-ivory-edge)"
        strokeWidth="2.4"
      />
      <rect
        x="-37"
        y="-37"
        width="72"
        height="72"
        rx="13"
        fill="none"
        stroke="#fff"
        strokeOpacity=".75"
        strokeWidth="1.4"
      />
      <g transform="translate(-9 -10) scale(1.16)">
        <TargetFigure areas={face.areas} fill="#A93520" />
      </g>
      {bursts.map((i) => (
        <path key={i} d={`${BURST}Z`} transform={`translate(26 ${22 - 22 * i})`} fill="#2A211A" />
      ))}
    </svg>
  );
}

/** A die of the game's own, wherever the shell shows one. */
export function Die({ die, size, rolling }: DieProps) {
  const face = typeof die === 'number' ? die : Number(die.face);
  return (
    <span className={rolling ? 'vats-die rolling' : 'vats-die'}>
      <VatsDie face={adventureContent().dice[face - 1]!} size={size} />
    </span>
  );
}
