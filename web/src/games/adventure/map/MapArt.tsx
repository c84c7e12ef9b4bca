/** The tiles as they lie, with their names or without: printed matter under everything else. */
import type { AdventureView } from '@holotape/adventure/view';
import type { ReactNode } from 'react';
import { useAdventure } from '../table.tsx';
import { FacedownTile } from './FacedownTile.tsx';
import type { Sheet } from './layout.ts';
import { planOf } from './plan.ts';
import { TileArt, TileNames } from './Tile.tsx';

interface MapArtProps {
  readonly view: AdventureView;
  readonly sheet: Sheet;
  readonly roads: readonly (readonly number[])[];
}

export const Tiles = ({ view, sheet, roads }: MapArtProps) => {
  const { position } = useAdventure();
  return view.map.map(({ tile, kind, faceup }, i) => (
    <AtCentre key={sheet.centres[i]!.x * 1e4 + sheet.centres[i]!.y} at={sheet.centres[i]!}>
      {faceup && tile !== null ? (
        <TileArt plan={planOf(position.content.tiles.get(tile)!, sheet.radius)} road={roads[i]!} />
      ) : (
        <FacedownTile kind={kind === 'deadly' ? 'deadly' : 'dangerous'} radius={sheet.radius} />
      )}
    </AtCentre>
  ));
};

export const Names = ({ view, sheet }: Omit<MapArtProps, 'roads'>) => {
  const { position } = useAdventure();
  return view.map.map(
    ({ tile, faceup }, i) =>
      faceup &&
      tile !== null && (
        <AtCentre key={tile} at={sheet.centres[i]!}>
          <TileNames plan={planOf(position.content.tiles.get(tile)!, sheet.radius)} />
        </AtCentre>
      ),
  );
};

interface AtCentreProps {
  readonly at: { readonly x: number; readonly y: number };
  readonly children: ReactNode;
}

const AtCentre = ({ at: { x, y }, children }: AtCentreProps) => <g transform={`translate(${x} ${y})`}>{children}</g>;
