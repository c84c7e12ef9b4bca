/** Dwellers as pegs: round head, bell body, the player's shape on the chest. */
import type { Colour, Letter } from '@holotape/vault/printed/icons';
import { memo } from 'react';
import { deepOf, paintOf, SHAPES } from './shapes.tsx';

const HAIR = ['#4A2F24', '#C98B3A', '#2A211A', '#7A3A1E', '#8A7A66', '#5E3B2A', '#B06A3A'] as const;

/** Every dweller keeps its hair: `red-3` is always the same person. */
const hairOf = (dweller: string): string => {
  const number = Number(dweller.slice(dweller.lastIndexOf('-') + 1)) || 1;
  const shift = dweller.charCodeAt(0) % HAIR.length;
  return HAIR[(number - 1 + shift) % HAIR.length]!;
};

const BODY = 'M-10.5 0C-10.5-9-8.4-20 0-20S10.5-9 10.5 0C10.5 2.6-10.5 2.6-10.5 0Z';
const HAIRCUT = 'M-7.2-25.5C-7-31.5-3.5-33 0-33S7-31.5 7.2-25.5C4-28-4-28-7.2-25.5Z';

interface PegProps {
  readonly colour: Colour;
  readonly dweller: string;
  readonly trained?: Letter | null;
  /** Lying down, with a plaster. */
  readonly injured?: boolean;
  /** In a lesson: wears the cap, has no letter yet. */
  readonly learning?: boolean;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
}

function Figure({ colour, dweller }: Pick<PegProps, 'colour' | 'dweller'>) {
  return (
    <>
      <path d={BODY} fill={paintOf(colour)} stroke="var(--line)" strokeWidth="1.6" />
      <circle cy="-24.5" r="7.2" fill="#F0CFA4" stroke="var(--line)" strokeWidth="1.6" />
      <path d={HAIRCUT} fill={hairOf(dweller)} stroke="var(--line)" strokeWidth="1.2" />
      <circle cx="-2.4" cy="-23.6" r="1" fill="#2A211A" />
      <circle cx="2.4" cy="-23.6" r="1" fill="#2A211A" />
      <path
        d={SHAPES[colour]}
        transform="translate(0 -8.4) scale(.62)"
        fill="#FFF8E8"
        stroke="#2A211A"
        strokeWidth="1"
      />
    </>
  );
}

export const Peg = memo(function Peg({
  colour,
  dweller,
  trained = null,
  injured = false,
  learning = false,
  x = 0,
  y = 0,
  scale = 1,
}: PegProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {injured ? (
        <>
          <ellipse cx="-2" cy="1" rx="20" ry="3.4" fill="rgba(0,0,0,.25)" />
          <g transform="translate(14 -9) rotate(-90)">
            <Figure colour={colour} dweller={dweller} />
          </g>
          <g transform="translate(14 -18)">
            <circle r="7.4" fill="#FBF5E7" stroke="#A93520" strokeWidth="1.6" />
            <path d="M-1.3-4h2.6v2.7H4v2.6H1.3V4h-2.6V1.3H-4v-2.6h2.7Z" fill="#A93520" />
          </g>
        </>
      ) : (
        <>
          <ellipse cy="1" rx="13" ry="3.6" fill="rgba(0,0,0,.28)" />
          <Figure colour={colour} dweller={dweller} />
        </>
      )}
      {(trained !== null || learning) && !injured && (
        <path d="M-10 -33 0 -38 10 -33 0 -28Z" fill="#3A241B" stroke="#FFF1D6" strokeWidth=".8" />
      )}
      {trained !== null && (
        <g transform={injured ? 'translate(-12 -20)' : 'translate(12 -30)'}>
          <circle r="8.4" fill="#EBCB80" stroke="#2A211A" strokeWidth="1.3" />
          <text y="5.2" className="sign" fontSize="15" fontWeight="700" textAnchor="middle" fill="#2A211A">
            {trained}
          </text>
        </g>
      )}
    </g>
  );
});

/** A plan: a peg cut from paper, in pencil. */
export function PaperPeg({ colour, x, y, scale }: { colour: Colour; x: number; y: number; scale: number }) {
  const line = { fill: '#FFF8E8', stroke: deepOf(colour), strokeDasharray: '3 2.4' };
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse cy="1" rx="13" ry="3.6" fill="rgba(0,0,0,.28)" />
      <path d={BODY} {...line} strokeWidth="2" />
      <circle cy="-24.5" r="7.2" {...line} strokeWidth="1.8" />
      <path d={SHAPES[colour]} transform="translate(0 -8.4) scale(.62)" fill={paintOf(colour)} />
    </g>
  );
}

/** A peg in the flow of text. */
export function PegIcon({ size = 42, ...peg }: Omit<PegProps, 'x' | 'y' | 'scale'> & { readonly size?: number }) {
  const box = peg.injured ? '-26 -44 48 48' : '-19 -42 42 46';
  return (
    <svg className="peg-icon" width={size * (peg.injured ? 1 : 0.9)} height={size} viewBox={box} aria-hidden="true">
      <Peg {...peg} />
    </svg>
  );
}
