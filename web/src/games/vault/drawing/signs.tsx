/** Signs that lie over a space: lamp, plus, twice, two at once, taken last, chosen, planned, closed. */
import type { Colour } from '@holotape/vault/printed/icons';
import { GLYPHS, Glyph } from './glyphs.tsx';
import { paintOf, Shape } from './shapes.tsx';
import { Token } from './tokens.tsx';

const INK = '#2A211A';

/** A ceiling lamp over the middle of a space; lit, it throws its cone on the floor. */
export function Lamp({ x, top, floor, lit }: { x: number; top: number; floor: number; lit: boolean }) {
  return (
    <>
      {lit && <path d={`M${x - 7} ${top + 5}h14L${x + 35} ${floor}h-70Z`} fill="url(#lampg)" />}
      <path
        d={`M${x - 9} ${top + 6}q9-8 18 0Z`}
        fill={lit ? '#FFE48A' : '#6B5A45'}
        stroke="var(--line)"
        strokeWidth="1.4"
      />
    </>
  );
}

/** Where one may stand: lit, or just a mark on the floor. */
export function Floor({ x, y, lit, small }: { x: number; y: number; lit: boolean; small: boolean }) {
  const [rx, ry] = small ? [17, 4] : [20, 5];
  return lit ? (
    <>
      <ellipse cx={x} cy={y} rx={rx} ry={ry} fill="none" stroke={INK} strokeWidth="4" />
      <ellipse cx={x} cy={y} rx={rx} ry={ry} fill="#FFE9A8" stroke="var(--signal)" strokeWidth="2.6" />
    </>
  ) : (
    <ellipse
      cx={x}
      cy={y}
      rx={rx}
      ry={ry}
      fill="var(--paper)"
      fillOpacity=".42"
      stroke="var(--line)"
      strokeWidth="1.2"
      strokeDasharray="3 3"
    />
  );
}

/** One may place here. */
export function Plus({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="12.5" fill="#FFF6DC" stroke={INK} strokeWidth="1.6" />
      <path d="M0-6V6M-6 0H6" stroke={INK} strokeWidth="2.6" strokeLinecap="round" />
    </g>
  );
}

/** One may place here, and it pays twice. */
export function Twice({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="12.5" fill="#FFF6DC" stroke={INK} strokeWidth="1.6" />
      <text y="5.4" className="sign" fontWeight="700" fontSize="15" textAnchor="middle" fill={INK}>
        ×2
      </text>
    </g>
  );
}

/** A linked space takes two dwellers at once. */
export function Pair({ x, y, lit }: { x: number; y: number; lit: boolean }) {
  const [r, apart, size] = lit ? [11.5, 11, 17] : [9.5, 9.5, 14];
  const fill = lit ? '#FFF6DC' : 'var(--slab)';
  const ink = lit ? INK : 'var(--slab-ink)';
  return (
    <g opacity={lit ? 1 : 0.85}>
      <circle cx={x - apart} cy={y} r={r} fill={fill} stroke={ink} strokeWidth={lit ? 1.6 : 1.3} />
      <circle cx={x + apart} cy={y} r={r} fill={fill} stroke={ink} strokeWidth={lit ? 1.6 : 1.3} />
      {lit && <path d={`M${x - 6} ${y}h12`} stroke={INK} strokeWidth="3" />}
      <Glyph path={GLYPHS.person} x={x - apart} y={y} size={size} fill={ink} />
      <Glyph path={GLYPHS.person} x={x + apart} y={y} size={size} fill={ink} />
    </g>
  );
}

/** Blocked: a no-entry sign, with the plaster where only the injured may go. */
export function NoEntry({ x, y, plaster = false }: { x: number; y: number; plaster?: boolean }) {
  const sign = (
    <>
      <circle r="7.4" fill="none" stroke="#7E2018" strokeWidth="2.3" />
      <path d="M-5-5 5 5" stroke="#7E2018" strokeWidth="2.3" />
    </>
  );
  return (
    <g transform={`translate(${x} ${y})`}>
      {plaster ? (
        <>
          <rect x="-25" y="-13" width="50" height="26" rx="13" fill="#E8DCC3" stroke="#4A3B2D" strokeWidth="1.6" />
          <Token name="injured-only" x={-12} y={0} scale={0.8} />
          <g transform="translate(12 0)">{sign}</g>
        </>
      ) : (
        <>
          <circle r="12.5" fill="#E8DCC3" stroke="#4A3B2D" strokeWidth="1.6" />
          {sign}
        </>
      )}
    </g>
  );
}

/** "Injured only", where nothing is asked. */
export function Plaster({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} opacity=".92">
      <circle r="11.5" fill="var(--slab)" stroke="var(--slab-ink)" strokeWidth="1.3" />
      <Token name="injured-only" x={0} y={0} scale={0.8} />
    </g>
  );
}

interface RingProps {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Chosen, not yet confirmed. */
export function ChosenRing({ x, y, w, h }: RingProps) {
  return (
    <>
      <rect x={x} y={y} width={w} height={h} rx="3" fill="none" stroke={INK} strokeWidth="5.4" />
      <rect x={x} y={y} width={w} height={h} rx="3" fill="none" stroke="var(--signal)" strokeWidth="3.2" />
      <g transform={`translate(${x + w - 11} ${y + 13})`}>
        <circle r="10" fill="var(--signal)" stroke={INK} strokeWidth="1.5" />
        <path d="m-4.4 .4 3.2 3.4 5.6-7.2" fill="none" stroke={INK} strokeWidth="2.3" strokeLinecap="round" />
      </g>
    </>
  );
}

/** The last move of the others: a broken ring and the shape in the player's colour. What is chosen has a whole one. */
export function LastMoveRing({ x, y, w, h, colour }: RingProps & { readonly colour: Colour }) {
  return (
    <>
      <rect x={x} y={y} width={w} height={h} rx="3" fill="none" stroke="#FFF8E8" strokeWidth="6" />
      <rect
        x={x}
        y={y}
        width={w}
        height={h}
        rx="3"
        fill="none"
        stroke={paintOf(colour)}
        strokeWidth="3.4"
        strokeDasharray="12 5"
      />
      <g transform={`translate(${x + w - 11} ${y + 12})`}>
        <circle r="10.5" fill="#FFF8E8" stroke={INK} strokeWidth="1.2" />
        <Shape colour={colour} scale={0.72} stroke={INK} strokeWidth={0.8} />
      </g>
    </>
  );
}

/** A plan in pencil; only its maker sees it. */
export function PlanRing({ x, y, w, h }: RingProps) {
  return (
    <>
      <rect x={x} y={y} width={w} height={h} rx="3" fill="none" stroke="#FFF8E8" strokeWidth="4.4" />
      <rect x={x} y={y} width={w} height={h} rx="3" fill="none" stroke={INK} strokeWidth="2" strokeDasharray="5 4" />
      <g transform={`translate(${x + w - 11} ${y + 12})`}>
        <circle r="10.5" fill="#FFF8E8" stroke={INK} strokeWidth="1.2" />
        <path d="m-5 5 1.2-4L2.6-5.2l2.8 2.8L-1 4Z" fill="none" stroke={INK} strokeWidth="1.6" strokeLinejoin="round" />
      </g>
    </>
  );
}

/** The why-not is open here: hatch and a dashed red edge. */
export function ShutRing({ x, y, w, h }: RingProps) {
  return (
    <>
      <rect x={x} y={y} width={w} height={h} fill="url(#hatchd)" />
      <rect x={x} y={y} width={w} height={h} rx="3" fill="none" stroke="#FFF6E8" strokeWidth="5" />
      <rect
        x={x}
        y={y}
        width={w}
        height={h}
        rx="3"
        fill="none"
        stroke="#A93520"
        strokeWidth="3"
        strokeDasharray="7 4"
      />
    </>
  );
}

/** Shown while the space has the keyboard's focus. */
export function FocusRing({ x, y, w, h }: RingProps) {
  return (
    <g className="focus-ring">
      <rect x={x - 1} y={y - 1} width={w + 2} height={h + 2} rx="4" fill="none" stroke="#FFF8E8" strokeWidth="7" />
      <rect x={x - 1} y={y - 1} width={w + 2} height={h + 2} rx="4" fill="none" stroke="#0B4A8F" strokeWidth="3.6" />
    </g>
  );
}
