/** Rads and health on one track: where they meet is death. FB-HP-1, FB-RAD-1 */
import { TRACK_END } from '@holotape/adventure/words';
import type { ReactNode } from 'react';
import { Icon } from '../../../design/index.ts';
import { radioactive } from '../map/pictures.ts';
import { hearts } from '../signs.ts';
import { a } from '../words.ts';

interface HealthProps {
  readonly hp: number;
  readonly rads: number;
  readonly maxHp: number;
  readonly armor: number;
  /** What else is counted there. */
  readonly children: ReactNode;
}

export function Health({ hp, rads, maxHp, armor, children }: HealthProps) {
  return (
    <div className="health">
      <div className="heads">
        <span>
          <Icon path={radioactive} size={17} /> {a('rads')} <b>{rads}</b>
        </span>
        {armor > 0 && <span>{a('armor', { n: armor })}</span>}
        <span>{children}</span>
        <span>
          <b>{hp}</b> {a('health')} <Icon path={hearts} size={17} colour="var(--alert)" />
        </span>
      </div>
      <Track hp={hp} rads={rads} maxHp={maxHp} />
    </div>
  );
}

interface TrackProps {
  readonly hp: number;
  readonly rads: number;
  readonly maxHp: number;
  /** Health before, where the track shows what would come of something. */
  readonly was?: number;
}

const HOLES = Array.from({ length: TRACK_END }, (_, i) => i + 1);

export function Track({ hp, rads, maxHp, was = hp }: TrackProps) {
  const look = (hole: number): string =>
    hole <= rads ? 'rad' : hole <= was ? 'hp' : hole <= hp ? 'hp new' : hole > maxHp ? 'shut' : '';
  return (
    <div className="health-track" role="img" aria-label={a('health.of', { hp, max: maxHp, rads })}>
      {HOLES.map((hole) => (
        <i key={hole} className={`${look(hole)}${hole === hp ? ' edge' : ''}`} />
      ))}
    </div>
  );
}
