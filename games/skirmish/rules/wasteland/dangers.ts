/** Danger and Creature cards: a test that needs no Action, and what comes of it. */
import { type Play, roll, say } from '@holotape/kernel';
import type { Battle, BattleTable } from '../../battle.ts';
import type { Danger, Outcome } from '../../content.ts';
import { faceOf } from '../../queries/faces.ts';
import { hasIcon } from '../../queries/icons.ts';
import { lengthOf } from '../../queries/ranges.ts';
import { attributeNow } from '../../queries/skills.ts';
import { cardOf, seatOf } from '../../queries/units.ts';
import type { Marker, Model } from '../../state.ts';
import { maybeBoost } from '../boosts/playing.ts';
import { afflict } from '../harm/conditions.ts';
import { fall } from '../moving/falling.ts';
import { walkFreely } from '../moving/movement.ts';
import { lay } from '../round/lasting.ts';
import { gainLuck } from '../round/luck.ts';
import { removeReaction } from '../round/preparing.ts';
import { appear } from './appearing.ts';
import { cardTest } from './card-tests.ts';
import { favor } from './favors.ts';
import { lightFuse } from './fuses.ts';
import { alarm, bolt, type Drawn, dealDamage, extraItem, find, keepNamed, type Turn } from './outcomes.ts';
import { maybeRedraw } from './redrawing.ts';
import { drawCard } from './wasteland.ts';

/** Unit types and icons that need no roll. */
const isSure = (battle: Battle, model: Model, { sure = [] }: Danger): boolean =>
  sure.some((each) => (each === 'dog-handler' ? hasIcon(battle, model, each) : each === cardOf(battle, model).type));

function* resolve(
  table: BattleTable,
  model: Model,
  card: Danger,
  of: 'danger' | 'creature',
  marker: Marker,
): Play<Turn> {
  const success =
    isSure(table, model, card) ||
    (card.test !== undefined && (yield* cardTest(table, model, 'danger.roll', card.test, of, card.bonus)));
  return yield* resolveOutcomes(table, model, success ? card.success : card.failure, { card: card.id, marker });
}

/** Resolved at once, without choice, by the model that found it. */
function* draw(table: BattleTable, model: Model, deck: 'dangers' | 'creatures', marker: Marker): Play<Turn> {
  const first = yield* drawCard(table, deck);
  if (first === undefined) return; // WW-SEARCH-14
  const second = yield* maybeRedraw(table, model, deck, first); // CH-RULING-113
  const id = deck === 'dangers' ? yield* maybeReplaced(table, model, second) : second;
  say(table, 'danger', { model: model.id, card: id }, 'WW-WASTE-2');
  const of = deck === 'dangers' ? 'danger' : 'creature';
  const turn = yield* resolve(table, model, table.content[deck].get(id)!, of, marker); // WW-SEARCH-13, WW-SEARCH-14
  if (deck === 'creatures' && turn === 'put-back') table.state.decks.creatures.unshift(id);
  else table.state.discards[deck].push(id); // WW-SEARCH-14
  return turn;
}

/** Another card instead, if there is one. CH-BOOST-4 */
function* maybeReplaced(table: BattleTable, model: Model, first: string): Play<string> {
  const { decks, discards } = table.state;
  if (decks.dangers.length + discards.dangers.length === 0) return first;
  const about = { model: model.id, card: first };
  if ((yield* maybeBoost(table, seatOf(table, model), 'danger', ['replace'], about)) === undefined) return first;
  const other = yield* drawCard(table, 'dangers');
  discards.dangers.push(first);
  return other!;
}

export const drawCreature = (table: BattleTable, model: Model, marker: Marker): Play<Turn> =>
  draw(table, model, 'creatures', marker);

/** True if the model has backed away, and the marker lies there as before. */
export function* drawDanger(table: BattleTable, model: Model, marker: Marker): Play<boolean> {
  return (yield* draw(table, model, 'dangers', marker)) === 'put-back';
}

/** All of them in order; the last word about the marker counts. WW-WASTE-2 */
export function* resolveOutcomes(
  table: BattleTable,
  model: Model,
  outcomes: readonly Outcome[],
  drawn: Drawn,
): Play<Turn> {
  let turn: Turn;
  for (const outcome of outcomes) turn = (yield* resolveOutcome(table, model, outcome, drawn)) ?? turn;
  return turn;
}

function* resolveOutcome(table: BattleTable, model: Model, outcome: Outcome, drawn: Drawn): Play<Turn> {
  const { content } = table;
  switch (outcome.does) {
    case 'damage':
      if (outcome.delayed) lightFuse(table, model, drawn);
      else yield* dealDamage(table, model, outcome, drawn.marker);
      return;
    case 'condition':
      yield* afflict(table, model, outcome.condition);
      return;
    case 'chance': {
      const [side] = yield* roll(table, 'danger.die', [12], { rule: 'WW-WASTE-2' });
      const { icons } = faceOf(content.dice.effect[outcome.die], side!);
      if (icons.includes(outcome.icon)) yield* afflict(table, model, outcome.condition);
      return;
    }
    case 'move':
      if (model.gone === null) yield* walkFreely(table, model, outcome.color);
      return;
    case 'scatter':
      yield* bolt(table, model, lengthOf(content, outcome.color));
      return;
    case 'fall':
      yield* fall(table, model, lengthOf(content, outcome.color));
      return;
    case 'draw':
      yield* find(table, model, outcome, drawn.marker);
      return;
    case 'item':
      keepNamed(table, model, outcome.item);
      return;
    case 'caps':
      model.caps += outcome.amount;
      say(table, 'caps', { model: model.id, caps: outcome.amount }, 'WW-WASTE-2');
      return;
    case 'alarm':
      alarm(table, model, outcome.within);
      return;
    case 'appears':
      appear(table, model, outcome);
      return;
    case 'luck':
      gainLuck(table, model, outcome.tokens, attributeNow(table, model, 'LUC'));
      return;
    case 'corrode':
      lay(table, { kind: 'corroded', on: model.id, until: 'battle', from: drawn.card });
      say(table, 'corroded', { model: model.id }, 'WW-WASTE-2');
      return;
    case 'creature-card':
      return yield* drawCreature(table, model, drawn.marker);
    case 'extra-item':
      yield* extraItem(table, model, drawn.marker);
      return;
    case 'lose-reaction':
      removeReaction(table, model, 'WW-PREPARE-5');
      return;
    case 'put-back':
    case 'leaves':
      return outcome.does;
    default:
      yield* favor(table, model, outcome, drawn.marker);
      return;
  }
}
