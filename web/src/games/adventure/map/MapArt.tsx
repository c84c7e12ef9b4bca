/** The tiles as they lie, what is printed on them, and their names. */
import type { AdventureView } from '@holotape/adventure/view';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useAdventure } from '../table.tsx';
import { FacedownTile } from './FacedownTile.tsx';
import { useBegun } from './fresh.ts';
import type { Sheet } from './layout.ts';
import { planOf, type TilePlan } from './plan.ts';
import { TileArt, TileNames, TilePrint } from './Tile.tsx';

interface MapArtProps {
  readonly view: AdventureView;
  readonly sheet: Sheet;
  readonly roads: readonly (readonly number[])[];
}

export const Tiles = ({ view, sheet, roads }: MapArtProps) => {
  const { position } = useAdventure();
  const begun = useBegun();
  return view.map.map(({ tile, kind, faceup }, i) => {
    const back = <FacedownTile kind={kind === 'deadly' ? 'deadly' : 'dangerous'} radius={sheet.radius} />;
    return (
      <AtCentre key={sheet.centres[i]!.x * 1e4 + sheet.centres[i]!.y} at={sheet.centres[i]!}>
        {faceup && tile !== null ? (
          <Turned isNew={begun} back={back}>
            <TileArt plan={planOf(position.content.tiles.get(tile)!, sheet.radius)} road={roads[i]!} />
          </Turned>
        ) : (
          back
        )}
      </AtCentre>
    );
  });
};

interface TurnedProps {
  /** It was explored while one looked. */
  readonly isNew: boolean;
  readonly back?: ReactNode;
  readonly children: ReactNode;
}

/** A tile that is explored turns over: its back goes, then its face comes. FB-EXP-2 */
function Turned({ isNew, back, children }: TurnedProps) {
  const [turns] = useState(isNew);
  if (!turns) return children;
  return (
    <>
      {back !== undefined && <g className="turned-away">{back}</g>}
      <g className="turned-up">{children}</g>
    </>
  );
}

type OverTilesProps = Omit<MapArtProps, 'roads'>;

export const Prints = (props: OverTilesProps) => <OverTiles {...props} Part={TilePrint} />;
export const Names = (props: OverTilesProps) => <OverTiles {...props} Part={TileNames} />;

interface PartProps extends OverTilesProps {
  readonly Part: ComponentType<{ readonly plan: TilePlan }>;
}

/** A part of every tile that is known. */
const OverTiles = ({ view, sheet, Part }: PartProps) => {
  const { position } = useAdventure();
  const begun = useBegun();
  return view.map.map(
    ({ tile, faceup }, i) =>
      faceup &&
      tile !== null && (
        <AtCentre key={tile} at={sheet.centres[i]!}>
          <Turned isNew={begun}>
            <Part plan={planOf(position.content.tiles.get(tile)!, sheet.radius)} />
          </Turned>
        </AtCentre>
      ),
  );
};

interface AtCentreProps {
  readonly at: { readonly x: number; readonly y: number };
  readonly children: ReactNode;
}

const AtCentre = ({ at: { x, y }, children }: AtCentreProps) => <g transform={`translate(${x} ${y})`}>{children}</g>;
