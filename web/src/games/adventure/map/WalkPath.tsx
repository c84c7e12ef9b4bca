/** The way that is meant, with a numbered disc wherever it sets something off. */
import { Quiet } from '../../../design/Quiet.tsx';
import { optionOf } from '../../module.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { meantNow, waysFrom } from '../walking.ts';
import { type Drawn, middleOf } from './drawn.ts';

interface WalkPathProps {
  readonly context: AdventureContext;
  readonly drawn: ReadonlyMap<string, Drawn>;
}

export function WalkPath({ context, drawn }: WalkPathProps) {
  const { position, me } = useAdventure();
  const ways = waysFrom(position, context.question);
  const meant = meantNow(context, ways, optionOf(context));
  const way = meant === undefined ? undefined : ways.get(meant);
  const from = me?.space == null ? undefined : drawn.get(me.space);
  if (way === undefined || from === undefined) return null;
  const points = [from, ...way.path.flatMap((space) => drawn.get(space) ?? [])].map(middleOf);
  const d = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return (
    <Quiet className="walk-path" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={d} stroke="#2A211A" strokeWidth="8" />
      <path d={d} stroke="#F2B632" strokeWidth="4.4" strokeDasharray="1 9" />
      {way.setsOff.map(({ space }, i) => {
        const at = drawn.get(space);
        if (at === undefined) return null;
        const [x, y] = middleOf(at);
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: what happens on the way, in its order
            key={i}
            transform={`translate(${x + 14} ${y - 14 - 22 * way.setsOff.slice(0, i).filter((each) => each.space === space).length})`}
          >
            <circle r="10.5" fill="#A93520" stroke="#FFF8E8" strokeWidth="1.6" />
            <text y="5" className="map-level" fontSize="14" fill="#FFF6E4">
              {i + 1}
            </text>
          </g>
        );
      })}
    </Quiet>
  );
}
