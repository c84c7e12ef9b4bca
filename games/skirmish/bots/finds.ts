/** Markers as a side knows them, for bots: what is worth walking to. */
import type { Seat } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import { whyNotCarry } from '../queries/items.ts';
import { discOf } from '../queries/markers.ts';
import { oddsOf } from '../queries/odds.ts';
import { skillOf } from '../queries/skills.ts';
import { cardOf, modelsOf } from '../queries/units.ts';
import type { Marker, Model } from '../state.ts';
import type { Skill } from '../words.ts';
import type { Errand } from './errands.ts';

export const ofKind = ({ state }: Battle, ...kinds: Marker['kind'][]): Marker[] =>
  state.markers.filter(({ kind }) => kinds.includes(kind));

export const knows = ({ up, seen }: Marker, viewer: Seat): boolean => up || seen.includes(viewer);

/** Dogs carry nothing. */
export const carriers = (battle: Battle, seat: Seat): Model[] =>
  modelsOf(battle, seat).filter((model) => cardOf(battle, model).type !== 'dog');

const TESTS: Partial<Record<Marker['face'], Skill>> = {
  lockpick: 'lockpick',
  'trapped-lock': 'lockpick',
  search: 'search',
  computers: 'computers',
};

/** Cards to expect from a marker of which nothing is known: one in two Searchables holds something, lockers hold two. */
const UNKNOWN = { searchable: 0.6, investigation: 1.2 };

/** How many cards a model may expect of a marker, as far as the viewer knows. */
export function cardsFor(battle: Battle, model: Model, marker: Marker, viewer: Seat): number {
  const { kind, face, items, seen } = marker;
  if (kind === 'dropped' || (items.length > 0 && seen.includes(viewer)))
    return items.filter((item) => whyNotCarry(battle, model, item) === undefined).length;
  if (kind !== 'searchable' && kind !== 'investigation') return 0;
  if (!knows(marker, viewer)) return UNKNOWN[kind];
  const skill = TESTS[face];
  if (skill !== undefined && !marker.opened) {
    const value = skillOf(battle, model, skill);
    return value === undefined ? 0 : oddsOf(battle.content.dice, value, [], []);
  }
  if (face.startsWith('number')) return 2;
  if (kind === 'investigation') return face === 'searchable' ? UNKNOWN.searchable : 0;
  return face === 'blank' || face === 'danger' ? 0 : 1;
}

export const errandTo = (marker: Marker, worth: (model: Model) => number): Errand => ({ at: discOf(marker), worth });
