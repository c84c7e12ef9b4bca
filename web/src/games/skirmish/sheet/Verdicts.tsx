/** What the rules think of a table, in words. Wishes warn and never refuse. CH-BSETUP-3 */
import { sentence } from '@holotape/kernel/text';
import type { SkirmishContent } from '@holotape/skirmish';
import type { judgeTable } from '@holotape/skirmish/queries/table-judgement';
import { texts } from '@holotape/skirmish/texts';
import { RuleTag, Sign } from '../../../design/index.ts';
import { g } from '../signs/words.ts';
import './verdicts.css';

interface Told {
  readonly text: string;
  readonly isMet: boolean;
}

interface VerdictsProps {
  readonly content: SkirmishContent;
  readonly judgement: ReturnType<typeof judgeTable>;
  /** Besides the wishes. */
  readonly more?: readonly Told[];
}

export function Verdicts({ content, judgement, more = [] }: VerdictsProps) {
  const bare = judgement.edges.filter((edge) => edge.bare.length > 0).length;
  // Of bare edges one is told, and how many there are.
  const wishes = judgement.verdicts
    .filter(({ say }, i, all) => all.findIndex((each) => each.say === say) === i)
    .map(({ say, args, isMet }): Told => ({ text: sentence(texts, content, [], say, args), isMet }));
  return (
    <ul className="verdicts">
      {[...wishes, ...more].map(({ text, isMet }) => (
        <li key={text} className={isMet ? 'met' : 'unmet'}>
          <Sign name={isMet ? 'tick' : 'warning'} size={17} />
          <span>{text}</span>
        </li>
      ))}
      <li>
        {bare > 1 && <span>{g('judged.edges', { n: bare })}</span>} <RuleTag id="CH-BSETUP-3" />
      </li>
    </ul>
  );
}
