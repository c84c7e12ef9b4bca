/** The power of the two factions, what it makes of their enemies, and who would end the game. FB-FAC-1 to FB-FAC-5 */
import { powerValue } from '@holotape/adventure/queries/foes';
import { FACTIONS } from '@holotape/adventure/words';
import { Icon } from '../../../design/index.ts';
import { FACTION_SIGNS } from '../map/pictures.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';

export function Power({ view }: AdventureContext) {
  const { position } = useAdventure();
  const { track, factions } = position.content.scenarios.get(view.scenario)!;
  const last = track.length - 1;
  return (
    <section className="panel power" aria-label={a('power')}>
      <div className="head">
        <h2>{a('power')}</h2>
        <span className="more">{a('power.left', { n: view.agendasLeft })}</span>
      </div>
      {FACTIONS.map((faction) => {
        const at = Math.min(view.power[faction], last);
        const { name, enemy } = factions[faction];
        const level =
          enemy && (typeof enemy.level === 'number' ? enemy.level : powerValue(position, faction, enemy.level));
        return (
          <div
            key={faction}
            className="power-row"
            role="img"
            aria-label={a('power.of', { faction: name, n: at, of: last })}
            title={a('power.of', { faction: name, n: at, of: last })}
          >
            <Icon path={FACTION_SIGNS[faction]} size={20} />
            <span className="power-name">
              {name}
              {level !== undefined && <small>{a('power.level', { n: level })}</small>}
            </span>
            <span className="power-track">
              {track.map((_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of a track
                <i key={i} className={`${i === at ? 'at' : ''}${i === last ? ' end' : ''}`}>
                  {i === at && <Icon path={FACTION_SIGNS[faction]} size={15} colour="#FBE9C6" />}
                </i>
              ))}
            </span>
          </div>
        );
      })}
    </section>
  );
}
