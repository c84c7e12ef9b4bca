/** The end: who won and why, influence card by card, and the tale of every survivor. */
import { isAsOne } from '@holotape/adventure/queries/fate';
import { influenceNeeded, worthOf } from '@holotape/adventure/queries/influence';
import { useMemo } from 'react';
import { Panel, Peg, PlayerMark, RuleTag } from '../../../design/index.ts';
import { Link } from '../../../shell/router.tsx';
import { AsOne } from '../rail/AsOne.tsx';
import { Power } from '../rail/Power.tsx';
import { useAdventure } from '../table.tsx';
import { CompanyTale } from '../together/CompanyTale.tsx';
import { Goals } from '../together/Goals.tsx';
import { Opposition } from '../together/Opposition.tsx';
import { Workshop } from '../together/Workshop.tsx';
import { a } from '../words.ts';
import { ByRound } from './ByRound.tsx';
import { Poster } from './Poster.tsx';
import type { EndProps } from './props.ts';
import { Awards, Story, WhyNow } from './Sides.tsx';
import { TaleWords } from './TaleWords.tsx';
import { deedsOf, taleOf } from './tale.ts';

export function EndOfGame(context: EndProps) {
  if (context.view.together !== null) return <EndTogether {...context} />;
  return (
    <div className="adventure-end">
      <section className="poster-side">
        <Poster {...context} />
        <Awards {...context} />
        <Power {...context} />
      </section>
      <section className="count-side">
        <Standing {...context} />
        <Story {...context} />
        <Tale context={context} />
        {context.view.together === null && <ByRound {...context} />}
      </section>
    </div>
  );
}

/** Everybody won, or nobody: goals instead of influence, and one tale. AB-END-1 */
const EndTogether = (context: EndProps) => (
  <div className="adventure-end">
    <section className="poster-side">
      <Poster {...context} />
      <Opposition {...context} />
    </section>
    <section className="count-side">
      <Goals {...context} />
      <Story {...context} />
      <CompanyTale {...context} />
      <Workshop {...context} />
      <Awards {...context} />
    </section>
  </div>
);

/** What decided: influence, or one fate for all. FB-INF-2, NC-SCEN-4 */
function Standing(context: EndProps) {
  const { position } = useAdventure();
  return isAsOne(position) ? <AsOne {...context} /> : <Influence context={context} />;
}

/** One for each card, and what its condition adds. FB-AGENDA-1, FB-AGENDA-2 */
function Influence({ context }: { readonly context: EndProps }) {
  const { view, names, result } = context;
  const { position, colours } = useAdventure();
  const needed = influenceNeeded(position);
  return (
    <Panel title={a('end.influence')} more={<RuleTag id="FB-INF-1" />}>
      <ul className="influence-rows">
        {view.survivors.map(({ agendas, character }, seat) => (
          <li key={names[seat]} className={result.winners.includes(seat) ? 'won' : ''}>
            <span className="who">
              <PlayerMark colour={colours[seat]!} size={24} />
              <span>
                <b>{names[seat]}</b>
                <small>{character === null ? '' : position.content.survivors.get(character)?.name}</small>
              </span>
            </span>
            <span className="worths">
              {agendas.map((id, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a hand in its order, some of it unknown
                <AgendaWorth key={i} id={id} seat={seat} />
              ))}
            </span>
            <span className="sum">
              <b>{result.scores[seat]}</b> {a('roll.of', { n: needed })}
            </span>
          </li>
        ))}
      </ul>
      <WhyNow {...context} />
    </Panel>
  );
}

function AgendaWorth({ id, seat }: { readonly id: string | null; readonly seat: number }) {
  const { position } = useAdventure();
  const agenda = id === null ? undefined : position.content.agendas.get(id);
  if (id === null || agenda === undefined) return <span className="worth-card unknown">{a('end.unseen')}</span>;
  const more = worthOf(position, seat, id) - 1;
  return (
    <span className="worth-card">
      <b>{agenda.name}</b>
      <em>1{more > 0 && <i> +{more}</i>}</em>
      <small>{agenda.text}</small>
    </span>
  );
}

function Tale({ context }: { readonly context: EndProps }) {
  const { view, names, log, explain, info } = context;
  const { position, colours } = useAdventure();
  const seats = view.survivors.length;
  const tale = useMemo(() => taleOf(log, seats), [log, seats]);
  const deeds = useMemo(() => deedsOf(log, seats), [log, seats]);
  return (
    <Panel title={a('end.tale')} more={a('end.tale.note')}>
      <div className="tales" style={{ '--tales': seats }}>
        {view.survivors.map(({ character, letters }, seat) => (
          <section key={names[seat]}>
            <header>
              <svg width="36" height="44" viewBox="-17 -42 36 46" aria-hidden="true">
                <Peg colour={colours[seat]!} />
              </svg>
              <div>
                <b>
                  {names[seat]}
                  {character !== null && `, ${position.content.survivors.get(character)?.name ?? ''}`}
                </b>
                <small>
                  {a(deeds[seat]!.deaths === 0 ? 'end.deeds' : 'end.deeds.died', {
                    letters: letters.length,
                    ...deeds[seat]!,
                  })}
                </small>
              </div>
            </header>
            <ol>
              {tale[seat]!.map(({ at, line, round }) => (
                <li key={at}>
                  <i>{round}</i>
                  <Link to={`/replay/${info.id}?round=${round}`}>
                    <TaleWords line={line} words={explain(line)} />
                  </Link>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Panel>
  );
}
