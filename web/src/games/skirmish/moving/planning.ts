/** From a point of the sheet to a way that the rules allow, and what comes of it. Pure; asked once for each point. */
import type { Battle } from '@holotape/skirmish/battle';
import { distance, type Point, rounded, towards } from '@holotape/skirmish/geometry/point';
import { checkOpenAnswer } from '@holotape/skirmish/queries/open-answers';
import {
  asIfAt,
  movementOf,
  outlookOf,
  type Prospect,
  type SetOff,
  saferWay,
} from '@holotape/skirmish/queries/outlook';
import { type JudgedPath, nearestWay, type Roam, roamOf, wayTo } from '@holotape/skirmish/queries/reach';
import { baseOf, inPlay, isFriendly } from '@holotape/skirmish/queries/units';
import type { Model } from '@holotape/skirmish/state';
import type { Color } from '@holotape/skirmish/words';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import { aboutOf } from '../asked.ts';
import { endOf } from '../board/place.ts';
import { INCH } from '../board/scale.ts';

export type Path = readonly [number, number][];

/** A way somebody thinks of, and where the pointer wanted to go. */
export interface Plan extends JudgedPath {
  readonly end: Point;
  /** How far the wish lies beyond what can be reached. */
  readonly missing: number;
}

/** What comes of a way: what it sets off, and how things look from its end. */
export interface Outcome {
  readonly setOff: SetOff;
  readonly prospects: readonly Prospect[];
  /** The position and the model as they would be. */
  readonly battle: Battle;
  readonly model: Model;
}

/** So near to a good place the pointer takes it. */
const SNAP = 0.3 * INCH;
/** So near to an opposing base a Charge goes for it. */
const CONTACT = 1.2 * INCH;

/** Answers of pure questions, kept as long as their position is. */
function kept<T>() {
  const all = new WeakMap<Battle, Map<string, T>>();
  return (battle: Battle, key: string, ask: () => T): T => {
    let of = all.get(battle);
    if (of === undefined) {
      of = new Map();
      all.set(battle, of);
    }
    let found = of.get(key);
    if (found === undefined) {
      found = ask();
      if (of.size > MOST_KEPT) of.clear();
      of.set(key, found);
    }
    return found;
  };
}

const MOST_KEPT = 200;
const roams = kept<Roam>();
const plans = kept<Plan>();
const outcomes = kept<Outcome>();
const safer = kept<{ readonly way: JudgedPath | undefined }>();

const roamFor = (battle: Battle, model: Model, color: Color, via: Path): Roam =>
  roams(battle, `${model.id} ${color} ${via.join(';')}`, () => roamOf(battle, model, color, [...via]));

/** What of the table the question lets the model walk; nothing where it is about something else. */
export function roamAsked(battle: Battle, question: QuestionInfo, via: Path): Roam | undefined {
  const { model: id, color } = aboutOf(question);
  const model = battle.state.models.find((each) => each.id === id);
  return model === undefined || color === undefined ? undefined : roamFor(battle, model, color, via);
}

/** Ends of suggested ways: behind cover, in contact, at markers, at ranges. */
const goodPlaces = ({ suggestions = [] }: QuestionInfo): Point[] =>
  suggestions.flatMap((answer) => endOf(answer) ?? []);

/** The way to where somebody points, or as near to it as can be. Everything that shows it asks for the same one. */
export const planTo = (battle: Battle, question: QuestionInfo, roam: Roam, at: Point, exact: boolean): Plan =>
  plans(battle, `${question.number} ${roam.via.join(';')} ${at.x} ${at.y} ${exact}`, () =>
    wayTowards(battle, question, roam, at, exact),
  );

function wayTowards(battle: Battle, question: QuestionInfo, roam: Roam, at: Point, exact: boolean): Plan {
  const isCharge = question.ask === 'charge.path';
  const wish = exact
    ? at
    : ((isCharge ? contactNear(battle, roam.model, at) : snapped(question, at)) ??
      clearOf(battle, roam, withinEdges(battle, roam, at)));
  const judged = judgedFor(battle, question, wayTo(battle, roam, wish));
  if (judged.checked.ok || isCharge || exact) return { ...judged, end: wish, missing: 0 };
  const nearer = nearestWay(battle, roam, wish);
  if (nearer === undefined) return { ...judged, end: wish, missing: 0 };
  const end = endOf(nearer.path)!;
  return { ...nearer, end, missing: distance(end, wish) };
}

/** A Charge asks more of a path than a Move. */
const judgedFor = (battle: Battle, question: QuestionInfo, { path }: JudgedPath): JudgedPath => ({
  path,
  checked: checkOpenAnswer(battle, { ask: question.ask, seat: question.seat, ...aboutOf(question) }, path),
});

function snapped(question: QuestionInfo, at: Point): Point | undefined {
  let best: Point | undefined;
  for (const place of goodPlaces(question))
    if (distance(place, at) < Math.min(SNAP, best === undefined ? SNAP : distance(best, at))) best = place;
  return best;
}

/** Against the base that is pointed at, on the side of the pointer. */
function contactNear(battle: Battle, model: Model, at: Point): Point | undefined {
  const { r } = baseOf(battle, model);
  const foe = inPlay(battle)
    .filter((other) => !isFriendly(battle, model, other))
    .map((other) => baseOf(battle, other))
    .find((base) => distance(base, at) < base.r + r + CONTACT);
  if (foe === undefined) return undefined;
  const from = distance(foe, at) < 1 ? model : at;
  return rounded(towards(foe, from, foe.r + r));
}

/** Nobody walks off the battlefield by a slip of the hand: only whoever points exactly there. WW-EDGE-2 */
function withinEdges(battle: Battle, { model }: Roam, { x, y }: Point): Point {
  const { r } = baseOf(battle, model);
  const { width, height } = battle.state;
  return { x: Math.min(Math.max(x, r), width - r), y: Math.min(Math.max(y, r), height - r) };
}

/** Nobody stops in somebody's place: as near to it as the bases allow. WW-MOVE-6 */
function clearOf(battle: Battle, { model, company }: Roam, at: Point): Point {
  const { r } = baseOf(battle, model);
  const under = company.find((base) => distance(base, at) < base.r + r && distance(base, at) > 0);
  return under === undefined ? rounded(at) : rounded(towards(under, at, under.r + r + 1));
}

/** What comes of a way that the rules allow. */
export function outcomeOf(battle: Battle, roam: Roam, path: Path): Outcome {
  return outcomes(battle, `${roam.model.id} ${path.join(';')}`, () => {
    const { end, height, setOff } = movementOf(battle, roam, [...path]);
    const [there, model] = asIfAt(battle, roam.model, end, height);
    return { setOff, prospects: outlookOf(there, model), battle: there, model };
  });
}

/** A way to the same place that sets off no mine, where this one does. */
export const saferFor = (battle: Battle, roam: Roam, path: Path, { setOff }: Outcome): JudgedPath | undefined =>
  setOff.mines.length === 0
    ? undefined
    : safer(battle, `${roam.model.id} ${roam.color} ${path.join(';')}`, () => ({
        way: saferWay(battle, roam, [...path]),
      })).way;
