/** Forces that were built in this browser, by the names they were given. */
import type { ForceList } from '@holotape/skirmish/printed/force-lists';
import { fileOf, forceIn } from '@holotape/skirmish/queries/force-lists/reading';
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

const MOST = 40;

const write = (lists: readonly ForceList[]): boolean => {
  try {
    localStorage.setItem(KEY, JSON.stringify(lists.slice(0, MOST).map(fileOf)));
    return true;
  } catch {
    return false;
  }
};

/** One of the same name takes the place of the old one. Whether it could be kept. */
export const keepForce = (list: ForceList): boolean =>
  write([list, ...keptForces().filter(({ name }) => name !== list.name)]);

export const forgetForce = (name: string): boolean => write(keptForces().filter((list) => list.name !== name));
