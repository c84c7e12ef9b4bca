/** Pages that were read out: each lies there for everybody until they have read it, and nobody waits for them. */
import { useState } from 'react';
import { Key, Sign } from '../../../design/index.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';
import { onTop } from './telling.ts';

export function Told({ view, names, question }: AdventureContext) {
  const { position, pages } = useAdventure();
  const top = onTop(pages.unread, question?.seat);
  // Who is in an encounter reads that one first.
  if (top === undefined || (view.encounter !== null && question !== null)) return null;
  const { page, more } = top;
  const title = (page.card === undefined ? undefined : position.content.cards.get(page.card)?.title) ?? a('told');
  return (
    <Page
      key={page.from}
      title={title}
      by={page.seat === undefined ? undefined : names[page.seat]}
      texts={page.texts}
      more={more}
      isAsked={question !== null}
      done={() => pages.putAway(page.to)}
      doneWithAll={() => pages.putAway()}
    />
  );
}

interface PageProps {
  readonly title: string;
  readonly by: string | undefined;
  readonly texts: readonly string[];
  /** Pages behind this one. */
  readonly more: number;
  readonly isAsked: boolean;
  readonly done: () => void;
  readonly doneWithAll: () => void;
}

/** Who is asked something sees the map first, and two lines of the page; who waits has all of it. */
function Page({ title, by, texts, more, isAsked, done, doneWithAll }: PageProps) {
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
          {more === 0 ? a('told.read') : a('told.next', { n: more })}
        </Key>
        {more > 1 && (
          <Key kind="quiet" sign="cross" onClick={doneWithAll}>
            {a('told.all')}
          </Key>
        )}
      </div>
    </article>
  );
}
