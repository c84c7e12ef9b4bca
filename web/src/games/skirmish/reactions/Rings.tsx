/** Awareness around models that watch: one length in a full line, two in dashes, each with its ruler's colour and name. */
import { distance, type Point } from '@holotape/skirmish/geometry/point';
import { awarenessOf } from '@holotape/skirmish/queries/card-colors';
import { lengthOf } from '@holotape/skirmish/queries/ranges';
import { baseOf } from '@holotape/skirmish/queries/units';
import type { Model } from '@holotape/skirmish/state';
import { Quiet } from '../../../design/Quiet.tsx';
import { inches, onSheet, SCALE, sizeOf } from '../board/scale.ts';
import { modelName } from '../names.ts';
import { useBattle } from '../table.tsx';
import { b } from '../words.ts';

/** A label keeps so far off the edges of the sheet. */
const EDGE = 60;
/** And so far, in radians, off the line of sight. */
const BESIDE = 0.4;

interface RingsProps {
  readonly models: readonly Model[];
  /** What they may notice: the labels lie on the way there, where one looks anyway. */
  readonly cause?: Model | undefined;
}

export function Rings({ models, cause }: RingsProps) {
  const { battle } = useBattle();
  const size = sizeOf(battle.state);
  return (
    <Quiet className="rings">
      {models.map((model) => {
        const color = awarenessOf(battle, model);
        const length = lengthOf(battle.content, color);
        const { x, y, r } = { ...onSheet(battle.state, model), r: baseOf(battle, model).r };
        const label = b('ring.one', { name: modelName(battle, model.id), inches: inches(length) });
        const w = label.length * 7.4 + 16;
        const at = onRing({ x, y }, (r + length) * SCALE, size, cause && onSheet(battle.state, cause));
        return (
          <g key={model.id} style={{ color: `var(--range-${color})` }} data-ring={model.id}>
            <circle cx={x} cy={y} r={(r + length) * SCALE} className="ring-one" />
            <circle cx={x} cy={y} r={(r + 2 * length) * SCALE} className="ring-two" />
            <g transform={`translate(${(at.x - w / 2).toFixed(1)} ${(at.y - 12).toFixed(1)})`}>
              <rect width={w} height="24" rx="2" fill="currentColor" stroke="#2A211A" />
              <text x={w / 2} y="17" fontSize="14" textAnchor="middle" fill={`var(--range-${color}-ink)`}>
                {label}
              </text>
            </g>
          </g>
        );
      })}
    </Quiet>
  );
}

/** Beside the way to what is looked at if that lies beyond the ring, or to the middle of the sheet, and never off it. */
function onRing(from: Point, r: number, { w, h }: { readonly w: number; readonly h: number }, to?: Point): Point {
  const beyond = to !== undefined && distance(from, to) > r ? to : { x: w / 2, y: h / 2 };
  const angle = Math.atan2(beyond.y - from.y, beyond.x - from.x) + BESIDE;
  const within = (at: number, most: number) => Math.min(Math.max(at, EDGE), most - EDGE);
  return { x: within(from.x + r * Math.cos(angle), w), y: within(from.y + r * Math.sin(angle), h) };
}
