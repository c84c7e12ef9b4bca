/** Which weapon did how much, of both sides; bars by colour and pattern, with numbers. */
import { Panel, PlayerMark } from '../../../design/index.ts';
import { colourOf } from '../colours.ts';
import { weaponName } from '../names.ts';
import { useBattle } from '../table.tsx';
import type { AccountProps } from './props.ts';
import { e } from './words.ts';

export function Weapons({ account }: AccountProps) {
  const { battle } = useBattle();
  const { weapons, other } = account;
  const most = Math.max(1, other, ...weapons.map(({ damage }) => damage));
  return (
    <Panel title={e('weapons')} more={e('weapons.more')} className="end-weapons">
      {weapons.length === 0 && <p>{e('weapons.none')}</p>}
      <ul>
        {weapons.map(({ seat, weapon, attacks, hits, damage }) => (
          <li key={`${seat} ${weapon}`}>
            <PlayerMark colour={colourOf(seat)} size={16} />
            <b>{weaponName(battle, weapon)}</b>
            <small>{attacks > 0 && e('weapon.uses', { attacks, hits })}</small>
            <Damage seat={seat} damage={damage} most={most} />
          </li>
        ))}
        {other > 0 && (
          <li className="other">
            <b>{e('weapons.other')}</b>
            <small>{e('weapons.other.text')}</small>
            <Damage seat={2} damage={other} most={most} />
          </li>
        )}
      </ul>
    </Panel>
  );
}

interface DamageProps {
  readonly seat: number;
  readonly damage: number;
  readonly most: number;
}

const Damage = ({ seat, damage, most }: DamageProps) => (
  <span className="count-bar" data-seat={seat}>
    <i style={{ width: `${Math.round((damage / most) * 100)}px` }} />
    <b>{damage}</b>
  </span>
);
