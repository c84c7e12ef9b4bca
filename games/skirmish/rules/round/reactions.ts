/** Reactions: Quick Actions of Prepared models in the opponent's turn. */
import { choose, type Option, option, type Play, say, within } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { boostsFor } from '../../queries/boosts.ts';
import { itemsAtHand } from '../../queries/limited-use.ts';
import { causeOf, onlookers, REACTIONS, reactors, whyNoReaction } from '../../queries/reactions.ts';
import { modelById, seatOf } from '../../queries/units.ts';
import { whyNotUseItem } from '../../queries/using-items.ts';
import type { Act, Model } from '../../state.ts';
import type { ActionName } from '../../words.ts';
import { maybeBoost } from '../boosts/playing.ts';
import { useItem } from '../items/using-items.ts';
import { maybeBolt } from '../moving/trampling.ts';
import { loseFooting } from './acting.ts';
import { carryOut } from './actions.ts';
import { removeReaction } from './preparing.ts';
import { whoNotices } from './stealth.ts';
import { maybeStranger } from './stranger-helps.ts';

/** A Reaction that was declared. WW-RULING-65 */
interface Declared {
  readonly model: Model;
  readonly action: ActionName;
}

/** All are declared, then all are resolved. WW-REACT-10 */
export function* reactions(table: BattleTable, act: Act): Play {
  const watchful = yield* maybeAlert(table, act, reactors(table, act));
  const able = yield* whoNotices(table, act, watchful); // WW-RULING-99
  yield* answered(table, act, able);
  yield* maybeWatch(table, act); // CH-BOOST-4
  yield* maybeStranger(table, act); // CH-RULING-128
  yield* maybeBolt(table, act); // CH-RULING-122
}

/** Who would have been too far off for this kind of Trigger. CH-BOOST-4 */
function* maybeAlert(table: BattleTable, act: Act, near: readonly Model[]): Play<readonly Model[]> {
  const seat = 1 - seatOf(table, modelById(table, act.model));
  if (boostsFor(table, seat, ['alert']).length === 0) return near;
  const far = reactors(table, act, true);
  if (far.length === near.length) return near;
  return (yield* maybeBoost(table, seat, 'alert', ['alert'], { to: act.model })) === undefined ? near : far;
}

/** A Reaction Marker for somebody who has noticed it, for the next time. CH-BOOST-4 */
function* maybeWatch(table: BattleTable, act: Act): Play {
  const seat = 1 - seatOf(table, modelById(table, act.model));
  if (boostsFor(table, seat, ['watch']).length === 0) return;
  const able = onlookers(table, seat, act);
  if (able.length === 0) return;
  if ((yield* maybeBoost(table, seat, 'noticed', ['watch'], { to: act.model })) === undefined) return;
  const id = yield* choose(table, seat, 'boost.watch', () => able.map((model) => option(model.id)), {
    rule: 'CH-BOOST-4',
  });
  modelById(table, id).prepared = true;
  say(table, 'prepared', { model: id }, 'CH-BOOST-4');
}

function* answered(table: BattleTable, act: Act, able: readonly Model[]): Play {
  if (able.length === 0) return;
  const seat = seatOf(table, able[0]!);
  const declared = yield* declare(table, seat, act, able);
  while (declared.length > 0) {
    const next = yield* whoIsNext(table, seat, declared);
    declared.splice(declared.indexOf(next), 1);
    yield* within(table, 'reaction', react(table, next, act));
  }
}

function* declare(table: BattleTable, seat: number, act: Act, able: readonly Model[]): Play<Declared[]> {
  const declared: Declared[] = [];
  while (declared.length < able.length) {
    const open = able.filter((model) => !declared.some((each) => each.model === model)); // WW-REACT-8
    const answer = yield* choose(
      table,
      seat,
      'react.declare',
      (): Option[] => [
        ...open.flatMap((model) =>
          REACTIONS.map((action) => option(`${model.id}:${action}`, whyNoReaction(table, model, action, act))),
        ),
        option('done'),
      ],
      { rule: 'WW-REACT-1', about: { to: act.model, way: act.way.map(({ x, y }) => [x, y]) } },
    );
    if (answer === 'done') break;
    const [id, action] = answer.split(':') as [string, ActionName];
    declared.push({ model: modelById(table, id), action });
    say(table, 'react', { model: id, action, to: act.model }, 'WW-REACT-1');
  }
  return declared;
}

function* whoIsNext(table: BattleTable, seat: number, declared: readonly Declared[]): Play<Declared> {
  if (declared.length === 1) return declared[0]!;
  const id = yield* choose(table, seat, 'react.next', () => declared.map(({ model }) => option(model.id)), {
    rule: 'WW-REACT-10',
  });
  return declared.find(({ model }) => model.id === id)!;
}

/** Just before or just after a Reaction, and once. WW-USE-1, WW-LIMITED-2 */
function* maybeItem(table: BattleTable, model: Model): Play<boolean> {
  const usable = itemsAtHand(table, model).filter(
    (each) => whyNotUseItem(table, model, each, undefined, false) === undefined,
  );
  if (usable.length === 0) return false;
  const answer = yield* choose(
    table,
    seatOf(table, model),
    'react.item',
    () => [...usable.map(({ id }) => option(`item:${id}`)), option('none')],
    { rule: 'WW-USE-1', about: { model: model.id } },
  );
  const access = usable.find(({ id }) => answer === `item:${id}`);
  if (access !== undefined) yield* useItem(table, model, access);
  return access !== undefined;
}

/** What has become impossible is lost with the marker. WW-RULING-65 */
function* react(table: BattleTable, { model, action }: Declared, act: Act): Play {
  if (model.gone !== null) return;
  loseFooting(table, model); // WW-CARD-1
  if (whyNoReaction(table, model, action, act) === undefined) {
    const used = yield* maybeItem(table, model);
    yield* carryOut(table, model, action, 'reaction', causeOf(act, model));
    if (!used && model.gone === null) yield* maybeItem(table, model);
  } else say(table, 'react.void', { model: model.id }, 'WW-RULING-65');
  const isKept =
    model.gone === null &&
    model.prepared &&
    (yield* maybeBoost(table, seatOf(table, model), 'reacted', ['keep-marker'], { model: model.id })) !== undefined;
  if (!isKept) removeReaction(table, model, 'WW-REACT-9');
}
