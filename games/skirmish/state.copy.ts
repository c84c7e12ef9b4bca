// Emitted from the schema by `npm run emit`: do not edit.
// biome-ignore-all format: kept as it is emitted
import type { SkirmishState } from './state.ts';

function copyPiecesOutline(it: SkirmishState['pieces'][number]['outline'][number]): SkirmishState['pieces'][number]['outline'][number] {
  return {
    x: it.x,
    y: it.y,
  };
}

function copySkirmishStatePieces(it: SkirmishState['pieces'][number]): SkirmishState['pieces'][number] {
  return {
    id: it.id,
    outline: it.outline.map(copyPiecesOutline),
    height: it.height,
    blocksSight: it.blocksSight,
    cover: it.cover,
    area: it.area,
    ground: it.ground,
  };
}

function copySkirmishStateUnits(it: SkirmishState['units'][number]): SkirmishState['units'][number] {
  return {
    id: it.id,
    seat: it.seat,
    card: it.card,
    weapons: it.weapons.slice(),
  };
}

function copyModelsBonus(it: NonNullable<SkirmishState['models'][number]['bonus']>): NonNullable<SkirmishState['models'][number]['bonus']> {
  return {
    against: it.against,
    dice: it.dice.slice(),
  };
}

function copySkirmishStateModels(it: SkirmishState['models'][number]): SkirmishState['models'][number] {
  return {
    id: it.id,
    unit: it.unit,
    x: it.x,
    y: it.y,
    height: it.height,
    readiness: it.readiness,
    regular: it.regular,
    radiation: it.radiation,
    boosts: it.boosts,
    bonus: it.bonus === null ? null : copyModelsBonus(it.bonus),
    gone: it.gone,
  };
}

export function copySkirmishState(it: SkirmishState): SkirmishState {
  return {
    phase: it.phase,
    round: it.round,
    turn: it.turn,
    advantage: it.advantage,
    width: it.width,
    height: it.height,
    pieces: it.pieces.map(copySkirmishStatePieces),
    units: it.units.map(copySkirmishStateUnits),
    models: it.models.map(copySkirmishStateModels),
  };
}
