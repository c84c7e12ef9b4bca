/** The end of a game together: the goals, and one tale of the whole company. AB-END-1 */
import type { LogLine } from '@holotape/table/spoken/protocol';
import { useMemo } from 'react';
import { Panel, PlayerMark } from '../../../design/index.ts';
import { Link } from '../../../shell/router.tsx';
import { TaleWords } from '../end/TaleWords.tsx';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { companyTale, deedsTogether } from './tale.ts';
import { c } from './words.ts';

export function CompanyTale({ view, names, log, explain, info }: AdventureContext) {
  const { colours } = useAdventure();
  const tale = useMemo(() => companyTale(log), [log]);
  const seatOf = (line: LogLine): number | undefined => (line.args as { seat?: number } | undefined)?.seat;
  return (
    <Panel title={c('tale.company')} more={c('tale.note')}>
      <ol className="company-tale">
        {tale.map(({ at, line, round }) => {
          const seat = seatOf(line);
          return (
            <li key={at}>
              <i>{round}</i>
              {seat !== undefined && <PlayerMark colour={colours[seat]!} size={17} />}
              <Link to={`/replay/${info.id}?round=${round}`}>
                <TaleWords line={line} words={explain(line)} />
              </Link>
            </li>
          );
        })}
      </ol>
      <ul className="company-deeds">
        {view.survivors.map((_, seat) => (
          <li key={names[seat]}>
            <PlayerMark colour={colours[seat]!} size={18} />{' '}
            {c('tale.deeds', { name: names[seat] ?? '', ...deedsTogether(log, seat) })}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
