/** A card that was drawn is put aside for another. CH-RULING-113 */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { redrawers } from '../../queries/redrawing.ts';
import { modelById, seatOf, unitOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { spend } from '../round/lasting.ts';
import { drawCard } from './wasteland.ts';

type Redrawn = 'items' | 'dangers' | 'creatures' | 'strangers';

/** Asked of whoever could; what counts is the second card. CH-RULING-113 */
export function* maybeRedraw(table: BattleTable, model: Model, deck: Redrawn, first: string): Play<string> {
  const { decks, discards } = table.state;
  const able = redrawers(table, model, deck);
  if (able.length === 0 || decks[deck].length + discards[deck].length === 0) return first;
  const answer = yield* choose(
    table,
    seatOf(table, model),
    'redraw',
    () => [...able.map((each) => option(each.id)), option('none')],
    { rule: 'CH-RULING-113', about: { model: model.id, card: first } },
  );
  if (answer === 'none') return first;
  const by = modelById(table, answer);
  if (able.find((each) => each.id === answer)!.by === 'luck') unitOf(table, by).luck -= 1;
  else spend(table, by, 'redraws', 'battle');
  const second = (yield* drawCard(table, deck))!;
  discards[deck].push(first);
  say(table, 'redrawn', { model: by.id }, 'CH-RULING-113');
  return second;
}
