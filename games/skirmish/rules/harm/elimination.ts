/** Elimination, and the last moment of a model that was Ready. */
import { choose, option, type Play, say, within } from '@holotape/kernel';
import type { Battle, BattleTable } from '../../battle.ts';
import { hasAbility, healthLeft, isInAura, ownAbilities } from '../../queries/abilities.ts';
import { kindOf } from '../../queries/action-kinds.ts';
import { whyNotAct } from '../../queries/actions.ts';
import { canSee, placeOf } from '../../queries/line-of-sight.ts';
import { inPlay, isFriendly, modelById, seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { ACTIONS, type ActionName } from '../../words.ts';
import { questRemoved } from '../quests/removing.ts';
import { lay } from '../round/lasting.ts';
import { flip } from '../round/luck.ts';
import { removed } from '../round/moments.ts';
import { lettersTaken } from '../wasteland/company.ts';
import { staysToBlowUp } from './self-destruction.ts';

/** A model whose Use has begun is no longer Ready. WW-ELIM-3, WW-ELIM-4, WW-RULING-18 */
const isWaiting = ({ state }: Battle, model: Model): boolean =>
  model.readiness === 'ready' && state.activation?.model !== model.id;

/** With as many tokens as Health the model is removed. WW-ELIM-1 */
export function* maybeEliminate(table: BattleTable, model: Model, by?: Model): Play {
  if (model.gone !== null || table.state.dying.includes(model.id) || healthLeft(table, model) > 0) return;
  if (staysToBlowUp(table, model)) return; // WW-RULING-100
  table.state.dying.push(model.id);
  yield* lastMoment(table, model);
  table.state.dying = table.state.dying.filter((id) => id !== model.id);
  remove(table, model);
  yield* avenge(table, model, by); // WW-LEADER-5
}

/** It is taken off the table, and whatever was about it is over. */
export function remove(table: BattleTable, model: Model): void {
  model.gone = 'eliminated'; // WW-ELIM-6
  say(table, 'eliminated', { model: model.id }, 'WW-ELIM-1');
  // WW-RULING-36
  for (const each of table.state.models) if (each.bonus?.against === model.id) each.bonus = null;
  for (const _ of ownAbilities(table, model, 'lingers'))
    lay(table, { kind: 'lingering', on: model.id, until: 'round', from: 'lingers' }); // WW-RULING-105
  questRemoved(table, model);
  lettersTaken(table, model); // CH-RULING-106
  removed(table, model);
}

/** Friends who saw it fall to an enemy act once, as far as the card goes. WW-LEADER-5 */
function* avenge(table: BattleTable, model: Model, by: Model | undefined): Play {
  if (by === undefined || isFriendly(table, model, by)) return;
  for (const { gives } of ownAbilities(table, model, 'avenged')) {
    const able = inPlay(table).filter(
      (other) =>
        isFriendly(table, model, other) &&
        isInAura(table, model, other) &&
        canSee(table, placeOf(table, model), placeOf(table, other)),
    );
    for (let left = gives.avenged; left > 0 && able.length > 0; left -= 1) {
      const id = yield* choose(
        table,
        seatOf(table, model),
        'last.avenge',
        () => [...able.map((other) => option(other.id)), option('nobody')],
        { rule: 'WW-LEADER-5', about: { model: model.id, left } },
      );
      if (id === 'nobody') return;
      const friend = modelById(table, id);
      able.splice(able.indexOf(friend), 1);
      if (friend.gone === null)
        yield* within(
          table,
          'last moment',
          lastAction(table, friend, () => true, 'last.avenging'),
        );
    }
  }
}

/** For a model that waits for its Use, if it is lucky; or for one whose Leader grants it. */
function* lastMoment(table: BattleTable, model: Model): Play {
  if (isWaiting(table, model)) {
    const lucky = yield* flip(table, 'WW-ELIM-3');
    say(table, lucky ? 'last-moment' : 'no-last-moment', { model: model.id }, 'WW-ELIM-3');
    if (lucky) yield* within(table, 'last moment', lastAction(table, model)); // WW-ELIM-3
  } else if (hasAbility(table, model, 'last-action')) {
    say(table, 'last-moment', { model: model.id }, 'WW-LEADER-5');
    const isNoMovement = (action: ActionName) => kindOf(action) !== 'movement'; // WW-CARD-1
    yield* within(table, 'last moment', lastAction(table, model, isNoMovement)); // WW-CARD-1
  }
}

/** After one blow to several: their owners say who of those with a last moment is first. WW-RULING-34 */
export function* eliminateAll(table: BattleTable, models: readonly Model[], by?: Model): Play {
  const left = models.filter((model) => model.gone === null && healthLeft(table, model) <= 0);
  while (left.length > 0) {
    const [first] = left;
    const rivals = left.filter((model) => isWaiting(table, model) && seatOf(table, model) === seatOf(table, first!));
    const id =
      rivals.length < 2
        ? first!.id
        : yield* choose(table, seatOf(table, first!), 'last.first', () => rivals.map((model) => option(model.id)), {
            rule: 'WW-RULING-34',
          });
    const next = left.find((model) => model.id === id)!;
    left.splice(left.indexOf(next), 1);
    yield* maybeEliminate(table, next, by);
  }
}

/** One free Quick Action from where it stands, but not Prepare. WW-ELIM-3, WW-RULING-34 */
function* lastAction(
  table: BattleTable,
  model: Model,
  may: (action: ActionName) => boolean = () => true,
  ask = 'last.action',
): Play {
  const could = ACTIONS.filter((action) => action !== 'prepare' && may(action));
  const answer = yield* choose(
    table,
    seatOf(table, model),
    ask,
    () => [...could.map((action) => option(action, whyNotAct(table, model, action, 'free'))), option('none')],
    { rule: 'WW-ELIM-3', about: { model: model.id } },
  );
  if (answer !== 'none') yield* table.content.carryOut(table, model, answer as ActionName, 'free');
}
