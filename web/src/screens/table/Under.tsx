/** A tablet held upright, where one's own things lie beside the rest: the rest behind tabs, each at a height one can read. */
import { useState } from 'react';
import type { NamedPart, TableContext } from '../../games/module.ts';
import { type RailProps, Things, Words } from './Rail.tsx';
import { s } from './words.ts';

type Tab = Pick<NamedPart, 'id' | 'name'>;

export function Under(props: RailProps) {
  const { context, module } = props;
  const { left } = module;
  const tabs: readonly Tab[] = [
    ...(left ? [left] : []),
    { id: 'others', name: s('tab.others') },
    { id: 'log', name: s('tab.log') },
  ];
  const [front, setFront] = useState(tabs[0]!.id);
  const [read, setRead] = useState(context.log.length);
  const unread = front === 'log' ? 0 : Math.max(0, context.log.length - read);
  const open = (id: string) => {
    setFront(id);
    setRead(context.log.length);
  };
  return (
    <div className="under tabbed panel">
      <div className="ptabs" role="tablist" aria-label={s('rail.open')}>
        {tabs.map(({ id, name }) => (
          <button key={id} type="button" role="tab" aria-selected={front === id} onClick={() => open(id)}>
            {name}
            {id === 'log' && unread > 0 && <span className="count">{unread}</span>}
          </button>
        ))}
      </div>
      <div className="front">
        <Front {...props} front={front} left={left} />
      </div>
    </div>
  );
}

interface FrontProps extends RailProps {
  readonly front: string;
  readonly left: NamedPart | undefined;
}

function Front({ front, left, ...rail }: FrontProps) {
  const context: TableContext = rail.context;
  if (front === left?.id) return <left.Part {...context} />;
  return front === 'log' ? <Words {...rail} /> : <Things {...rail} />;
}
