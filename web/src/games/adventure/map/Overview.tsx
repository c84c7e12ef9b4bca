/** The whole map, small: known tiles on paper, the others by their backs, and where everybody stands. No words. */
import { paintOf, SHAPES } from '../../../design/index.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { useSheet } from './drawn.ts';
import { RADIUS } from './plan.ts';
import { hexagon } from './shape.ts';

const FILLS = { deadly: 'var(--back-deadly)', dangerous: 'var(--back-danger)', known: 'var(--map-town)' } as const;

export function Overview(context: AdventureContext) {
  const { view } = context;
  const { colours, position } = useAdventure();
  const { sheet } = useSheet(context, RADIUS);
  const rim = hexagon(RADIUS - 4);
  const placeOf = (space: string | null) => {
    if (space === null) return undefined;
    const tile = space.startsWith('#') ? undefined : position.content.spaces.get(space)?.tile;
    const at = tile === undefined ? Number(space.slice(1)) : view.map.findIndex((each) => each.tile === tile);
    return sheet.centres[at];
  };
  return (
    <>
      <rect width={sheet.w} height={sheet.h} fill="var(--map-paper)" />
      {view.map.map(({ faceup, kind }, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: positions of the map
          key={i}
          d={rim}
          transform={`translate(${sheet.centres[i]!.x} ${sheet.centres[i]!.y})`}
          fill={faceup ? FILLS.known : kind === 'deadly' ? FILLS.deadly : FILLS.dangerous}
          stroke="var(--map-ink)"
          strokeWidth="3"
        />
      ))}
      {view.survivors.map(({ space }, seat) => {
        const at = placeOf(space);
        return (
          at && (
            <path
              key={colours[seat]}
              d={SHAPES[colours[seat]!]}
              transform={`translate(${at.x + 26 * (seat - 1)} ${at.y}) scale(4)`}
              fill={paintOf(colours[seat]!)}
              stroke="#FFF8E8"
            />
          )
        );
      })}
    </>
  );
}
