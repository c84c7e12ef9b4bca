/** How a Structure stands, in a word. Pure. */
import type { Structure } from '@holotape/skirmish/printed/structures';
import type { HouseView } from '../context.ts';
import { w } from '../words.ts';

export type Built = NonNullable<HouseView['settlement']>['structures'][number];

export interface Status {
  readonly kind: 'idle' | 'now' | 'used' | 'ready' | 'off';
  readonly word: string;
}

/** `isNow`: its cards lie open. */
export function statusOf(built: Built, { use }: Structure, isNow: boolean): Status {
  if (isNow) return { kind: 'now', word: w('status.now') };
  if (!built.works) {
    const why = built.dark ? 'dark' : !built.powered ? 'no-power' : !built.watered ? 'no-water' : 'no-perk';
    return { kind: 'off', word: w(`status.${why}`) };
  }
  if (use === undefined) return { kind: 'idle', word: '' };
  return built.used >= built.uses
    ? { kind: 'used', word: w('status.used') }
    : { kind: 'ready', word: w('status.ready') };
}

/** What it gives or needs, in a few words. */
export function noteOf({ gives, power, water, selects, retains, use }: Structure, { more, works }: Built): string {
  if (gives?.power !== undefined) return w('gives.power', { n: gives.power + more });
  if (gives?.water !== undefined) return w('gives.water', { n: gives.water + more });
  if (selects !== undefined) return w('keeps.selects', { n: selects });
  if (retains !== undefined) return w('keeps.retains', { n: retains });
  if (works && use !== undefined && 'draw' in use && !('per' in use))
    return w('draws', { n: use.draw + more, keep: use.keep });
  return water > 0 ? w('needs.water', { n: water }) : w('needs.power', { n: power });
}
