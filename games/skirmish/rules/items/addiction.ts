/** Addiction: what some items leave behind when their effect ends. */
import { type Play, roll, say } from '@holotape/kernel';
import type { Addiction, Chem } from '../../content.ts';
import { lastingOn, lay, lift } from '../../queries/lasting.ts';
import type { Battle, BattleTable, Model } from '../../state.ts';
import type { SpecialIcon } from '../../words.ts';

const BLUE_DIE = 12;

/** The combined face counts only as a Star. WW-ADDICT-2 */
const shown = (icons: readonly string[]): SpecialIcon =>
  icons.includes('star') ? 'star' : icons.includes('bottle') ? 'bottle' : 'blast';

export const addictionOf = (item: Chem | undefined): Addiction | undefined => item?.addiction;

const chemOf = ({ content }: Battle, id: string): Chem | undefined => content.chems.get(id) ?? content.alcohol.get(id);

/** Everything the model is addicted to. */
export const addictionsOf = (battle: Battle, model: Model): Addiction[] =>
  lastingOn(battle, model.id, 'addiction').flatMap(({ from }) => addictionOf(chemOf(battle, from)) ?? []);

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
