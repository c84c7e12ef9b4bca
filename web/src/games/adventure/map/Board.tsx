/** The map as a folded road map: tiles, what stands on them, and what may be chosen. */
import { Quiet } from '../../../design/Quiet.tsx';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { Camps } from '../together/Camps.tsx';
import { a } from '../words.ts';
import { useDrawn, useSheet } from './drawn.ts';
import { Here, useTapped } from './Here.tsx';
import { freeCorner, type Sheet } from './layout.ts';
import { Names, Prints, Tiles } from './MapArt.tsx';
import { Pieces, piecesIn } from './Pieces.tsx';
import { Pills } from './Pills.tsx';
import { evenLines, RADIUS } from './plan.ts';
import { QuestPins, useQuestPins } from './QuestPins.tsx';
import { Spaces, useStandings } from './Spaces.tsx';
import { WalkPath } from './WalkPath.tsx';

export function Board(context: AdventureContext) {
  const { view } = context;
  const { sheet, roads } = useSheet(context, RADIUS);
  const { position } = useAdventure();
  const drawn = useDrawn(context, sheet);
  const standing = useStandings(context, drawn);
  const pins = useQuestPins(context, drawn);
  const known = view.map.filter(({ faceup }) => faceup).length;
  const { name } = position.content.scenarios.get(view.scenario)!;
  const [tapped, tell] = useTapped();
  const map = (
    // biome-ignore lint/a11y/useSemanticElements: a map, not a form
    <svg
      className="adventure-map"
      viewBox={`0 0 ${sheet.w} ${sheet.h}`}
      role="group"
      aria-label={a('map', { n: view.map.length, known })}
    >
      <Paper sheet={sheet} />
      <Tiles view={view} sheet={sheet} roads={roads} />
      <Spaces context={context} drawn={drawn} standing={standing} tell={tell} />
      <Prints view={view} sheet={sheet} />
      <WalkPath context={context} drawn={drawn} />
      <Camps context={context} drawn={drawn} />
      <Pieces context={context} drawn={drawn} />
      <Names view={view} sheet={sheet} />
      <QuestPins context={context} pins={pins} />
      <Pills
        context={context}
        drawn={drawn}
        standing={standing}
        standingIn={(id) => piecesIn(view, id)}
        pins={pins.map(({ at }) => at)}
      />
      <Cartouche sheet={sheet} name={name} tiles={view.map.length} known={known} />
    </svg>
  );
  return (
    <>
      {map}
      <Here context={context} tapped={tapped} />
    </>
  );
}

/** Contour lines on paper, and the double frame of a printed map. */
export function Paper({ sheet: { w, h } }: { readonly sheet: Sheet }) {
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

/** So narrow that it fits beside the last tile of a row that is set in. */
const PLATE = 98;

/** The title of the map, in a corner where no tile lies. */
function Cartouche({ sheet, name, tiles, known }: CartoucheProps) {
  const lines = [...evenLines(name.toUpperCase()), a('map.tiles', { n: tiles, known })];
  const h = 10 + 16 * lines.length;
  const { x, y } = freeCorner(sheet, { w: PLATE, h });
  return (
    <Quiet transform={`translate(${x} ${y})`}>
      <rect width={PLATE} height={h} fill="var(--map-paper)" stroke="var(--map-ink)" strokeWidth="1.4" />
      <rect x="3" y="3" width={PLATE - 6} height={h - 6} fill="none" stroke="var(--map-ink)" strokeWidth=".7" />
      {lines.map((line, i) => (
        <text key={line} x={PLATE / 2} y={17.5 + 16 * i} className="map-name" fontSize="14.5">
          {line}
        </text>
      ))}
    </Quiet>
  );
}
