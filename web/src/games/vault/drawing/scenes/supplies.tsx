/** Rooms that make power, food and water, or keep them. */
import {
  bottle,
  box,
  cabinet,
  chart,
  crate,
  disc,
  hangingShade,
  line,
  mushroom,
  patch,
  pipe,
  planter,
  scene,
  shape,
  valve,
} from '../kit.tsx';

export const communityGardens = scene(
  'food',
  <>
    {planter(8)}
    {planter(58)}
    {planter(108)}
    {patch(0, 68, 156, 6, 'deep')}
    {line('M8 8H148', 4)}
    {[16, 64, 112].map((x) => (
      <g key={x}>{shape(`M${x} 8h28l-6 7h-16Z`, 'shade', 1.2)}</g>
    ))}
  </>,
);

export const mushroomCellar = scene(
  'food',
  <>
    {mushroom(24, 60, 15)}
    {mushroom(50, 66, 10)}
    {mushroom(104, 58, 17)}
    {mushroom(134, 66, 10)}
    {line('M0 14q20 12 40 0t40 0 40 0 36 0', 1.8)}
    {shape('M70 74V56h16v18', 'darkWood')}
  </>,
);

export const bottlingLine = scene(
  'food',
  <>
    {line('M0 56H156', 6)}
    {[16, 60, 104, 146].map((x) => (
      <g key={x}>{disc(x, 64, 6, 'brass')}</g>
    ))}
    {[10, 34, 58, 104, 128].map((x) => (
      <g key={x}>{bottle(x)}</g>
    ))}
    {box(74, 4, 26, 30, 'deep', 3)}
    {line('M87 34v10')}
  </>,
);

/** A counter with trays, and the soup that has been going since opening day. */
export const canteen = scene(
  'food',
  <>
    {box(4, 48, 96, 26, 'tone', 2)}
    {box(0, 43, 104, 6, 'wood', 2)}
    {shape('M18 43V31h30v12', 'brass')}
    {line('M14 33h-4v6M52 33h4v6', 2)}
    {line('M26 26q-4-5 0-9M33 26q-4-5 0-9M40 26q-4-5 0-9', 1.8, 'deep')}
    {[70, 70, 70].map((x, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: three trays on one pile
      <g key={i}>{box(x, 38 - i * 4, 26, 4, i === 1 ? 'cloth' : 'red', 1.5)}</g>
    ))}
    {line('M112 74V54M144 74V54', 3)}
    {box(106, 49, 44, 6, 'wood', 2)}
    {shape('M116 49q0-6 6-6h6q6 0 6 6Z', 'cream')}
    {hangingShade(84, 6, 12)}
    {line('M110 8h36M114 8v8M122 8v11M130 8v7M138 8v10', 2)}
  </>,
);

export const reactorAnnex = scene(
  'power',
  <>
    {disc(78, 40, 30, 'tone', 1.8)}
    {disc(78, 40, 20, 'brass')}
    {disc(78, 40, 9, 'shade')}
    {line('M78 10V2M48 40H30M108 40H126M57 19 48 10M99 19 108 10', 4)}
    {box(6, 30, 24, 44, 'tone', 3)}
    {box(126, 30, 24, 44, 'tone', 3)}
    {line('M10 40h16M10 50h16M10 60h16M130 40h16M130 50h16M130 60h16', 1.5)}
  </>,
);

export const deepWell = scene(
  'water',
  <>
    {pipe('M0 12H156', 6)}
    {box(46, 52, 64, 22, 'tone', 3)}
    {line('M46 60h64M62 52v8M94 52v8M78 60v14', 1.2)}
    {line('M56 52V24h44V52', 3)}
    {disc(78, 28, 10, 'brass')}
    {line('M78 38V52', 2)}
    {box(71, 44, 14, 10, 'wood', 1)}
    {valve(20, 12)}
    {valve(136, 12)}
    {box(118, 50, 26, 24, 'tone', 4)}
  </>,
);

export const storeRoom = scene(
  'train',
  <>
    {box(6, 10, 66, 64, 'none', 0, 2)}
    {line('M6 32H72M6 54H72', 2)}
    {box(12, 18, 18, 14, 'wood', 1)}
    {box(34, 14, 14, 18, 'tone', 1)}
    {box(52, 20, 15, 12, 'blue', 1)}
    {disc(20, 48, 6, 'brass')}
    {disc(35, 48, 6, 'brass')}
    {box(46, 42, 20, 12, 'wood', 1)}
    {box(12, 60, 54, 14, 'tone', 1)}
    {crate(90, 34, 50, 40)}
    {box(98, 12, 34, 22, 'darkWood')}
    {line('M98 23H132', 1.4)}
  </>,
);

/** Sorted heaps and a press; nothing is thrown away. */
export const recyclingBay = scene(
  'work',
  <>
    {[6, 44].map((x, i) => (
      <g key={x}>
        {shape(`M${x} 48h32l-4 26h-24Z`, i === 0 ? 'blue' : 'green')}
        {line(`M${x + 11} 64a5.500 5.500 0 1 1 8 0m0-5v5h-5`, 1.8, 'cream')}
      </g>
    ))}
    {bottle(12, 48, 'leaf')}
    {line('M28 48l4-13M22 48V36', 3, 'brass')}
    {disc(58, 43, 6, 'brass')}
    {box(63, 36, 10, 12, 'wood', 1)}
    {box(92, 14, 54, 8, 'deep')}
    {line('M98 22V74M140 22V74', 3)}
    {line('M119 22v16', 6)}
    {box(104, 36, 30, 8, 'brass')}
    {crate(106, 52, 26, 22, 'tone')}
    {box(10, 8, 40, 18, 'cream')}
    {line('M24 17h12m-4-4 4 4-4 4')}
  </>,
);

/** Shelves of jars, a kettle and drying herbs. */
export const herbClinic = scene(
  'home',
  <>
    {line('M6 24H66', 3, 'wood')}
    {[10, 26, 42].map((x, i) => (
      <g key={x}>
        {box(x, 10, 12, 14, i === 1 ? 'shade' : 'leaf', 3)}
        {patch(x + 3, 7, 6, 4, 'deep')}
      </g>
    ))}
    {box(56, 14, 8, 10, 'cream', 2)}
    {line('M96 4H150', 2)}
    {[104, 120, 136].map((x) => (
      <g key={x}>{line(`M${x} 4v8m0 0q-7 4-6 14m6-14q0 6 0 16m0-16q7 4 6 14`, 2.2, 'stem')}</g>
    ))}
    {box(10, 46, 60, 6, 'wood')}
    {line('M16 52v22M64 52v22', 3)}
    {shape('M24 46q-4-12 8-12t8 12Z', 'brass')}
    {line('M40 38l8-4M32 34v-4', 2)}
    {box(92, 44, 58, 10, 'cream', 4)}
    {patch(92, 54, 58, 6, 'deep')}
    {line('M96 60V74M146 60V74', 2.4)}
    {box(92, 36, 16, 9, 'cream', 4)}
  </>,
);

/** A lathe, a vice, and a drawing of what does not exist yet. */
export const machineShop = scene(
  'work',
  <>
    {chart(98, 8, 48, 26)}
    {box(8, 50, 72, 8, 'tone')}
    {line('M16 58v16M72 58v16', 4)}
    {box(10, 32, 20, 18, 'deep', 3)}
    {disc(36, 41, 8, 'brass')}
    {line('M44 41h18', 5)}
    {box(62, 35, 12, 15, 'tone', 2)}
    {line('M20 32V22M14 22h12', 2.4)}
    {box(92, 50, 58, 6, 'wood')}
    {line('M98 56v18M144 56v18', 3)}
    {shape('M112 50v-8h8v8ZM126 50v-8h8v8Z', 'deep')}
    {line('M120 45h6M134 45h8', 2.6)}
    {line('M20 6h44M26 6v8M36 6v11M46 6v7M56 6v10', 2)}
    {line('M56 16l4 4', 2.6)}
  </>,
);

/** Pigeon-holed parts around a bench where a pipe gets its warranty. */
export const gunBench = scene(
  'work',
  <>
    {box(10, 6, 80, 30, 'tone', 2)}
    {line('M18 14h34l4 4h-10l-4 8h-6l2-8H18ZM62 12h22M62 20h16M62 28h20', 1.8)}
    {box(4, 48, 100, 7, 'wood')}
    {line('M12 55v19M96 55v19', 4)}
    {line('M22 46h44', 4)}
    {line('M34 46v-5h14v5', 2.4)}
    {shape('M76 48v-9h14v9Z', 'deep')}
    {line('M74 39h18', 2.4)}
    {cabinet(114, 20, 34, 4)}
    {line('M131 20V74', 1.2)}
    {crate(118, 6, 24, 14, 'darkWood')}
  </>,
);
