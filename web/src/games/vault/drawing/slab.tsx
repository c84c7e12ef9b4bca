/** The slab below a space: costs on a red tab whose edge points to the rewards. */
import type { Space } from '@holotape/vault/content';
import { memo } from 'react';
import { spread } from '../spread.ts';
import { costTokens, rewardRows } from '../token-names.ts';
import { Token } from './tokens.tsx';

interface SlabProps {
  readonly space: Space;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Costs, by their place in the row, that the player who is asked does not have. */
  readonly lacks?: readonly number[];
  /** Whose slab it is. */
  readonly id?: string;
}

export const Slab = memo(function Slab({ space, x, y, w, h, lacks = [], id }: SlabProps) {
  const costs = costTokens(space.cost, space.fight);
  const rows = rewardRows(space.reward);
  const [middle, centre] = [x + w / 2, y + h / 2];
  const first = spread(costs, rows[0]!, w);
  // The tab's edge: a chevron towards the rewards.
  const edge = first.edge === undefined ? undefined : middle + first.edge - 4;
  const pitch = h / rows.length;
  return (
    <g data-thing={id && `slab:${id}`}>
      <rect x={x} y={y} width={w} height={h} rx="3" fill="var(--slab)" stroke="var(--concrete-line)" strokeWidth="1" />
      {edge !== undefined && (
        <>
          <path d={`M${x + 1} ${y + 1}H${edge}l5 ${h / 2 - 1}l-5 ${h / 2 - 1}H${x + 1}Z`} fill="var(--alert-tint)" />
          <path
            d={`M${edge} ${y + 1}l5 ${h / 2 - 1}l-5 ${h / 2 - 1}`}
            fill="none"
            stroke="var(--alert)"
            strokeWidth="1.6"
          />
        </>
      )}
      {rows.length === 1
        ? [...costs, ...rows[0]!].map((name, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: icons of a printed row never move
            <Token key={i} name={name} x={middle + first.at[i]!} y={centre} scale={first.scale} />
          ))
        : rows.map((row, r) => {
            const { scale, at } = spread([], row, w);
            return row.map((name, i) => (
              <Token
                // biome-ignore lint/suspicious/noArrayIndexKey: icons of a printed row never move
                key={`${r} ${i}`}
                name={name}
                x={middle + at[i]! * 0.8}
                y={y + pitch * (r + 0.5)}
                scale={Math.min(scale, 0.62)}
              />
            ));
          })}
      {lacks.map((i) => (
        <Strike key={i} x={middle + first.at[i]!} y={centre} r={9 * first.scale + 1} />
      ))}
    </g>
  );
});

/** A cost one lacks. */
export function Strike({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  const d = `M${x - r} ${y + r} ${x + r} ${y - r}`;
  return (
    <>
      <path d={d} stroke="var(--alert-tint)" strokeWidth="5" strokeLinecap="round" />
      <path d={d} stroke="var(--alert)" strokeWidth="2.6" strokeLinecap="round" />
    </>
  );
}
