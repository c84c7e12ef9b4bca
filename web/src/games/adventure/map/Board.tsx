/** The map as a folded road map: tiles, what stands on them, and what may be chosen. */
import { Quiet } from '../../../design/Quiet.tsx';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';
import { useDrawn, useSheet } from './drawn.ts';
import { FacedownTile } from './FacedownTile.tsx';
import { freeCorner, type Sheet } from './layout.ts';
import { Pieces } from './Pieces.tsx';
import { planOf, RADIUS } from './plan.ts';
import { Spaces } from './Spaces.tsx';
import { TileArt } from './Tile.tsx';
import { WalkPath } from './WalkPath.tsx';

export function Board(context: AdventureContext) {
  const { view } = context;
  const { sheet, roads } = useSheet(context, RADIUS);
  const { position } = useAdventure();
  const drawn = useDrawn(context, sheet);
  const known = view.map.filter(({ faceup }) => faceup).length;
  const { name } = position.content.scenarios.get(view.scenario)!;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a map, not a form
    <svg
      className="adventure-map"
      viewBox={`0 0 ${sheet.w} ${sheet.h}`}
      role="group"
      aria-label={a('map', { n: view.map.length, known })}
    >
      <Paper sheet={sheet} />
      {view.map.map(({ tile, kind, faceup }, i) => {
        const { x, y } = sheet.centres[i]!;
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            {faceup && tile !== null ? (
              <TileArt plan={planOf(position.content.tiles.get(tile)!, sheet.radius)} road={roads[i]!} />
            ) : (
              <FacedownTile kind={kind === 'deadly' ? 'deadly' : 'dangerous'} radius={sheet.radius} />
            )}
          </g>
        );
      })}
      <Spaces context={context} drawn={drawn} />
      <WalkPath context={context} drawn={drawn} />
      <Pieces context={context} drawn={drawn} />
      <Cartouche sheet={sheet} name={name} tiles={view.map.length} known={known} />
    </svg>
  );
}

/** Contour lines on paper, and the double frame of a printed map. */
function Paper({ sheet: { w, h } }: { readonly sheet: Sheet }) {
  const lines = Array.from({ length: Math.ceil(h / 66) + 1 }, (_, i) => 20 + 66 * i);
  return (
    <Quiet>
      <rect width={w} height={h} fill="var(--map-paper)" />
      {lines.map((y) => (
        <path
          key={y}
          d={`M-20 ${y}Q${w * 0.16} ${y - 56} ${w * 0.36} ${y + 12}T${w * 0.78} ${y - 14}T${w + 40} ${y + 24}`}
          fill="none"
          stroke="var(--map-contour)"
          strokeWidth="1.2"
        />
      ))}
      <rect x="1" y="1" width={w - 2} height={h - 2} rx="4" fill="none" stroke="var(--map-ink)" strokeWidth="2" />
      <rect x="5" y="5" width={w - 10} height={h - 10} rx="2" fill="none" stroke="var(--map-ink)" strokeWidth=".9" />
    </Quiet>
  );
}

interface CartoucheProps {
  readonly sheet: Sheet;
  readonly name: string;
  readonly tiles: number;
  readonly known: number;
}

/** The title of the map, in a corner where no tile lies. */
function Cartouche({ sheet, name, tiles, known }: CartoucheProps) {
  const { x, y } = freeCorner(sheet, { w: 142, h: 44 });
  return (
    <Quiet transform={`translate(${x} ${y})`}>
      <rect width="142" height="44" fill="var(--map-paper)" stroke="var(--map-ink)" strokeWidth="1.4" />
      <rect x="3" y="3" width="136" height="38" fill="none" stroke="var(--map-ink)" strokeWidth=".7" />
      <text x="71" y="19" className="map-name" fontSize="14.5" letterSpacing=".8">
        {name.toUpperCase()}
      </text>
      <text x="71" y="35" className="map-name" fontSize="13.5">
        {a('map.tiles', { n: tiles, known })}
      </text>
    </Quiet>
  );
}
