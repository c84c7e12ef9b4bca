/** What every model gave and took, in one table; those who fell are hatched and say when. */
import { healthLeft, maxHealth } from '@holotape/skirmish/queries/abilities';
import { cardOf, modelById } from '@holotape/skirmish/queries/units';
import { useState } from 'react';
import { Panel, PlayerMark } from '../../../design/index.ts';
import { colourOf } from '../colours.ts';
import { modelName } from '../names.ts';
import { UnitBadge } from '../signs/UnitSign.tsx';
import { useBattle } from '../table.tsx';
import type { Account } from './account.ts';
import type { AccountProps } from './props.ts';
import { e } from './words.ts';

type Row = Account['models'][number];

type Column = 'given' | 'taken' | 'out';
const COLUMNS: readonly Column[] = ['given', 'taken', 'out'];

/** In the order of the forces, until a head is pressed: then by that column, the most first. */
export function Models({ account, names, read }: AccountProps) {
  const [by, sortBy] = useState<Column>();
  const most = Math.max(1, ...account.models.map(({ given }) => given));
  return (
    <Panel title={e('models')} more={e('models.more')} className="end-models">
      <div className="both">
        {[0, 1].map((seat) => {
          const own = account.models.filter((row) => row.seat === seat);
          const rows = by === undefined ? own : own.toSorted((a, z) => z[by] - a[by]);
          const lost = rows.filter(({ fell }) => fell !== undefined).length;
          return (
            <table key={seat}>
              <thead>
                <tr>
                  <th scope="col">
                    <PlayerMark colour={colourOf(seat)} size={16} />{' '}
                    {e('side.lost', { name: names[seat] ?? '', lost, all: rows.length })}
                  </th>
                  {COLUMNS.map((column) => (
                    <th key={column} scope="col" aria-sort={by === column ? 'descending' : 'none'}>
                      <button type="button" onClick={() => sortBy(by === column ? undefined : column)}>
                        {e(column)}
                      </button>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <ModelRow key={row.model} row={row} most={most} read={read} />
                ))}
              </tbody>
            </table>
          );
        })}
      </div>
    </Panel>
  );
}

interface ModelRowProps {
  readonly row: Row;
  readonly most: number;
  readonly read: (thing: string) => void;
}

function ModelRow({ row: { model: id, seat, given, taken, out, fell }, most, read }: ModelRowProps) {
  const { battle } = useBattle();
  const model = modelById(battle, id);
  const card = cardOf(battle, model);
  const state =
    model.gone === null
      ? e('health.left', { left: Math.max(0, healthLeft(battle, model)), most: maxHealth(battle, model) })
      : e(model.gone === 'left' ? 'left' : 'fell', { round: fell ?? 0 });
  return (
    <tr className={model.gone === null ? '' : 'gone'}>
      <th scope="row">
        <button type="button" onClick={() => read(`model:${id}`)}>
          <UnitBadge card={card.id} faction={card.faction} colour={colourOf(seat)} size={32} />
          <span>
            <b>{modelName(battle, id)}</b>
            <small>{state}</small>
          </span>
        </button>
      </th>
      <td>
        <span className="count-bar" data-seat={seat}>
          <i style={{ width: `${Math.round((given / most) * 46)}px` }} />
          <b>{given}</b>
        </span>
      </td>
      <td>{taken}</td>
      <td>{out}</td>
    </tr>
  );
}
