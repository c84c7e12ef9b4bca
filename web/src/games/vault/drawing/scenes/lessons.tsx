/** Rooms where dwellers are trained. */
import {
  box,
  chart,
  desk,
  disc,
  dots,
  hazard,
  line,
  notice,
  oval,
  patch,
  pipe,
  scene,
  shape,
  stool,
  target,
} from '../kit.tsx';

export const targetRange = scene(
  'work',
  <>
    {target(32)}
    {target(78)}
    {target(124)}
    {patch(0, 58, 156, 16, 'tone')}
    {line('M0 58H156')}
  </>,
);

export const weightHall = scene(
  'train',
  <>
    {line('M16 40H66', 2.4)}
    {box(12, 26, 7, 28, 'deep')}
    {box(62, 26, 7, 28, 'deep')}
    {line('M26 74V40M56 74V40')}
    {shape('M96 66h44M102 66V52h32v14', 'tone')}
    {disc(108, 30, 9, 'cloth')}
    {disc(130, 30, 9, 'cloth')}
    {line('M108 30h22', 2.4)}
  </>,
);

/** A treadmill and wall bars: old machines, new muscles. */
export const fitnessRoom = scene(
  'train',
  <>
    {line('M10 8V74M40 8V74', 3, 'wood')}
    {line('M10 16H40M10 26H40M10 36H40M10 46H40M10 56H40M10 66H40', 2.4, 'wood')}
    {shape('M54 66h48l4 8H50Z', 'deep')}
    {line('M98 66l6-34h-14', 3)}
    {box(86, 26, 16, 9, 'brass')}
    {shape('M118 74v-10q0-12 12-12t12 12v10Z', 'cloth')}
    {line('M130 0v18', 2)}
    {oval(130, 30, 9, 13, 'red')}
    {line('M121 30h18', 1.4)}
  </>,
);

export const runningTrack = scene(
  'out',
  <>
    {shape('M0 74V54h156v20', 'cloth')}
    {line('M0 61h156M0 67h156', 1.6, 'cream')}
    {shape('M24 54V18M60 54V18M24 24h36v12H24Z', 'cream')}
    {line('M30 30h24')}
    {shape('M104 54v-8h10v-8h12v12h10v4', 'tone')}
    {hazard(96, 10, 44, 6)}
  </>,
);

/** Desks in a row, a globe and somebody's finished sum. */
export const studyHall = scene(
  'work',
  <>
    {box(12, 6, 54, 30, 'green', 2)}
    {line('M20 16h10M34 16h8M20 26h6M32 26h18', 1.8, 'cream')}
    {line('M8 38h62', 2.6, 'wood')}
    {desk(6, 44, 52)}
    {desk(56, 44, 52)}
    {box(14, 46, 14, 6, 'cloth', 1)}
    {box(64, 44, 16, 4, 'blue', 1)}
    {box(66, 48, 16, 4, 'brass', 1)}
    {box(112, 16, 36, 58, 'wood', 2)}
    {line('M112 36h36M112 56h36', 1.6)}
    {[116, 122, 128, 136].map((x, i) => (
      <g key={x}>{box(x, 22 + (i % 2) * 2, 5, 14 - (i % 2) * 2, i % 2 === 0 ? 'red' : 'slate', 0.5, 1)}</g>
    ))}
    {disc(124, 48, 7, 'water')}
    {line('M136 56v-9h8v9', 1.4)}
    {line('M118 74v-14M130 74v-12M140 74v-14', 1.4)}
  </>,
);

export const laboratory = scene(
  'water',
  <>
    {patch(0, 50, 156, 24, 'tone')}
    {line('M0 50H156')}
    {shape('M22 24h10M24 24v10l-9 15h24l-9-15V24', 'glass')}
    {line('M18 44h18', 4, 'green')}
    {box(52, 30, 8, 20, 'brass', 4)}
    {box(64, 26, 8, 24, 'cloth', 4)}
    {chart(90, 12, 50, 22)}
    {shape('M118 50V40h14v10', 'deep')}
  </>,
);

/** A porthole, a second door, and claw marks beside it. */
export const tunnelAirlock = scene(
  'out',
  <>
    {dots(0, 0, 156, 74)}
    {box(38, 6, 80, 68, 'tone', 30, 2)}
    {box(48, 14, 60, 60, 'concrete', 26, 1.8)}
    {disc(78, 34, 12, 'glass', 1.8)}
    {line('M78 22V46M66 34H90', 1.6)}
    {box(92, 52, 8, 14, 'brass')}
    {pipe('M0 18H38M118 18H156', 5)}
    {line('M16 40l6 16M22 38l6 16M28 37l6 16', 2.2, 'deep')}
    {notice(124, 34, 26, 20)}
    {hazard(0, 70, 156, 4)}
  </>,
);

/** Headphones, a mast outside and a chair for whoever is on shift. */
export const radioBooth = scene(
  'home',
  <>
    {box(6, 20, 76, 32, 'darkWood', 4)}
    {box(12, 26, 26, 12, 'shade', 2)}
    {line('M16 34l6-4 6 3 6-5')}
    {disc(50, 32, 6, 'brass')}
    {disc(68, 32, 6, 'brass')}
    {line('M14 46h20M42 46h8M56 46h8M70 46h6', 2)}
    {box(2, 52, 86, 5, 'wood')}
    {line('M10 57v17M80 57v17', 3)}
    {line('M40 20q-1-12 10-12t10 12', 2.4)}
    {box(36, 14, 7, 9, 'deep', 3)}
    {box(57, 14, 7, 9, 'deep', 3)}
    {line('M122 74 132 16 142 74M126 52h12M124 64h16M128 38h8', 1.8)}
    {line('M124 16q8-10 16 0M118 12q14-16 28 0', 1.8, 'red')}
    {stool(104)}
  </>,
);

/** A council at its round table; the chair is sometimes carried too. */
export const councilChamber = scene(
  'work',
  <>
    {shape('M58 4h40v26l-20 8-20-8Z', 'blue')}
    {disc(78, 18, 8, 'shade')}
    {line('M74 17v.1M82 17v.1M74 21q4 4 8 0', 1.6)}
    {[16, 42, 114, 140].map((x) => (
      <g key={x}>{box(x - 8, 34, 16, 28, 'velvet', 5)}</g>
    ))}
    {oval(78, 56, 62, 9, 'wood')}
    {line('M40 64l-6 10M116 64l6 10M78 65v9', 3)}
    {box(68, 48, 14, 6, 'cream', 1)}
    {line('M96 52l10-6', 2.4)}
    {box(104, 42, 8, 6, 'darkWood', 1)}
    {line('M6 4v26M150 4v26', 2, 'brass')}
  </>,
);
