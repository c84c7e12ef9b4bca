/** The signs of markers on their paper plates: on the table, and in the picture of a scenario. */
import publicSpeaker from 'game-icon:public-speaker';
import woodenCrate from 'game-icon:wooden-crate';
import type { SkirmishView } from '@holotape/skirmish/view';
import type { MarkerKind } from '@holotape/skirmish/words';
import type { ReactNode } from 'react';
import { b } from '../words.ts';

export const PLATE_INK = '#2A211A';
export const PAPER = '#FBF5E7';
const INK = PLATE_INK;

/** A letter where a word would be too long, or a drawing. */
const SIGNS: Readonly<Record<MarkerKind, ReactNode>> = {
  searchable: '?',
  investigation: '!',
  lock: icon(woodenCrate),
  safe: icon(woodenCrate),
  computer: <path d="M-8-6H8V4H-8ZM-3 8H3M0 4V8" fill="none" stroke={INK} strokeWidth="2" />,
  trap: <path d="M-8 6A8 8 0 0 1 8 6ZM-6 0l2-5 2 4 2-5 2 5 2-4 2 5" fill="none" stroke={INK} strokeWidth="1.8" />,
  generator: <path d="M2-9-5 1H0L-2 9 5-1.500H0Z" fill={INK} />,
  barrel: <path d="M-6-8H6V8H-6ZM-6-3H6M-6 3H6" fill="none" stroke={INK} strokeWidth="2" />,
  siren: icon(publicSpeaker),
  cave: <path d="M-9 7Q-9-8 0-8T9 7Z" fill={INK} />,
  arrival: <path d="M0-9V5M-5 0 0 6 5 0" fill="none" stroke={INK} strokeWidth="2.4" />,
  dropped: icon(woodenCrate),
  'control-point': (
    <path d="M-8-8H8V4H-8ZM-4 8H4M-5-5h4v3h-4ZM2-4h3M2-1h3" fill="none" stroke={INK} strokeWidth="1.8" />
  ),
  'fuse-box': <path d="M-7-9H7V9H-7ZM2-5-3 1H1L-1 6 4-1H0Z" fill="none" stroke={INK} strokeWidth="1.8" />,
  terminal: <path d="M-8-8H8V3H-8ZM-5-5H1M-5-2H4M-6 8H6L4 3H-4Z" fill="none" stroke={INK} strokeWidth="1.8" />,
  pillar: <path d="M-7-9H7M-7 9H7M-4-9V9M4-9V9M0-9V9" fill="none" stroke={INK} strokeWidth="2" />,
  fallen: <path d="M-9 6 6-3M-6 9 9 0M-9 6-6 9M6-3 9 0" fill="none" stroke={INK} strokeWidth="2" />,
  charge: <path d="M-6-3V8M0-3V8M6-3V8M-8-3H8V8H-8ZM0-3Q0-9 6-9" fill="none" stroke={INK} strokeWidth="1.8" />,
  'dropped-charge': <path d="M-8-3H8V8H-8ZM0-3V8" fill="none" stroke={INK} strokeWidth="1.8" />,
  crop: (
    <path
      d="M0 9V-8M0 5Q-7 4-7-2 0-1 0 5M0 5Q7 4 7-2 0-1 0 5M0-1Q-5-2-5-7 0-6 0-1M0-1Q5-2 5-7 0-6 0-1"
      fill="none"
      stroke={INK}
      strokeWidth="1.8"
    />
  ),
  lead: (
    <path d="M-8-9H4V9H-8ZM-5-5H1M-5-1H1M-5 3H-1M9-8 3 4 2 8 5 5 11-6Z" fill="none" stroke={INK} strokeWidth="1.8" />
  ),
  helmet: <path d="M-9 4Q-9-8 0-8T9 4ZM-9 4H10M0-8V4M-4 4V8M4 4V8" fill="none" stroke={INK} strokeWidth="1.8" />,
  stash: icon(woodenCrate),
  bank: <path d="M-9-3 0-9 9-3ZM-8 8H8M-6-3V8M0-3V8M6-3V8" fill="none" stroke={INK} strokeWidth="1.8" />,
  prize: (
    <path d="M-8-2H8V9H-8ZM-9-6H9V-2H-9ZM0-6V9M0-6Q-7-12-5-6M0-6Q7-12 5-6" fill="none" stroke={INK} strokeWidth="1.8" />
  ),
  quest: <path d="M0-9 9 0 0 9-9 0ZM0-4V1M0 4V4.500" fill="none" stroke={INK} strokeWidth="1.8" />,
  still: <path d="M0-9Q8 1 0 8-8 1 0-9ZM-3 2Q-2 5 1 5" fill="none" stroke={INK} strokeWidth="1.8" />,
  rope: <path d="M0-9V3Q0 8 4 8" fill="none" stroke={INK} strokeWidth="2" />,
  monkey: (
    <path
      d="M-5-4A5 5 0 0 1 5-4V0A5 5 0 0 1-5 0ZM-2-2V-1M2-2V-1M-3 9Q0 3 3 9"
      fill="none"
      stroke={INK}
      strokeWidth="1.8"
    />
  ),
  smoke: <path d="M-6 6Q-9 1-4-1-5-7 1-6 7-7 6-1 9 2 5 6Z" fill="none" stroke={INK} strokeWidth="1.8" />,
  ticking: <path d="M0-7A7 7 0 1 1-.1-7ZM0-4V0L3 2M-2-9H2" fill="none" stroke={INK} strokeWidth="1.8" />,
};

export function icon(path: string) {
  return <path d={path} transform="translate(-9.5 -9.5) scale(.037)" fill={INK} />;
}

interface MarkerSignProps {
  readonly kind: MarkerKind;
  /** What it shows, if that is known. */
  readonly face?: SkirmishView['markers'][number]['face'];
}

export function MarkerSign({ kind, face = null }: MarkerSignProps) {
  const shown =
    (kind === 'searchable' || kind === 'investigation') && face !== null ? b(`face.sign.${face}`) : undefined;
  const sign = shown ?? SIGNS[kind];
  return typeof sign === 'string' ? (
    <text className="marker-letter" y="7" textAnchor="middle" fontSize="20">
      {sign}
    </text>
  ) : (
    sign
  );
}
