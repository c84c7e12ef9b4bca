/** What the settlement lives on, and how it is put out of order. */
import type { Skill } from '../../words.ts';

/** SC-FORT-9 */
export const STILLS = 3;

/** Any of these will do. SC-FORT-2 */
export const DISABLING: readonly Skill[] = ['lockpick', 'computers', 'search'];
