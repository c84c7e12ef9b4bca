/** The elevator between the wings of a level: brass guides, a card with two spaces. */
import type { Space } from '@holotape/vault/content';
import type { Colour } from '@holotape/vault/printed/icons';
import { memo } from 'react';
import { Quiet } from '../../../design/Quiet.tsx';
import { type Box, liftBox, type Metrics } from '../layout.ts';
import { type SpaceLook, sameLook } from '../look.ts';
import { costTokens, rewardRows, type TokenName } from '../token-names.ts';
import { GLYPHS, Glyph } from './glyphs.tsx';
import { PaperPeg } from './peg.tsx';
import { paintOf, Shape } from './shapes.tsx';
import { ChosenRing, LastMoveRing, PlanRing, ShutRing } from './signs.tsx';
import { Strike } from './slab.tsx';
import { Pegs, rectOf } from './space.tsx';
import { Token } from './tokens.tsx';

const INK = '#2A211A';

interface ShaftProps {
  readonly box: Box;
  /** Undefined: the common elevator of the top level. */
  readonly colour: Colour | undefined;
  readonly metrics: Metrics;
}

export const Shaft = memo(function Shaft({ box, colour, metrics }: ShaftProps) {
  const { x, y, w, h } = box;
  const card = { x: x + 13, y: y + 4, width: 104, height: h - 8, rx: 5 };
  const head = card.y + (metrics.small ? 19 : 22);
  const middle = x + w / 2;
  return (
    <Quiet data-shaft={colour ?? 'top'}>
      <rect x={x} y={y} width={w} height={h} fill="var(--bakelite)" stroke="var(--concrete-line)" strokeWidth="2" />
      <path d={`M${x + 7} ${y}v${h}M${x + w - 7} ${y}v${h}`} stroke="var(--brass)" strokeWidth="2.4" />
      <rect
        {...card}
        fill={colour === undefined ? 'var(--concrete-2)' : paintOf(colour)}
        stroke="var(--line)"
        strokeWidth="1.8"
      />
      <rect {...card} fill="url(#htl)" />
      <path d={`M${card.x} ${head}h104`} stroke="var(--line)" strokeWidth="1.4" />
      {colour === undefined ? (
        <path
          d={`M${middle - 14} ${head - 6}h28M${middle - 9} ${head - 14}v8M${middle + 9} ${head - 14}v8`}
          stroke="var(--line)"
          strokeWidth="2.4"
        />
      ) : (
        <Shape
          colour={colour}
          x={middle}
          y={card.y + (metrics.small ? 10 : 12)}
          scale={metrics.small ? 0.75 : 0.85}
          fill="#FFF8E8"
          stroke={INK}
          strokeWidth={1.2}
        />
      )}
    </Quiet>
  );
});

function Print({ space, box, lacks, scale }: { space: Space; box: Box; lacks: readonly number[]; scale: number }) {
  const costs = costTokens(space.cost, space.fight);
  const rewards = rewardRows(space.reward).flat();
  const middle = box.x + 66.5;
  const rows = costs.length === 0 ? [rewards] : [costs, rewards];
  const ys = rows.length === 1 ? [box.y + box.h / 2] : [box.y + box.h * 0.27, box.y + box.h * 0.74];
  return (
    <>
      {costs.length > 0 && (
        <rect x={box.x + 37} y={box.y + 2} width="60" height={box.h / 2 - 2} rx="2" fill="var(--alert-tint)" />
      )}
      {rows.map((row, r) => {
        const at = stacked(row, scale);
        return row.map((name, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: icons of a printed row never move
          <g key={`${r} ${i}`}>
            <Token name={name} x={middle + at[i]!} y={ys[r]!} scale={scale} />
            {r === 0 && costs.length > 0 && lacks.includes(i) && (
              <Strike x={middle + at[i]!} y={ys[r]!} r={9 * scale + 1} />
            )}
          </g>
        ));
      })}
    </>
  );
}

/** Tokens side by side; equal ones half cover each other. */
function stacked(row: readonly TokenName[], scale: number): number[] {
  const steps = row.map((name, i) => (i === 0 ? 0 : (name === row[i - 1] ? 17.5 : 24.5) * scale));
  let x = -steps.reduce((sum, step) => sum + step, 0) / 2;
  return steps.map((step) => {
    x += step;
    return x;
  });
}

interface LiftSpaceProps {
  readonly look: SpaceLook;
  readonly shaft: Box;
  readonly which: 0 | 1;
  readonly metrics: Metrics;
}

export const LiftSpaceArt = memo(
  function LiftSpaceArt({ look, shaft, which, metrics }: LiftSpaceProps) {
    const { space, status, lacks, pegs, chosen, last, plan } = look;
    const { small } = metrics;
    const box = liftBox(metrics, shaft, which);
    const [cx, cy, r] = [box.x + 18, box.y + box.h / 2, small ? 12.5 : 14.5];
    const open = status === 'open';
    const dim = status === 'blocked' || status === 'taken' || status === 'locked';
    const vacant = pegs.length === 0 && chosen === undefined;
    const ring = { x: box.x - 2, y: box.y - 1, w: box.w + 4, h: box.h + 2 };
    return (
      <>
        <rect {...rectOf(box)} rx="4" fill="var(--slab)" stroke={open ? INK : 'var(--line)'} strokeWidth="1.2" />
        {open ? (
          <>
            <circle cx={cx} cy={cy} r={r} fill="#FFE9A8" stroke="var(--signal)" strokeWidth="3" />
            <circle cx={cx} cy={cy} r={r + 1.8} fill="none" stroke={INK} strokeWidth="1" />
            {vacant && (
              <path
                d={`M${cx} ${cy - 6}V${cy + 6}M${cx - 6} ${cy}H${cx + 6}`}
                stroke={INK}
                strokeWidth="2.6"
                strokeLinecap="round"
              />
            )}
          </>
        ) : (
          <circle cx={cx} cy={cy} r={r} fill="var(--paper-3)" stroke="var(--edge)" strokeWidth="1.6" />
        )}
        {vacant && status === 'locked' && <Glyph path={GLYPHS.padlock} x={cx} y={cy} size={17} fill="var(--ink-3)" />}
        {vacant && space.injuredOnly && !open && <Token name="injured-only" x={cx} y={cy} scale={0.8} />}
        <Print space={space} box={box} lacks={lacks} scale={small ? 0.74 : 0.84} />
        {dim && <rect {...rectOf(box)} rx="4" fill="var(--dim)" className="dim" />}
        {vacant && status === 'blocked' && !space.injuredOnly && (
          <g transform={`translate(${cx} ${cy})`}>
            <circle r="7.4" fill="none" stroke="#7E2018" strokeWidth="2.3" />
            <path d="M-5-5 5 5" stroke="#7E2018" strokeWidth="2.3" />
          </g>
        )}
        <Pegs pegs={pegs} x={cx} y={cy + r + 1} scale={small ? 0.86 : 0.98} />
        {plan !== undefined && vacant && (
          <>
            <PaperPeg colour={plan} x={cx} y={cy + r + 1} scale={0.86} />
            <PlanRing {...ring} />
          </>
        )}
        {last !== undefined && <LastMoveRing {...ring} colour={last} />}
        {chosen !== undefined && (
          <>
            <Pegs pegs={chosen} x={cx} y={cy + r + 1} scale={small ? 0.86 : 0.98} className="in-hand" />
            <ChosenRing {...ring} />
          </>
        )}
        <g className="shut-ring">
          <ShutRing {...ring} />
        </g>
      </>
    );
  },
  (a, b) => a.which === b.which && a.shaft === b.shaft && a.metrics === b.metrics && sameLook(a.look, b.look),
);
