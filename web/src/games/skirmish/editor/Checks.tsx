/** What the table is worth, while it is drawn: wishes warn and never refuse; what overlaps is refused. CH-BSETUP-3 */
import { sentence } from '@holotape/kernel/text';
import type { SkirmishContent } from '@holotape/skirmish';
import type { DrawnTable } from '@holotape/skirmish/terrain/index';
import { texts } from '@holotape/skirmish/texts';
import { Panel } from '../../../design/index.ts';
import { Verdicts } from '../sheet/Verdicts.tsx';
import { faultsOf, type judged, SIZE } from './drawing.ts';
import { d } from './words.ts';

interface ChecksProps {
  readonly content: SkirmishContent;
  readonly drawing: DrawnTable;
  readonly judgement: ReturnType<typeof judged>;
}

export function Checks({ content, drawing, judgement }: ChecksProps) {
  const faults = faultsOf(content, drawing);
  const more = [
    ...(faults.length === 0
      ? [{ text: d('sound'), isMet: true }]
      : faults.map(({ say, args }) => ({ text: sentence(texts, content, [], say, args), isMet: false }))),
    halves(drawing),
  ];
  return (
    <Panel title={d('checks')} more={d('checks.more')} className="checks" aria-live="polite">
      <Verdicts content={content} judgement={judgement} more={more} />
    </Panel>
  );
}

/** So many pieces may be on one side more. */
const EVEN = 1;

function halves({ pieces }: DrawnTable): { readonly text: string; readonly isMet: boolean } {
  const above = pieces.filter(({ y }) => y > SIZE.height / 2).length;
  const below = pieces.length - above;
  const isMet = Math.abs(above - below) <= EVEN;
  return { text: d(isMet ? 'halves' : 'halves.uneven', { above, below }), isMet };
}
