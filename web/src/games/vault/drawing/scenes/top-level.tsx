/** The six rooms everybody shares. */
import {
  box,
  cabinet,
  chart,
  desk,
  dial,
  disc,
  dots,
  hazard,
  line,
  notice,
  patch,
  scene,
  shape,
  stool,
  valve,
} from '../kit.tsx';

export const wasteland = scene(
  'out',
  <>
    {disc(118, 22, 13, 'sun', 0)}
    {shape('M0 58 26 44l22 8 30-14 34 16 44-10V74H0Z', 'tone', 0)}
    <path d="M0 66q40-8 80 0t76-2V74H0Z" fill="var(--earth-1)" />
    {line('M24 66 32 20 40 66M27 48h10M25 58h14M29 34h6M22 26h20', 1.8, 'deep')}
    {line('M78 66v-9q0-6 6-6v15M78 60h-5v-4', 2.2, 'deep')}
    {shape('M128 68l6-12 5 8 4-4 5 8Z', 'deep', 0)}
  </>,
);

/** A round wheel door, bolted shut. */
export const vaultDoor = scene(
  'train',
  <>
    {dots(0, 0, 156, 74)}
    {disc(78, 40, 31, 'tone', 1.6)}
    {disc(78, 40, 24, 'concrete', 1.6)}
    {disc(78, 40, 8, 'brass')}
    {line('M78 18V32M78 48V62M56 40H70M86 40H100M62 24 72 34M84 46 94 56M94 24 84 34M72 46 62 56', 2)}
    {box(108, 24, 9, 32, 'brassDark')}
    {hazard(0, 70, 156, 4)}
  </>,
);

export const powerGenerator = scene(
  'power',
  <>
    {box(10, 18, 62, 44, 'tone', 6)}
    {patch(16, 24, 50, 8, 'deep', 3)}
    {dial(30, 48)}
    {dial(53, 48, 9, 'M0 0-4-5')}
    {patch(6, 62, 70, 12, 'deep', 2)}
    {box(92, 10, 50, 64, 'tone', 3)}
    {line('M100 22h34M100 34h34M100 46h34')}
    {disc(104, 60, 4, 'signal')}
    {disc(117, 60, 4, 'red')}
    {disc(130, 60, 4, 'good')}
    {line('M72 30H82V16H92', 3)}
  </>,
);

export const waterTreatment = scene(
  'water',
  <>
    {box(14, 14, 40, 60, 'tone', 14)}
    {box(102, 14, 40, 60, 'tone', 14)}
    {line('M14 42H54M102 50H142', 1.4)}
    {patch(15, 42, 38, 31, 'water', 12)}
    {patch(103, 50, 38, 23, 'water', 12)}
    {line('M54 28H102M78 28V50', 5)}
    {line('M54 28H102M78 28V50', 2.6, 'brass')}
    {valve(78, 28, 9)}
  </>,
);

export const overseersOffice = scene(
  'work',
  <>
    {chart(14, 8)}
    {desk(58, 60)}
    {line('M78 46V34h14V46')}
    {box(76, 30, 18, 8, 'good', 4)}
    {cabinet(126, 18, 20)}
    {disc(100, 42, 3, 'red', 1)}
  </>,
);

export const diner = scene(
  'food',
  <>
    {box(6, 46, 144, 28, 'tone', 3)}
    {box(6, 42, 144, 7, 'red', 3)}
    {stool(26)}
    {stool(66)}
    {stool(106)}
    {notice(20, 8, 46, 22)}
    {line('M120 42V30h14V42M122 30q5-8 10 0', 1.8)}
    {box(121, 31, 12, 11, 'brass')}
    {shape('M88 8h22l-4 12h-14Z', 'brass')}
  </>,
);
