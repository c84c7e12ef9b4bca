/** What the ground of a space looks like: the first of these that is true of it. */
import type { Space } from '@holotape/adventure/printed/tiles';
import { hashOf } from './shape.ts';

const GROUNDS = ['irradiated', 'difficult', 'settlement', 'vault', 'named', 'grass', 'sand'] as const;
export type Ground = (typeof GROUNDS)[number];

export function groundOf({ id, terrain, icon, name }: Space): Ground {
  if (terrain.includes('irradiated')) return 'irradiated';
  if (terrain.includes('difficult')) return 'difficult';
  if (icon === 'settlement') return 'settlement';
  if (icon?.startsWith('vault')) return 'vault';
  if (name !== undefined) return 'named';
  return hashOf(id) % 2 === 0 ? 'grass' : 'sand';
}

/** Its colour, and the pattern over it: readable in grey. */
export const PAINT: Readonly<Record<Ground, { readonly fill: string; readonly pattern: string }>> = {
  irradiated: { fill: 'var(--map-rad)', pattern: 'url(#map-rad-dots)' },
  difficult: { fill: 'var(--map-rock)', pattern: 'url(#map-hachures)' },
  settlement: { fill: 'var(--map-town)', pattern: 'url(#ht)' },
  vault: { fill: 'var(--map-water)', pattern: 'url(#ht)' },
  named: { fill: 'var(--map-dry)', pattern: 'url(#ht)' },
  grass: { fill: 'var(--map-grass)', pattern: 'url(#map-tufts)' },
  sand: { fill: 'var(--map-dry)', pattern: 'url(#map-tufts)' },
};
