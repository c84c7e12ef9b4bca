/** Under a finger nobody sees anything: what was chosen is shown a second time, larger, beside it. */
import type { Point } from '@holotape/skirmish/geometry/point';
import { useId } from 'react';
import { Quiet } from '../../../design/Quiet.tsx';
import type { Box } from '../../module.ts';
import type { BattleContext } from '../table.tsx';
import { useBattle } from '../table.tsx';
import { figuresOf } from './figures.ts';
import { endOf } from './place.ts';
import { onSheet, sizeOf } from './scale.ts';
import { UNDER } from './under.ts';

/** Radius, and from the place to the middle of the loupe: in pixels of the screen. */
const R = 58;
const ASIDE = 104;
const LARGER = 2.2;

/** What of the sheet is in its frame now, in the sheet's own pixels, and how many of them one of the screen is. */
interface Seen extends Box {
  readonly scale: number;
}

function seenNow(): Seen | undefined {
  const [frame, plot] = ['.board-frame', '.plot'].map((part) => document.querySelector(part)?.getBoundingClientRect());
  const view = document.querySelector<SVGSVGElement>('.plot')?.viewBox.baseVal;
  if (frame === undefined || plot === undefined || view === undefined || plot.width === 0) return undefined;
  const scale = view.width / plot.width;
  return {
    x: (frame.left - plot.left) * scale,
    y: (frame.top - plot.top) * scale,
    w: frame.width * scale,
    h: frame.height * scale,
    scale,
  };
}

/** Towards the middle of what is seen, and never out of it. */
function besideOf(at: Point, seen: Seen): Point {
  const [r, aside] = [(R + 4) * seen.scale, ASIDE * seen.scale];
  const within = (middle: number, from: number, length: number) =>
    length < 2 * r ? from + length / 2 : Math.min(Math.max(middle, from + r), from + length - r);
  const side = (place: number, from: number, length: number) =>
    within(place + (place > from + length / 2 ? -aside : aside), from, length);
  return { x: side(at.x, seen.x, seen.w), y: side(at.y, seen.y, seen.h) };
}

export function Loupe({ context: { view, pending } }: { readonly context: BattleContext }) {
  const { battle, actor } = useBattle();
  const id = useId();
  const end = endOf(pending?.answer);
  if (end === undefined) return null;
  const { w, h } = sizeOf(view);
  const at = onSheet(view, end);
  const figures = figuresOf(battle);
  const own = figures.find((figure) => figure.id === actor?.id);
  const seen = seenNow() ?? { x: 0, y: 0, w, h, scale: 1 };
  const { x, y } = besideOf(at, seen);
  const r = R * seen.scale;
  const good = pending?.verdict.ok;
  return (
    <Quiet className="loupe">
      <clipPath id={id}>
        <circle cx={x} cy={y} r={r} />
      </clipPath>
      <path d={`M${at.x} ${at.y}L${x} ${y}`} className="loupe-line" />
      <g clipPath={`url(#${id})`}>
        <g transform={`translate(${x} ${y}) scale(${LARGER}) translate(${-at.x} ${-at.y})`}>
          <use href={`#${UNDER}`} />
          {figures
            .filter((figure) => figure.id !== own?.id)
            .map((figure) => (
              <circle key={figure.id} cx={figure.x} cy={figure.y} r={figure.r} className="loupe-base" />
            ))}
          <circle cx={at.x} cy={at.y} r={own?.r ?? 15} className={good ? 'loupe-own' : 'loupe-own no'} />
          <path d={`M${at.x - 6} ${at.y}h12M${at.x} ${at.y - 6}v12`} className="loupe-cross" />
        </g>
      </g>
      <circle cx={x} cy={y} r={r} className="loupe-rim" />
    </Quiet>
  );
}
