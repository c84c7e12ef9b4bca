/** The page that was read out last: it lies there for everybody until they have read it, and nobody waits for them. */
import { useState } from 'react';
import { Key, Sign } from '../../../design/index.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';
import { lastPage } from './telling.ts';

export function Told({ log, view, names, question }: AdventureContext) {
  const { position } = useAdventure();
  const page = lastPage(log);
  // What was told before one sat down is in the log.
  const [read, setRead] = useState(page?.at ?? -1);
  if (page === undefined || page.at <= read || view.encounter !== null) return null;
  const title = (page.card === undefined ? undefined : position.content.cards.get(page.card)?.title) ?? a('told');
  return (
    <Page
      key={page.at}
      title={title}
      by={page.seat === undefined ? undefined : names[page.seat]}
      texts={page.texts}
      isAsked={question !== null}
      done={() => setRead(page.at)}
    />
  );
}

interface PageProps {
  readonly title: string;
  readonly by: string | undefined;
  readonly texts: readonly string[];
  readonly isAsked: boolean;
  readonly done: () => void;
}

/** Who is asked something sees the map first, and two lines of the page; who waits has all of it. */
function Page({ title, by, texts, isAsked, done }: PageProps) {
  const [isUnfolded, unfold] = useState(false);
  const [isCut, setCut] = useState(false);
  const folded = isAsked && !isUnfolded;
  const measure = (text: HTMLElement | null) => {
    if (text !== null) setCut(text.scrollHeight > text.clientHeight + 2);
  };
  return (
    <article className={`told${folded ? ' folded' : ''}${isCut ? ' cut' : ''}`} aria-label={a('told')}>
      <div ref={measure} key={String(folded)}>
        <h2>
          <Sign name="book" size={18} /> {title}
          {by !== undefined && <small>{by}</small>}
        </h2>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div className="told-keys">
        {folded && isCut && (
          <Key kind="quiet" sign="book" onClick={() => unfold(true)}>
            {a('told.unfold')}
          </Key>
        )}
        <Key sign="tick" onClick={done}>
          {a('told.read')}
        </Key>
      </div>
    </article>
  );
}
