/** The others at a glance: what is public about them, and the least influence their agendas can be worth. */
import { isAsOne } from '@holotape/adventure/queries/fate';
import { Icon, PlayerMark, Sign } from '../../../design/index.ts';
import { radioactive } from '../map/pictures.ts';
import { bottleCap, hearts } from '../signs.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { Tags } from '../together/Tags.tsx';
import { c } from '../together/words.ts';
import { a } from '../words.ts';

export function Others({ view, seat, names, info }: AdventureContext) {
  const { position, colours } = useAdventure();
  const others = view.survivors.flatMap((survivor, each) => (each === seat ? [] : [{ survivor, each }]));
  if (others.length === 0) return null;
  const hands = view.together === null && !isAsOne(position); // AB-SETUP-8, NC-SCEN-11
  return (
    <section className="panel adventurers" aria-label={a('others')} data-thing="screen:others">
      <div className="head">
        <h2>{view.together === null ? a('others') : c('company')}</h2>
        {view.together !== null && view.phase !== 'setup' && (
          <span className="more">{c('company.first', { name: names[view.first] ?? '' })}</span>
        )}
      </div>
      <ul>
        {others.map(({ survivor, each }) => {
          const sheet = survivor.character === null ? undefined : position.content.survivors.get(survivor.character);
          return (
            <li key={each} data-seat={each} className={view.turn.seat === each && view.phase === 'turn' ? 'now' : ''}>
              <div className="who">
                <PlayerMark colour={colours[each]!} size={22} />
                <b>{names[each]}</b>
                <small>{survivor.eliminated ? a('out') : (sheet?.name ?? a('choosing'))}</small>
                {info.seats[each]?.kind === 'bot' && <Sign name="again" size={15} />}
                <span className="own-letters">
                  {survivor.letters.map((letter) => (
                    <kbd key={letter} className="on">
                      {letter}
                    </kbd>
                  ))}
                </span>
              </div>
              <div className="figures">
                <Figure icon={hearts} colour="var(--alert)" n={survivor.hp} of={a('health')} />
                <Figure icon={radioactive} n={survivor.rads} of={a('rads')} />
                <Figure icon={bottleCap} n={survivor.caps} of={a('caps')} />
                {hands && <Agendas n={survivor.agendas.length} />}
                {view.together !== null && <Tags view={view} each={each} />}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const Agendas = ({ n }: { readonly n: number }) => (
  <span>
    <Sign name="cards" size={18} />
    <b className="num">{n}</b> {a('agendas', { n })}
    {n > 0 && <small>{a('agendas.least', { n })}</small>}
  </span>
);

interface FigureProps {
  readonly icon: string;
  readonly n: number;
  readonly of: string;
  readonly colour?: string;
}

const Figure = ({ icon, n, of, colour }: FigureProps) => (
  <span title={of}>
    <Icon path={icon} size={19} {...(colour !== undefined && { colour })} />
    <b className="num">{n}</b>
    <span className="sr">{of}</span>
  </span>
);
