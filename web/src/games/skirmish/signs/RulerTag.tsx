/** A range as on the rulers: its colour, the marks in its corners (colour never speaks alone) and its inches. WW-RANGE-9 */
import type { SkirmishContent } from '@holotape/skirmish';
import type { Color } from '@holotape/skirmish/words';
import { inchesOf } from './inches.ts';
import { g } from './words.ts';

interface RulerTagProps {
  readonly content: Pick<SkirmishContent, 'rulers'>;
  readonly color: Color;
  /** What is so long: "Move". */
  readonly of?: string;
}

export function RulerTag({ content, color, of }: RulerTagProps) {
  const { length, marks } = content.rulers.get(color)!;
  const inches = inchesOf(length);
  return (
    <span
      className="ruler-tag"
      style={{ background: `var(--range-${color})`, color: `var(--range-${color}-ink)` }}
      title={g('ruler', { color: g(`color.${color}`), inches })}
    >
      {marks.map((corner) => (
        <i key={corner} className={corner} />
      ))}
      {of !== undefined && <span>{of}</span>} {inches}″<span className="sr">{g(`color.${color}`)}</span>
    </span>
  );
}
