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

/** The lines of one space that its parts are drawn along. */
function linesOf({ small }: Metrics, { stageY, stageH }: HalfBox, { space }: SpaceLook) {
  const floorY = stageY + stageH - 5;
  return {
    floorY,
    signY: floorY - (small ? 19 : 22),
    foot: stageY + stageH - 2,
    peg: small ? 0.98 : 1.12,
    /** A letter stands left of whoever stands there. */
    beside: space.letter === undefined ? 0 : 5,
  };
}

const isVacant = ({ pegs, chosen }: SpaceLook): boolean => pegs.length === 0 && chosen === undefined;
const isDim = ({ status }: SpaceLook): boolean => status === 'blocked' || status === 'taken' || status === 'locked';

export const SpaceArt = memo(
  function SpaceArt(props: SpaceArtProps) {
    const { look, half, metrics } = props;
    const { threat, status, fresh, chosen, last, plan } = look;
    const { middle, stageY, stageH, slabY, slabH } = half;
    const { foot, peg, beside } = linesOf(metrics, half, look);
    return (
      <>
        {isDim(look) && threat === undefined && (
          <rect className="dim" x={half.x} y={stageY} width={half.w} height={stageH} fill="var(--dim)" />
        )}
        <Lamp x={middle} top={stageY} floor={stageY + stageH} lit={status === 'open'} />
        {threat === undefined ? <Printed {...props} /> : <Threatened {...props} threat={threat} />}
        {fresh.length > 0 && (
          <Pegs
            pegs={fresh}
            x={middle}
            y={slabY + slabH - 3}
            scale={metrics.small ? 0.62 : 0.7}
            className="standing fresh"
          />
        )}
        {plan !== undefined && isVacant(look) && (
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

/** What is printed there: costs and gains, floor, letter, sign, and who stands on it. */
function Printed({ look, half, metrics }: SpaceArtProps) {
  const { space, status, twice, lacks, pegs } = look;
  const { middle, stageY, stageH, slabY, slabH } = half;
  const { floorY, signY, foot, peg, beside } = linesOf(metrics, half, look);
  const vacant = isVacant(look);
  const open = status === 'open';
  return (
    <>
      <Slab space={space} x={half.x + 1} y={slabY} w={half.w - 2} h={slabH} lacks={lacks} id={look.id} />
      {(open || vacant) && <Floor x={middle} y={floorY} lit={open} small={metrics.small} />}
      {space.letter !== undefined && (
        <LetterTile letter={space.letter} x={middle - 25} y={stageY + stageH - 9} hot={twice} />
      )}
      {vacant && open && !space.linked && !twice && <Plus x={middle} y={signY} />}
      {vacant && open && !space.linked && twice && <Twice x={middle} y={signY} />}
      {vacant && space.linked && status !== 'blocked' && <Pair x={middle} y={signY} lit={open} />}
      {vacant && status === 'blocked' && <NoEntry x={middle} y={signY} plaster={space.injuredOnly} />}
      {vacant && status === 'idle' && space.injuredOnly && <Plaster x={middle} y={signY} />}
      <Pegs pegs={pegs} x={middle + (pegs.length > 1 ? 2 : beside)} y={foot} scale={peg} />
    </>
  );
}

/** A threat lies over it. */
function Threatened({
  look,
  half,
  metrics,
  threat,
}: SpaceArtProps & { readonly threat: NonNullable<SpaceLook['threat']> }) {
  const { status, twice, lacks, pegs } = look;
  const { middle, stageY, slabY, slabH } = half;
  return (
    <>
      <ThreatCard threat={threat} half={half} small={metrics.small} lit={status === 'open'} hot={twice} lacks={lacks} />
      {isDim(look) && (
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
  );
}

export const rectOf = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }) => ({
  x,
  y,
  width: w,
  height: h,
});
