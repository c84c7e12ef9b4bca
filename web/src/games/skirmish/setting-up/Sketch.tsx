/** A table drawn small, and what the rules think of it, in words. Loaded after the form. */
import { useEffect, useState } from 'react';
import { Sign, type Why } from '../../../design/index.ts';
import { workLocal } from '../../../local/client.ts';
import { skirmishContent } from '../pack.ts';
import { PlotDefs } from '../sheet/PlotDefs.tsx';
import { TableSketch } from '../sheet/TableSketch.tsx';
import { Verdicts } from '../sheet/Verdicts.tsx';
import type { Agreed } from './options.ts';
import { PlanLayer } from './PlanLayer.tsx';
import { PlanLegend } from './PlanLegend.tsx';
import type { AskedTable, SeenTable } from './seen-table.ts';
import { w } from './words.ts';

/** Every battle there is is fought on three feet by three. SC-COMMON-3 */
const SIZE = { width: 36 * 254, height: 36 * 254 };

/** Laid by the worker: meanwhile the one before stays in sight. */
function useSeen(
  scenario: string,
  table: string,
): { readonly seen: SeenTable | undefined; readonly isLaying: boolean } {
  const asked = `${scenario} ${table}`;
  const [laid, setLaid] = useState<{ readonly asked: string; readonly seen: SeenTable }>();
  useEffect(() => {
    let isWanted = true;
    void workLocal<AskedTable, SeenTable>('skirmish', 'look', { scenario, table, ...SIZE }).then((seen) => {
      if (isWanted) setLaid({ asked: `${scenario} ${table}`, seen });
    });
    return () => {
      isWanted = false;
    };
  }, [scenario, table]);
  return { seen: laid?.seen, isLaying: laid?.asked !== asked };
}

interface SketchProps {
  readonly options: Agreed;
  readonly name: string;
  readonly refuse: (why: Why | undefined) => void;
}

export function Sketch({ options, name, refuse }: SketchProps) {
  const { seen, isLaying } = useSeen(options.scenario, options.table);
  const wrong = isLaying ? undefined : seen?.wrong;
  useEffect(() => refuse(wrong === undefined ? undefined : { title: w('table.no'), text: wrong }), [wrong, refuse]);
  if (seen === undefined) return <p className="laying">{w('table.loading')}</p>;
  if (seen.wrong !== undefined)
    return (
      <p className="no-table" role="alert">
        <Sign name="no" size={18} /> {seen.wrong}
      </p>
    );
  return (
    <div className="seen-table" aria-busy={isLaying}>
      <PlotDefs />
      <TableSketch
        {...SIZE}
        pieces={seen.pieces}
        content={skirmishContent()}
        openLine={seen.judgement.openLine}
        label={w('table.drawing', { name })}
      >
        <PlanLayer plan={seen.plan} height={SIZE.height} />
      </TableSketch>
      <PlanLegend plan={seen.plan} scenario={options.scenario} />
      <Verdicts content={skirmishContent()} judgement={seen.judgement} />
    </div>
  );
}
