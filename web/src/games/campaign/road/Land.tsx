/** The country along the road: dry grass, rock and a river. Nothing of it means anything. */
import { ROAD } from './layout.ts';

const { w: W, h: H } = ROAD;
const CONTOURS = [40, 104, 168, 232, 296, 360, 424];
const ROCK = `M600 0Q672 66 812 56T${W} 112V0Z`;
const GRASS = `M0 0H310Q240 66 116 62T0 100ZM0 ${H}V296Q150 250 310 292T620 280T${W} 304V${H}Z`;
const RIVER = `M418 -10Q380 66 428 124T410 280Q382 356 420 ${H + 10}`;

export const Land = () => (
  <g className="country">
    <defs>
      <pattern id="road-hills" width="22" height="16" patternUnits="userSpaceOnUse">
        <path d="M2 12q5-9 10 0M13 6q4-7 8 0" className="stitch" />
      </pattern>
      <pattern id="road-grass" width="19" height="17" patternUnits="userSpaceOnUse">
        <path d="M4 9l1-4 1 4M13 15l1-4 1 4" className="stitch faint" />
      </pattern>
    </defs>
    <rect width={W} height={H} className="land" />
    <path d={GRASS} className="grass" />
    <path d={ROCK} className="rock" />
    <path d={ROCK} fill="url(#road-hills)" />
    <rect width={W} height={H} fill="url(#road-grass)" />
    {CONTOURS.map((y) => (
      <path key={y} d={`M-20 ${y}Q200 ${y - 38} 400 ${y + 12}T780 ${y - 10}T${W + 40} ${y + 16}`} className="contour" />
    ))}
    <path d={RIVER} className="river" />
  </g>
);
