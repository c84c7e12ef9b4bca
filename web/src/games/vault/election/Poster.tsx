/** A campaign poster for the winner: printed matter, the same by day and by night. */
import type { Colour } from '@holotape/vault/printed/icons';
import { Peg as Sitter } from '../../../design/index.ts';
import type { VaultContext } from '../context.ts';
import { Peg } from '../drawing/peg.tsx';
import { paintOf, Shape } from '../drawing/shapes.tsx';
import { Token } from '../drawing/tokens.tsx';
import type { Ranked } from '../score.ts';
import { v } from '../words.ts';

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Where the crowd stands. */
const SPOTS = [
  [54, 392],
  [96, 398],
  [286, 398],
  [328, 392],
] as const;

interface PosterProps {
  readonly winners: readonly Ranked[];
  readonly rows: readonly Ranked[];
  readonly context: VaultContext;
}

/** By how much, and before whom, or what broke the tie. */
function slogan({ winners, rows, context: { names } }: PosterProps): { readonly line: string; readonly rule: string } {
  const first = winners[0]!;
  const second = rows.find(({ place }) => place > 1);
  const n = first.score.total;
  const ahead = second === undefined ? 0 : n - second.score.total;
  const rule = ahead === 0 ? 'SH-END-4' : 'SH-END-3';
  if (second === undefined || winners.length > 1) return { line: v('poster.line.tie', { n }), rule };
  const name = names[second.seat] ?? '';
  const line =
    ahead === 0 ? v('poster.line.break', { n, name }) : v('poster.line', { n, ahead: NUMBERS[ahead] ?? ahead, name });
  return { line, rule };
}

export function Poster(props: PosterProps) {
  const { winners, context } = props;
  const name = winners.map(({ seat }) => context.names[seat]).join(' & ');
  const { line, rule } = slogan(props);
  return (
    <svg
      className="poster"
      viewBox="0 0 380 520"
      role="img"
      aria-label={v('poster.label', { name, n: winners[0]!.score.total })}
    >
      <defs>
        <clipPath id="poster-clip">
          <rect x="14" y="58" width="352" height="330" />
        </clipPath>
      </defs>
      <rect x="1" y="1" width="378" height="518" rx="4" fill="#FBF3DF" stroke="#1A0F0A" strokeWidth="2" />
      <rect x="14" y="14" width="352" height="44" fill="#17595B" />
      <text
        x="190"
        y="45"
        className="sign"
        fontSize="28"
        fontWeight="700"
        textAnchor="middle"
        fill="#FFF6E4"
        letterSpacing="3"
      >
        {winners.length > 1 ? v('poster.titles') : v('poster.title')}
      </text>
      <g clipPath="url(#poster-clip)">
        <Sunrise />
        <Stand {...props} />
      </g>
      <path d="M14 58H366M14 388H366" stroke="#2A1E16" strokeWidth="2" />
      <text
        x="190"
        y="446"
        className="sign"
        fontSize={name.length > 10 ? 40 : 56}
        fontWeight="700"
        textAnchor="middle"
        fill="#B3362A"
        letterSpacing="2"
        {...(name.length > 16 && { textLength: 344, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {name.toUpperCase()}
      </text>
      <text x="190" y="478" className="sign" fontSize="20" fontWeight="600" textAnchor="middle" fill="#2A211A">
        {line}
      </text>
      <text x="190" y="504" className="typed" fontSize="15" fontWeight="700" textAnchor="middle" fill="#0E565E">
        {rule}
      </text>
    </svg>
  );
}

function Sunrise() {
  return (
    <>
      <rect x="14" y="58" width="352" height="330" fill="#F0B84A" />
      {Array.from({ length: 12 }, (_, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: twelve rays
          key={i}
          d="M0 0 420 0 405.700 108.700Z"
          transform={`translate(190 176) rotate(${i * 30})`}
          fill="#F8D272"
        />
      ))}
      <circle cx="190" cy="176" r="92" fill="#FFF3CF" />
      <rect x="14" y="58" width="352" height="230" fill="url(#pd)" opacity=".5" />
      <path d="M14 300Q100 282 190 292T366 290V390H14Z" fill="#6F4A2E" />
      <path d="M14 340Q120 326 220 344T366 336V390H14Z" fill="#59391F" />
      <rect x="14" y="286" width="352" height="104" fill="url(#pd)" opacity=".4" />
    </>
  );
}

/** The winners behind their lectern, between their flags, before everybody else's people. */
function Stand({ winners, rows, context: { view, info } }: PosterProps) {
  const colourOf = ({ seat }: Ranked): Colour => view.players[seat]!.colour;
  const first = winners[0]!;
  const shown = winners.slice(0, 3);
  const crowd = rows.filter((row) => !winners.includes(row));
  const sign = { y: 246, scale: 0.9, fill: '#FFF8E8', stroke: '#2A1E16', strokeWidth: 1 };
  return (
    <>
      <path
        d="M34 296v-70M34 232h58l-10 14 10 14H34M346 296v-70M346 232h-58l10 14-10 14h58"
        fill={paintOf(colourOf(first))}
        stroke="#2A1E16"
        strokeWidth="2.2"
      />
      <Shape colour={colourOf(first)} x={58} {...sign} />
      <Shape colour={colourOf(winners.at(-1)!)} x={322} {...sign} />
      <path d="M120 390V300q0-8 8-8h124q8 0 8 8v90Z" fill="#8C5A2E" stroke="#2A1E16" strokeWidth="2.4" />
      <path d="M112 292h156v14H112Z" fill="#A9713F" stroke="#2A1E16" strokeWidth="2.4" />
      {shown.map((row, i) => (
        <Sitter
          key={row.seat}
          colour={colourOf(row)}
          bot={info.seats[row.seat]?.kind === 'bot'}
          x={190 + (i - (shown.length - 1) / 2) * 84}
          y={292}
          scale={winners.length > 1 ? 3.1 : 4.2}
          shadow={false}
        />
      ))}
      <Token name="happiness" x={190} y={348} scale={2.5} />
      {SPOTS.map(([x, y], i) => {
        const row = crowd[i % Math.max(1, crowd.length)];
        return (
          row !== undefined && (
            <Peg key={x} colour={colourOf(row)} dweller={`${colourOf(row)}-${(i % 3) + 2}`} x={x} y={y} scale={1.5} />
          )
        );
      })}
    </>
  );
}
