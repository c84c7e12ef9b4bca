/** Addiction: what some items leave behind when their effect ends. */
import { type Play, roll, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { lastingOn } from '../../queries/lasting.ts';
import { addictionOf, chemOf } from '../../queries/periods.ts';
import type { Model } from '../../state.ts';
import type { SpecialIcon } from '../../words.ts';
import { lay, lift } from '../round/lasting.ts';

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
  const [side] = yield* roll(table, 'addiction.roll', [BLUE_DIE], detail);
  if (shown(table.content.dice.effect.blue[side! - 1]!.icons) !== addiction.icon) {
    table.state.discards.items.push(id);
    return;
  }
  lay(table, { kind: 'addiction', on: model.id, until: 'cured', from: id });
  say(table, 'addicted', { model: model.id, item: id }, 'WW-ADDICT-1');
}

/** WW-ADDICT-4 */
export function cureAddictions(table: BattleTable, model: Model): void {
  for (const each of lastingOn(table, model.id, 'addiction')) {
    lift(table, each);
    table.state.discards.items.push(each.from);
    say(table, 'weaned', { model: model.id, item: each.from }, 'WW-ADDICT-4');
  }
}
