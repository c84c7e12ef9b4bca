/** The season: how everybody stands, what the story carries forward, and the battles one after the other. */
import { threadsOf } from '@holotape/skirmish/campaign/queries/linked';
import { Panel, PlayerMark, RuleTag, Sign } from '../../../design/index.ts';
import { Charts } from '../charts/Charts.tsx';
import { colourOf } from '../colours.ts';
import { type CampaignContext, campaignBehind } from '../context.ts';
import { isOnTheRoad } from '../plan/board-shape.ts';
import { lengthOf, SHOWN } from '../road/layout.ts';
import { carriedWords, named, w } from '../words.ts';

/** One battle makes no line. */
const FEWEST_DRAWN = 2;

export function Season(context: CampaignContext) {
  const { view } = context;
  const held = view.battles.filter(({ calledOff }) => !calledOff);
  const fought = held.filter(({ winners }) => winners !== null).length;
  return (
    <>
      <Standings {...context} />
      {isOnTheRoad(view) && (
        <>
          <CarriedForward {...context} />
          {lengthOf(view) > SHOWN && held.length > 0 && <Battles context={context} held={held} />}
          {fought >= FEWEST_DRAWN && (
            <Panel title={w('charts')}>
              <Charts {...context} />
            </Panel>
          )}
        </>
      )}
    </>
  );
}

function Standings(context: CampaignContext) {
  const { view } = context;
  const more = w('standings.more', {
    n: Math.max(...view.houses.map(({ fought }) => fought)),
    of: view.agreed.season,
  });
  return (
    <Panel title={w('standings')} more={more} className="season">
      {view.houses.length === 2 ? <Score {...context} /> : <Table {...context} />}
    </Panel>
  );
}

/** A league: the best first. */
function Table({ view, names }: CampaignContext) {
  return (
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
  );
}

/** Two houses: battles won, large, as on a scoreboard. */
function Score({ view, names }: CampaignContext) {
  const side = (seat: number) => (
    <span className="side">
      <PlayerMark colour={colourOf(seat)} size={22} />
      <b>{names[seat]}</b>
      {view.houses[seat]!.faction !== '' && <small>{named('faction', view.houses[seat]!.faction)}</small>}
      <small>{w('points', { n: view.houses[seat]!.points })}</small>
      <small>{w('standing.worth', { n: view.houses[seat]!.worth })}</small>
    </span>
  );
  return (
    <p className="score">
      {side(0)}
      <span className="goals">
        {view.houses[0]!.score.won} : {view.houses[1]!.score.won}
      </span>
      {side(1)}
    </p>
  );
}

/** What one battle of the story has brought for another. SC-CAMP-4 */
function CarriedForward({ view, names }: CampaignContext) {
  const threads = threadsOf(campaignBehind(view));
  if (threads.length === 0) return null;
  return (
    <Panel title={w('carried')} more={<RuleTag id="SC-CAMP-4" />} className="carried-forward">
      <ul>
        {threads.map((thread) => (
          <li key={`${thread.what} ${thread.seat} ${thread.from} ${thread.into}`}>
            {thread.isAhead ? <PlayerMark colour={colourOf(thread.seat)} size={16} /> : <Sign name="tick" size={16} />}
            <span>
              <b>{carriedWords(thread, names)}</b>{' '}
              {w(thread.isAhead ? 'carried.in' : 'carried.was', { scenario: named('scenario', thread.into) })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface BattlesProps {
  readonly context: CampaignContext;
  readonly held: CampaignContext['view']['battles'];
}

function Battles({ context: { names }, held }: BattlesProps) {
  return (
    <Panel title={w('battles')} more={held.length} className="tickets">
      <ol>
        {held.map(({ number, scenario, winners }) => (
          <li key={number} className={winners === null ? 'next' : ''}>
            <b>{number}</b>
            <span>
              {named('scenario', scenario)}
              <small>{cameOf(winners, names)}</small>
            </span>
            {winners?.length === 1 && <PlayerMark colour={colourOf(winners[0]!)} size={18} />}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function cameOf(winners: readonly number[] | null, names: readonly string[]): string {
  if (winners === null) return w('battle.next');
  return winners.length === 1 ? w('battle.won', { name: names[winners[0]!] ?? '' }) : w('battle.drawn');
}
