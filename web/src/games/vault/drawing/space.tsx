/** One space of a room: lamp, floor, who stands there, what it costs and gives. */
import { memo } from 'react';
import type { HalfBox, Metrics } from '../layout.ts';
import { type PegLook, type SpaceLook, sameLook } from '../look.ts';
import { LetterTile } from './letter-tile.tsx';
import { PaperPeg, Peg } from './peg.tsx';
import {
  ChosenRing,
  Floor,
  Lamp,
  LastMoveRing,
  NoEntry,
  Pair,
  PlanRing,
  Plaster,
  Plus,
  ShutRing,
  Twice,
} from './signs.tsx';
import { Slab } from './slab.tsx';
import { ThreatCard } from './threat-card.tsx';

interface SpaceArtProps {
  readonly look: SpaceLook;
  readonly half: HalfBox;
  readonly metrics: Metrics;
}

/** Pegs side by side on one spot. */
export function Pegs({
  pegs,
  x,
  y,
  scale,
  className = 'standing',
}: {
  readonly pegs: readonly PegLook[];
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly className?: string;
}) {
  const apart = 22 * scale;
  return pegs.map((peg, i) => (
    <g key={peg.dweller} className={className} data-peg={peg.dweller}>
      <Peg {...peg} x={x + (i - (pegs.length - 1) / 2) * apart} y={y} scale={scale * (pegs.length > 2 ? 0.85 : 1)} />
    </g>
  ));
}

export const SpaceArt = memo(
  function SpaceArt({ look, half, metrics }: SpaceArtProps) {
    const { space, threat, status, twice, lacks, pegs, fresh, chosen, last, plan } = look;
    const { small } = metrics;
    const { middle, stageY, stageH, slabY, slabH } = half;
    const floorY = stageY + stageH - (small ? 5 : 5);
    const signY = floorY - (small ? 19 : 22);
    const peg = small ? 0.98 : 1.12;
    const letter = space.letter;
    const beside = letter === undefined ? 0 : 5;
    const vacant = pegs.length === 0 && chosen === undefined;
    const open = status === 'open';
    const dim = status === 'blocked' || status === 'taken' || status === 'locked';
    const foot = stageY + stageH - (small ? 2 : 2);
    return (
      <>
        {dim && threat === undefined && (
          <rect className="dim" x={half.x} y={stageY} width={half.w} height={stageH} fill="var(--dim)" />
        )}
        <Lamp x={middle} top={stageY} floor={stageY + stageH} lit={open} />
        {threat === undefined ? (
          <>
            <Slab space={space} x={half.x + 1} y={slabY} w={half.w - 2} h={slabH} lacks={lacks} id={look.id} />
            {(open || vacant) && <Floor x={middle} y={floorY} lit={open} small={small} />}
            {letter !== undefined && <LetterTile letter={letter} x={middle - 25} y={stageY + stageH - 9} hot={twice} />}
            {vacant && open && !space.linked && !twice && <Plus x={middle} y={signY} />}
            {vacant && open && !space.linked && twice && <Twice x={middle} y={signY} />}
            {vacant && space.linked && status !== 'blocked' && <Pair x={middle} y={signY} lit={open} />}
            {vacant && status === 'blocked' && <NoEntry x={middle} y={signY} plaster={space.injuredOnly} />}
            {vacant && status === 'idle' && space.injuredOnly && <Plaster x={middle} y={signY} />}
            <Pegs pegs={pegs} x={middle + (pegs.length > 1 ? 2 : beside)} y={foot} scale={peg} />
          </>
        ) : (
          <>
            <ThreatCard threat={threat} half={half} small={small} lit={open} hot={twice} lacks={lacks} />
            {dim && (
              <rect
                x={half.x + 3}
                y={stageY + 4}
                width={half.w - 6}
                height={slabY + slabH - stageY - 3}
                rx="3"
                fill="var(--dim)"
                className="dim"
              />
            )}
            <Pegs pegs={pegs} x={middle + 19} y={slabY - 17} scale={0.8} />
          </>
        )}
        {fresh.length > 0 && (
          <Pegs pegs={fresh} x={middle} y={slabY + slabH - 3} scale={small ? 0.62 : 0.7} className="standing fresh" />
        )}
        {plan !== undefined && vacant && (
          <>
            <PaperPeg colour={plan} x={middle + 3} y={foot} scale={peg} />
            <PlanRing {...half.hit} />
          </>
        )}
        {last !== undefined && <LastMoveRing {...half.hit} colour={last} />}
        {status === 'blocked' && threat === undefined && (
          <rect x={half.x} y={stageY} width={half.w} height={stageH} fill="url(#hatchd)" opacity=".45" />
        )}
        {chosen !== undefined && (
          <>
            <Pegs
              pegs={chosen}
              x={middle + (threat ? 17 : chosen.length > 1 ? 3 : beside)}
              y={threat ? slabY - 17 : foot - 1}
              scale={threat ? 0.8 : peg}
              className="in-hand"
            />
            <ChosenRing {...half.hit} />
          </>
        )}
        <g className="shut-ring">
          <ShutRing {...half.hit} />
        </g>
      </>
    );
  },
  (a, b) => a.half === b.half && a.metrics === b.metrics && sameLook(a.look, b.look),
);

export const rectOf = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }) => ({
  x,
  y,
  width: w,
  height: h,
});
