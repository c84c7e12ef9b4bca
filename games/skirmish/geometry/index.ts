/** Plane geometry of round things among polygons: exact, in whole tenths of a millimetre, and able to show its evidence. */
export * from './area.ts';
export * from './around.ts';
export * from './box.ts';
export * from './crossing.ts';
export * from './field.ts';
export * from './gap.ts';
export * from './grow.ts';
export * from './ledges.ts';
export * from './point.ts';
export * from './polygon.ts';
export * from './reach.ts';
export * from './sight.ts';
export * from './spots.ts';
export * from './sweep.ts';
export * from './through.ts';
export * from './walk.ts';
export * from './ways.ts';
