/**
 * What stands on spaces and cards. A board shows some two hundred of them, so every token is drawn once as a symbol of
 * the page and used from there; about twelve in every direction around 0, 0.
 */
import { LETTERS } from '@holotape/vault/printed/icons';
import type { ReactNode } from 'react';
import { COMMON, type OWN_TOKENS, type TokenName } from '../token-names.ts';
import { TokenArt } from './token-art.tsx';

const card = (x: number, y: number) => (
  <rect x={x} y={y} width="17.2" height="22" rx="2" fill="#7A5A3A" stroke="var(--line)" strokeWidth="1.3" />
);
const circling = <path d="M5 0a5 5 0 1 1-1.6-3.7M5-6v3.6H1.6" fill="none" stroke="#FFF1D6" strokeWidth="1.9" />;

/** Tokens only the vault has. */
const OWN = {
  ready: (
    <>
      {card(-8.6, -11)}
      {circling}
    </>
  ),
  'refresh-items': (
    <g transform="scale(.92)">
      {card(-4.6, -12.5)}
      {card(-11, -9)}
      <g transform="translate(-2.4 2)">{circling}</g>
    </g>
  ),
  'refresh-rooms': (
    <>
      <TokenArt name="build" />
      <path d="M-9.500-6H9.500V9H-9.500Z" fill="#2C5577" />
      <g transform="translate(0 1.500) scale(1.100)">{circling}</g>
    </>
  ),
  'train-any': (
    <>
      <TokenArt name="train" />
      <path d="M0-.6 1.5 2.7 5.1 3.1 2.4 5.5 3.2 9 0 7.2-3.2 9-2.4 5.5-5.1 3.1-1.5 2.7Z" fill="#2A211A" />
    </>
  ),
  /** Two arrows between what is given and what is got. */
  swap: (
    <path
      d="M-9-4H6L2-8M9 4H-6L-2 8"
      fill="none"
      stroke="var(--slab-ink)"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
} satisfies Record<(typeof OWN_TOKENS)[number], ReactNode>;

const FIGHTS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

const tokenId = (name: TokenName): string => `token-${name}`;

/** All tokens as symbols; stands once in the document. */
export function TokenSymbols() {
  return (
    <>
      {COMMON.map((name) => (
        <g key={name} id={tokenId(name)}>
          <TokenArt name={name} />
        </g>
      ))}
      {Object.entries(OWN).map(([name, drawing]) => (
        <g key={name} id={tokenId(name as keyof typeof OWN)}>
          {drawing}
        </g>
      ))}
      {LETTERS.map((letter) => (
        <g key={letter} id={tokenId(`train-${letter}`)}>
          <TokenArt name="train" text={letter} />
        </g>
      ))}
      {FIGHTS.map((number) => (
        <g key={number} id={tokenId(`fight-${number}`)}>
          <TokenArt name="fight" text={String(number)} />
        </g>
      ))}
    </>
  );
}

interface TokenProps {
  readonly name: TokenName;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

/** A token inside a drawing. */
export function Token({ name, x, y, scale = 1 }: TokenProps) {
  return <use href={`#${tokenId(name)}`} transform={`translate(${x} ${y}) scale(${scale})`} />;
}

/** A token in the flow of text. Stands beside a number or a word. */
export function TokenIcon({ name, size = 20 }: { readonly name: TokenName; readonly size?: number }) {
  return (
    <svg className="tk" width={size} height={size} viewBox="-12.6 -12.6 25.2 25.2" aria-hidden="true">
      <use href={`#${tokenId(name)}`} />
    </svg>
  );
}
