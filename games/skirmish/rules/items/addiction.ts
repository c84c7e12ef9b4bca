/** Addiction: what some items leave behind when their effect ends. */
import { choose, option, type Play, roll, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { ownAbilities } from '../../queries/abilities.ts';
import { faceOf } from '../../queries/faces.ts';
import { isSpent, lastingOn } from '../../queries/lasting.ts';
import { addictionOf, chemOf } from '../../queries/periods.ts';
import { seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import type { SpecialIcon } from '../../words.ts';
import { lay, lift, spend } from '../round/lasting.ts';

const BLUE_DIE = 12;

/** The combined face counts only as a Star. WW-ADDICT-2 */
const shown = (icons: readonly string[]): SpecialIcon =>
  icons.includes('star') ? 'star' : icons.includes('bottle') ? 'bottle' : 'blast';

/** A match keeps the card, turned to its addiction side; otherwise it is discarded. WW-ADDICT-1, WW-ADDICT-3 */
export function* checkAddiction(table: BattleTable, model: Model, id: string): Play {
  const addiction = addictionOf(chemOf(table, id));
  if (addiction === undefined) {
    table.state.discards.items.push(id);
    return;
  }
  const detail = { rule: 'WW-ADDICT-1', about: { model: model.id, item: id } };
  const isCaught = function* (): Play<boolean> {
    const [side] = yield* roll(table, 'addiction.roll', [BLUE_DIE], detail);
    return shown(faceOf(table.content.dice.effect.blue, side!).icons) === addiction.icon;
  };
  let caught = yield* isCaught();
  if (caught && (yield* maybeKick(table, model, id))) caught = yield* isCaught();
  if (!caught) {
    table.state.discards.items.push(id);
    return;
  }
  lay(table, { kind: 'addiction', on: model.id, until: 'cured', from: id });
  say(table, 'addicted', { model: model.id, item: id }, 'WW-ADDICT-1');
}

/** One roll of a battle again. WW-CARD-1 */
function* maybeKick(table: BattleTable, model: Model, item: string): Play<boolean> {
  if (ownAbilities(table, model, 'kicks-habits').length === 0 || isSpent(table, model, 'kicks-habits')) return false;
  const answer = yield* choose(
    table,
    seatOf(table, model),
    'addiction.again',
    () => [option('again'), option('keep')],
    {
      rule: 'WW-CARD-1',
      about: { model: model.id, item },
    },
  );
  if (answer === 'keep') return false;
  spend(table, model, 'kicks-habits', 'battle');
  return true;
}

/** WW-ADDICT-4 */
export function cureAddictions(table: BattleTable, model: Model): void {
  for (const each of lastingOn(table, model.id, 'addiction')) {
    lift(table, each);
    table.state.discards.items.push(each.from);
    say(table, 'weaned', { model: model.id, item: each.from }, 'WW-ADDICT-4');
  }
}
