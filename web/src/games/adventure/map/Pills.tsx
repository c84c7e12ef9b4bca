/** What is written on spaces while something is asked: prices, "explore", and why a space is blocked. Over everything else. */
import type { AdventureContext } from '../table.tsx';
import { a } from '../words.ts';
import { type Drawn, middleOf } from './drawn.ts';
import { PricePill, WordPill } from './marks.tsx';
import { isOpen, type Standing } from './Spaces.tsx';

interface PillsProps {
  readonly context: AdventureContext;
  readonly drawn: ReadonlyMap<string, Drawn>;
  readonly standing: (id: string) => Standing;
  /** How many pieces stand in a space: they have its first slots. */
  readonly standingIn: (id: string) => number;
}

export function Pills({ context, drawn, standing, standingIn }: PillsProps) {
  return [...drawn.values()].map((space) => {
    const { state, option, way } = standing(space.id);
    const [x, y] = freePlace(space, standingIn(space.id));
    if (isOpen({ state, option, way })) {
      if (way !== undefined)
        return <PricePill key={space.id} x={x} y={y} points={way.points} chosen={state === 'chosen'} />;
      const word = option?.id.startsWith('explore') ? a('act.explore.tile') : undefined;
      const [mx, my] = middleOf(space);
      return word && <WordPill key={space.id} x={mx} y={my + 56} word={word} chosen={state === 'chosen'} />;
    }
    const needs = state === 'blocked' && option?.blocked?.say === 'why.difficult' ? neededOf(option.blocked.args) : 0;
    return needs > 0 && context.question?.ask === 'turn' ? (
      <WordPill key={space.id} x={x} y={y} word={a('space.needs', { n: needs })} no />
    ) : null;
  });
}

const neededOf = (args: unknown): number => Number((args as { needs?: number } | undefined)?.needs ?? 0);

/** The next slot that no piece has. */
function freePlace({ x, y, slots }: Drawn, taken: number): readonly [number, number] {
  const [sx, sy] = slots[Math.min(taken, slots.length - 1)]!;
  return [x + sx, y + sy];
}
