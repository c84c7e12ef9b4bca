/** Houses with storeys: a roof until somebody looks in, then one storey in full ink and the others under a veil. */
import { distance } from '@holotape/skirmish/geometry/point';
import { middleOf } from '@holotape/skirmish/geometry/polygon';
import { modelsOf } from '@holotape/skirmish/queries/units';
import { type KeyboardEvent, useEffect, useMemo } from 'react';
import { Quiet } from '../../../design/Quiet.tsx';
import { isTyping } from '../../../shell/typing.ts';
import { useLayers } from '../measuring/layers.ts';
import { type BattleContext, useBattle } from '../table.tsx';
import { b } from '../words.ts';
import type { Laid } from './laid.ts';
import { inches, onSheet, outlinePath } from './scale.ts';
import { type House, housesOf, type Storey, shownStorey } from './storeys.ts';

interface OpenHouse {
  readonly house: House;
  readonly storey: Storey;
}

/** Every house as this screen shows it. */
export function useHouses({ seat, question }: BattleContext, laid: readonly Laid[]): readonly OpenHouse[] {
  const { battle, layers, actor } = useBattle();
  const { storeys } = useLayers(layers);
  const houses = useMemo(() => housesOf(laid), [laid]);
  const own = question?.seat ?? seat;
  return useMemo(() => {
    const mine = own === 'public' ? [] : modelsOf(battle, own);
    const first = mine.filter((model) => model === actor);
    return houses.map((house) => ({ house, storey: shownStorey(house, storeys, [...first, ...mine]) }));
  }, [battle, houses, storeys, own, actor]);
}

interface StoreysProps {
  readonly houses: readonly OpenHouse[];
  readonly height: number;
}

export function Roofs({ houses, height }: StoreysProps) {
  return (
    <Quiet className="houses">
      {houses.map(({ house, storey }) =>
        storey === 'roof' ? (
          <Roof key={house.id} house={house} height={height} />
        ) : (
          <Veil key={house.id} house={house} storey={storey} height={height} />
        ),
      )}
    </Quiet>
  );
}

function Roof({ house: { id, outline, height: top }, height }: { readonly house: House; readonly height: number }) {
  const at = outline.map((point) => onSheet({ height }, point));
  const middle = onSheet({ height }, middleOf(outline));
  // The ridge runs between the middles of the two shorter sides.
  const sides = at
    .map((from, i) => ({ from, to: at[(i + 1) % at.length]! }))
    .sort((a, z) => distance(a.from, a.to) - distance(z.from, z.to))
    .slice(0, 2)
    .map(({ from, to }) => `${((from.x + to.x) / 2).toFixed(1)} ${((from.y + to.y) / 2).toFixed(1)}`);
  return (
    <g data-storey={`${id} roof`}>
      <path d={outlinePath({ height }, outline)} className="roof" />
      <path d={outlinePath({ height }, outline)} fill="url(#plot-wood)" />
      <path d={`M${sides.join('L')}`} className="ridge" />
      <Plate x={middle.x} y={middle.y - 18}>
        {b('storey.roof', { inches: inches(top) })}
      </Plate>
    </g>
  );
}

interface VeilProps {
  readonly house: House;
  readonly storey: number;
  readonly height: number;
}

/** Over every storey but the one that is open. */
function Veil({ house: { id, outline, floors }, storey, height }: VeilProps) {
  const holes = floors.map((floor) => outlinePath({ height }, floor.outline));
  const shut = floors.filter((_, i) => i + 1 !== storey);
  return (
    <g data-storey={`${id} ${storey}`}>
      {storey > 0 && (
        <path d={`${outlinePath({ height }, outline)}${holes.join('')}`} fillRule="evenodd" className="veil" />
      )}
      {shut.map((floor) => (
        <path key={floor.id} d={outlinePath({ height }, floor.outline)} className="veil" />
      ))}
      {storey > 0 && <path d={holes[storey - 1]} className="floor-edge" />}
    </g>
  );
}

function Plate({ x, y, children }: { readonly x: number; readonly y: number; readonly children: string }) {
  const w = children.length * 7 + 16;
  return (
    <g className="height-plate" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <rect
        x={-w / 2}
        y="-12"
        width={w}
        height="24"
        rx="3"
        fill="var(--paper)"
        stroke="var(--line)"
        strokeWidth="1.2"
      />
      <text y="5" textAnchor="middle" fontSize="14.5" fill="var(--ink)">
        {children}
      </text>
    </g>
  );
}

/** Beside each house: its roof, its upper floors from the top, the ground. H opens or shuts all of them. */
export function StoreyKeys({ houses, height }: StoreysProps) {
  const { layers } = useBattle();
  useEffect(() => {
    const pressed = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'h' || event.ctrlKey || event.metaKey || event.altKey || houses.length === 0)
        return;
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      const isShut = houses.some(({ storey }) => storey === 'roof');
      layers.openHouses(Object.fromEntries(houses.map(({ house }) => [house.id, isShut ? 0 : 'roof'])));
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [layers, houses]);
  return (
    <g className="storey-keys">
      {houses.map(({ house, storey }) => (
        <KeysOf key={house.id} house={house} storey={storey} height={height} />
      ))}
    </g>
  );
}

const KEY = 26;

function KeysOf({ house, storey, height }: OpenHouse & { readonly height: number }) {
  const { layers } = useBattle();
  const at = house.outline.map((point) => onSheet({ height }, point));
  const x = Math.max(...at.map((point) => point.x)) + 8;
  const y = Math.min(...at.map((point) => point.y));
  const all: readonly Storey[] = ['roof', ...house.floors.map((_, i) => house.floors.length - i), 0];
  return all.map((each, i) => {
    const open = () => layers.openHouses({ [house.id]: each });
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      open();
    };
    return (
      // biome-ignore lint/a11y/useSemanticElements: inside a drawing there are no buttons
      <g
        key={each}
        role="button"
        tabIndex={0}
        aria-pressed={each === storey}
        aria-label={b(each === 'roof' ? 'storey.shut' : each === 0 ? 'storey.ground' : 'storey.upper', {
          n: each === 'roof' ? 0 : each,
        })}
        className={each === storey ? 'storey-key on' : 'storey-key'}
        transform={`translate(${x.toFixed(1)} ${(y + i * (KEY + 4)).toFixed(1)})`}
        onClick={(event) => {
          event.stopPropagation();
          open();
        }}
        onKeyDown={key}
      >
        <rect width={KEY} height={KEY} rx="5" />
        <text x={KEY / 2} y="18" textAnchor="middle" fontSize="15">
          {b(each === 'roof' ? 'storey.key.roof' : each === 0 ? 'storey.key.ground' : 'storey.key.upper', {
            n: each === 'roof' ? 0 : each,
          })}
        </text>
      </g>
    );
  });
}
