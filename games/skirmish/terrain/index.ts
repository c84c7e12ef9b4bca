export {
  codeOf,
  type DrawingFault,
  drawingFaults,
  drawingFrom,
  drawingIn,
  isCode,
  MOST_PIECES,
  roomAmong,
} from './drawing.ts';
export { COVER, FAIR, layTable, OPEN_LINE, PASSAGE, unfairnessOf } from './generator.ts';
export {
  type DrawnTable,
  LANDS,
  type LaidTable,
  type Land,
  type TerrainKind,
  type TerrainSpot,
  TURNS,
  type Weight,
} from './kinds.ts';
export { areGroupsNearer, layPieces, piecesAt } from './pieces.ts';
