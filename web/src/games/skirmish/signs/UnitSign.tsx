/**
 * A base as it stands on the table, around 0, 0: rim and foot say whose it is, the plate says the faction, the sign says
 * the unit. Inside an <svg>; `UnitBadge` is the same in a line of text. Needs `UnitDefs` in the document.
 */
import { useEffect } from 'react';
import { type PlayerColour, paintOf, SHAPES } from '../../../design/players.tsx';
import { plateOf } from './plates.ts';
import { askForIcons } from './unit-icons.ts';

const INK = '#2A211A';
const PAPER = '#FFF8E8';
/** Of the base's radius. */
const PLATE = 0.735;
/** Of the plate's radius. */
const SIGN = 1.48;
/** Below this many pixels a sign would be a blot. */
const LEAST_SIGN = 10;

interface UnitSignProps {
  /** The unit card and its faction. */
  readonly card: string;
  readonly faction: string;
  readonly colour: PlayerColour;
  /** Radius of the base in pixels. */
  readonly r: number;
  /** Its shadow lies on the table. */
  readonly shadow?: boolean;
}

export function UnitSign({ card, faction, colour, r, shadow = false }: UnitSignProps) {
  useEffect(() => askForIcons(faction), [faction]);
  const { outline, tint } = plateOf(faction);
  const plate = r * PLATE;
  const sign = plate * SIGN;
  const foot = Math.max(0.42, Math.min(0.8, r / 30));
  return (
    <>
      {shadow && <circle cx="2" cy="4" r={r} fill="rgba(40,24,8,.35)" />}
      <circle r={r} fill={INK} />
      <circle r={r - 1.4} fill={paintOf(colour)} />
      <path d={outline} transform={`scale(${plate})`} fill={tint} stroke={INK} strokeWidth={1 / plate} />
      {sign >= LEAST_SIGN && (
        <use href={`#unit-${card}`} x={-sign / 2} y={-sign / 2 - 1} width={sign} height={sign} fill={INK} />
      )}
      <path
        d={SHAPES[colour]}
        transform={`translate(0 ${r - 2}) scale(${foot})`}
        fill={PAPER}
        stroke={INK}
        strokeWidth={1.3 / foot}
        strokeLinejoin="round"
      />
    </>
  );
}

interface UnitBadgeProps extends Omit<UnitSignProps, 'r' | 'shadow'> {
  readonly size?: number;
}

/** Beside its name, so that a screen reader need not hear of it. */
export const UnitBadge = ({ size = 36, ...sign }: UnitBadgeProps) => (
  <svg className="unit-badge" width={size} height={size} viewBox="-21 -20 42 42" aria-hidden="true">
    <UnitSign {...sign} r={18.9} />
  </svg>
);
