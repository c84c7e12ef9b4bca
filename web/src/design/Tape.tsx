/** A holotape: bakelite shell, brass clip, a printed label, two reels behind a window. */
import type { CSSProperties, ReactNode } from 'react';
import { t } from '../text/index.ts';
import { Icon, Sign } from './Icon.tsx';

/** The holotape on the shelf, and the game's sign in lists. */
export interface Face {
  readonly id: string;
  readonly title: string;
  readonly tape: number;
  /** A picture, 250 x 214. */
  readonly art: string;
  readonly icon: string;
  /** The ink of its print. */
  readonly ink: string;
  /** Its sign in lists: colour and shape. */
  readonly shape: 'round' | 'square' | 'six';
  /** What stands under the picture. */
  readonly blurb: string;
  readonly players: string;
  readonly time: string;
  /** What it is, in a sentence or two. */
  readonly about: string;
}

interface TapeProps {
  readonly face: Face;
  /** Under the picture. */
  readonly children?: ReactNode;
  /** A paper sticker across the label. */
  readonly sticker?: string;
  readonly small?: boolean;
}

export function Tape({ face, children, sticker, small = false }: TapeProps) {
  return (
    <div className={`tape ${small ? 'small' : ''} ${sticker ? 'coming' : ''}`} style={{ '--tape-ink': face.ink }}>
      <span className="clip" aria-hidden="true" />
      <div className="label">
        <div className="band">
          <b>{face.title}</b>
          <i>{t('tape.number', { n: face.tape })}</i>
        </div>
        <div className="art">
          <img src={face.art} alt="" width="250" height="214" />
          {sticker && <span className="sticker">{sticker}</span>}
        </div>
        <div className="txt">
          <p>{face.blurb}</p>
          <TapeMeta face={face} />
          {children}
        </div>
      </div>
      <Reels />
    </div>
  );
}

function TapeMeta({ face }: { readonly face: Face }) {
  return (
    <div className="meta">
      <span>
        <Sign name="people" size={18} />
        <span className="sr">{t('tape.players')}</span>
        {face.players}
      </span>
      <span>
        <Sign name="clock" size={18} />
        <span className="sr">{t('tape.time')}</span>
        {face.time}
      </span>
    </div>
  );
}

function Reel({ x, r, turn }: { readonly x: number; readonly r: number; readonly turn: number }) {
  return (
    <g transform={`translate(${x} 19)`}>
      <circle r={r} fill="#6b3f22" />
      <g className="turning">
        <circle r="8.5" fill="#F6ECD5" />
        {[0, 60, 120].map((angle) => (
          <rect
            key={angle}
            x="-7"
            y="-1.3"
            width="14"
            height="2.6"
            fill="#241510"
            transform={`rotate(${angle + turn})`}
          />
        ))}
        <circle r="3" fill="#F6ECD5" />
      </g>
    </g>
  );
}

function Reels() {
  return (
    <svg className="reels" viewBox="0 0 254 38" aria-hidden="true">
      <rect x="18" width="218" height="38" rx="19" fill="#1A0F0A" />
      <rect x="20" y="2" width="214" height="34" rx="17" fill="#E8DAB8" opacity=".16" />
      <Reel x={66} r={16.5} turn={0} />
      <Reel x={188} r={13} turn={20} />
      <path d="M80 8Q127 2 176 10" stroke="#6b3f22" strokeWidth="3" fill="none" />
      {[6, 248].map((x) => (
        <g key={x}>
          <circle cx={x} cy="19" r="5.4" fill="url(#brass)" stroke="#1A0F0A" />
          <path d={`M${x - 3} 17l6 4`} stroke="#4a3310" strokeWidth="1.4" strokeLinecap="round" />
        </g>
      ))}
    </svg>
  );
}

/** A game's sign in lists: its icon on its colour and shape. */
export function GameSign({ face }: { readonly face: Face }) {
  const style: CSSProperties = { '--tape-ink': face.ink };
  return (
    <span className={`game-sign ${face.shape}`} style={style}>
      <Icon path={face.icon} size={24} colour="#FFF6E4" />
    </span>
  );
}
