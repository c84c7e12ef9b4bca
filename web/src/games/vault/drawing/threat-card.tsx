/** A threat covers one space with hazard tape. Printed matter: the same by day and by night. */
import type { ThreatCard as Threat } from '@holotape/vault/content';
import { memo } from 'react';
import type { HalfBox } from '../layout.ts';
import { shortThreatName } from '../words.ts';
import { Glyph, threatGlyph } from './glyphs.tsx';
import { LetterTile } from './letter-tile.tsx';
import { Slab } from './slab.tsx';

const INK = '#2A211A';

interface ThreatCardProps {
  readonly threat: Threat;
  readonly half: HalfBox;
  readonly small: boolean;
  /** It may be chosen now. */
  readonly lit: boolean;
  /** Its letter pays twice for the dweller in hand. */
  readonly hot: boolean;
  readonly lacks: readonly number[];
}

export const ThreatCard = memo(function ThreatCard({ threat, half, small, lit, hot, lacks }: ThreatCardProps) {
  const x = half.x + 3;
  const w = half.w - 6;
  const y = half.stageY + 4;
  const h = half.slabY + half.slabH + 1 - y;
  const tape = small ? 9 : 10;
  const band = half.slabY - 18;
  const room = band - (y + tape);
  const size = Math.min(42, room - 4);
  const name = shortThreatName(threat);
  const { letter } = threat.space;
  return (
    <g>
      <rect x={x} y={y} width={w} height={h} rx="3" fill="#FBF1DC" stroke={INK} strokeWidth="1.6" />
      <rect x={x} y={y} width={w} height={tape} fill="url(#haz)" stroke={INK} strokeWidth="1.2" />
      <Glyph
        path={threatGlyph(threat.id)}
        x={half.middle + (small ? 3 : 0)}
        y={y + tape + room / 2}
        size={size}
        fill="#7E2018"
      />
      <rect x={x + 1.5} y={band} width={w - 3} height="17" fill="#A93520" />
      <text
        x={half.middle}
        y={band + 13}
        className="sign"
        fontSize="14"
        fontWeight="700"
        textAnchor="middle"
        fill="#FFF6E8"
        {...(name.length > 11 && { textLength: w - 8, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {name}
      </text>
      <Slab
        space={threat.space}
        x={x + 1}
        y={half.slabY - (small ? 1 : 0)}
        w={w - 2}
        h={half.slabH - (small ? 0 : 1)}
        lacks={lacks}
      />
      {lit && (
        <>
          <rect x={x} y={y} width={w} height={h} rx="3" fill="none" stroke="var(--signal)" strokeWidth="3.4" />
          <rect x={x} y={y} width={w} height={h} rx="3" fill="none" stroke={INK} strokeWidth="1" />
        </>
      )}
      {letter !== undefined && <LetterTile letter={letter} x={x + 11} y={y + tape + (small ? 11 : 14)} hot={hot} />}
    </g>
  );
});
