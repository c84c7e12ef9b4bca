/** Line signs of our own (24 x 24, drawn with the current colour), and icons of game-icons.net by their path. */
import type { ReactNode } from 'react';

const circle = <circle cx="12" cy="12" r="8.5" />;

const SIGNS = {
  tick: <path d="m5 13 5 5 9-12" />,
  cross: <path d="m6 6 12 12M18 6 6 18" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  no: (
    <>
      {circle}
      <path d="m6 6 12 12" />
    </>
  ),
  flag: <path d="M6 21V4h12l-3 4 3 4H6" />,
  book: <path d="M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zm0 0v14" />,
  moon: <path d="M20 14A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10z" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.500v2.500M12 19v2.500M2.500 12H5M19 12h2.500M5.300 5.300 7 7M17 17l1.700 1.700M5.300 18.700 7 17M17 7l1.700-1.700" />
    </>
  ),
  menu: <path d="M4 6h16M4 12h16M4 18h16" />,
  dots: <path d="M5 12h.1M12 12h.1M19 12h.1" />,
  'to-start': <path d="M5 5v14M19 5 9 12l10 7z" />,
  back: <path d="M17 5 7 12l10 7z" />,
  pause: <path d="M8 5v14M16 5v14" />,
  forward: <path d="m7 5 10 7-10 7z" />,
  skip: <path d="M5 5v14M9 5l10 7-10 7z" />,
  play: <path d="M7 4v16l13-8z" />,
  stop: <path d="M6 6h12v12H6z" />,
  pencil: <path d="m4 20 1-5L16 4l4 4L9 19zM14 6l4 4" />,
  people: (
    <>
      <circle cx="9" cy="8" r="3.4" />
      <path d="M2.500 20c0-4 3-6.500 6.500-6.500s6.500 2.500 6.500 6.500M15.500 5.200a3.400 3.400 0 0 1 0 6.200M18 14.200c2.200.8 3.600 2.900 3.600 5.800" />
    </>
  ),
  eye: (
    <>
      <path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  die: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="3.5" />
      <path d="M8.600 8.600h.1M15.400 15.400h.1M12 12h.1" />
    </>
  ),
  lock: (
    <>
      <rect x="5" y="11" width="14" height="9" rx="2" />
      <path d="M8 11V8a4 4 0 0 1 8 0v3" />
    </>
  ),
  globe: (
    <>
      {circle}
      <path d="M3.500 12h17M12 3.500c3 2.500 4 5.500 4 8.500s-1 6-4 8.500c-3-2.500-4-5.500-4-8.500s1-6 4-8.500z" />
    </>
  ),
  undo: <path d="M9 5 4 10l5 5M4 10h9a6 6 0 0 1 0 12H8" transform="translate(0 -1.5)" />,
  screen: (
    <>
      <rect x="4" y="3.5" width="16" height="17" rx="2" />
      <path d="M10.500 17.500h3" />
    </>
  ),
  link: <path d="M9 15 15 9M10 6l2-2a4 4 0 0 1 6 6l-2 2M14 18l-2 2a4 4 0 0 1-6-6l2-2" />,
  again: <path d="M20 12a8 8 0 1 1-2.300-5.600M20 4v5h-5" />,
  mix: <path d="M7 4v16M7 20l-4-4M7 20l4-4M17 20V4M17 4l-4 4M17 4l4 4" />,
  clock: (
    <>
      {circle}
      <path d="M12 7v5l3.500 2" />
    </>
  ),
  cards: (
    <>
      <rect x="4" y="6" width="11" height="15" rx="1.5" />
      <path d="M8 6V3.500h12V18h-5" />
    </>
  ),
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="m15 15 6 6" />
    </>
  ),
  magnify: (
    <>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="m15 15 6 6M8 10.500h5M10.500 8v5" />
    </>
  ),
  shrink: (
    <>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="m15 15 6 6M8 10.500h5" />
    </>
  ),
  left: <path d="m15 6-6 6 6 6" />,
  right: <path d="m9 6 6 6-6 6" />,
  up: <path d="m6 15 6-6 6 6" />,
  down: <path d="m6 9 6 6 6-6" />,
  arrow: <path d="M5 12h13m-5-5 5 5-5 5" />,
  swap: <path d="M4 8h14m-4-4 4 4-4 4M20 16H6m4-4-4 4 4 4" />,
  frame: <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />,
  warning: <path d="M12 4 2.800 20h18.400zM12 10v5M12 17.600v.1" />,
  chat: <path d="M4 5h16v11H11l-5 4v-4H4z" />,
  share: <path d="M12 15V4M8 8l4-4 4 4M5 13v7h14v-7" />,
  bell: <path d="M6 16V11a6 6 0 0 1 12 0v5l1.500 2h-15zM10 21h4" />,
  'text-size': <path d="M4 18 8.500 6 13 18M5.600 14h5.800M14.500 18l3-7.500 3 7.500M15.600 15.400h3.800" />,
  sound: <path d="M4 10v4h4l5 4V6L8 10zM16.500 9a4 4 0 0 1 0 6M19 6.500a8 8 0 0 1 0 11" />,
  'no-net': <path d="M3 9c5-5 13-5 18 0M6.500 12.500c3-3 8-3 11 0M10 16c1-1 3-1 4 0M12 19.500v.1M4 3l16 18" />,
  save: <path d="M12 4v11M7 11l5 5 5-5M5 20h14" />,
  open: <path d="M12 16V5M7 9l5-5 5 5M5 20h14" />,
  bolt: <path d="M13 2 5 13h6l-1 9 8-12h-6z" />,
  gear: (
    <>
      <circle cx="12" cy="12" r="3" />
      <path d="M12 4v2M12 18v2M4 12h2M18 12h2M6.300 6.300l1.500 1.500M16.200 16.200l1.500 1.500M6.300 17.700l1.500-1.500M16.200 7.800l1.500-1.500" />
    </>
  ),
  question: (
    <>
      {circle}
      <path d="M9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.7.3-1 .8-1 1.700M12 16.800h.1" />
    </>
  ),
  key: <path d="M15 9a4.500 4.500 0 1 1-1.300-3.200A4.500 4.500 0 0 1 15 9zm-1.300 3.200L21 19.500M18 16.500l-2 2" />,
  door: <path d="M5 21V4l10-1v19zM15 5h4v16h-4M11.500 12.500v.1" />,
  trash: <path d="M5 7h14M9 7V4h6v3M7 7l1 14h8l1-14M10.500 11v6M13.500 11v6" />,
} satisfies Record<string, ReactNode>;

export type SignName = keyof typeof SIGNS;

interface SignProps {
  readonly name: SignName;
  readonly size?: number;
  readonly className?: string;
}

/** A line sign. Always beside a word, or inside something that has a name: it says nothing to a screen reader. */
export const Sign = ({ name, size = 20, className = '' }: SignProps) => (
  <LineSign size={size} className={`u ${className}`}>
    {SIGNS[name]}
  </LineSign>
);

interface LineSignProps {
  readonly size: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The same for a sign that one room alone knows: lines on 24 by 24. */
export function LineSign({ size, className, children }: LineSignProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

interface IconProps {
  /** The path an import of `game-icon:…` gives. */
  readonly path: string;
  readonly size?: number;
  readonly colour?: string;
  readonly className?: string;
}

/** An icon of game-icons.net. */
export function Icon({ path, size = 24, colour = 'currentColor', className = '' }: IconProps) {
  return (
    <svg className={`i ${className}`} width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
      <path fill={colour} d={path} />
    </svg>
  );
}
