/** The sheet of a Settlement: the chest, Power and Water as gauges, and who lives there. CH-BUILD-13 */

import drop from 'game-icon:manual-water-pump';
import bolt from 'game-icon:plug';
import { Icon, Panel, RuleTag, Sign } from '../../../design/index.ts';
import { type CampaignContext, shownSeat } from '../context.ts';
import { memberThing } from '../MemberStory.tsx';
import { SHEET } from '../sheet/PrintedSheet.tsx';
import { named, w } from '../words.ts';

export function Settlement(context: CampaignContext) {
  const { view, names } = context;
  const seat = shownSeat(context);
  const house = view.houses[seat]!;
  const { sums, caps } = house;
  return (
    <>
      <Panel
        title={names[seat] ?? ''}
        {...(sums && { more: w('places', { used: sums.room.used, of: sums.room.of }) })}
        className="sheet"
      >
        <p className="chest">
          <b>{caps}</b> {w('chest')}
        </p>
        {house.faction !== '' && (
          <button type="button" className="linkish" onClick={() => context.read(SHEET)}>
            {w('sheet.open')}
          </button>
        )}
        {sums && (
          <>
            <Gauge what="power" icon={bolt} {...sums.power} />
            <Gauge what="water" icon={drop} {...sums.water} />
          </>
        )}
      </Panel>
      <People context={context} seat={seat} />
    </>
  );
}

interface GaugeProps {
  readonly what: 'power' | 'water';
  readonly icon: string;
  readonly supply: number;
  readonly demand: number;
}

/** More lamps than this do not fit beside each other. */
const MOST_LAMPS = 14;

function Gauge({ what, icon, supply, demand }: GaugeProps) {
  if (supply + demand === 0) return null;
  const lamps = Math.min(MOST_LAMPS, Math.max(supply, demand));
  const lampOf = (at: number) => (at < Math.min(supply, demand) ? 'on' : at < supply ? 'spare' : 'short');
  return (
    <div className={`gauge ${what}`}>
      <p>
        <Icon path={icon} size={18} /> <b>{w(what)}</b> <span>{w('wanted', { demand, supply })}</span>
      </p>
      <div className="lamps" aria-hidden="true">
        {Array.from({ length: lamps }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lamp is its place
          <i key={at} className={lampOf(at)} />
        ))}
      </div>
      {demand > supply && (
        <p className="short">
          {w('short', { n: demand - supply })} <RuleTag id={what === 'power' ? 'CH-BUILD-8' : 'CH-BUILD-10'} />
        </p>
      )}
    </div>
  );
}

/** Of a longer record the last ones are seen; the whole of it is one tap away. */
const MOST_BOXES = 5;

/** Each with its own story: battle by battle, came home or was carried home. CH-AFTER-11 */
function People({ context, seat }: { readonly context: CampaignContext; readonly seat: number }) {
  const { members, leader, fallen } = context.view.houses[seat]!;
  if (members.length === 0) return null;
  return (
    <Panel title={w('people')} more={members.length} className="people">
      <ul>
        {members.map(({ id, record }) => {
          const fell = record.filter((each) => each.fell > 0).length;
          const isLeader = leader?.member === id;
          return (
            <li key={id}>
              <button type="button" onClick={() => context.read(memberThing(seat, id))}>
                <b>{named('member', id)}</b>
                {isLeader && <small className="leads">{w(fallen ? 'leads.fell' : 'leads')}</small>}
                <small>
                  {record.length === 0
                    ? w('people.new')
                    : w(fell === 0 ? 'people.home' : 'people.fell', { fought: record.length, fell })}
                </small>
                <span className="record" aria-hidden="true">
                  {record.slice(-MOST_BOXES).map((each) => (
                    <i key={each.battle} className={each.fell > 0 ? 'was-carried' : 'walked'}>
                      <Sign name={each.fell > 0 ? 'cross' : 'tick'} size={12} />
                    </i>
                  ))}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
