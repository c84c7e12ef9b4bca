/** Forces that were built in this browser, by the names they were given. */
import type { ForceList } from '@holotape/skirmish/printed/force-lists';
import { forceIn } from '@holotape/skirmish/queries/force-lists/reading';
import { skirmishContent } from '../pack.ts';

const KEY = 'holotape.skirmish.forces';

/** The newest first; what is damaged is not there. */
export function keptForces(): ForceList[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.flatMap((text) => {
      const read = typeof text === 'string' ? forceIn(skirmishContent(), text) : undefined;
      return read !== undefined && 'list' in read ? [read.list] : [];
    });
  } catch {
    return [];
  }
}
