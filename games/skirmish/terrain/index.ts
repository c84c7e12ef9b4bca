export { FAIR, layTable, PASSAGE, unfairnessOf } from './generator.ts';
export { LANDS, type LaidTable, type Land, type TerrainKind, type TerrainSpot } from './kinds.ts';
export { gapBetweenGroups, layPieces, piecesAt } from './pieces.ts';
