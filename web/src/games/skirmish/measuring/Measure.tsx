/** A ruler from anything to anything: how far, in which colour, and between two models who sees whom and through what. */
import type { Battle } from '@holotape/skirmish/battle';
import { distance, type Point } from '@holotape/skirmish/geometry/point';
import { coverEvidence } from '@holotape/skirmish/queries/cover';
import { canSee, lineOfSight, placeOf } from '@holotape/skirmish/queries/line-of-sight';
import { discOf, MARKER_RADIUS } from '@holotape/skirmish/queries/markers';
import { measure } from '@holotape/skirmish/queries/ranges';
import { baseOf, inPlay } from '@holotape/skirmish/queries/units';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Flag } from '../board/Flag.tsx';
import { tablePoint } from '../board/pointed.ts';
import { inches, onSheet, sizeOf } from '../board/scale.ts';
import { nameOfAnything } from '../names.ts';
import { type BattleContext, useBattle } from '../table.tsx';
import { b } from '../words.ts';
import { type Anchor, useLayers } from './layers.ts';

/** What lies at a point: a model, a marker, or the ground. */
function anchorAt(battle: Battle, at: Point): Anchor {
  const model = inPlay(battle).find((each) => distance(each, at) <= baseOf(battle, each).r);
  if (model !== undefined) return { ...baseOf(battle, model), model: model.id };
  const marker = battle.state.markers.find((each) => distance(each, at) <= MARKER_RADIUS);
  return marker === undefined ? { ...at, r: 0, model: undefined } : { ...discOf(marker), model: undefined };
}

export function Measure({ context }: { readonly context: BattleContext }) {
  const { battle, layers } = useBattle();
  const { from, to } = useLayers(layers);
  const { view, pointed } = context;
  const sheet = useRef<SVGGElement>(null);
  const { w, h } = sizeOf(view);
  // By keyboard: what has the focus is where the ruler ends.
  useEffect(() => {
    const model = battle.state.models.find(({ id }) => `model:${id}` === pointed);
    if (model !== undefined) layers.reach({ ...baseOf(battle, model), model: model.id });
  }, [battle, layers, pointed]);
  const at = (event: MouseEvent): Anchor => anchorAt(battle, tablePoint(sheet.current!, view, event));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard the ruler goes from one model to the next
    <g
      ref={sheet}
      className="measuring"
      onPointerMove={(event) => layers.reach(at(event))}
      onClick={(event) => {
        event.stopPropagation();
        layers.mark(at(event));
      }}
    >
      <rect width={w} height={h} fill="transparent" />
      {from && <Laid battle={battle} from={from} to={to ?? from} />}
      {from === undefined && (
        <text x={w / 2} y="60" textAnchor="middle" fontSize="18" className="figure-name">
          {b('ruler.hint')}
        </text>
      )}
    </g>
  );
}

interface LaidProps {
  readonly battle: Battle;
  readonly from: Anchor;
  readonly to: Anchor;
}

function Laid({ battle, from, to }: LaidProps) {
  const [a, z] = [onSheet(battle.state, from), onSheet(battle.state, to)];
  const { length, color } = measure(battle.content, from, to);
  const middle = { x: (a.x + z.x) / 2, y: (a.y + z.y) / 2 };
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: what was measured is said
    <g className="measure" role="status" aria-label={words(battle, from, to)} data-measure={words(battle, from, to)}>
      <path d={`M${a.x} ${a.y}L${z.x} ${z.y}`} stroke="#2A211A" strokeWidth="9" strokeLinecap="round" />
      <path
        d={`M${a.x} ${a.y}L${z.x} ${z.y}`}
        stroke={color === undefined ? '#FFF8E8' : `var(--range-${color})`}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <Between battle={battle} from={from} to={to} />
      {length > 0 && (
        <Flag at={middle} dx={0} dy={34} kind="paper">
          {words(battle, from, to)}
        </Flag>
      )}
    </g>
  );
}

/** Two models, if the ruler lies between two. */
function pairOf(battle: Battle, from: Anchor, to: Anchor) {
  const model = (id: string | undefined) => battle.state.models.find((each) => each.id === id);
  const [a, z] = [model(from.model), model(to.model)];
  return a === undefined || z === undefined || a === z
    ? undefined
    : ([placeOf(battle, a), placeOf(battle, z)] as const);
}

function words(battle: Battle, from: Anchor, to: Anchor): string {
  const far = inches(measure(battle.content, from, to).length);
  const pair = pairOf(battle, from, to);
  if (pair === undefined) return b('ruler.points', { inches: far });
  if (!canSee(battle, ...pair)) return b('ruler.flag', { inches: far, sight: b('ruler.hidden') });
  const n = coverEvidence(battle, ...pair).by.length;
  return n > 0 ? b('ruler.flag.cover', { inches: far, n }) : b('ruler.flag', { inches: far, sight: b('ruler.sees') });
}

/** The line that shows the sight, and what lies on the line of cover. */
function Between({ battle, from, to }: LaidProps) {
  const pair = pairOf(battle, from, to);
  if (pair === undefined) return null;
  const { sees, line } = lineOfSight(battle, ...pair);
  const [a, z] = [onSheet(battle.state, line.from), onSheet(battle.state, line.to)];
  return (
    <>
      {sees && (
        <path d={`M${a.x} ${a.y}L${z.x} ${z.y}`} className="sight-line" data-sight={`${from.model} ${to.model}`} />
      )}
      {coverEvidence(battle, ...pair).by.map(({ id, enter }, i) => (
        <Flag key={id} at={onSheet(battle.state, enter)} dx={0} dy={-40 - 34 * i} kind="red">
          {b('flag.cover', { name: nameOfAnything(battle, id) })}
        </Flag>
      ))}
    </>
  );
}
