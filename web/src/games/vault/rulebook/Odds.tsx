import { Panel } from '../../../design/index.ts';
import { w } from './words.ts';

/** How likely each sum of two dice is, in percent. */
export function Odds() {
  const sums = Array.from({ length: 11 }, (_, i) => ({ sum: i + 2, ways: 6 - Math.abs(i - 5) }));
  return (
    <Panel title={w('odds.title')} more={w('odds.more')}>
      <div className="bars" role="img" aria-label={w('odds.label')}>
        {sums.map(({ sum, ways }) => (
          <div key={sum} className={sum === 7 ? 'safe' : ''}>
            <em>{Math.round((ways / 36) * 100)}</em>
            <i style={{ height: `${ways * 13}px` }} />
            <b>{sum}</b>
          </div>
        ))}
      </div>
      <p className="note">{w('odds.note')}</p>
    </Panel>
  );
}
