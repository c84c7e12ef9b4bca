/** Cards that lie open: which of them are kept, and what changes the draw before that. CH-SETTLE-5 */
import { choose, option, type Play, type Seat, say } from '@holotape/kernel';
import type { CampaignTable } from '../campaign.ts';
import { helping, useOf, whyNotUse } from '../queries/drawing.ts';
import { structureById } from '../queries/houses.ts';
import type { StructureBuilt } from '../state.ts';
import { drawOn, keepCard, putBack } from './decks.ts';

/** What is kept of the cards that lie open; before that the Brahmin may help. CH-SETTLE-5, CH-STRUCT-41 to CH-STRUCT-43 */
export function* keepOf(table: CampaignTable, seat: Seat, mayHelp: boolean): Play {
  const { state } = table;
  const drawing = state.drawing!;
  let kept = 0;
  while (drawing.keep > kept && drawing.cards.length > 0) {
    const helpers =
      mayHelp && kept === 0 ? helping(table, seat).filter((built) => whyNotUse(table, seat, built) === undefined) : [];
    const isClear = helpers.length === 0 && drawing.cards.length <= drawing.keep - kept;
    const answer = isClear
      ? `keep:${drawing.cards[0]!}`
      : yield* choose(
          table,
          seat,
          'draw.keep',
          () => [
            ...drawing.cards.map((id) => option(`keep:${id}`)),
            ...helpers.map((built) => option(`help:${built.id}`)),
          ],
          { rule: 'CH-SETTLE-5', about: { from: drawing.from, keep: drawing.keep - kept } },
        );
    const [word, what] = answer.split(':') as [string, string];
    if (word === 'help') {
      yield* help(table, seat, structureById(table, seat, what));
      continue;
    }
    drawing.cards.splice(drawing.cards.indexOf(what), 1);
    keepCard(table, seat, what, 'CH-DRAW-3');
    kept += 1;
  }
  yield* putBack(table); // CH-RULING-53
}

function* help(table: CampaignTable, seat: Seat, built: StructureBuilt): Play {
  const drawing = table.state.drawing!;
  const use = useOf(table, built)!;
  built.used += 1;
  say(table, 'did.use', { seat, structure: built.card }, 'CH-DRAW-1');
  if (use.does === 'redraw') {
    const count = drawing.cards.length;
    drawing.aside.push(...drawing.cards.splice(0)); // CH-STRUCT-41: all of them, never only some.
    yield* drawOn(table, seat, count);
  } else if (use.does === 'draw-more') yield* drawOn(table, seat, use.cards);
  else if (use.does === 'keep-more') drawing.keep += use.cards;
}
