/** The page that was read out last: it lies there for everybody until they have read it, and nobody waits for them. */
import { useState } from 'react';
import { Key, Sign } from '../../../design/index.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';
import { lastPage } from './telling.ts';

export function Told(context: AdventureContext) {
  const { log, view, names } = context;
  const { position } = useAdventure();
  const page = lastPage(log);
  // What was told before one sat down is in the log.
  const [read, setRead] = useState(page?.at ?? -1);
  if (page === undefined || page.at <= read || view.encounter !== null) return null;
  const title = (page.card === undefined ? undefined : position.content.cards.get(page.card)?.title) ?? a('told');
  return (
    <article className="told" aria-label={a('told')}>
      <div>
        <h2>
          <Sign name="book" size={18} /> {title}
          {page.seat !== undefined && <small>{names[page.seat]}</small>}
        </h2>
        {page.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <Key sign="tick" onClick={() => setRead(page.at)}>
        {a('told.read')}
      </Key>
    </article>
  );
}
