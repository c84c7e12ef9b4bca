/** One's own models at hand. */
import { Panel } from '../../../design/index.ts';
import { figuresOf } from '../board/figures.ts';
import { type BattleContext, useBattle } from '../table.tsx';
import { b } from '../words.ts';

export function Tray({ seat, seek }: BattleContext) {
  const { battle } = useBattle();
  const own = figuresOf(battle).filter((figure) => figure.seat === (seat === 'public' ? 0 : seat));
  return (
    <Panel title={b('tray')}>
      <ul>
        {own.map(({ id, name, health, most }) => (
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
