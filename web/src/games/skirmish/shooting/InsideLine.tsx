/** In the bar: everybody whom a blast would reach. WW-AREA-2 */
import { RuleTag } from '../../../design/index.ts';
import { useBattle } from '../table.tsx';
import { type Blast, insideWords } from './blast.ts';

export function InsideLine({ blast }: { readonly blast: Blast }) {
  const { battle } = useBattle();
  return (
    <p className="inside-line">
      {insideWords(battle, blast)} <RuleTag id="WW-AREA-2" />
    </p>
  );
}
