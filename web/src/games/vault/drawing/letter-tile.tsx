interface LetterTileProps {
  readonly letter: string;
  readonly x: number;
  readonly y: number;
  readonly hot?: boolean;
}

const INK = '#2A211A';

/** A brass tile with the space's letter; signal-coloured when it pays twice for the dweller in hand. */
export function LetterTile({ letter, x, y, hot = false }: LetterTileProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x="-9.5"
        y="-10"
        width="19"
        height="20"
        rx="3"
        fill={hot ? 'var(--signal)' : 'var(--brass-hi)'}
        stroke={INK}
        strokeWidth={hot ? 2 : 1.3}
      />
      <text y="5.2" className="sign" fontWeight="700" fontSize="15" textAnchor="middle" fill={INK}>
        {letter}
      </text>
    </g>
  );
}
