/** The season: who is where, and the battles as a row of tickets. */
import { Panel, PlayerMark } from '../../../design/index.ts';
import { colourOf } from '../colours.ts';
import type { CampaignContext } from '../context.ts';
import { named, w } from '../words.ts';

export function Season(context: CampaignContext) {
  const { view, names } = context;
  const held = view.battles.filter(({ calledOff }) => !calledOff);
  return (
    <>
      <Panel
        title={w('standings')}
        more={w('standings.more', { n: Math.max(...view.houses.map(({ fought }) => fought)), of: view.agreed.season })}
        className="season"
      >
        <ol>
          {view.standings.map((seat) => {
            const { score, worth, points } = view.houses[seat]!;
            return (
              <li key={seat} aria-current={view.turn === seat && view.stage !== 'over' ? 'true' : undefined}>
                <PlayerMark colour={colourOf(seat)} />
                <span>
                  <b>{names[seat]}</b>
                  <small>
                    {w('standing.score', score)} · {w('standing.worth', { n: worth })}
                  </small>
                </span>
                <strong>{points}</strong>
              </li>
            );
          })}
        </ol>
      </Panel>
      {held.length > 0 && (
        <Panel title={w('battles')} more={held.length} className="tickets">
          <ol>
            {held.map(({ number, scenario, winners }) => (
              <li key={number} className={winners === null ? 'next' : ''}>
                <b>{number}</b>
                <span>
                  {named('scenario', scenario)}
                  <small>{cameOf(winners, names)}</small>
                </span>
              </li>
            ))}
          </ol>
        </Panel>
      )}
    </>
  );
}

function cameOf(winners: readonly number[] | null, names: readonly string[]): string {
  if (winners === null) return w('battle.next');
  return winners.length === 1 ? w('battle.won', { name: names[winners[0]!] ?? '' }) : w('battle.drawn');
}
