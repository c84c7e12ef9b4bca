/** The count as one table, tie-break columns set apart and only the deciding cells framed. */
import { Panel, RuleTag, Sign } from '../../../design/index.ts';
import { useVault, type VaultContext } from '../context.ts';
import { Mark } from '../drawing/shapes.tsx';
import { TokenIcon } from '../drawing/tokens.tsx';
import { fromItems, type Ranked, TIE_BREAKS, type Tie, ties } from '../score.ts';
import { levelName, v } from '../words.ts';

const BREAK_NAMES = { resources: 'break.resources', dwellers: 'break.dwellers', itemCount: 'break.items' } as const;
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
const signClass = (n: number): string => (n > 0 ? 'up' : n < 0 ? 'down' : 'zero');

interface CountProps {
  readonly rows: readonly Ranked[];
  readonly context: VaultContext;
  readonly rounds: number;
}

export function Count({ rows, context, rounds }: CountProps) {
  const decided = ties(rows);
  return (
    <Panel
      title={v('end.count')}
      more={v('end.rounds', { n: rounds })}
      className={`count-table${decided.length > 0 ? ' tied' : ''}`}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wider than a phone, so it scrolls */}
      <section className="wide" tabIndex={0} aria-label={v('end.count')}>
        <table>
          <Head />
          <tbody>
            {rows.map((row) => (
              <Row key={row.seat} row={row} decided={decided} context={context} />
            ))}
          </tbody>
        </table>
      </section>
      <Foot decided={decided} rows={rows} context={context} />
    </Panel>
  );
}

function Head() {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="sr">{v('end.place')}</span>
        </th>
        <th scope="col">
          <span className="sr">{v('seats')}</span>
        </th>
        <th scope="col">{v('end.in-play')}</th>
        <th scope="col">{v('end.items')}</th>
        <th scope="col">{v('end.threats')}</th>
        <th scope="col">{v('end.happiness')}</th>
        {TIE_BREAKS.map((key) => (
          <th key={key} scope="col" className="breaker">
            {v(BREAK_NAMES[key])}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RowProps {
  readonly row: Ranked;
  readonly decided: readonly Tie[];
  readonly context: VaultContext;
}

function Row({ row: { seat, place, score }, decided, context: { names, seat: mine, view, info } }: RowProps) {
  const items = fromItems(score);
  const { colour } = view.players[seat]!;
  const hot = (key: (typeof TIE_BREAKS)[number]) =>
    decided.some(({ before, after, by }) => by === key && (before === seat || after === seat));
  return (
    <tr className={place === 1 ? 'win' : ''}>
      <td className="place">{place}</td>
      <th scope="row">
        <Mark colour={colour} size={22} />
        <span>
          <b>{names[seat]}</b>
          <small>
            {seat === mine ? v('you') : info.seats[seat]?.kind === 'bot' ? v('end.bot') : levelName(colour)}
          </small>
        </span>
      </th>
      <td>{score.happiness}</td>
      <td className={signClass(items)}>{signed(items)}</td>
      <td className={signClass(-score.lost)}>{signed(-score.lost)}</td>
      <td className="total">
        <TokenIcon name="happiness" size={24} /> <b>{score.total}</b>
      </td>
      {TIE_BREAKS.map((key) => (
        <td key={key} className={`breaker${hot(key) ? ' hot' : ''}`}>
          {score[key]}
        </td>
      ))}
    </tr>
  );
}

interface FootProps {
  readonly decided: readonly Tie[];
  readonly rows: readonly Ranked[];
  readonly context: VaultContext;
}

/** How ties were broken, which items counted, and what threats cost. */
function Foot({ decided, rows, context }: FootProps) {
  const { names, view } = context;
  const { content } = useVault();
  const scoreOf = (seat: number) => rows.find((row) => row.seat === seat)!.score;
  return (
    <div className="foot">
      {rows.map(
        ({ seat, score: { items } }) =>
          items.length > 0 && (
            <p key={seat} className="quiet-items">
              <Mark colour={view.players[seat]!.colour} size={16} />
              <span className="sr">{names[seat]}: </span>
              {items
                .map(({ item, happiness }) => `${content.items.get(item)?.name ?? item} ${signed(happiness)}`)
                .join(', ')}
            </p>
          ),
      )}
      {decided.map(({ before, after, by }) => (
        <p key={`${before} ${after}`}>
          <Sign name="flag" size={18} />
          <span>
            <b>
              {v(by === undefined ? 'tie.shared' : 'tie.before', { a: names[before] ?? '', b: names[after] ?? '' })}
            </b>{' '}
            {by === undefined
              ? v('tie.nothing', { n: scoreOf(before).total })
              : v('tie.by', {
                  n: scoreOf(before).total,
                  what: v(BREAK_NAMES[by]).toLowerCase(),
                  a: scoreOf(before)[by],
                  b: scoreOf(after)[by],
                })}{' '}
            <RuleTag id="SH-END-4" />
          </span>
        </p>
      ))}
      <p className="quiet">
        {v('end.lost-rule')} <RuleTag id="SH-END-2" />
      </p>
    </div>
  );
}
