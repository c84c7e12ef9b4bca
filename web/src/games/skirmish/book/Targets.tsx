/** Who could be aimed at, priority by priority, until one is left. CH-AITGT-1 */
import type { Choosing } from '@holotape/skirmish/queries/ai/plans';
import { Sign } from '../../../design/index.ts';
import { modelName } from '../names.ts';
import { useBattle } from '../table.tsx';
import { h } from './words.ts';

const inWords = (priority: string): string => priority.replace('-', ' ');

export function Targets({ choosing: { candidates, weighed, target } }: { readonly choosing: Choosing }) {
  const { battle } = useBattle();
  return (
    <table className="book-targets">
      <caption>
        {h('targets')} <small>{h('targets.note')}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">{h('candidate')}</th>
          {weighed.map(({ priority }, at) => (
            <th key={priority} scope="col">
              {at + 1} {inWords(priority)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {candidates.map((id) => (
          <tr key={id} className={id === target ? 'now' : undefined}>
            <th scope="row">{modelName(battle, id)}</th>
            {weighed.map(({ priority, worth, left }) => (
              <td key={priority}>
                {worth[id] === undefined ? '' : <Sign name={left.includes(id) ? 'tick' : 'cross'} size={15} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
