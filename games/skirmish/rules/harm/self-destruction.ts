/** Models that blow up: what sets them off, and the countdown. The blast itself is in attacking/blowing-up.ts. */
import { type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { healthLeft, ownAbilities } from '../../queries/abilities.ts';
import { lastingOn } from '../../queries/lasting.ts';
import { hasDroppedBelowHalf, isCountingDown, outlastsItself } from '../../queries/self-destruction.ts';
import { SEATS } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { embolden } from '../round/heartening.ts';
import { lay } from '../round/lasting.ts';
import { rollEffects } from '../round/skill-tests.ts';

/** The countdown begins, for everybody to notice; it ends with the next activation. WW-RULING-100 */
function startCountdown(table: BattleTable, model: Model): void {
  if (isCountingDown(table, model)) return;
  // The activation in progress is not the next.
  const left = table.state.activation?.model === model.id ? 2 : 1;
  lay(table, { kind: 'self-destructing', on: model.id, until: 'counted', from: 'self-destructs', left });
  lay(table, { kind: 'alarm', on: model.id, until: 'activation', from: 'self-destructs' });
  say(table, 'self-destruct', { model: model.id }, 'WW-RULING-100');
}

/** Whether it stays where others are removed: it counts down. WW-RULING-100 */
export function staysToBlowUp(table: BattleTable, model: Model): boolean {
  if (!outlastsItself(table, model)) return false;
  startCountdown(table, model);
  return true;
}

/** What damage sets off, before anybody is removed. `fallen`: by a Critical Attack. WW-RULING-100, WW-RULING-101 */
export function* afterDamage(table: BattleTable, model: Model, before: number, isCritical = false): Play {
  if (model.gone !== null || healthLeft(table, model) === before) return;
  yield* embolden(table, model); // WW-RULING-102
  for (const { gives } of ownAbilities(table, model, 'self-destructs')) {
    const { at, if: icons = [] } = gives['self-destructs'];
    if (at !== 'half' || isCountingDown(table, model) || !hasDroppedBelowHalf(table, model, before)) continue;
    const [face] = yield* rollEffects(table, 'self-destruct.roll', ['blue'], 'WW-RULING-100');
    const count = (icon: string) => face!.icons.filter((each) => each === icon).length;
    if (count(icons[0]!) >= icons.length) startCountdown(table, model);
  }
  for (const { gives } of ownAbilities(table, model, 'detonates')) {
    if (isCritical && healthLeft(table, model) <= 0) return drop(table, model, gives.detonates.as);
    const [face] = yield* rollEffects(table, 'detonate.roll', ['blue'], 'WW-RULING-101');
    if (face!.icons.includes(gives.detonates.if)) return yield* table.content.blowUp(table, model, gives.detonates.as);
  }
}

/** What it carried lies where it fell, and does nothing. WW-RULING-101 */
function drop(table: BattleTable, { id: model, x, y }: Model, weapon: string): void {
  const id = `dropped-nuke-${model}`;
  const what = { face: 'item', up: true, seen: [...SEATS], items: [weapon], opened: true } as const;
  table.state.markers.push({ id, kind: 'dropped', x, y, ...what, seen: [...what.seen], items: [...what.items] });
  say(table, 'nuke-dropped', { model, weapon }, 'WW-RULING-101');
}

/** An activation of the model has ended. WW-RULING-100 */
export function* countDown(table: BattleTable, model: Model): Play {
  for (const each of lastingOn(table, model.id, 'self-destructing')) {
    each.left -= 1;
    if (each.left > 0 || model.gone !== null) continue;
    const [given] = ownAbilities(table, model, 'self-destructs');
    yield* table.content.blowUp(table, model, given!.gives['self-destructs'].as);
  }
}
