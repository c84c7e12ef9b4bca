/** What the form of a battle has the worker do, so that the page goes on painting: a table is laid and judged, and the scenario drawn on it. */
import { sentence } from '@holotape/kernel/text';
import { judgeTable } from '@holotape/skirmish/queries/table-judgement';
import { numberedTable, piecesOn, tableNamed } from '@holotape/skirmish/queries/tables';
import type { Piece } from '@holotape/skirmish/state';
import { texts } from '@holotape/skirmish/texts';
import { skirmishContent } from './pack.ts';
import { BY_LOT, BY_TURNS } from './setting-up/options.ts';
import { planOf } from './setting-up/plan.ts';
import type { AskedTable, SeenTable } from './setting-up/seen-table.ts';

function look({ scenario, table, ...size }: AskedTable): SeenTable {
  const content = skirmishContent();
  const printed = content.scenarios.get(scenario)!;
  const seen = (pieces: readonly Piece[]) => ({ pieces, plan: planOf(content, printed, size, pieces) });
  if (table === BY_TURNS) return { ...seen([]), judgement: { ...judgeTable({ ...size, pieces: [] }), verdicts: [] } };
  // Which one chance will lay is not known yet: any of them looks like this.
  const drawing = tableNamed(content, printed, size, table === BY_LOT ? numberedTable(BY_LOT, 1) : table);
  if ('say' in drawing) return { wrong: sentence(texts, content, [], drawing.say, drawing.args) };
  const pieces = piecesOn(content, drawing);
  return { ...seen(pieces), judgement: judgeTable({ ...size, pieces }) };
}

export const work = { look };
