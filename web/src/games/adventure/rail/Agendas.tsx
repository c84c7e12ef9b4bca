/** One's agendas with what they are worth now, and how much is needed to win. Only the owner sees them. FB-AGENDA-4 */

import { isAsOne } from '@holotape/adventure/queries/fate';
import { influenceNeeded, worthOf } from '@holotape/adventure/queries/influence';
import { Key, Sign } from '../../../design/index.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { Workshop } from '../together/Workshop.tsx';
import { a } from '../words.ts';
import { AsOne } from './AsOne.tsx';
import { wouldChange } from './would.ts';

/** Together there are no agendas: the company's workshop stands in their place. As one nobody keeps any. AB-SETUP-8, NC-SCEN-11 */
export function Agendas(context: AdventureContext) {
  const { position } = useAdventure();
  if (context.view.together !== null) return <Workshop {...context} />;
  return isAsOne(position) ? <AsOne {...context} /> : <Hand {...context} />;
}

function Hand(context: AdventureContext) {
  const { view, seat } = context;
  const { position } = useAdventure();
  const survivor = seat === 'public' ? undefined : view.survivors[seat];
  if (survivor === undefined || seat === 'public' || survivor.influence === null) return null;
  const needed = influenceNeeded(position);
  return (
    <section className="panel agendas" aria-label={a('agendas.yours')} data-thing="adventure:agendas">
      <div className="head">
        <h2>{a('agendas.yours')}</h2>
        <span className="more">
          <Sign name="eye" size={16} /> {a('agendas.secret')}
        </span>
      </div>
      <div className="influence" role="img" aria-label={a('influence.of', { n: survivor.influence, of: needed })}>
        <b>{survivor.influence}</b>
        <span>{a('influence.win', { of: needed })}</span>
        <span className="sockets">
          {Array.from({ length: needed }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sockets are alike
            <i key={i} className={i < survivor.influence! ? 'on' : ''} />
          ))}
        </span>
      </div>
      <ul>
        {survivor.agendas.map((id) => {
          const agenda = id === null ? undefined : position.content.agendas.get(id);
          if (agenda === undefined || id === null) return null;
          return (
            <li key={id} className={id === survivor.revealed ? 'shown' : ''}>
              <span>
                <b>{agenda.name}</b>
                <small>
                  {agenda.text}
                  {id === survivor.revealed && ` ${a('agenda.shown')}`}
                </small>
                <WouldChange seat={seat} agenda={id} />
                <Loyal agenda={id} context={context} />
              </span>
              <i className="worth">{worthOf(position, seat, id)}</i>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** "The star one up: 2." */
function WouldChange({ seat, agenda }: { readonly seat: number; readonly agenda: string }) {
  const { position, factionName } = useAdventure();
  const changes = wouldChange(position, seat, agenda);
  if (changes.length === 0) return null;
  return (
    <em className="would">
      <Sign name="right" size={14} />{' '}
      {changes
        .map((change) =>
          change.by === 'caps'
            ? a('would.caps', { n: change.n, worth: change.worth })
            : a('would.power', { faction: factionName(change.faction), worth: change.worth }),
        )
        .join(' ')}
    </em>
  );
}

/** Showing it for loyalty, while that can be done. FB-LOYAL-1 */
function Loyal({ agenda, context }: { readonly agenda: string; readonly context: AdventureContext }) {
  const id = `loyal:${agenda}`;
  const option = context.question?.options?.find((each) => each.id === id);
  if (option === undefined || option.blocked !== undefined) return null;
  return (
    <Key kind="quiet" sign="flag" data-answer={id} onClick={() => context.propose(id)}>
      {a('act.loyal.short')}
    </Key>
  );
}
