export { FAIR, layTable, PASSAGE, type TableWish, unfairnessOf } from './generator.ts';
export { LANDS, type LaidTable, type Land, type Spot, type TerrainKind } from './kinds.ts';
export { gapBetweenGroups, layPieces, piecesAt } from './pieces.ts';
