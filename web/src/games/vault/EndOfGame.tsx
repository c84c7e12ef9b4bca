/** The election: a campaign poster for the winner, the count as one table, and how it came to that. */
import type { Colour } from '@holotape/vault/icons';
import { Fragment, useMemo } from 'react';
import type { Result } from '../../client/state.ts';
import { Icon, Panel, RuleTag, Sign } from '../../design/index.ts';
import { go } from '../../shell/router.tsx';
import { GLYPHS } from './drawing/glyphs.tsx';
import { Peg } from './drawing/peg.tsx';
import { Quiet } from './drawing/quiet.tsx';
import { Mark, paintOf, Shape } from './drawing/shapes.tsx';
import { Token, TokenIcon } from './drawing/tokens.tsx';
import { type History, historyOf, SOURCES, type Source, spreadApart } from './history.ts';
import { fromItems, type Ranked, ranking, TIE_BREAKS, type Tie, ties } from './score.ts';
import { useVault, type VaultContext } from './table.tsx';
import { levelName, v } from './words.ts';

type EndProps = VaultContext & { readonly result: Result; readonly rematch: () => void };

export function EndOfGame(context: EndProps) {
  const { view, names, log } = context;
  const { content } = useVault();
  const rows = useMemo(() => ranking(view, content), [view, content]);
  const history = useMemo(() => historyOf(log, view.players.length), [log, view.players.length]);
  const winners = rows.filter(({ place }) => place === 1);
  return (
    <div className="election">
      <section className="poster-side">
        <Poster winners={winners} rows={rows} context={context} />
        <Talk history={history} names={names} />
      </section>
      <section className="count-side">
        <Count rows={rows} context={context} rounds={history.rounds.length} />
        <div className="charts">
          <Panel title={v('end.by-round')} more={v('end.tap-round')}>
            <ByRound history={history} rows={rows} context={context} />
          </Panel>
          <Panel title={v('end.from')} more={v('end.from.note')}>
            <Sources history={history} rows={rows} context={context} />
          </Panel>
        </div>
      </section>
    </div>
  );
}

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A poster; printed matter, the same by day and by night. */
function Poster({
  winners,
  rows,
  context,
}: {
  readonly winners: readonly Ranked[];
  readonly rows: readonly Ranked[];
  readonly context: VaultContext;
}) {
  const { names, view } = context;
  const colourOf = ({ seat }: Ranked): Colour => view.players[seat]!.colour;
  const first = winners[0]!;
  const second = rows.find(({ place }) => place > 1);
  const name = winners.map(({ seat }) => names[seat]).join(' & ');
  const ahead = second === undefined ? 0 : first.score.total - second.score.total;
  const line =
    second === undefined || winners.length > 1
      ? v('poster.line.tie', { n: first.score.total })
      : ahead === 0
        ? v('poster.line.break', { n: first.score.total, name: names[second.seat] ?? '' })
        : v('poster.line', { n: first.score.total, ahead: NUMBERS[ahead] ?? ahead, name: names[second.seat] ?? '' });
  const crowd = rows.filter((row) => !winners.includes(row));
  const spots = [
    [54, 392],
    [96, 398],
    [286, 398],
    [328, 392],
  ] as const;
  return (
    <svg
      className="poster"
      viewBox="0 0 380 520"
      role="img"
      aria-label={v('poster.label', { name, n: first.score.total })}
    >
      <defs>
        <clipPath id="poster-clip">
          <rect x="14" y="58" width="352" height="330" />
        </clipPath>
      </defs>
      <rect x="1" y="1" width="378" height="518" rx="4" fill="#FBF3DF" stroke="#1A0F0A" strokeWidth="2" />
      <rect x="14" y="14" width="352" height="44" fill="#17595B" />
      <text
        x="190"
        y="45"
        className="sign"
        fontSize="28"
        fontWeight="700"
        textAnchor="middle"
        fill="#FFF6E4"
        letterSpacing="3"
      >
        {winners.length > 1 ? v('poster.titles') : v('poster.title')}
      </text>
      <g clipPath="url(#poster-clip)">
        <rect x="14" y="58" width="352" height="330" fill="#F0B84A" />
        {Array.from({ length: 12 }, (_, i) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: twelve rays
            key={i}
            d="M0 0 420 0 405.700 108.700Z"
            transform={`translate(190 176) rotate(${i * 30})`}
            fill="#F8D272"
          />
        ))}
        <circle cx="190" cy="176" r="92" fill="#FFF3CF" />
        <rect x="14" y="58" width="352" height="230" fill="url(#pd)" opacity=".5" />
        <path d="M14 300Q100 282 190 292T366 290V390H14Z" fill="#6F4A2E" />
        <path d="M14 340Q120 326 220 344T366 336V390H14Z" fill="#59391F" />
        <rect x="14" y="286" width="352" height="104" fill="url(#pd)" opacity=".4" />
        <path
          d="M34 296v-70M34 232h58l-10 14 10 14H34M346 296v-70M346 232h-58l10 14-10 14h58"
          fill={paintOf(colourOf(first))}
          stroke="#2A1E16"
          strokeWidth="2.2"
        />
        <Shape colour={colourOf(first)} x={58} y={246} scale={0.9} fill="#FFF8E8" stroke="#2A1E16" strokeWidth={1} />
        <Shape
          colour={colourOf(winners.at(-1)!)}
          x={322}
          y={246}
          scale={0.9}
          fill="#FFF8E8"
          stroke="#2A1E16"
          strokeWidth={1}
        />
        <path d="M120 390V300q0-8 8-8h124q8 0 8 8v90Z" fill="#8C5A2E" stroke="#2A1E16" strokeWidth="2.4" />
        <path d="M112 292h156v14H112Z" fill="#A9713F" stroke="#2A1E16" strokeWidth="2.4" />
        {winners.slice(0, 3).map((row, i) => (
          <Peg
            key={row.seat}
            colour={colourOf(row)}
            dweller={`${colourOf(row)}-1`}
            x={190 + (i - (Math.min(winners.length, 3) - 1) / 2) * 84}
            y={292}
            scale={winners.length > 1 ? 3.1 : 4.2}
          />
        ))}
        <Token name="happiness" x={190} y={348} scale={2.5} />
        {spots.map(([x, y], i) => {
          const row = crowd[i % Math.max(1, crowd.length)];
          return (
            row !== undefined && (
              <Peg key={x} colour={colourOf(row)} dweller={`${colourOf(row)}-${(i % 3) + 2}`} x={x} y={y} scale={1.5} />
            )
          );
        })}
      </g>
      <path d="M14 58H366M14 388H366" stroke="#2A1E16" strokeWidth="2" />
      <text
        x="190"
        y="446"
        className="sign"
        fontSize={name.length > 10 ? 40 : 56}
        fontWeight="700"
        textAnchor="middle"
        fill="#B3362A"
        letterSpacing="2"
        {...(name.length > 16 && { textLength: 344, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {name.toUpperCase()}
      </text>
      <text x="190" y="478" className="sign" fontSize="20" fontWeight="600" textAnchor="middle" fill="#2A211A">
        {line}
      </text>
      <text x="190" y="504" className="typed" fontSize="15" fontWeight="700" textAnchor="middle" fill="#0E565E">
        {ahead === 0 ? 'SH-END-4' : 'SH-END-3'}
      </text>
    </svg>
  );
}

/** What people will talk about. */
function Talk({ history, names }: { readonly history: History; readonly names: readonly string[] }) {
  const { content } = useVault();
  const { luckiest, busiest, landlord, bruised } = history;
  return (
    <ul className="panel talk-of">
      {luckiest && (
        <li>
          <Sign name="die" size={22} />
          <span>
            <b>{v('talk.lucky')}</b>
            {v('talk.lucky.text', {
              name: names[luckiest.seat] ?? '',
              sum: luckiest.sum,
              threat: content.threats.get(luckiest.threat)?.name ?? v('talk.fight'),
            })}
          </span>
        </li>
      )}
      {busiest && (
        <li>
          <Icon path={GLYPHS.person} size={22} />
          <span>
            <b>{v('talk.busy')}</b>
            {v('talk.busy.text', { room: content.rooms.get(busiest.room)?.name ?? '', n: busiest.visits })}
          </span>
        </li>
      )}
      {landlord && (
        <li>
          <TokenIcon name="any" size={24} />
          <span>
            <b>{v('talk.income')}</b>
            {v('talk.income.text', { name: names[landlord.seat] ?? '', n: landlord.times })}
          </span>
        </li>
      )}
      {bruised && (
        <li>
          <TokenIcon name="injury" size={24} />
          <span>
            <b>{v('talk.bruised')}</b>
            {v('talk.bruised.text', { name: names[bruised.seat] ?? '', n: bruised.times })}
          </span>
        </li>
      )}
    </ul>
  );
}

const BREAK_NAMES = { resources: 'break.resources', dwellers: 'break.dwellers', itemCount: 'break.items' } as const;
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
const signClass = (n: number): string => (n > 0 ? 'up' : n < 0 ? 'down' : 'zero');

interface CountProps {
  readonly rows: readonly Ranked[];
  readonly context: VaultContext;
}

/** The count as one table, tie-break columns set apart and only the deciding cells framed. */
function Count({ rows, context, rounds }: CountProps & { readonly rounds: number }) {
  const { names, seat: mine, view, info } = context;
  const decided = ties(rows);
  const hot = (seat: number, key: (typeof TIE_BREAKS)[number]) =>
    decided.some(({ before, after, by }) => by === key && (before === seat || after === seat));
  return (
    <Panel title={v('end.count')} more={v('end.rounds', { n: rounds })} className="count-table">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wider than a phone, so it scrolls */}
      <section className="wide" tabIndex={0} aria-label={v('end.count')}>
        <table>
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
          <tbody>
            {rows.map(({ seat, place, score }) => {
              const items = fromItems(score);
              const { colour } = view.players[seat]!;
              return (
                <tr key={seat} className={place === 1 ? 'win' : ''}>
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
                  <td className={signClass(items)} title={itemsTitle(score.items, context)}>
                    {signed(items)}
                  </td>
                  <td className={signClass(-score.lost)}>{signed(-score.lost)}</td>
                  <td className="total">
                    <TokenIcon name="happiness" size={24} /> <b>{score.total}</b>
                  </td>
                  {TIE_BREAKS.map((key) => (
                    <td key={key} className={`breaker${hot(seat, key) ? ' hot' : ''}`}>
                      {score[key]}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      <Foot decided={decided} rows={rows} names={names} />
    </Panel>
  );
}

function itemsTitle(
  items: readonly { readonly item: string; readonly happiness: number }[],
  { explain }: VaultContext,
) {
  return items
    .map(
      ({ item, happiness }) =>
        `${explain({ say: 'option.use', args: { item } }).replace(/^Use /, '')} ${signed(happiness)}`,
    )
    .join(', ');
}

function Foot({
  decided,
  rows,
  names,
}: {
  readonly decided: readonly Tie[];
  readonly rows: readonly Ranked[];
  readonly names: readonly string[];
}) {
  const scoreOf = (seat: number) => rows.find((row) => row.seat === seat)!.score;
  return (
    <div className="foot">
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

const DASHES: Readonly<Record<Colour, string | undefined>> = {
  red: undefined,
  blue: '7 4',
  yellow: '2 4',
  green: '10 3 2 3',
};

/** Lines differ by colour, dash and shape, and are named at their end. */
function ByRound({ history, rows, context }: CountProps & { readonly history: History }) {
  const { names, view, info } = context;
  const W = 536;
  const H = 296;
  const [left, right, top, bottom] = [34, 432, 24, 262];
  const final = (seat: number) => rows.find((row) => row.seat === seat)!.score.total;
  const count = history.rounds.length;
  const largest = Math.max(4, ...history.rounds.flat(), ...rows.map(({ score }) => score.total));
  const step = Math.max(1, Math.ceil(largest / 3));
  const x = (i: number) => left + ((right - left) * i) / (count + 1);
  const y = (n: number) => bottom - ((bottom - top) * n) / (step * 3);
  const points = (seat: number) => [0, ...history.rounds.map((round) => round[seat] ?? 0), final(seat)];
  const ends = spreadApart(
    view.players.map((_, seat) => y(final(seat))),
    21,
    bottom,
  );
  const label = rows.map(({ seat, score }) => `${names[seat]} ${score.total}`).join(', ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: links inside a drawing
    <svg className="by-round" viewBox={`0 0 ${W} ${H}`} role="group" aria-label={`${v('end.by-round')}: ${label}`}>
      {[0, 1, 2, 3].map((i) => (
        <Fragment key={i}>
          <path d={`M${left} ${y(i * step)}H${right}`} stroke="var(--hairline)" />
          <text x={left - 8} y={y(i * step) + 5} fontSize="14" textAnchor="end" fill="var(--ink-2)">
            {i * step}
          </text>
        </Fragment>
      ))}
      <rect x={x(count)} y={top - 8} width={right - x(count)} height={bottom - top + 8} fill="url(#hatch)" />
      <text x={right} y={bottom + 22} fontSize="14" textAnchor="middle" fill="var(--ink-2)">
        {v('end.end')}
      </text>
      {[...view.players.entries()].reverse().map(([seat, { colour }]) => {
        const line = points(seat)
          .map((n, i) => `${x(i).toFixed(1)},${y(n).toFixed(1)}`)
          .join(' ');
        return (
          <Quiet key={seat}>
            <polyline points={line} fill="none" stroke="var(--paper)" strokeWidth="5.5" />
            <polyline
              points={line}
              fill="none"
              stroke={paintOf(colour)}
              strokeWidth="2.8"
              strokeDasharray={DASHES[colour]}
              strokeLinejoin="round"
            />
            {points(seat).map(
              (n, i) =>
                i > 0 &&
                i <= count &&
                (i % 2 === 1 || count < 6) && (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rounds stay in their order
                  <Shape key={i} colour={colour} x={x(i)} y={y(n)} scale={0.52} strokeWidth={1.2} />
                ),
            )}
            <Shape colour={colour} x={right + 14} y={ends[seat]!} scale={0.72} strokeWidth={1} />
            <text x={right + 28} y={ends[seat]! + 5} className="sign" fontSize="16" fontWeight="700" fill="var(--ink)">
              {names[seat]} {final(seat)}
            </text>
          </Quiet>
        );
      })}
      {history.rounds.map((_, i) => (
        // biome-ignore lint/a11y/useSemanticElements: a link inside a drawing
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: rounds stay in their order
          key={i}
          role="link"
          tabIndex={0}
          className="round-link"
          aria-label={v('end.watch-round', { n: i + 1 })}
          onClick={() => go(`/replay/${info.id}?round=${i + 1}`)}
          onKeyDown={(event) => event.key === 'Enter' && go(`/replay/${info.id}?round=${i + 1}`)}
        >
          <rect x={x(i + 0.5)} y={top - 8} width={x(1) - x(0)} height={bottom - top + 34} fill="transparent" rx="4" />
          <text x={x(i + 1)} y={bottom + 22} fontSize="14" textAnchor="middle" fill="var(--ink-2)">
            {count > 14 && (count - i) % 2 === 0 ? '' : i + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

const SOURCE_PAINT: Readonly<Record<Source, readonly [fill: string, pattern: string | undefined]>> = {
  rooms: ['#35632F', undefined],
  building: ['#2C5577', 'url(#bar-grid)'],
  threats: ['#A93520', 'url(#bar-hatch)'],
  items: ['#7A5A3A', 'url(#bar-dots)'],
};

/** Bars by colour and pattern, with numbers. */
function Sources({ history, rows, context }: CountProps & { readonly history: History }) {
  const { view } = context;
  const parts = rows.map(({ seat, score }) => ({
    seat,
    by: { ...history.from[seat]!, items: history.from[seat]!.items + fromItems(score) },
  }));
  const largest = Math.max(1, ...parts.map(({ by }) => SOURCES.reduce((sum, key) => sum + by[key], 0)));
  const pitch = rows.length > 3 ? 54 : 62;
  const scale = 344 / largest;
  return (
    <div className="sources">
      <svg viewBox={`0 0 390 ${pitch * rows.length + 8}`} role="img" aria-label={sourcesLabel(parts, context)}>
        <defs>
          <pattern id="bar-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="2.6" height="7" fill="#FFF6E8" fillOpacity=".42" />
          </pattern>
          <pattern id="bar-dots" width="6" height="6" patternUnits="userSpaceOnUse">
            <circle cx="3" cy="3" r="1.3" fill="#FFF6E8" fillOpacity=".55" />
          </pattern>
          <pattern id="bar-grid" width="8" height="8" patternUnits="userSpaceOnUse">
            <path d="M0 8V0H8" fill="none" stroke="#FFF6E8" strokeOpacity=".5" strokeWidth="1.4" />
          </pattern>
        </defs>
        {parts.map(({ seat, by }, row) => {
          let x = 34;
          const y = 10 + row * pitch;
          return (
            <g key={seat}>
              <Shape colour={view.players[seat]!.colour} x={14} y={y + 18} scale={0.95} strokeWidth={1} />
              {SOURCES.map((key) => {
                const n = by[key];
                if (n === 0) return null;
                const w = n * scale;
                const [fill, pattern] = SOURCE_PAINT[key];
                const at = x;
                x += w;
                return (
                  <g key={key}>
                    <rect x={at} y={y} width={w} height="36" fill={fill} stroke="var(--paper)" strokeWidth="2" />
                    {pattern && <rect x={at} y={y} width={w} height="36" fill={pattern} />}
                    {w > 21 && (
                      <>
                        <rect x={at + w / 2 - 10} y={y + 8} width="20" height="20" rx="3" fill={fill} />
                        <text
                          x={at + w / 2}
                          y={y + 23.5}
                          className="sign"
                          fontSize="16"
                          fontWeight="700"
                          textAnchor="middle"
                          fill="#FFF6E8"
                        >
                          {n}
                        </text>
                      </>
                    )}
                  </g>
                );
              })}
            </g>
          );
        })}
      </svg>
      <ul className="legend">
        {SOURCES.filter((key) => parts.some(({ by }) => by[key] > 0)).map((key) => {
          const [fill, pattern] = SOURCE_PAINT[key];
          return (
            <li key={key}>
              <svg width="22" height="16" aria-hidden="true">
                <rect width="22" height="16" fill={fill} />
                {pattern && <rect width="22" height="16" fill={pattern} />}
              </svg>
              {v(`source.${key}`)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const sourcesLabel = (
  parts: readonly { readonly seat: number; readonly by: Readonly<Record<Source, number>> }[],
  { names }: VaultContext,
): string =>
  parts
    .map(
      ({ seat, by }) =>
        `${names[seat]}: ${SOURCES.filter((key) => by[key] > 0)
          .map((key) => `${v(`source.${key}`)} ${by[key]}`)
          .join(', ')}`,
    )
    .join('; ');
