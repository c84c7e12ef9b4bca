/** The other side's models at a glance. */
import { Panel } from '../../../design/index.ts';
import { figuresOf } from '../board/figures.ts';
import { type BattleContext, useBattle } from '../table.tsx';
import { b } from '../words.ts';

export function Others({ seat, seek }: BattleContext) {
  const { battle } = useBattle();
  const others = figuresOf(battle).filter((figure) => figure.seat !== (seat === 'public' ? 0 : seat));
  return (
    <Panel title={b('others')}>
      <ul>
        {others.map(({ id, name, health, most }) => (
          <li key={id}>
            <button type="button" className="linkish" onClick={() => seek(`model:${id}`)}>
              {name}
            </button>{' '}
            {health}/{most}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
