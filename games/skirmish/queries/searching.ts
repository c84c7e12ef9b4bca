/** Searchable Markers: what can be looked at, opened and taken. */
import type { Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import type { Marker, Model } from '../state.ts';
import type { Skill } from '../words.ts';
import { isAt, whyNotInteract } from './markers.ts';
import { specialRules } from './scenario.ts';
import { strangerAt } from './strangers.ts';

/** Undersides that show a test. WW-SEARCH-10 to WW-SEARCH-12 */
const TESTS: Partial<Record<Marker['face'], Skill>> = {
  lockpick: 'lockpick',
  search: 'search',
  computers: 'computers',
  'trapped-lock': 'lockpick',
};

/** The skill with which a Searchable can be opened now: only once it is revealed. WW-SEARCH-5 */
export const testOf = ({ kind, face, up, opened }: Marker): Skill | undefined =>
  kind === 'searchable' && up && !opened ? TESTS[face] : undefined;

/** Face-down Searchables in contact. WW-SEARCH-2 */
export const lookable = (battle: Battle, model: Model): Marker[] =>
  battle.state.markers.filter(
    (marker) =>
      marker.kind === 'searchable' &&
      !marker.up &&
      strangerAt(battle, marker) === undefined &&
      isAt(battle, model, marker),
  );

/** What is open there is something else than a box: a lock that no longer bars, a charge that ticks. WW-EXPERT-7, SC-DEMO-15 */
const NO_BOX: readonly Marker['kind'][] = ['lock', 'charge', 'generator', 'barrel'];

const holdsCards = ({ kind, items, opened }: Marker): boolean =>
  kind === 'dropped' || (opened && (items.length > 0 || !NO_BOX.includes(kind)));

/** Markers in contact at which cards may be taken up. WW-SEARCH-16, WW-RULING-52 */
export const takeable = (battle: Battle, model: Model): Marker[] =>
  battle.state.markers.filter((marker) => holdsCards(marker) && isAt(battle, model, marker));

export const whyNotSearch = (battle: Battle, model: Model, marker: Marker): Reason | undefined => {
  const why = whyNotInteract(battle, model, marker);
  return why === undefined ? specialRules(battle).whyNotUse?.(battle, model, marker) : { ...why, rule: 'WW-SEARCH-2' };
};

/** What a scenario has to say about a card that lies there. */
export const whyNotTake = (battle: Battle, model: Model, card: string): Reason | undefined =>
  specialRules(battle).whyNotTake?.(battle, model, card);
