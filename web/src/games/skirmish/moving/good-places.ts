/** Places worth going to, each with its letter and its reasons: objectives, shelter, a good shot. Pure. */
import type { Answer } from '@holotape/kernel/play';
import type { Battle } from '@holotape/skirmish/battle';
import { gap } from '@holotape/skirmish/geometry/gap';
import { distance, type Point } from '@holotape/skirmish/geometry/point';
import { discOf } from '@holotape/skirmish/queries/markers';
import type { Prospect } from '@holotape/skirmish/queries/outlook';
import type { Roam } from '@holotape/skirmish/queries/reach';
import { baseOf } from '@holotape/skirmish/queries/units';
import type { Model } from '@holotape/skirmish/state';
import { endOf } from '../board/place.ts';
import { coordinates, placeName } from '../board/places.ts';
import { INCH, inches } from '../board/scale.ts';
import { modelName, nameOfAnything } from '../names.ts';
import { b } from '../words.ts';
import { farFrom, type ModelGoal } from './goals.ts';
import { bestShotAt } from './odds.ts';
import { outcomeOf, type Path } from './planning.ts';

/** What there is to say for and against a place. */
interface Judged {
  readonly answer: Path;
  readonly end: Point;
  readonly name: string;
  /** By how many it would be seen, and how many of these would shoot past something. */
  readonly seen: number;
  readonly covered: number;
  readonly best: { readonly odds: number; readonly mean: number; readonly target: string } | undefined;
  /** A marker lies there. */
  readonly objective: boolean;
  /** How far it still is from there to what the model is here for. */
  readonly toGoal: number;
  readonly danger: boolean;
}

export interface GoodPlace {
  readonly letter: string;
  readonly answer: Path;
  readonly end: Point;
  readonly name: string;
  readonly note: string;
}

/** So near to each other two places are the same one. */
const SAME = 0.8 * INCH;
const AT = 4;
const LETTERS = 'ABCD';

export function judged(battle: Battle, roam: Roam, answer: Answer, goal?: ModelGoal): Judged | undefined {
  const end = endOf(answer);
  if (end === undefined || !Array.isArray(answer)) return undefined;
  if (end.x === roam.model.x && end.y === roam.model.y) return undefined;
  const path = answer as Path;
  const { prospects, battle: there, model, setOff } = outcomeOf(battle, roam, path);
  const seenBy = prospects.filter(({ isSeen }) => isSeen);
  const shots = prospects
    .filter(({ sees }) => sees)
    .flatMap(({ foe }) => {
      const shot = bestShotAt(there, model, foe);
      return shot === undefined ? [] : [{ odds: shot.preview.odds, mean: shot.preview.mean, target: foe.id }];
    })
    .sort((a, z) => z.mean - a.mean);
  const base = baseOf(there, model);
  return {
    answer: path,
    end,
    name: nameFor(battle, roam.model, end, seenBy),
    seen: seenBy.length,
    covered: seenBy.filter(({ through }) => through.length > 0).length,
    best: shots[0],
    objective: battle.state.markers.some((marker) => gap(base, discOf(marker)).length <= AT),
    toGoal: goal === undefined ? Number.POSITIVE_INFINITY : farFrom(goal, base, end),
    danger: setOff.mines.length + setOff.strikes.length > 0 || setOff.leaves,
  };
}

/** What it lies behind, if anything is in somebody's line; what it lies at otherwise. */
function nameFor(battle: Battle, model: Model, end: Point, seenBy: readonly Prospect[]): string {
  const name = placeName(battle, model, end);
  if (name !== coordinates(end)) return name;
  const cover = seenBy.flatMap(({ through }) => through)[0];
  return cover === undefined ? b('good.open') : b('good.behind', { name: nameOfAnything(battle, cover.id) });
}

const openTo = ({ seen, covered }: Judged): number => seen - covered / 2;

/** Each finds its best; what is worst for it stands last. */
const WISHES: readonly ((a: Judged, z: Judged) => number)[] = [
  (a, z) => Number(z.objective) - Number(a.objective) || openTo(a) - openTo(z),
  // The most damage to expect for each enemy that would see it.
  (a, z) => worth(z) - worth(a),
  (a, z) => openTo(a) - openTo(z) || (z.best?.mean ?? 0) - (a.best?.mean ?? 0),
  (a, z) => (z.best?.mean ?? 0) - (a.best?.mean ?? 0) || openTo(a) - openTo(z),
];
const worth = (place: Judged): number => (place.best?.mean ?? 0) / (1 + openTo(place));

/** The best of each kind, no two in the same spot or for the same reasons; first the one that leads on. */
export function goodPlaces(battle: Battle, places: readonly Judged[], goal?: ModelGoal): GoodPlace[] {
  const safe = places.filter(({ danger }) => !danger);
  const [onward] = goal === undefined ? [] : safe.toSorted((a, z) => a.toGoal - z.toGoal || openTo(a) - openTo(z));
  const found: Judged[] = onward === undefined ? [] : [onward];
  for (let round = 0; round < 2; round += 1)
    for (const wish of WISHES) {
      const free = safe.filter((place) => found.every((other) => differs(battle, other, place)));
      const [best] = free.sort(wish);
      if (best !== undefined && found.length < LETTERS.length) found.push(best);
    }
  return found.map((place, i) => {
    const { answer, end, toGoal } = place;
    const words = wordsFor(battle, place);
    const letter = LETTERS[i]!;
    if (place !== onward || goal === undefined) return { letter, answer, end, name: place.name, note: words };
    const left = toGoal <= AT ? [] : [b('good.left', { inches: inches(toGoal) })];
    return { letter, answer, end, name: b('good.towards', { name: goal.name }), note: [...left, words].join('; ') };
  });
}

const differs = (battle: Battle, one: Judged, other: Judged): boolean =>
  distance(one.end, other.end) > SAME && (one.name !== other.name || wordsFor(battle, one) !== wordsFor(battle, other));

function wordsFor(battle: Battle, { seen, covered, best }: Judged): string {
  const sight =
    seen === 0
      ? b('good.hidden')
      : covered === seen
        ? b('good.covered', { n: seen })
        : covered > 0
          ? b('good.some', { n: seen, covered })
          : b('good.seen', { n: seen });
  if (best === undefined) return sight;
  const chance = b('odds.chance', { n: Math.round(best.odds * 100) });
  return `${sight}; ${b('good.shot', { chance, target: modelName(battle, best.target) })}`;
}
