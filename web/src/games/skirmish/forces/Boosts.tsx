/** Boosts that the force brings: as many as its Leader is good for, each once. CH-BOOST-6, CH-RULING-7 */
import { dropBoost } from '@holotape/skirmish/queries/force-lists/editing';
import { mostBoosts } from '@holotape/skirmish/queries/force-lists/flaws';
import { Key, Panel, RuleTag } from '../../../design/index.ts';
import type { Building } from './use-force.ts';
import { f } from './words.ts';

interface BoostsProps {
  readonly building: Building;
  readonly look: (card: string) => void;
}

export function Boosts({ building: { content, list, change }, look }: BoostsProps) {
  const most = mostBoosts(content, list);
  const { boosts } = list;
  const left = [...content.boosts.values()].filter(({ id }) => !boosts.includes(id));
  return (
    <Panel
      title={f('boosts')}
      more={
        <>
          {f('boosts.count', { n: boosts.length, most })} <RuleTag id="CH-BOOST-6" />
        </>
      }
      className="force-boosts"
    >
      {boosts.length === 0 && <p className="pad">{f(most === 0 ? 'boosts.leaderless' : 'boosts.none')}</p>}
      <ul>
        {boosts.map((id) => {
          const { name, text } = content.boosts.get(id) ?? { name: id, text: '' };
          return (
            <li key={id} className="offer-row">
              <span>
                <button type="button" className="name" title={f('look', { name })} onClick={() => look(id)}>
                  {name}
                </button>
                <small>{text}</small>
              </span>
              <Key
                sign="minus"
                className="square"
                aria-label={f('boosts.drop', { name })}
                onClick={() => change(dropBoost(list, id))}
              />
            </li>
          );
        })}
      </ul>
      {boosts.length < most && (
        <label className="take">
          <span>{f('boosts.add')}</span>
          <select value="" onChange={({ target }) => change({ ...list, boosts: [...boosts, target.value] })}>
            <option value="" disabled>
              {f('boosts.choose')}
            </option>
            {left.map(({ id, name, text }) => (
              <option key={id} value={id}>
                {name}: {text}
              </option>
            ))}
          </select>
        </label>
      )}
    </Panel>
  );
}
