/** The sheet of a Settlement on paper: what stands there, who lives there, what is packed, and lines for a pencil. CH-BUILD-13 */
import { createPortal } from 'react-dom';
import { Key } from '../../../design/index.ts';
import { type CampaignContext, shownSeat } from '../context.ts';
import { campaignContent } from '../pack.ts';
import { type Built, noteOf, statusOf } from '../plan/status.ts';
import { round } from '../round.ts';
import { named, w } from '../words.ts';
import './sheet.css';

export const SHEET = 'sheet:';

/** Empty lines under what is there. */
const LINES = 6;

/** On the screen as on paper: what is printed lies beside the page and is seen by the printer alone. */
export function PrintedSheet(context: CampaignContext) {
  return (
    <div className="settlement-sheet">
      <Key kind="plain" sign="save" onClick={() => window.print()}>
        {w('sheet.print')}
      </Key>
      <Paper {...context} />
      {createPortal(
        <div className="settlement-print" aria-hidden="true">
          <Paper {...context} />
        </div>,
        document.body,
      )}
    </div>
  );
}

function Paper(context: CampaignContext) {
  const { view, names } = context;
  const seat = shownSeat(context);
  const house = view.houses[seat]!;
  const { caps, score, sums, settlement, members } = house;
  return (
    <article className="settlement-paper">
      <header>
        <div>
          <h2>{names[seat]}</h2>
          <p>
            {house.faction !== '' && `${named('faction', house.faction)} · `}
            {round(context).name} · {w('standing.score', score)}
          </p>
        </div>
        <p className="total">
          <b>{caps}</b> {w('chest')}
        </p>
      </header>
      {sums && (
        <p className="sums">
          {w('places', sums.room)} · {w('power')}: {w('wanted', sums.power)} · {w('water')}: {w('wanted', sums.water)} ·{' '}
          {w('keeps.selects', { n: sums.selection.places })} · {w('keeps.retains', { n: sums.retention })}
        </p>
      )}
      {settlement && <Standing structures={settlement.structures} />}
      {settlement !== null && settlement.perks.length > 0 && (
        <p>{w('sheet.perks', { perks: settlement.perks.map((perk) => named('perk', perk)).join(', ') })}</p>
      )}
      <h3>{w('people')}</h3>
      <ul>
        {members.map(({ id, perks, record }) => (
          <li key={id}>
            <b>{named('member', id)}</b>
            {house.leader?.member === id && `, ${w(house.fallen ? 'leads.fell' : 'leads')}`}
            {perks.length > 0 && ` · ${perks.map((perk) => named('perk', perk)).join(', ')}`}
            {record.length > 0 && ` · ${w('sheet.fought', { n: record.length })}`}
          </li>
        ))}
      </ul>
      <Cards {...context} />
      <h3>{w('sheet.notes')}</h3>
      {Array.from({ length: LINES }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <p key={at} className="line" />
      ))}
    </article>
  );
}

function Standing({ structures }: { readonly structures: readonly Built[] }) {
  const { structures: cards } = campaignContent();
  return (
    <table>
      <thead>
        <tr>
          {(['sheet.structure', 'power', 'water', 'sheet.does', 'sheet.state'] as const).map((say) => (
            <th key={say} scope="col">
              {w(say)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {structures.map((built) => {
          const card = cards.get(built.card)!;
          return (
            <tr key={built.id}>
              <td>
                <b>{card.name}</b>
              </td>
              <td>{signed(card.gives?.power, card.power)}</td>
              <td>{signed(card.gives?.water, card.water)}</td>
              <td>{noteOf(card, built)}</td>
              <td>{statusOf(built, card, false).word}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What it gives with a plus, what it needs with a minus. */
const signed = (gives: number | undefined, needs: number): string =>
  gives !== undefined ? `+${gives}` : needs > 0 ? `−${needs}` : '';

const LISTED = ['taken', 'granted', 'pool', 'gathered'] as const;

function Cards(context: CampaignContext) {
  const { own } = context.view.houses[shownSeat(context)]!;
  if (own === null) return null;
  const lists = [
    ...LISTED.map((where) => ({ where, cards: [...own[where].items, ...own[where].boosts] })),
    { where: 'unique' as const, cards: own.uniques },
  ].filter(({ cards }) => cards.length > 0);
  return (
    <>
      <h3>{w('sheet.cards')}</h3>
      {lists.length === 0 && <p>{w('sheet.none')}</p>}
      {lists.map(({ where, cards }) => (
        <p key={where}>
          <b>{w(`pool.${where}`)}:</b> {cards.map((id) => named('held', id)).join(', ')}
        </p>
      ))}
    </>
  );
}
