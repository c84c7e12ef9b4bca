/** The AI card of the model that acts: its Situations, rows and Methods, with the cell that counts. */
import type { AiCard } from '@holotape/skirmish/content';
import type { BookTurn } from '@holotape/skirmish/state';
import { useBattle } from '../table.tsx';
import { matrixOf } from './plan.ts';
import { h } from './words.ts';

function situation({ health, suit, friends, led, within }: AiCard['columns'][number]): string {
  const color = within ?? '';
  if (suit !== undefined) return h('situation.suit', { n: Number(health) });
  if (health === 'half') return h('situation.half');
  if (health !== undefined) return h('situation.health', { n: health });
  if (friends !== undefined) return h('situation.friends', { n: friends, color });
  return led === undefined ? h('situation.else') : h('situation.led', { color });
}

export function Matrix({ turn }: { readonly turn: BookTurn }) {
  const { battle } = useBattle();
  const { name, columns, rows } = matrixOf(battle, turn);
  return (
    <table className="book-matrix">
      <caption>{h('matrix', { name })}</caption>
      <thead>
        <tr>
          <th scope="col">{h('die')}</th>
          {columns.map((column, at) => (
            <th key={situation(column)} scope="col" className={at === turn.column ? 'now' : undefined}>
              {situation(column)}
            </th>
          ))}
          <th scope="col">{h('method')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, method, isNow, cells }) => (
          <tr key={row} className={isNow ? 'now' : undefined}>
            <th scope="row">{h(`row.${row}`)}</th>
            {cells.map(({ response, reckless, stays }, at) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                key={at}
                className={[
                  reckless && 'reckless',
                  at === turn.column && 'column',
                  isNow && at === turn.column && 'now',
                ]
                  .filter(Boolean)
                  .join(' ')}
                aria-current={isNow && at === turn.column ? 'true' : undefined}
              >
                <b className={stays ? 'stays' : undefined}>{h(`response.${response}`)}</b>{' '}
                <small>{h(reckless ? 'reckless' : 'careful')}</small>
              </td>
            ))}
            <td>{h(`method.${method}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
