/** Everything around the rooms: sky, hills and earth, with something small buried in every empty corner. */
import { memo } from 'react';
import { Quiet } from '../../../design/Quiet.tsx';
import { GLYPHS, Glyph } from './glyphs.tsx';
import { ChosenRing, FocusRing, Plus } from './signs.tsx';

/** Stones, scattered once and for ever. */
function stones(w: number, h: number, count: number) {
  let seed = 7;
  const next = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return Array.from({ length: count }, () => ({
    x: Math.round(next() * w),
    y: Math.round(80 + next() * (h - 90)),
    r: 3 + next() * 9,
    turn: Math.round(next() * 60 - 30),
    dark: 0.18 + next() * 0.22,
  }));
}

export const Earth = memo(function Earth({ w, h }: { readonly w: number; readonly h: number }) {
  return (
    <Quiet>
      <rect width={w} height="90" fill="url(#vault-sky)" />
      <rect width={w} height="60" fill="url(#ht)" opacity=".5" />
      <circle cx="905" cy="26" r="17" fill="var(--sun)" />
      <path
        d="M0 50 60 40 130 46 220 34 300 44 420 38 520 46 640 36 760 44 900 38 1010 46 1080 40V70H0Z"
        fill="var(--earth-2)"
        opacity=".55"
      />
      <g stroke="var(--earth-line)" fill="none" strokeWidth="1.8" opacity=".8">
        <path d="M322 48 330 12 338 48M326 30h8M324 40h12M318 18h24M321 24h18" />
        <path d="M438 48 446 12 454 48M442 30h8M440 40h12M434 18h24M437 24h18" />
        <path d="M318 18Q376 34 434 18M342 18Q390 32 458 18M458 18Q560 40 660 22" />
      </g>
      <g fill="var(--earth-line)" opacity=".75">
        <path d="M700 48V30h6V20h22v10h6v18ZM712 20v-7h9v7Z" />
        <path d="M784 24q14-14 28 0v7h-28Z" />
        <path d="M788 31 784 50M808 31 812 50M798 31V50" stroke="var(--earth-line)" strokeWidth="2.4" />
      </g>
      <rect y="52" width={w} height={h} fill="var(--earth-1)" />
      <path d={`M0 200Q200 180 420 206T860 196T1080 210V${h}H0Z`} fill="var(--earth-2)" />
      <path d={`M0 420Q240 400 460 428T900 410T1080 430V${h}H0Z`} fill="var(--earth-3)" />
      <rect y="52" width={w} height={h} fill="url(#ht)" opacity=".55" />
      {stones(w, h, 64).map(({ x, y, r, turn, dark }) => (
        <ellipse
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          rx={r}
          ry={r * 0.6}
          fill="var(--earth-line)"
          opacity={dark}
          transform={`rotate(${turn} ${x} ${y})`}
        />
      ))}
    </Quiet>
  );
});

const FISH = (
  <g fill="none" stroke="var(--concrete)" strokeWidth="3" strokeLinecap="round" transform="rotate(-14)">
    <path d="M-30 0H22" />
    <path d="M-18-10V10M-8-12V12M2-11V11M12-8V8" strokeWidth="2.4" />
    <path d="M22-8q14 0 14 8t-14 8Z" fill="var(--concrete)" strokeWidth="1" />
    <circle cx="28" cy="-1" r="1.6" fill="var(--earth-3)" stroke="none" />
    <path d="M-30 0l-9-8M-30 0l-9 8" strokeWidth="2.4" />
  </g>
);
const BOOT = (
  <path
    d="M-10-24h16v22l16 8q6 4 4 12h-36Z M-10-14h16M10 18v-3M0 18v-3"
    fill="var(--concrete)"
    stroke="var(--earth-3)"
    strokeWidth="1.6"
    strokeLinejoin="round"
  />
);
const SIGN_POST = (
  <g stroke="var(--earth-3)" strokeWidth="1.6" fill="var(--concrete)" transform="rotate(9)">
    <path d="M-3 26V-24h6v50Z" />
    <path d="M-28-22h50l10 9-10 9h-50Z" />
    <path d="M-20-13h32" fill="none" strokeWidth="2.4" />
  </g>
);
const BULB = (
  <g fill="none" stroke="var(--concrete)" strokeWidth="3" strokeLinecap="round" transform="rotate(24)">
    <path d="M-8 8q-10-8-8-18a16 16 0 0 1 32 0q2 10-8 18Z" />
    <path d="M-8 14h16M-6 20h12M-5 4l5-9 5 9" strokeWidth="2.4" />
  </g>
);

const WHEEL = (
  <g fill="none" stroke="var(--concrete)" strokeWidth="4" transform="rotate(18)">
    <circle r="22" />
    <circle r="5" strokeWidth="3" />
    <path d="M0-5V-20M0 5V20M5 0H20M-5 0H-20M4-4 14-14M-4 4-14 14M4 4 14 14" strokeWidth="2.4" />
  </g>
);
const BOTTLE = (
  <g fill="none" stroke="var(--concrete)" strokeWidth="3" strokeLinejoin="round" transform="rotate(-62)">
    <path d="M-9 26V-4q0-6 4-10v-12h10v12q4 4 4 10v30Z" />
    <path d="M-9 4h18M-9 16h18" strokeWidth="2" />
  </g>
);
const BONE = (
  <path
    d="M-22-4a7 7 0 1 1-8 8 7 7 0 1 1 8 6L18 2a7 7 0 1 1 9-7 7 7 0 1 1-11-5Z"
    fill="var(--concrete)"
    transform="rotate(-24)"
  />
);
const WATCH = (
  <g fill="none" stroke="var(--concrete)" strokeWidth="3" strokeLinecap="round" transform="rotate(14)">
    <circle cy="4" r="18" />
    <circle cy="-20" r="5" strokeWidth="2.4" />
    <path d="M0 4V-7M0 4l8 5" strokeWidth="2.4" />
    <path d="M5-23q14-14 24-2t16 2" strokeWidth="2" strokeDasharray="3 4" />
  </g>
);
const CUP = (
  <g fill="none" stroke="var(--concrete)" strokeWidth="3" strokeLinejoin="round" transform="rotate(28)">
    <path d="M-16-14h28l-3 26h-22Z" />
    <path d="M12-8q14 0 10 10t-12 6M-6-14l4 10-6 8" strokeWidth="2.4" />
  </g>
);

const BURIED = [
  <g key="fish" opacity=".75">
    {FISH}
  </g>,
  <Glyph key="ammonite" path={GLYPHS.ammonite} size={54} fill="var(--concrete)" opacity={0.55} />,
  <Glyph key="teapot" path={GLYPHS.teapot} size={40} fill="var(--concrete)" opacity={0.5} />,
  <Glyph key="dinosaur" path={GLYPHS.dinosaur} size={88} fill="var(--concrete)" opacity={0.42} />,
  <g key="boot" opacity=".5">
    {BOOT}
  </g>,
  <g key="key" opacity=".5" fill="none" stroke="var(--concrete)" strokeWidth="4" transform="rotate(-38)">
    <circle cx="-18" r="11" />
    <path d="M-7 0H28M14 0V10M23 0V8" strokeWidth="4.5" />
  </g>,
  <g key="post" opacity=".5">
    {SIGN_POST}
  </g>,
  <Glyph key="anchor" path={GLYPHS.anchor} size={62} fill="var(--concrete)" opacity={0.45} />,
  <g key="bulb" opacity=".55">
    {BULB}
  </g>,
  <Glyph key="horseshoe" path={GLYPHS.horseshoe} size={42} fill="var(--concrete)" opacity={0.5} />,
  ...[WHEEL, BOTTLE, BONE, WATCH, CUP].map((drawing, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: five finds, always the same
    <g key={i} opacity=".5">
      {drawing}
    </g>
  )),
];

interface PlaceProps {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A place nobody can build on yet: earth, with a find. */
export const Buried = memo(function Buried({
  x,
  y,
  w,
  h,
  find,
  bare = false,
}: PlaceProps & {
  readonly find: number;
  /** Below the last level: nobody will ever build there. */
  readonly bare?: boolean;
}) {
  return (
    <Quiet>
      {!bare && (
        <rect
          x={x + 3}
          y={y + 3}
          width={w - 6}
          height={h - 6}
          rx="3"
          fill="none"
          stroke="var(--concrete-2)"
          strokeWidth="1.4"
          strokeDasharray="2 6"
          strokeLinecap="round"
          opacity=".7"
        />
      )}
      {(bare || find % 3 !== 2) && (
        <g transform={`translate(${x + w / 2} ${y + h / 2})`}>{BURIED[(find * 4) % BURIED.length]}</g>
      )}
    </Quiet>
  );
});

interface LotProps {
  readonly name: string;
  /** It may be chosen now. */
  readonly lit: boolean;
  readonly chosen: boolean;
  /** Which place of the level, from 1. */
  readonly id: string;
}

/** A free place next to the elevator or a room: the blueprint of what may come. */
export const FreeLot = memo(function FreeLot({ x, y, w, h, name, lit, chosen, id }: PlaceProps & LotProps) {
  const middle = x + w / 2;
  return (
    <g {...(lit && { role: 'button', tabIndex: 0, 'data-lot': id, className: 'lot', 'aria-label': `${name}, ${id}` })}>
      <rect
        x={x + 2}
        y={y + 2}
        width={w - 4}
        height={h - 4}
        rx="3"
        fill="var(--lot)"
        stroke="var(--lot-line)"
        strokeWidth="1.6"
        strokeDasharray="7 5"
      />
      <path
        d={`M${x + 2} ${y + 24}h${w - 4}M${x + 2} ${y + h - 33}h${w - 4}M${middle} ${y + 24}V${y + h - 2}`}
        stroke="var(--lot-line)"
        strokeWidth="1"
        opacity=".5"
      />
      <Glyph path={GLYPHS['brick-wall']} x={middle} y={y + h * 0.37} size={30} fill="var(--lot-line)" />
      <text
        x={middle}
        y={y + h * 0.37 + 36}
        className="sign"
        fontSize="16"
        fontWeight="600"
        textAnchor="middle"
        fill="var(--lot-ink)"
        letterSpacing=".5"
      >
        {name}
      </text>
      {lit && (
        <>
          <rect
            x={x + 2}
            y={y + 2}
            width={w - 4}
            height={h - 4}
            rx="3"
            fill="none"
            stroke="var(--signal)"
            strokeWidth="3.4"
          />
          <Plus x={x + w - 20} y={y + 20} />
          {chosen && <ChosenRing x={x + 3} y={y + 3} w={w - 6} h={h - 6} />}
          <FocusRing x={x + 3} y={y + 3} w={w - 6} h={h - 6} />
        </>
      )}
    </g>
  );
});
