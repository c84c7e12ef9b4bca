/** Players: colour and shape, always both. People are pegs with a round head, bots have a tin head with an aerial. */

const PLAYER_COLOURS = ['red', 'blue', 'yellow', 'green', 'violet'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];

/** Drawn around 0, 0, about ten in every direction. */
export const SHAPES: Readonly<Record<PlayerColour, string>> = {
  red: 'M0 -9.4 9.6 7.6H-9.6Z',
  blue: 'M-8.6 0a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0 -17.2 0Z',
  yellow: 'M0 -10 10 0 0 10 -10 0Z',
  green: 'M-7.8 -7.8H7.8V7.8H-7.8Z',
  violet: 'M-5 -8.7H5L10 0 5 8.7H-5L-10 0Z',
};

const number = (colour: PlayerColour) => PLAYER_COLOURS.indexOf(colour) + 1;
export const paintOf = (colour: PlayerColour) => `var(--p${number(colour)})`;
/** What is written on their colour. */
export const inkOf = (colour: PlayerColour) => `var(--p${number(colour)}-ink)`;
export const deepOf = (colour: PlayerColour) => `var(--p${number(colour)}-deep)`;

const HAIR: Readonly<Record<PlayerColour, string>> = {
  red: '#4A2F24',
  blue: '#C98B3A',
  yellow: '#2A211A',
  green: '#7A3A1E',
  violet: '#4A2F24',
};

interface MarkProps {
  readonly colour: PlayerColour;
  readonly size?: number;
  /** What a screen reader says; without it the mark stands beside a name. */
  readonly label?: string;
}

/** The player's sign for lists, log lines and tabs. */
export function PlayerMark({ colour, size = 20, label }: MarkProps) {
  return (
    <svg
      className="mark"
      width={size}
      height={size}
      viewBox="-11 -11 22 22"
      role="img"
      aria-hidden={label === undefined}
      aria-label={label}
    >
      <path
        d={SHAPES[colour]}
        fill={paintOf(colour)}
        stroke="var(--paper)"
        strokeWidth="1.4"
        strokeLinejoin="round"
        paintOrder="stroke"
      />
    </svg>
  );
}

interface PegProps {
  readonly colour: PlayerColour;
  readonly bot?: boolean;
  /** Where its feet are, and how large: a peg of scale 1 is 24 wide and 36 high. */
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly shadow?: boolean;
}

/** A figure, for use inside an <svg>. Its feet are at 0, 0. */
export function Peg({ colour, bot = false, x = 0, y = 0, scale = 1, shadow = true }: PegProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {shadow && <ellipse cx="0" cy="1" rx="13" ry="3.6" fill="rgba(0,0,0,.28)" />}
      <path
        d="M-10.5 0C-10.5-9-8.4-20 0-20S10.5-9 10.5 0C10.5 2.6-10.5 2.6-10.5 0Z"
        fill={paintOf(colour)}
        stroke="var(--line)"
        strokeWidth="1.6"
      />
      {bot ? <TinHead /> : <RoundHead hair={HAIR[colour]} />}
      <path
        d={SHAPES[colour]}
        transform="translate(0 -8.4) scale(.62)"
        fill="#FFF8E8"
        stroke="#2A211A"
        strokeWidth="1"
      />
    </g>
  );
}

function RoundHead({ hair }: { readonly hair: string }) {
  return (
    <>
      <circle cx="0" cy="-24.5" r="7.2" fill="#F0CFA4" stroke="var(--line)" strokeWidth="1.6" />
      <path
        d="M-7.2-25.5C-7-31.5-3.5-33 0-33S7-31.5 7.2-25.5C4-28-4-28-7.2-25.5Z"
        fill={hair}
        stroke="var(--line)"
        strokeWidth="1.2"
      />
      <circle cx="-2.4" cy="-23.6" r="1" fill="#2A211A" />
      <circle cx="2.4" cy="-23.6" r="1" fill="#2A211A" />
    </>
  );
}

function TinHead() {
  return (
    <>
      <rect x="-7.5" y="-32" width="15" height="14" rx="3.4" fill="#C9BCA0" stroke="#2A211A" strokeWidth="1.6" />
      <path d="M0-32v-4.4" stroke="#2A211A" strokeWidth="1.6" />
      <circle cx="0" cy="-37.6" r="1.9" fill="#F2B632" stroke="#2A211A" />
      <circle cx="-3" cy="-25.6" r="1.9" fill="#FFF1B8" stroke="#2A211A" />
      <circle cx="3" cy="-25.6" r="1.9" fill="#FFF1B8" stroke="#2A211A" />
      <path d="M-3-21h6" stroke="#2A211A" strokeWidth="1.4" />
    </>
  );
}
