/** Models on the sheet: bases with their marks, in the order of the table; those that can be chosen are lit. */
import type { KeyboardEvent } from 'react';
import { memo } from 'react';
import { Quiet } from '../../../design/Quiet.tsx';
import type { ThingId } from '../../module.ts';
import { UnitSign } from '../signs/UnitSign.tsx';
import { b } from '../words.ts';
import type { Figure } from './figures.ts';
import { Bolt, Conditions, HealthBar, Height, Lamp, Load, Star } from './marks.tsx';
import { inches } from './scale.ts';

/** How a model stands in the open question. */
export type Standing = 'lit' | 'chosen' | 'shut' | 'acting' | undefined;

interface FiguresProps {
  readonly figures: readonly Figure[];
  /** Those on a storey that is not looked at. */
  readonly faded: ReadonlySet<string>;
  readonly standing: (id: string) => Standing;
  readonly pointed: ThingId | undefined;
  readonly choose: (id: string) => boolean;
  readonly point: (thing: ThingId | undefined) => void;
}

export function Figures({ figures, faded, standing, pointed, choose, point }: FiguresProps) {
  return (
    <g className="figures">
      {figures.map((figure) => (
        <FigureGroup
          key={figure.id}
          figure={figure}
          faded={faded.has(figure.id)}
          standing={standing(figure.id)}
          pointed={pointed === `model:${figure.id}`}
          choose={choose}
          point={point}
        />
      ))}
    </g>
  );
}

interface FigureGroupProps {
  readonly figure: Figure;
  readonly faded: boolean;
  readonly standing: Standing;
  readonly pointed: boolean;
  readonly choose: (id: string) => boolean;
  readonly point: (thing: ThingId | undefined) => void;
}

const HIT = 22;

const FigureGroup = memo(function FigureGroup({ figure, faded, standing, pointed, choose, point }: FigureGroupProps) {
  const { id, name, x, y, r, label } = figure;
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choose(id);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: inside a drawing there are no buttons */}
      <g
        role="button"
        tabIndex={0}
        className={`figure ${standing ?? ''}${pointed ? ' pointed' : ''}${faded ? ' faded' : ''}`}
        data-thing={`model:${id}`}
        data-model={id}
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
        aria-label={describe(figure)}
        aria-pressed={standing === 'chosen'}
        aria-disabled={standing === 'shut' || undefined}
        onClick={(event) => {
          if (choose(id)) event.stopPropagation();
        }}
        onKeyDown={key}
        onPointerEnter={() => point(`model:${id}`)}
        onPointerLeave={() => point(undefined)}
        onFocus={() => point(`model:${id}`)}
        onBlur={() => point(undefined)}
      >
        <circle className="hit" r={Math.max(HIT, r + 6)} />
        <Rings figure={figure} standing={standing} />
        <UnitSign r={r} card={figure.card} faction={figure.faction} colour={figure.colour} shadow />
        {figure.readiness === 'used' && <circle r={r} fill="url(#hatchd)" />}
        <Slots figure={figure} />
        <text className="figure-name" x={label.dx} y={label.dy} textAnchor={label.anchor} fontSize="15">
          {name}
        </text>
      </g>
      <Told figure={figure} />
    </>
  );
});

/** Numbers beside the base: a screen reader hears them with the model. */
function Told({ figure: { x, y, r, carries, height } }: { readonly figure: Figure }) {
  if (carries === 0 && height === 0) return null;
  return (
    <Quiet className="told" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      {carries > 0 && <Load x={-r - 3} y={0} n={carries} />}
      {height > 0 && <Height x={-r * 0.8} y={-r * 0.8} height={height} />}
    </Quiet>
  );
}

/** What a screen reader hears. */
function describe(figure: Figure): string {
  const { name, health, most, readiness, prepared, conditions, engaged, carries, height } = figure;
  return [
    name,
    b('figure.health', { n: health, most }),
    b(`readiness.${readiness}`),
    ...(prepared ? [b('figure.prepared')] : []),
    ...(engaged ? [b('figure.engaged')] : []),
    ...conditions.map((condition) => b(`condition.${condition}`)),
    ...(carries > 0 ? [b('figure.carries', { n: carries })] : []),
    ...(height > 0 ? [b('figure.height', { inches: inches(height) })] : []),
  ].join(', ');
}

/** From inside out: the collar of Power Armor, the cord of a fight, chosen or target. */
function Rings({ figure: { r, armored, engaged }, standing }: Pick<FigureGroupProps, 'figure' | 'standing'>) {
  return (
    <>
      {armored && <circle r={r + 3} fill="#9AA3A8" stroke="#2A211A" strokeWidth="1.4" />}
      {engaged && (
        <>
          <circle r={r + 4} fill="none" stroke="#2A211A" strokeWidth="5" />
          <circle r={r + 4} fill="none" stroke="#F6EEDD" strokeWidth="2.6" strokeDasharray="6 5" />
        </>
      )}
      {(standing === 'chosen' || standing === 'acting') && (
        <>
          <circle r={r + 6.5} fill="none" stroke="#2A211A" strokeWidth="6.4" />
          <circle r={r + 6.5} fill="none" stroke="var(--signal)" strokeWidth="4" />
        </>
      )}
      {standing === 'lit' && (
        <circle className="lit-ring" r={r + 6} fill="none" stroke="var(--lamp)" strokeWidth="4" strokeDasharray="4 4" />
      )}
    </>
  );
}

/** Slots never trade places. */
function Slots({ figure: { r, readiness, prepared, conditions, leads, health, most } }: { readonly figure: Figure }) {
  return (
    <g className="slots">
      {leads && <Star x={0} y={-r + 1} />}
      {prepared && <Bolt x={r * 0.72} y={-r * 0.72} />}
      {readiness === 'ready' && <Lamp x={-r * 0.78} y={r * 0.74} />}
      <Conditions r={r} conditions={conditions} />
      {health < most && <HealthBar y={r + 8} health={health} most={most} />}
    </g>
  );
}
