/**
 * Furniture and the few strokes it is made of. A scene is drawn in a box of 156 x 74 with its floor at the bottom: flat
 * fills, two tones, one outline. Paints are tokens, so every scene has a day and a night.
 */
import type { ReactNode } from 'react';

const PAINT = {
  tone: 'var(--tone)',
  deep: 'var(--tone-2)',
  line: 'var(--line)',
  brass: 'var(--brass)',
  brassDark: 'var(--brass-lo)',
  red: 'var(--p1)',
  blue: 'var(--p2)',
  green: 'var(--p4)',
  good: 'var(--good)',
  signal: 'var(--signal)',
  wood: 'var(--prop)',
  darkWood: 'var(--prop-2)',
  leaf: 'var(--leaf)',
  stem: 'var(--leaf-2)',
  slate: 'var(--lot)',
  chalk: 'var(--lot-line)',
  concrete: 'var(--concrete)',
  sun: 'var(--sun)',
  cream: 'var(--vault-cream)',
  cloth: 'var(--vault-cloth)',
  velvet: 'var(--vault-velvet)',
  glass: 'var(--vault-glass)',
  shade: 'var(--vault-shade)',
  water: 'var(--vault-water)',
  beam: 'var(--vault-beam)',
} as const;
type Paint = keyof typeof PAINT | 'none';

const paint = (name: Paint): string => (name === 'none' ? 'none' : PAINT[name]);

/** A box with an outline. */
export const box = (x: number, y: number, w: number, h: number, fill: Paint = 'tone', r = 2, line = 1.4) => (
  <rect x={x} y={y} width={w} height={h} rx={r} fill={paint(fill)} stroke={PAINT.line} strokeWidth={line} />
);

/** A box without an outline: light, shade, a liquid. */
export const patch = (x: number, y: number, w: number, h: number, fill: Paint = 'tone', r = 0) => (
  <rect x={x} y={y} width={w} height={h} rx={r} fill={paint(fill)} />
);

export const disc = (cx: number, cy: number, r: number, fill: Paint = 'brass', line = 1.4) => (
  <circle cx={cx} cy={cy} r={r} fill={paint(fill)} stroke={line > 0 ? PAINT.line : undefined} strokeWidth={line} />
);

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: Paint, line = 1.4) => (
  <ellipse cx={cx} cy={cy} rx={rx} ry={ry} fill={paint(fill)} stroke={PAINT.line} strokeWidth={line} />
);

/** A stroke. */
export const line = (d: string, width = 1.6, colour: Paint = 'line', dash?: string) => (
  <path
    d={d}
    fill="none"
    stroke={paint(colour)}
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
    strokeDasharray={dash}
  />
);

/** A shape with an outline; 0 for none. */
export const shape = (d: string, fill: Paint = 'tone', width = 1.4) => (
  <path
    d={d}
    fill={paint(fill)}
    stroke={width > 0 ? PAINT.line : undefined}
    strokeWidth={width}
    strokeLinejoin="round"
  />
);

/** A pipe: brass inside a dark edge. */
export const pipe = (d: string, width = 5) => (
  <>
    {line(d, width)}
    {line(d, width * 0.52, 'brass')}
  </>
);

export const valve = (x: number, y: number, r = 8) => (
  <>
    {disc(x, y, r, 'red')}
    {line(`M${x - r * 0.66} ${y}H${x + r * 0.66}M${x} ${y - r * 0.66}V${y + r * 0.66}`, 2, 'cream')}
  </>
);

export const dial = (x: number, y: number, r = 9, to = 'M0 0 5-5') => (
  <>
    {disc(x, y, r, 'brass')}
    <g transform={`translate(${x} ${y})`}>{line(to)}</g>
  </>
);

/** A wall lamp or a lampshade that hangs from the ceiling. */
export const hangingShade = (x: number, y: number, half = 12) => (
  <>
    {line(`M${x} 0V${y}`)}
    {shape(`M${x - half} ${y + 8}h${2 * half}l${-half / 2}-8h${-half}Z`, 'shade')}
  </>
);

export const floorLamp = (x: number, top = 10) => (
  <>
    {line(`M${x} 74V${top + 14}`, 2.4)}
    {shape(`M${x - 12} ${top + 16}h24l-6-16h-12Z`, 'shade')}
  </>
);

/** A framed sheet with a few lines of writing. */
export const notice = (x: number, y: number, w: number, h: number) => (
  <>
    {box(x, y, w, h, 'cream', 2)}
    {line(`M${x + 5} ${y + h * 0.36}h${w - 14}M${x + 5} ${y + h * 0.68}h${w - 10}`)}
  </>
);

/** A board with a chart on it. */
export const chart = (x: number, y: number, w = 44, h = 28) => (
  <>
    {box(x, y, w, h, 'slate')}
    {line(
      `M${x + 6} ${y + h - 6}l${w * 0.18}-${h * 0.36} ${w * 0.18} ${h * 0.21} ${w * 0.23}-${h * 0.43} ${w * 0.14} ${h * 0.28}`,
      1.8,
      'chalk',
    )}
  </>
);

export const stool = (x: number, colour: Paint = 'red') => (
  <>
    {line(`M${x} 74V62`, 3)}
    {oval(x, 61, 10, 4, colour)}
  </>
);

export const desk = (x: number, w: number, y = 46) => (
  <>
    {box(x, y, w, 6, 'deep')}
    {box(x + 6, y + 6, 8, 68 - y, 'tone', 0)}
    {box(x + w - 14, y + 6, 8, 68 - y, 'tone', 0)}
  </>
);

export const cabinet = (x: number, y: number, w: number, drawers = 3) => {
  const h = 74 - y;
  const handles = Array.from({ length: drawers }, (_, i) => `M${x + 4} ${y + (h * (i + 0.6)) / drawers}h${w - 8}`);
  return (
    <>
      {box(x, y, w, h, 'tone')}
      {line(handles.join(''))}
    </>
  );
};

export const bed = (x: number, w: number, blanket: Paint, y = 46) => (
  <>
    {box(x, y, w, 12, 'cream', 3)}
    {box(x + 18, y - 2, w - 18, 14, blanket, 3)}
    {line(`M${x} ${y - 10}V${y + 24}M${x + w} ${y}V${y + 24}`)}
  </>
);

export const sofa = (x: number, w: number, colour: Paint = 'cloth') => (
  <>
    {box(x + 4, 42, w - 8, 20, colour, 8)}
    {box(x, 46, 14, 22, colour, 6)}
    {box(x + w - 14, 46, 14, 22, colour, 6)}
    {line(`M${x + 6} 68v6M${x + w - 6} 68v6`, 3)}
  </>
);

export const crate = (x: number, y: number, w: number, h: number, colour: Paint = 'wood') => (
  <>
    {box(x, y, w, h, colour)}
    {line(`M${x} ${y} ${x + w} ${y + h}M${x + w} ${y} ${x} ${y + h}`, 1.4)}
  </>
);

export const bottle = (x: number, base = 53, colour: Paint = 'blue') =>
  shape(`M${x} ${base}v-14l3-5v-6h5v6l3 5v14Z`, colour);

export const target = (x: number, y = 32) => (
  <>
    {line(`M${x} 0V${y - 18}`)}
    {disc(x, y, 18, 'cream')}
    {disc(x, y, 12, 'red', 0)}
    {disc(x, y, 6.6, 'cream', 0)}
    {disc(x, y, 2.6, 'red', 0)}
  </>
);

export const mushroom = (x: number, cap: number, r: number) => (
  <>
    {shape(`M${x - r * 0.3} ${cap}V74H${x + r * 0.3}V${cap}`, 'cream')}
    {shape(`M${x - r} ${cap}Q${x} ${cap - r * 1.9} ${x + r} ${cap}Z`, 'cloth')}
    {disc(x - r * 0.3, cap - r * 0.4, r * 0.14, 'cream', 0)}
    {disc(x + r * 0.3, cap - r * 0.36, r * 0.12, 'cream', 0)}
  </>
);

/** A trough with four plants under lamps. */
export const planter = (x: number) => (
  <>
    {box(x, 52, 40, 16, 'darkWood', 3)}
    {[6, 15, 24, 33].map((at, i) => (
      <g key={at}>
        {line(i % 2 === 0 ? `M${x + at} 52q6-10 0-20` : `M${x + at} 52q-6-10 0-20`, 3, 'stem')}
        {disc(x + at, i % 2 === 0 ? 32 : 29, 4.4, i % 2 === 0 ? 'leaf' : 'cloth', 1)}
      </g>
    ))}
  </>
);

export const potPlant = (x: number, y = 58, size = 1) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    {line('M0 0Q-2-10-9-14M0 0Q0-12 1-20M0 0Q3-10 10-13', 3, 'stem')}
    {disc(-9, -15, 4, 'leaf', 1)}
    {disc(1, -21, 4.4, 'leaf', 1)}
    {disc(10, -14, 4, 'leaf', 1)}
    {shape('M-8 0H8L6 16H-6Z', 'cloth')}
  </g>
);

/** Yellow and black tape. */
export const hazard = (x: number, y: number, w: number, h: number) => (
  <rect x={x} y={y} width={w} height={h} fill="url(#haz)" />
);

/** A halftone laid over something. */
export const dots = (x: number, y: number, w: number, h: number) => (
  <rect x={x} y={y} width={w} height={h} fill="url(#ht)" />
);

const WALLS = ['power', 'food', 'water', 'train', 'home', 'work', 'out'] as const;
type Wall = (typeof WALLS)[number];

/** A room's back wall and what stands in front of it. */
export interface RoomScene {
  readonly wall: Wall;
  readonly drawing: ReactNode;
}

export const scene = (wall: Wall, drawing: ReactNode): RoomScene => ({ wall, drawing });
