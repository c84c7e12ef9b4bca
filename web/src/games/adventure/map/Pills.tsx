/** What is written on spaces while something is asked: prices, "explore", and why a space is blocked. Over everything else. */
import type { AdventureContext } from '../table.tsx';
import { a } from '../words.ts';
import { type Drawn, middleOf } from './drawn.ts';
import { PricePill, WordPill, wordPillWidth } from './marks.tsx';
import { pillPlaces, type Wanted } from './pill-places.ts';
import { PIN } from './pin-places.ts';
import type { Block } from './places.ts';
import { isOpen, type Standing } from './Spaces.tsx';
import { isInside, type Point } from './shape.ts';

interface PillsProps {
  readonly context: AdventureContext;
  readonly drawn: ReadonlyMap<string, Drawn>;
  readonly standing: (id: string) => Standing;
  /** How many pieces stand in a space: they have its first slots. */
  readonly standingIn: (id: string) => number;
  /** Where pins stick. */
  readonly pins: readonly Point[];
}

type Pill =
  | { readonly space: Drawn; readonly points: number; readonly chosen: boolean }
  | { readonly space: Drawn; readonly needs: number };

export function Pills({ context, drawn, standing, standingIn, pins }: PillsProps) {
  const all = [...drawn.values()];
  const pills = all.flatMap((space): Pill[] => {
    const { state, option, way } = standing(space.id);
    if (isOpen({ state, option, way }))
      return way === undefined ? [] : [{ space, points: way.points, chosen: state === 'chosen' }];
    const needs = state === 'blocked' && option?.blocked?.say === 'why.difficult' ? neededOf(option.blocked.args) : 0;
    return needs > 0 && context.question?.ask === 'turn' ? [{ space, needs }] : [];
  });
  const places = pillPlaces(
    pills.map((pill) => wanted(pill, standingIn(pill.space.id))),
    [
      ...all.flatMap((space) => inTheWay(space, standingIn(space.id))),
      ...pins.map(([x, y]) => ({ x, y, w: PIN, h: PIN })),
    ],
  );
  return (
    <>
      {pills.map((pill) => {
        const [x, y] = places.get(pill.space.id)!;
        return 'points' in pill ? (
          <PricePill key={pill.space.id} x={x} y={y} points={pill.points} chosen={pill.chosen} />
        ) : (
          <WordPill key={pill.space.id} x={x} y={y} word={a('space.needs', { n: pill.needs })} no />
        );
      })}
      {all.map((space) => {
        const { state, option, way } = standing(space.id);
        if (!isOpen({ state, option, way }) || way !== undefined || !option?.id.startsWith('explore')) return null;
        const [x, y] = middleOf(space);
        return <WordPill key={space.id} x={x} y={y + 56} word={a('act.explore.tile')} chosen={state === 'chosen'} />;
      })}
    </>
  );
}

const neededOf = (args: unknown): number => Number((args as { needs?: number } | undefined)?.needs ?? 0);

/** How much of the map a piece covers. */
const PIECE = 30;

const onMap = ({ x, y }: Drawn, [sx, sy]: Point): Point => [x + sx, y + sy];

/** The slots that no piece has, and the roomiest point. */
function wanted({ space, ...pill }: Pill, taken: number): Wanted {
  const { slots, middle } = space;
  const free = slots.slice(Math.min(taken, slots.length - 1));
  const spots = [...free, ...(taken === 0 ? [middle] : [])].map((at) => onMap(space, at));
  const { outline } = space;
  return {
    id: space.id,
    spots,
    h: 26,
    w: 'points' in pill ? 46 : wordPillWidth(a('space.needs', { n: pill.needs })),
    ...(outline && { isIn: ([x, y]) => isInside(outline, [x - space.x, y - space.y]) }),
  };
}

/** The name of a space and the pieces on its first slots. */
function inTheWay(space: Drawn, taken: number): Block[] {
  const { block, slots } = space;
  const pieces = slots.slice(0, taken).map((at): Block => {
    const [x, y] = onMap(space, at);
    return { x, y, w: PIECE, h: PIECE };
  });
  return block === undefined ? pieces : [{ ...block, x: space.x + block.x, y: space.y + block.y }, ...pieces];
}
