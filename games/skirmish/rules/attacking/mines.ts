/** Mines: laid in a Move Action, set off by whoever of the other side comes near. */
import { choose, open, option, type Play, say, within } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { ownAbilities } from '../../queries/abilities.ts';
import { loadOf } from '../../queries/attacks.ts';
import { lastingOn } from '../../queries/lasting.ts';
import { checkMine, dangersTo, isNear, minesHeldBy, suggestMines } from '../../queries/mines.ts';
import { baseOf, seatOf } from '../../queries/units.ts';
import type { Mine, Model } from '../../state.ts';
import { maybeBoost } from '../boosts/playing.ts';
import { useUp } from '../items/limited-use.ts';
import { lay, lift } from '../round/lasting.ts';
import { maybeLuck } from '../round/luck.ts';
import { rollEffects } from '../round/skill-tests.ts';
import { blast } from './attacks.ts';
import { spendIcons } from './special-effects.ts';

/** The model stays where it is. WW-MINE-1 */
export function* layMine(table: BattleTable, model: Model): Play {
  const seat = seatOf(table, model);
  const held = [...new Set(minesHeldBy(table, model))];
  const id =
    held.length === 1
      ? held[0]!.id
      : yield* choose(table, seat, 'mine.weapon', () => held.map((weapon) => option(weapon.id)), { rule: 'WW-MINE-1' });
  const [x, y] = yield* open<[number, number]>(
    table,
    seat,
    'mine.at',
    (answer) => checkMine(table, model, answer),
    () => suggestMines(table, model),
    { rule: 'WW-MINE-1', about: { model: model.id } },
  );
  const weapon = table.content.weapons.get(id)!;
  yield* useUp(table, model, weapon); // WW-LIMITED-1
  table.state.laid += 1;
  const mine = { id: `mine-${table.state.laid}`, seat, weapon: id, x, y, height: model.height, live: false };
  table.state.mines.push(mine);
  say(table, 'laid', { model: model.id, weapon: id, x, y }, 'WW-MINE-1');
}

/** When the player who laid them begins a turn. WW-MINE-4 */
export function arm({ state }: BattleTable, seat: number): void {
  for (const mine of state.mines) if (mine.seat === seat) mine.live = true;
}

/** After an Action of any kind inside the area. WW-MINE-6; several in the order of the moving player. WW-RULING-68 */
export function* minesAfterAction(table: BattleTable, model: Model, byMoving = false): Play {
  const spared = table.state.mines.filter((mine) => steppedOver(table, mine));
  for (;;) {
    if (model.gone !== null) return;
    const near = dangersTo(table, model).filter(
      (mine) => !spared.includes(mine) && isNear(table, mine, baseOf(table, model)),
    );
    if (near.length === 0) return;
    const id =
      near.length === 1
        ? near[0]!.id
        : yield* choose(table, seatOf(table, model), 'mine.next', () => near.map((mine) => option(mine.id)), {
            rule: 'WW-RULING-68',
          });
    const next = near.find((mine) => mine.id === id)!;
    if (byMoving && (yield* treadsLightly(table, model, next)))
      spared.push(next); // WW-CARD-1
    else yield* explode(table, next, model);
  }
}

/** Whether somebody has just stepped over it: then it does not go off in this Action. CH-BOOST-4 */
function steppedOver(table: BattleTable, { id }: Mine): boolean {
  const [over] = lastingOn(table, id, 'spent');
  if (over !== undefined) lift(table, over);
  return over !== undefined;
}

/** A token for a light foot, or a Boost. WW-CARD-1, CH-BOOST-4 */
export function* treadsLightly(table: BattleTable, model: Model, { id }: Mine): Play<boolean> {
  if (ownAbilities(table, model, 'treads-lightly').length > 0 && (yield* maybeLuck(table, model, 'tread'))) return true;
  const played = yield* maybeBoost(table, seatOf(table, model), 'mine', ['tread'], { model: model.id, mine: id });
  if (played === undefined) return false;
  lay(table, { kind: 'spent', on: id, until: 'activation', from: model.id });
  return true;
}

/** One roll of the short range dice for everybody in the blast. WW-MINE-8, WW-RULING-68 */
export function* explode(table: BattleTable, mine: Mine, by: Model): Play {
  const weapon = table.content.weapons.get(mine.weapon)!;
  const { mines } = table.state;
  mines.splice(mines.indexOf(mine), 1);
  say(table, 'explodes', { weapon: mine.weapon, model: by.id, x: mine.x, y: mine.y }, 'WW-MINE-7');
  const faces = yield* rollEffects(table, 'mine.effects', weapon.short.dice, 'WW-RULING-68');
  const icons = faces.flatMap((face) => face.icons);
  const bought = yield* spendIcons(table, mine.seat, weapon, icons);
  const load = loadOf({ weapon, isCritical: false, reduction: 0 }, icons, bought);
  yield* within(
    table,
    'damage',
    blast(table, { weapon, by: undefined, seat: mine.seat, covered: false }, mine, undefined, load),
  );
}
