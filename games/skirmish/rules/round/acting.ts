/** Actions in progress: what they leave for others to notice. */
import { type Play, say, within } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Point } from '../../geometry/index.ts';
import { ownAbilities } from '../../queries/abilities.ts';
import { actBy } from '../../queries/acting.ts';
import { kindOf } from '../../queries/action-kinds.ts';
import type { Attack } from '../../queries/attacks.ts';
import { playedBy } from '../../queries/boosts.ts';
import { isEngaged } from '../../queries/engagement.ts';
import { isUnder, lastingOn } from '../../queries/lasting.ts';
import { SAME_TARGET } from '../../queries/shots.ts';
import { inPlay, SEATS } from '../../queries/units.ts';
import type { Act, Model } from '../../state.ts';
import { lay, lift, spend } from './lasting.ts';

/** Plays a rule as part of an Action. */
export function* during<T>(table: BattleTable, act: Act, rule: Play<T>): Play<T> {
  table.state.acting.push(act);
  const result = yield* within(table, act.action, rule);
  table.state.acting.pop();
  return result;
}

/** A Boost that was played for the Action to come is the one of this Action. CH-BOOST-5 */
export function takeOver(table: BattleTable, act: Act): void {
  if (act.how !== 'action' && act.how !== 'quick') return;
  for (const seat of SEATS)
    for (const played of lastingOn(table, playedBy(seat), 'played')) {
      lift(table, played);
      act.boosted.push(seat);
    }
}

/** What a Boost gave for one movement, or for the first Action, is over. CH-BOOST-4 */
function endBoosts(table: BattleTable, model: Model, isMovement: boolean): void {
  for (const each of lastingOn(table, model.id, 'boosted')) {
    const effect = table.content.boosts.get(each.from)?.effect;
    const isSpent = effect?.does === 'gives' && effect.until === 'movement' && isMovement;
    if (each.until === 'counted' || isSpent) lift(table, each);
  }
}

/** Remembers where a moving model passes, for those who watch. WW-RULING-64 */
export function passes(table: BattleTable, model: Model, way: readonly Point[]): void {
  actBy(table, model)?.way.push(...way.map(({ x, y }) => ({ x, y, height: model.height })));
}

/** Remembers whom an attack is aimed at, for those who stay with it; what it gave for that is used up. WW-CARD-1 */
export function aimsAt(table: BattleTable, by: Model, { aim: { model: target }, modifiers }: Attack): void {
  if (ownAbilities(table, by, 'same-target').length === 0) return;
  if (modifiers.some(({ rule }) => rule === SAME_TARGET)) spend(table, by, 'same-target', 'activation');
  for (const each of lastingOn(table, by.id, 'aimed')) if (each.left > 0) lift(table, each);
  if (target !== undefined) lay(table, { kind: 'aimed', on: by.id, until: 'activation', from: target.id, left: 1 });
}

/** An Action is over: what counted for it, or was done in it, is remembered for the next. */
export function afterAction(table: BattleTable, model: Model, { action, how }: Act): void {
  for (const each of lastingOn(table, model.id, 'aimed'))
    if (each.left === 0) lift(table, each);
    else each.left = 0;
  for (const each of lastingOn(table, model.id, 'unsettled')) if (each.until === 'counted') lift(table, each);
  if (how === 'action' || how === 'quick') {
    if (kindOf(action) === 'movement') dodges(table, model);
    endBoosts(table, model, kindOf(action) === 'movement');
  }
  if (table.state.lasting.some(({ kind }) => kind === 'evasive'))
    for (const each of inPlay(table)) if (isEngaged(table, each)) loseFooting(table, each);
}

/** After two movement Actions. WW-CARD-1 */
function dodges(table: BattleTable, model: Model): void {
  if (ownAbilities(table, model, 'evasive').length === 0 || isUnder(table, model.id, 'evasive')) return;
  const [moved] = lastingOn(table, model.id, 'moved');
  if (moved === undefined) lay(table, { kind: 'moved', on: model.id, until: 'activation', from: 'evasive', left: 1 });
  else {
    lay(table, { kind: 'evasive', on: model.id, until: 'next', from: 'evasive' });
    say(table, 'evasive', { model: model.id }, 'WW-CARD-1');
  }
}

/** Hurt, engaged or reacting it is as easy to hit as anybody. WW-CARD-1 */
export function loseFooting(table: BattleTable, model: Model): void {
  for (const each of lastingOn(table, model.id, 'evasive')) lift(table, each);
}

/** Remembers that an attack hit somebody. WW-TRIGGER-2 */
export function strikes(table: BattleTable, by: Model, target: Model, damage: number): void {
  actBy(table, by)?.hits.push({ model: target.id, hurt: damage > 0 });
}
