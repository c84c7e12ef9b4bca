/** The Mysterious Stranger: somebody who fires once and is gone. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { ownAbilities } from '../../queries/abilities.ts';
import { isUnder } from '../../queries/lasting.ts';
import { foesInReach, isNoticed, nearestFoe } from '../../queries/mysterious-strangers.ts';
import { isFriendly, modelById, seatOf } from '../../queries/units.ts';
import type { Act, Model } from '../../state.ts';
import { takeHit } from '../harm/damage.ts';
import { lay, lift } from './lasting.ts';
import { rollEffects } from './skill-tests.ts';

/** The best of its cards that the die answers to. WW-CARD-1, WW-RULING-115 */
export function* strangerHelps(table: BattleTable, model: Model, shown: readonly string[]): Play {
  const able = ownAbilities(table, model, 'stranger').map(({ gives }) => gives.stranger);
  const card = able.findLast(({ on }) => on.some((icon) => shown.includes(icon)));
  if (card === undefined) return;
  if (card.later !== undefined && !isUnder(table, model.id, 'stranger-waits') && (yield* keepsForLater(table, model)))
    return;
  const target = card.within === undefined ? nearestFoe(table, model) : yield* whom(table, model, card);
  if (target !== undefined) yield* shoots(table, model, target, card);
}

type Card = Parameters<typeof foesInReach>[2];

/** For another time, as if with a Reaction Marker. CH-RULING-128 */
function* keepsForLater(table: BattleTable, model: Model): Play<boolean> {
  const answer = yield* choose(table, seatOf(table, model), 'stranger.when', () => [option('now'), option('later')], {
    rule: 'CH-RULING-128',
    about: { model: model.id },
  });
  if (answer === 'now') return false;
  lay(table, { kind: 'stranger-waits', on: model.id, until: 'battle', from: 'stranger' });
  say(table, 'stranger.waits-for', { model: model.id }, 'CH-RULING-128');
  return true;
}

/** Somebody who waits answers what an enemy does within Black and in sight. CH-RULING-128 */
export function* maybeStranger(table: BattleTable, act: Act): Play {
  const foe = modelById(table, act.model);
  for (const waiting of table.state.lasting.filter(({ kind }) => kind === 'stranger-waits')) {
    const model = modelById(table, waiting.on);
    const card = ownAbilities(table, model, 'stranger').findLast(({ gives }) => gives.stranger.later !== undefined);
    if (card === undefined || model.gone !== null || foe.gone !== null || isFriendly(table, model, foe)) continue;
    if (!isNoticed(table, model, foe, card.gives.stranger.later!)) continue;
    const answer = yield* choose(table, seatOf(table, model), 'stranger.now', () => [option('shoot'), option('wait')], {
      rule: 'CH-RULING-128',
      about: { model: model.id, target: foe.id },
    });
    if (answer === 'wait') continue;
    lift(table, waiting);
    yield* shoots(table, model, foe, card.gives.stranger);
  }
}

function* shoots(table: BattleTable, model: Model, target: Model, card: Card): Play {
  say(table, 'stranger-helps', { model: model.id, target: target.id }, 'WW-CARD-1');
  const faces = yield* rollEffects(table, 'stranger.effects', card.dice, 'WW-CARD-1');
  const count = (icon: string) => faces.flatMap(({ icons }) => icons).filter((each) => each === icon).length;
  const damage = { physical: card.amount + count('damage'), energy: 0, radiation: 0 };
  yield* takeHit(table, target, { damage, ignoring: 0, reduction: count('reduce-armor'), covered: false });
}

function* whom(table: BattleTable, model: Model, card: Card): Play<Model | undefined> {
  const able = foesInReach(table, model, card);
  if (able.length === 0) return undefined;
  const id = yield* choose(
    table,
    seatOf(table, model),
    'stranger.target',
    () => [...able.map((foe) => option(foe.id)), option('nobody')],
    { rule: 'WW-RULING-115', about: { model: model.id } },
  );
  return id === 'nobody' ? undefined : modelById(table, id);
}
