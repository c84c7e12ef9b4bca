/** The stories as folded maps; the chosen one is unfolded and has the signal ring. */

import { Icon, Sign } from '../../../design/index.ts';
import type { WishProps } from '../../setting-up.ts';
import { FACTION_SIGNS } from '../map/pictures.ts';
import { hexagon } from '../map/shape.ts';
import type { Agreed } from './options.ts';
import { isCalifornian, STORIES, type Story } from './scenarios.ts';
import { w } from './words.ts';

export function Stories({ wish, change }: WishProps<Agreed>) {
  const { scenario } = wish.options;
  return (
    <fieldset className="stories" aria-label={w('stories')}>
      {STORIES.map((story) => {
        const chosen = story.id === scenario;
        return (
          <button
            key={story.id}
            type="button"
            className={chosen ? 'story unfolded' : 'story'}
            aria-pressed={chosen}
            onClick={() => change({ ...wish, options: { ...wish.options, scenario: story.id } })}
          >
            <b className="title">{story.name}</b>
            <FoldedMap map={mapOf(story, wish.options)} radius={chosen ? 19 : 9} />
            {chosen && <Words story={story} map={mapOf(story, wish.options)} />}
          </button>
        );
      })}
    </fieldset>
  );
}

/** As it will lie on the table. NC-SETUP-6 */
const mapOf = (story: Story, { expanded }: Agreed): Story['map'] =>
  expanded && story.expanded !== undefined ? story.expanded.map : story.map;

const FACTIONS = ['star', 'shield'] as const;

function Words({ story, map }: { readonly story: Story; readonly map: Story['map'] }) {
  return (
    <span className="words">
      <em className="chosen">
        <Sign name="tick" size={15} /> {w('story.chosen')}
      </em>
      <span>{story.line}</span>
      {isCalifornian(story.id) && <small>{w('story.new-california')}</small>}
      {story.asOne === true && <small>{w('story.as-one')}</small>}
      {FACTIONS.map((faction) => (
        <span key={faction} className="faction">
          <Icon path={FACTION_SIGNS[faction]} size={18} /> {story.factions[faction].name}
        </span>
      ))}
      <small>{w('story.length', { n: map.reduce((sum, row) => sum + row.length, 0) })}</small>
    </span>
  );
}

/** The lie of the land: known tiles on paper, dangerous and deadly ones by their backs. Where one starts is lit. */
function FoldedMap({ map, radius }: { readonly map: Story['map']; readonly radius: number }) {
  const half = (Math.sqrt(3) * radius) / 2;
  const cells = map.flatMap((row, y) => row.map(([column, what]) => ({ x: column, y, what })));
  const most = Math.max(...cells.map(({ x }) => x));
  const width = (most + 2) * half + 12;
  const height = (map.length - 1) * 1.5 * radius + 2 * radius + 12;
  const rim = hexagon(radius - 0.8);
  const scale = radius / 13;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <rect width={width} height={height} rx="2" fill="var(--map-paper)" stroke="var(--map-ink)" strokeWidth="1.4" />
      {[1, 3].map((fold) => (
        <rect key={fold} x={(width / 4) * fold} width={width / 4} height={height} fill="var(--map-ink)" opacity=".06" />
      ))}
      {cells.map(({ x, y, what }) => (
        <g key={`${x} ${y}`} transform={`translate(${6 + half + x * half} ${6 + radius + y * 1.5 * radius})`}>
          <path d={rim} fill={fillOf(what)} stroke="var(--map-ink)" strokeWidth=".8" />
          {typeof what === 'string' ? (
            <path
              d={what === 'deadly' ? 'M-4 3 0-1 4 3M-4-1 0-5 4-1' : 'M-4 2 0-2 4 2'}
              transform={`scale(${scale})`}
              fill="none"
              stroke="var(--on-back)"
              strokeWidth="1.6"
            />
          ) : (
            what.tile === START && <circle r={3.4 * scale} fill="#2A211A" stroke="#FFF6E4" strokeWidth="1.4" />
          )}
        </g>
      ))}
    </svg>
  );
}

/** Everybody starts there. FB-SETUP-16 */
const START = 'crossroads-camp';

function fillOf(what: Story['map'][number][number][1]): string {
  if (typeof what !== 'string') return what.tile === START ? 'var(--signal)' : 'var(--map-town)';
  return what === 'deadly' ? 'var(--back-deadly)' : 'var(--back-danger)';
}
