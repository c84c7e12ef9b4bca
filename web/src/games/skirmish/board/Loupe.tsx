/** Under a finger nobody sees anything: what was chosen is shown a second time, larger, beside it. */
import { useId } from 'react';
import { Quiet } from '../../../design/Quiet.tsx';
import type { BattleContext } from '../table.tsx';
import { useBattle } from '../table.tsx';
import { figuresOf } from './figures.ts';
import { endOf } from './place.ts';
import { onSheet, sizeOf } from './scale.ts';

/** Ground and terrain in the document, for whoever shows a part of them again. */
export const UNDER = 'plot-under';

const R = 64;
const LARGER = 2.2;
/** From the place to the middle of the loupe. */
const ASIDE = 112;

const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

export function Loupe({ context: { view, pending } }: { readonly context: BattleContext }) {
  const { battle, actor } = useBattle();
  const id = useId();
  const end = endOf(pending?.answer);
  if (end === undefined || !isTouched()) return null;
  const { w, h } = sizeOf(view);
  const at = onSheet(view, end);
  const figures = figuresOf(battle);
  const own = figures.find((figure) => figure.id === actor?.id);
  const [x, y] = [at.x + (at.x > w / 2 ? -ASIDE : ASIDE), at.y + (at.y > h / 2 ? -ASIDE : ASIDE)];
  const good = pending?.verdict.ok;
  return (
    <Quiet className="loupe">
      <clipPath id={id}>
        <circle cx={x} cy={y} r={R} />
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
      <circle cx={x} cy={y} r={R} className="loupe-rim" />
    </Quiet>
  );
}
