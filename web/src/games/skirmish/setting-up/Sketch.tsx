/** A table drawn small, and what the rules think of it, in words. Loaded after the form. */
import { sentence } from '@holotape/kernel/text';
import { judgeTable } from '@holotape/skirmish/queries/table-judgement';
import { numberedTable, piecesOn, tableNamed } from '@holotape/skirmish/queries/tables';
import type { Piece } from '@holotape/skirmish/state';
import { texts } from '@holotape/skirmish/texts';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { Sign, type Why } from '../../../design/index.ts';
import { skirmishContent } from '../pack.ts';
import { PlotDefs } from '../sheet/PlotDefs.tsx';
import { TableSketch } from '../sheet/TableSketch.tsx';
import { Verdicts } from '../sheet/Verdicts.tsx';
import { type Agreed, BY_LOT } from './options.ts';
import { w } from './words.ts';

/** Every battle there is is fought on three feet by three. SC-COMMON-3 */
const SIZE = { width: 36 * 254, height: 36 * 254 };

type TableJudgement = ReturnType<typeof judgeTable>;

type Seen =
  | { readonly pieces: readonly Piece[]; readonly judgement: TableJudgement; readonly wrong?: undefined }
  | { readonly wrong: string };

function look({ scenario, table }: Agreed): Seen {
  const content = skirmishContent();
  const printed = content.scenarios.get(scenario)!;
  // Which one chance will lay is not known yet: any of them looks like this.
  const drawing = tableNamed(content, printed, SIZE, table === BY_LOT ? numberedTable(BY_LOT, 1) : table);
  if ('say' in drawing) return { wrong: sentence(texts, content, [], drawing.say, drawing.args) };
  const pieces = piecesOn(content, drawing);
  return { pieces, judgement: judgeTable({ ...SIZE, pieces }) };
}

interface SketchProps {
  readonly options: Agreed;
  readonly name: string;
  readonly refuse: (why: Why | undefined) => void;
}

export function Sketch({ options, name, refuse }: SketchProps) {
  const shown = useDeferredValue(options);
  const seen = useMemo(() => look(shown), [shown]);
  const { wrong } = seen;
  useEffect(() => refuse(wrong === undefined ? undefined : { title: w('table.no'), text: wrong }), [wrong, refuse]);
  if (seen.wrong !== undefined)
    return (
      <p className="no-table" role="alert">
        <Sign name="no" size={18} /> {seen.wrong}
      </p>
    );
  return (
    <>
      <PlotDefs />
      <TableSketch
        {...SIZE}
        pieces={seen.pieces}
        content={skirmishContent()}
        openLine={seen.judgement.openLine}
        label={w('table.drawing', { name })}
      />
      <Verdicts content={skirmishContent()} judgement={seen.judgement} />
    </>
  );
}
