/** The Reactions that were chosen, in the order in which they will be resolved: dragged, or moved by keys. */
import { type DragEvent, useState } from 'react';
import { Sign } from '../../../design/index.ts';
import { actionName } from '../bar/actions.ts';
import { modelName } from '../names.ts';
import { useBattle } from '../table.tsx';
import { b } from '../words.ts';
import { type Declared, modelOf, reordered } from './declaring.ts';

interface OrderProps {
  readonly declared: Declared;
  readonly change: (declared: Declared) => void;
}

export function Order({ declared, change }: OrderProps) {
  const { battle } = useBattle();
  const [dragged, setDragged] = useState<number>();
  if (declared.length < 2) return null;
  const over = (at: number) => (event: DragEvent) => {
    event.preventDefault();
    if (dragged === undefined || dragged === at) return;
    change(reordered(declared, dragged, at));
    setDragged(at);
  };
  return (
    <div className="reaction-order">
      <span id="reaction-order">{b('react.order')}</span>
      <ol aria-labelledby="reaction-order">
        {declared.map((each, i) => {
          const name = modelName(battle, modelOf(each));
          return (
            <li
              key={each}
              draggable
              data-reaction={each}
              className={i === dragged ? 'dragged' : ''}
              onDragStart={() => setDragged(i)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={over(i)}
            >
              <button
                type="button"
                aria-label={b('react.sooner', { name })}
                disabled={i === 0}
                onClick={() => change(reordered(declared, i, i - 1))}
              >
                <Sign name="left" size={16} />
              </button>
              <span>
                <b>{i + 1}</b>{' '}
                {b('react.option', { model: name, action: actionName(each.slice(modelOf(each).length + 1)) })}
              </span>
              <button
                type="button"
                aria-label={b('react.later', { name })}
                disabled={i === declared.length - 1}
                onClick={() => change(reordered(declared, i, i + 1))}
              >
                <Sign name="right" size={16} />
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
