/** What happened, for those who hear the table: new lines of the log, as one polite sentence after another. */
import { useEffect, useRef, useState } from 'react';
import type { TableContext } from '../../games/module.ts';

const MOST = 6;

export function Spoken({ context }: { readonly context: TableContext }) {
  const { log, explain } = context;
  const heard = useRef(log.length);
  const [text, setText] = useState('');
  useEffect(() => {
    const fresh = log.slice(heard.current);
    heard.current = log.length;
    if (fresh.length > 0) setText(fresh.slice(-MOST).map(explain).join(' '));
  }, [log, explain]);
  return (
    <div className="sr spoken" role="log" aria-live="polite">
      {text}
    </div>
  );
}
