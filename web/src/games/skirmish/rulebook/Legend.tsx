/** Every kind of terrain as the sheet draws it, and what it does. WW-TERRAIN-1 */
import data from '../../../../../games/skirmish/content/terrain.yaml?data';
import { Panel, RuleTag } from '../../../design/index.ts';
import { PlotDefs } from '../sheet/PlotDefs.tsx';
import { TERRAIN } from '../sheet/terrain.ts';
import { w } from './words.ts';

const WEIGHTS = ['landmark', 'middle', 'scatter'] as const;
const INCH = 254;

interface Part {
  readonly height: number;
  readonly blocksSight: boolean;
  readonly cover: boolean;
  readonly area: boolean;
  readonly ground: 'normal' | 'difficult' | 'impassable' | 'climbable' | 'ladder';
}

interface Kind {
  readonly id: string;
  readonly name: string;
  readonly weight: (typeof WEIGHTS)[number];
  readonly parts: readonly Part[];
}

export const KINDS = data as readonly Kind[];

export function Legend() {
  return (
    <>
      <PlotDefs />
      {WEIGHTS.map((weight) => (
        <Panel key={weight} title={w(`weight.${weight}`)} more={<RuleTag id="WW-TERRAIN-1" />} className="legend">
          <ul>
            {KINDS.filter((kind) => kind.weight === weight).map((kind) => (
              <KindRow key={kind.id} kind={kind} />
            ))}
          </ul>
        </Panel>
      ))}
    </>
  );
}

function KindRow({ kind: { id, name, parts } }: { readonly kind: Kind }) {
  const viewBox = TERRAIN[id]?.viewBox;
  const words = [
    ...(parts.some(({ blocksSight }) => blocksSight) ? [w('sight')] : []),
    ...(parts.some(({ cover }) => cover) ? [w('cover')] : []),
    ...(parts.some(({ area }) => area) ? [w('area')] : []),
    ...new Set(parts.map(({ ground }) => w(`ground.${ground}`))),
  ];
  const heights = [...new Set(parts.map(({ height }) => height))].filter((height) => height > 0);
  return (
    <li>
      <svg viewBox={viewBox} role="img" aria-label={name}>
        <use href={`#terrain-${id}`} {...boxOf(viewBox)} />
      </svg>
      <b>{name}</b>
      <p>
        {[...words, ...heights.map((height) => w('height', { inches: (height / INCH).toFixed(1) }))].map((word) => (
          <span key={word} className="tag">
            {word}
          </span>
        ))}
      </p>
    </li>
  );
}

/** A symbol is laid exactly over the box it was drawn in. */
function boxOf(viewBox = '0 0 0 0') {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  return { x, y, width, height };
}
