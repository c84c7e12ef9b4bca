/** The stories as folded maps; the chosen one has the signal ring. */

import type { WishProps } from '../../setting-up.ts';
import { hexagon } from '../map/shape.ts';
import type { Agreed } from './options.ts';
import { STORIES, type Story } from './scenarios.ts';
import { w } from './words.ts';

export function Stories({ wish, change }: WishProps<Agreed>) {
  const { scenario } = wish.options;
  return (
    <fieldset className="stories" aria-label={w('stories')}>
      {STORIES.map((story) => (
        <button
          key={story.id}
          type="button"
          className="story"
          aria-pressed={story.id === scenario}
          onClick={() => change({ ...wish, options: { ...wish.options, scenario: story.id } })}
        >
          <MiniMap story={story} />
          <b>{story.name}</b>
          <small>{story.line}</small>
          <em>{w('story.factions', { star: story.factions.star.name, shield: story.factions.shield.name })}</em>
        </button>
      ))}
    </fieldset>
  );
}

const R = 13;
const HALF = (Math.sqrt(3) * R) / 2;

/** The lie of the land: known tiles on paper, dangerous and deadly ones by their backs. */
function MiniMap({ story }: { readonly story: Story }) {
  const cells = story.map.flatMap((row, y) => row.map(([column, what]) => ({ x: column, y, what })));
  const most = Math.max(...cells.map(({ x }) => x));
  const w = (most + 2) * HALF + 8;
  const h = (story.map.length - 1) * 1.5 * R + 2 * R + 8;
  const rim = hexagon(R - 0.8);
  return (
    <svg viewBox={`0 0 ${w} ${h}`} width={w} height={h} aria-hidden="true">
      <rect width={w} height={h} rx="3" fill="var(--map-paper)" stroke="var(--edge)" />
      {cells.map(({ x, y, what }) => (
        <g key={`${x} ${y}`} transform={`translate(${4 + HALF + x * HALF} ${4 + R + y * 1.5 * R})`}>
          <path
            d={rim}
            fill={
              typeof what !== 'string'
                ? 'var(--map-town)'
                : what === 'deadly'
                  ? 'var(--back-deadly)'
                  : 'var(--back-danger)'
            }
            stroke="var(--map-ink)"
            strokeWidth=".8"
          />
          {typeof what === 'string' && (
            <path
              d={what === 'deadly' ? 'M-4 3 0-1 4 3M-4-1 0-5 4-1' : 'M-4 2 0-2 4 2'}
              fill="none"
              stroke="var(--on-back)"
              strokeWidth="1.6"
            />
          )}
        </g>
      ))}
    </svg>
  );
}
