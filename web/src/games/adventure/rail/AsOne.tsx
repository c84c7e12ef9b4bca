/** Where all win or lose as one: how far both tokens are, and what an agenda does. NC-SCEN */
import { FACTIONS } from '@holotape/adventure/words';
import { RuleTag } from '../../../design/index.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';
import './as-one.css';

export function AsOne({ view }: AdventureContext) {
  const { position, factionName } = useAdventure();
  const last = position.content.scenarios.get(view.scenario)!.track.length - 1;
  return (
    <section className="panel agendas as-one" aria-label={a('as-one')} data-thing="adventure:as-one">
      <div className="head">
        <h2>{a('as-one')}</h2>
        <RuleTag id="NC-SCEN-4" />
      </div>
      <ul>
        {FACTIONS.map((faction) => {
          const left = Math.max(0, last - view.power[faction]);
          return (
            <li key={faction}>
              <span>
                <b>{factionName(faction)}</b>
                <small>{a(`as-one.${faction}`, { n: left })}</small>
              </span>
              <i className="worth">{left}</i>
            </li>
          );
        })}
      </ul>
      <p>{a('as-one.agendas')}</p>
    </section>
  );
}
