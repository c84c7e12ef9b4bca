/** What each scenario makes worth striving for, for bots: in points, of which one is about a point of damage. */
import type { Seat } from '@holotape/kernel';
import { distance, type Point } from './geometry/index.ts';
import { skillValue } from './rules/skills.ts';
import { cardOf, modelsOf } from './rules/units.ts';
import { anchorOf, isInSquare } from './scenarios/places.ts';
import type { Battle, Marker, Model } from './state.ts';

/** How far something is, as a part of what it is worth to be there: nothing is worth a walk of the whole table. */
const walk = (from: Point, to: Point): number => distance(from, to) / 1000;

const nearest = (from: Point, goals: readonly Point[]): number =>
  goals.reduce((least, goal) => Math.min(least, walk(from, goal)), 12);

/** Each goal wants somebody near it. */
const somebodyAt = (goals: readonly Point[], models: readonly Model[]): number =>
  goals.reduce((sum, goal) => sum + nearest(goal, models), 0);

/** Everybody wants to be near a goal. */
const everybodyAt = (models: readonly Model[], goals: readonly Point[]): number =>
  goals.length === 0 ? 0 : models.reduce((sum, model) => sum + nearest(model, goals), 0);

/** What a side has reached and is near to, as far as the viewer knows. */
type Aim = (battle: Battle, seat: Seat, viewer: Seat) => number;

const ofKind = ({ state }: Battle, ...kinds: Marker['kind'][]): Marker[] =>
  state.markers.filter(({ kind }) => kinds.includes(kind));

const tally = ({ state }: Battle, what: string): number => state.scenario!.tally[what] ?? 0;

const knows = ({ up, seen }: Marker, viewer: Seat): boolean => up || seen.includes(viewer);

/** Markers that may hold something, as far as the viewer knows. */
const worthASearch = (battle: Battle, viewer: Seat): Marker[] =>
  ofKind(battle, 'searchable', 'investigation', 'dropped').filter(
    (marker) => !knows(marker, viewer) || marker.face !== 'blank',
  );

const carriers = (battle: Battle, seat: Seat): Model[] =>
  modelsOf(battle, seat).filter((model) => cardOf(battle, model).type !== 'dog');

const begin: Aim = (battle, seat) => {
  const models = modelsOf(battle, seat);
  if (seat === 0) return tally(battle, 'freed') > 0 ? 10 : -1.5 * nearest(anchorOf(battle, 'dogmeat'), models);
  const traps = ofKind(battle, 'trap');
  return -7 * traps.length - 0.8 * somebodyAt(traps, models) - 0.5 * everybodyAt(models, traps);
};

const davis: Aim = (battle, seat, viewer) => {
  const held = modelsOf(battle, seat).reduce((sum, { items }) => sum + items.length, 0);
  return 4 * held - 0.7 * everybodyAt(carriers(battle, seat), worthASearch(battle, viewer));
};

const water: Aim = (battle, seat) => {
  if (seat === 1) return 5 * tally(battle, 'captives') - 0.4 * everybodyAt(modelsOf(battle, 1), modelsOf(battle, 0));
  const rounds = Math.max(0, 6 - battle.state.round);
  const hackers = modelsOf(battle, 0).filter((model) => skillValue(cardOf(battle, model), 'computers') !== undefined);
  const tech = modelsOf(battle, 0).find(({ unit }) => unit === 'tech');
  return (
    tally(battle, 'gallons') / 1000 +
    (tally(battle, 'running') > 0 ? 3 * rounds : 0) +
    (tech !== undefined && isInSquare(battle, tech, 1270) ? 2 : 0) -
    0.6 * everybodyAt(hackers, ofKind(battle, 'computer'))
  );
};

const journal: Aim = (battle, seat, viewer) => {
  const models = modelsOf(battle, seat);
  if (seat === 1) return -0.5 * everybodyAt(models, modelsOf(battle, 0));
  const carrier = models.find(({ items }) => items.includes('journal'));
  const { width, height } = battle.state;
  if (carrier !== undefined)
    return 20 - 3 * (Math.min(carrier.x, carrier.y, width - carrier.x, height - carrier.y) / 1000);
  const lock = tally(battle, 'lock');
  const wanted = lock === 0 ? undefined : (['key-a', 'key-b', 'key-c'] as const)[lock - 1];
  const holder = models.find(({ items }) => (wanted === undefined ? false : items.includes(wanted)));
  const safe = ofKind(battle, 'investigation').filter(
    (marker) => !knows(marker, viewer) || marker.face === 'searchable',
  );
  const keys = models.reduce((sum, { items }) => sum + items.filter((item) => item.startsWith('key-')).length, 0);
  const searched = worthASearch(battle, viewer).filter(({ kind }) => kind !== 'investigation');
  if (holder !== undefined) return 10 + 2 * keys - 2 * nearest(holder, safe);
  return (
    2 * keys +
    (lock > 0 ? 3 : -0.8 * Math.min(12, ...models.map((model) => nearest(model, safe)))) -
    0.6 * everybodyAt(carriers(battle, 0), searched)
  );
};

const storm: Aim = (battle, seat) => {
  const leader = modelsOf(battle, seat).find(({ unit }) => unit === (seat === 0 ? 'survivor' : 'brute'));
  const cave = ofKind(battle, 'cave')[0];
  if (leader === undefined || cave === undefined) return 0;
  // Being nearest counts only at the end, but the way is long.
  return -walk(leader, cave) * (0.5 + battle.state.round / 4);
};

const AIMS: Readonly<Record<string, Aim>> = {
  'troubled-beginnings': begin,
  'fort-davis': davis,
  'water-treatment-plant': water,
  'lost-journal': journal,
  'coming-storm': storm,
};

export const aimOf = (battle: Battle, seat: Seat, viewer: Seat): number =>
  battle.state.scenario === null ? 0 : (AIMS[battle.state.scenario.id]?.(battle, seat, viewer) ?? 0);

/** Models on whose life the scenario hangs. */
export const isVital = (battle: Battle, model: Model): boolean =>
  battle.state.scenario?.id === 'coming-storm' && (model.unit === 'survivor' || model.unit === 'brute');
