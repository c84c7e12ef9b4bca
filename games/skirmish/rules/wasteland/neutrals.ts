/** Models of nobody: what they do when the round ends. */
import { type Answer, type Play, pick, type Question } from '@holotape/kernel';
import type { Battle, BattleTable } from '../../battle.ts';
import { distance, type Point, touches } from '../../geometry/index.ts';
import { whyNotAct } from '../../queries/actions.ts';
import { suggestCharges } from '../../queries/charging.ts';
import { engagedWith } from '../../queries/engagement.ts';
import { isPath, type Path } from '../../queries/ground.ts';
import { canSee, placeOf } from '../../queries/line-of-sight.ts';
import { farApart } from '../../queries/near.ts';
import { baseOf, cardOf, inPlay, modelById } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { byItself, firstAllowed } from '../round/nobody.ts';
import { perform } from '../round/performing.ts';
import { WILD } from './appearing.ts';

/** A card has brought it onto the table. */
const isWild = ({ unit }: Model): boolean => unit.startsWith(WILD);

export const foesOf = (battle: Battle, model: Model): Model[] => inPlay(battle).filter((other) => other !== model);

/** The nearest first. */
function byDistance(battle: Battle, model: Model): Model[] {
  const far = (other: Model) => farApart(battle, model, other);
  return foesOf(battle, model).sort((a, b) => far(a) - far(b));
}

/** How a neutral model goes about it: the question that picks one of several, and weapons in the order it likes them. */
export interface Manner {
  readonly ask: string;
  readonly rule: string;
  readonly weapons: readonly string[];
}

const WILDLY: Manner = { ask: 'neutral.target', rule: 'WW-WASTE-2', weapons: [] };

/** All that a card has brought, when everybody is Used. */
export function* wildModelsAct(table: BattleTable): Play {
  for (const { id } of inPlay(table).filter(isWild)) {
    const model = modelById(table, id);
    if (model.gone === null) yield* neutralActs(table, model, WILDLY);
  }
}

/** The first possible of three: it strikes, it charges the nearest, or it goes there. */
export function* neutralActs(table: BattleTable, model: Model, manner: Manner): Play {
  const engaged = engagedWith(table, model);
  if (engaged.length > 0) return yield* strikeOne(table, model, engaged, manner);
  const nearest = byDistance(table, model);
  if (nearest.length === 0) return;
  const paths = chargesAt(table, model, nearest[0]!);
  if (paths.length > 0) return yield* chargeAlong(table, model, paths[0]!);
  const from = placeOf(table, model);
  const seen = nearest.find((other) => canSee(table, from, placeOf(table, other)));
  yield* approach(table, model, seen ?? nearest[0]!);
}

/** With several, chance picks the target. */
function* strikeOne(table: BattleTable, model: Model, engaged: readonly Model[], manner: Manner): Play {
  if (whyNotAct(table, model, 'strike', 'action') !== undefined) return;
  const { ask, rule, weapons } = manner;
  const at = engaged.length === 1 ? 0 : yield* pick(table, ask, engaged.length, { rule });
  const target = engaged[at]!;
  yield* byItself(perform(table, model, 'strike', 'action'), (question) => {
    if (question.ask === 'strike.target') return target.id;
    if (question.ask === 'strike.weapon') return preferred(question, weapons);
    return firstAllowed(question);
  });
}

function preferred(question: Question, ids: readonly string[]): Answer {
  if (question.kind !== 'choice') return firstAllowed(question);
  const allowed = question.options().filter(({ blocked }) => blocked === undefined);
  return ids.find((id) => allowed.some((each) => each.id === id)) ?? firstAllowed(question);
}

const endOf = (path: Path): Point => ({ x: path.at(-1)![0], y: path.at(-1)![1] });

/** Charges that end against this model. */
function chargesAt(battle: Battle, model: Model, target: Model): [number, number][][] {
  if (whyNotAct(battle, model, 'charge', 'action') !== undefined) return [];
  const { r } = baseOf(battle, model);
  const base = baseOf(battle, target);
  return suggestCharges(battle, model, cardOf(battle, model).charge!).filter((path) =>
    touches({ ...endOf(path), r }, base),
  );
}

/** With Battle Cry if it can; it pushes back and follows where it can, as the first answer says. */
function* chargeAlong(table: BattleTable, model: Model, path: [number, number][]): Play {
  yield* byItself(perform(table, model, 'charge', 'action'), (question) =>
    question.ask === 'charge.path' ? path : firstAllowed(question),
  );
}

/** Moves to where it is nearest to the model. */
function* approach(table: BattleTable, model: Model, target: Model): Play {
  if (whyNotAct(table, model, 'move', 'action') !== undefined) return;
  yield* byItself(perform(table, model, 'move', 'action'), (question) => {
    if (question.kind !== 'open') return firstAllowed(question);
    const paths = question
      .suggest()
      .filter(isPath)
      .filter((each) => question.check(each).ok);
    const to = modelById(table, target.id);
    return paths.reduce((best, path) => (distance(endOf(path), to) < distance(endOf(best), to) ? path : best));
  });
}
