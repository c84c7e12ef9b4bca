/** The stage of Super Duper Sweep: its measures, two forces and a table with next to nothing on it. */
import { codeOf } from '../../terrain/index.ts';
import { forceOf, leading, listed } from '../helpers/forces.ts';

export const RED = 1524;
export const GREEN = 2032;
/** Half a marker, and half a settler. */
export const M = 125;
export const R = 160;
/** Where the strips meet, from the bottom. */
export const [LOW, HIGH] = [RED + GREEN, RED + 2 * GREEN];

export const ours = forceOf([leading(), listed('settler', { models: 2 }), listed('dogmeat')]);
export const theirs = forceOf([listed('veteran-raider', { leader: 'hunter' }), listed('raider', { models: 2 })]);
export const table = codeOf({ land: 'junkyard', pieces: [{ kind: 'crate', x: 500, y: 8600, turn: 0 }] });
