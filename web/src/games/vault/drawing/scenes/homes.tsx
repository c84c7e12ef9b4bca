/** Rooms to live in, to rest in and to be happy in. */
import {
  bed,
  bottle,
  box,
  cabinet,
  disc,
  floorLamp,
  line,
  notice,
  oval,
  patch,
  potPlant,
  scene,
  shape,
  sofa,
  stool,
} from '../kit.tsx';

export const lounge = scene(
  'home',
  <>
    {sofa(10, 78)}
    {floorLamp(104)}
    {box(118, 42, 32, 32, 'darkWood', 3)}
    {box(122, 48, 24, 10, 'cream')}
    {disc(128, 66, 3, 'brass', 1)}
    {disc(140, 66, 3, 'brass', 1)}
    {box(30, 8, 40, 24, 'slate')}
    {disc(42, 18, 5, 'shade', 0)}
    {line('M30 30q12-10 20-2t20-4', 1.6, 'cream')}
  </>,
);

export const gameRoom = scene(
  'home',
  <>
    {box(10, 30, 54, 10, 'green', 3)}
    {line('M14 40v34M60 40v34')}
    {disc(30, 28, 3.4, 'cream')}
    {disc(42, 28, 3.4, 'red')}
    {disc(112, 30, 18, 'cream')}
    {disc(112, 30, 12, 'tone', 0)}
    {disc(112, 30, 5, 'red')}
    {box(132, 14, 18, 60, 'cloth', 4)}
    {box(135, 20, 12, 14, 'glass')}
    {line('M138 42h6M138 48h6')}
  </>,
);

export const livingQuarters = scene(
  'home',
  <>
    {box(10, 14, 56, 9, 'cream', 3)}
    {box(10, 23, 56, 5, 'cloth', 1)}
    {box(10, 46, 56, 9, 'cream', 3)}
    {box(10, 55, 56, 5, 'blue', 1)}
    {line('M10 8V74M66 8V74', 3)}
    {line('M72 14V74M80 14V74M72 24h8M72 36h8M72 48h8M72 60h8')}
    {box(98, 40, 46, 34, 'tone', 3)}
    {line('M98 57H144M118 49h6M118 66h6')}
    {box(110, 12, 24, 20, 'cream', 1)}
    {disc(122, 20, 4, 'deep', 0)}
    {shape('M114 31q8-10 16 0', 'deep', 0)}
  </>,
);

export const dormitory = scene(
  'home',
  <>
    {bed(8, 58, 'blue')}
    {bed(92, 58, 'cloth')}
    {box(66, 14, 26, 22, 'glass', 1)}
    {line('M79 14v22M66 25h26')}
  </>,
);

export const infirmary = scene(
  'home',
  <>
    {box(8, 44, 60, 10, 'cream', 4)}
    {patch(8, 54, 60, 6, 'deep')}
    {line('M12 60V74M64 60V74', 2.4)}
    {box(8, 36, 16, 9, 'cream', 4)}
    {box(92, 10, 40, 34, 'cream', 3)}
    {shape('M108 18h8v6h6v8h-6v6h-8v-6h-6v-8h6Z', 'red', 0)}
    {line('M82 74V18h-8M82 30h6', 2.2)}
    {box(84, 24, 9, 14, 'water', 3)}
    {box(104, 54, 30, 20, 'tone')}
    {line('M112 60h14')}
  </>,
);

export const filmTheatre = scene(
  'home',
  <>
    {box(64, 8, 80, 46, 'cream', 2, 2)}
    {shape('M82 44l14-20 12 12 10-8 16 16Z', 'tone', 0)}
    {disc(126, 20, 6, 'shade', 1)}
    {[16, 38].map((x) => (
      <g key={x}>
        {box(x, 48, 18, 16, 'velvet', 4)}
        {box(x + 1, 60, 16, 14, 'velvet', 2)}
      </g>
    ))}
    {shape('M20 22 64 10V52Z', 'beam', 0)}
    {box(6, 16, 16, 12, 'deep')}
    {disc(10, 11, 6, 'tone')}
    {disc(21, 11, 5, 'tone')}
  </>,
);

export const hairParlour = scene(
  'home',
  <>
    {disc(36, 24, 13, 'glass')}
    {shape('M24 74V58q0-8 8-8h14q8 0 8 8v16', 'cloth')}
    {line('M58 26q14-14 18 4v20')}
    {box(96, 10, 44, 36, 'glass', 18)}
    {shape('M96 54h48v20H96Z', 'tone')}
    {line('M146 16v40', 6, 'cream')}
    {line('M146 18v4M146 30v4M146 42v4', 6, 'red')}
  </>,
);

/** A fern, a chair, and a door that closes. */
export const quietRoom = scene(
  'home',
  <>
    {shape('M22 74V46q0-10 10-10h16q10 0 10 10v28', 'green')}
    {box(16, 54, 12, 20, 'green', 5)}
    {box(52, 54, 12, 20, 'green', 5)}
    {box(28, 56, 24, 8, 'cream', 3)}
    {floorLamp(74, 12)}
    {potPlant(98, 56, 1.1)}
    {box(118, 12, 30, 62, 'wood', 2)}
    {box(123, 18, 20, 20, 'darkWood', 1)}
    {box(123, 44, 20, 22, 'darkWood', 1)}
    {disc(141, 42, 2.4, 'brass', 1)}
    {box(26, 8, 28, 18, 'slate', 1)}
    {line('M30 22q8-10 20-2', 1.6, 'chalk')}
  </>,
);

/** A dressmaker's dummy, a sewing machine and shelves of cloth. */
export const sewingShop = scene(
  'home',
  <>
    {box(8, 52, 66, 6, 'wood')}
    {line('M16 58v16M66 58v16', 3)}
    {shape('M22 52v-6h10V32h24q6 0 6 6v8h-8v-4q0-3-4-3h-8v7h2v6Z', 'deep')}
    {disc(63, 36, 5, 'brass')}
    {line('M37 46v6', 1.8)}
    {shape('M46 50q10-4 22 2v2H46Z', 'blue', 1)}
    {line('M94 74V62M84 74h20', 3)}
    {shape('M86 62q-4-10 2-16-4-8 0-16l6-2 6 2q4 8 0 16 6 6 2 16Z', 'cloth')}
    {line('M94 28v-6', 3)}
    {line('M116 16H152M116 36H152', 2.4, 'wood')}
    {disc(123, 11, 5, 'red')}
    {disc(134, 11, 5, 'green')}
    {disc(145, 11, 5, 'shade')}
    {disc(123, 31, 5, 'blue')}
    {disc(134, 31, 5, 'cream')}
    {disc(145, 31, 5, 'velvet')}
    {cabinet(118, 46, 32, 2)}
    {line('M14 6h40M20 6v10M30 6v7M42 6v12', 1.8)}
  </>,
);

/** A painted sky with a dimmer; Sunday is the good sunset. */
export const skyLampDome = scene(
  'water',
  <>
    <path d="M4 74V46Q4 2 78 2t74 44v28Z" fill="var(--sky-1)" stroke="var(--line)" strokeWidth="1.6" />
    <path d="M4 58q74-18 148 0v16H4Z" fill="var(--sky-2)" />
    {disc(78, 34, 14, 'sun', 1.2)}
    {line('M78 12v-6M56 34h-7M107 34h-7M62 19l-5-5M94 19l5-5', 2, 'brass')}
    {line('M24 34q6-6 12 0t12 0M106 24q6-6 12 0t12 0', 2, 'cream')}
    {line('M41 10 30 74M115 10l11 64', 1.2)}
    {potPlant(22, 58, 0.9)}
    {potPlant(136, 58, 0.9)}
    {box(60, 60, 36, 5, 'wood')}
    {line('M66 65v9M90 65v9', 3)}
  </>,
);

/** What a pack's room looks like until it has a scene of its own. */
export const plainRoom = scene(
  'train',
  <>
    {notice(14, 10, 40, 24)}
    {box(12, 50, 56, 6, 'wood')}
    {line('M20 56v18M60 56v18', 3)}
    {bottle(24, 50, 'green')}
    {oval(50, 48, 8, 3, 'cream')}
    {stool(88)}
    {cabinet(112, 22, 34)}
  </>,
);
