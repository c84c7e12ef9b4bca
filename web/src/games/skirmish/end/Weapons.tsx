/** Which weapon did how much, of both sides; bars by colour and pattern, with numbers. */
import { Panel, PlayerMark } from '../../../design/index.ts';
import { colourOf } from '../colours.ts';
import { weaponName } from '../names.ts';
import { useBattle } from '../table.tsx';
import type { AccountProps } from './props.ts';
import { e } from './words.ts';

export function Weapons({ account }: AccountProps) {
  const { battle } = useBattle();
  const most = Math.max(1, ...account.weapons.map(({ damage }) => damage));
  return (
    <Panel title={e('weapons')} more={e('weapons.more')} className="end-weapons">
      {account.weapons.length === 0 && <p>{e('weapons.none')}</p>}
      <ul>
        {account.weapons.map(({ seat, weapon, attacks, hits, damage }) => (
          <li key={`${seat} ${weapon}`}>
            <PlayerMark colour={colourOf(seat)} size={16} />
            <b>{weaponName(battle, weapon)}</b>
            <small>{e('weapon.uses', { attacks, hits })}</small>
            <span className="count-bar" data-seat={seat}>
              <i style={{ width: `${Math.round((damage / most) * 100)}px` }} />
              <b>{damage}</b>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
