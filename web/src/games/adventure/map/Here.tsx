/** What a space is and who is there, on a slip of paper beside it: where the pointer rests, where the focus is, where a finger tapped. */
import { foeWords } from '@holotape/adventure/printed/words';
import { foeOf } from '@holotape/adventure/queries/foes';
import { isFacedown } from '@holotape/adventure/queries/map';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { placeBeside } from '../../../design/index.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';
import { groundWords, nameOfSpace } from './sentences.ts';

const SPACE = 'space:';
/** So long the pointer rests before anything is said. */
const REST = 350;

/** The space that is looked at: pointed at on the map itself, not from a list beside it. */
function useLookedAt(pointed: string | undefined, tapped: string | undefined): string | undefined {
  const [rested, setRested] = useState<string>();
  const space = pointed?.startsWith(SPACE) ? pointed.slice(SPACE.length) : undefined;
  useEffect(() => {
    setRested(undefined);
    // What is blocked has a slip of its own.
    if (space === undefined || !elementOf(space)?.matches(':is(:hover, :focus-visible):not([data-state="blocked"])'))
      return;
    const timer = setTimeout(() => setRested(space), REST);
    return () => clearTimeout(timer);
  }, [space]);
  return tapped ?? rested;
}

const elementOf = (space: string): Element | null => document.querySelector(`[data-space="${CSS.escape(space)}"]`);

/** A space that a finger or a click asked about; whatever is touched next ends it. */
export function useTapped(): readonly [string | undefined, (space: string) => void] {
  const [tapped, tap] = useState<string>();
  useEffect(() => {
    if (tapped === undefined) return;
    const end = () => tap(undefined);
    window.addEventListener('pointerdown', end, true);
    window.addEventListener('keydown', end, true);
    return () => {
      window.removeEventListener('pointerdown', end, true);
      window.removeEventListener('keydown', end, true);
    };
  }, [tapped]);
  return [tapped, tap];
}

interface HereProps {
  readonly context: AdventureContext;
  /** Where a finger tapped, which does not rest. */
  readonly tapped: string | undefined;
}

export function Here({ context, tapped }: HereProps) {
  const space = useLookedAt(context.pointed, tapped);
  const { position } = useAdventure();
  const slip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const anchor = space === undefined ? null : elementOf(space);
    if (anchor !== null && slip.current !== null) placeBeside(anchor, slip.current);
  }, [space]);
  if (space === undefined) return null;
  const who = whoIsAt(context, position, space);
  const ground = groundWords(position, space);
  if (who.length === 0 && ground === '') return null;
  return createPortal(
    // Whoever listens hears the same from the space itself.
    <div ref={slip} className="why slip plain here" aria-hidden="true">
      <div>
        <b>{nameOfSpace(position, space)}</b>
        {ground !== '' && <p>{ground}</p>}
        {who.map(({ id, name, words }) => (
          <p key={id}>
            <strong>{name}</strong> {words}
          </p>
        ))}
      </div>
    </div>,
    document.body,
  );
}

interface Somebody {
  readonly id: string;
  readonly name: string;
  readonly words: string;
}

/** Enemies with what they can do, survivors, and what a quest has put there. FB-ENEMY-1, FB-ENEMY-4 */
function whoIsAt(
  { view, names }: AdventureContext,
  position: Parameters<typeof foeOf>[0],
  space: string,
): readonly Somebody[] {
  const enemies = view.enemies.flatMap(({ id, token, faceup, space: at }): Somebody[] => {
    if (at !== space) return [];
    const foe = faceup && token !== null ? foeOf(position, token) : undefined;
    return [
      foe === undefined ? { id, name: a('enemy.facedown'), words: '' } : { id, name: foe.name, words: foeWords(foe) },
    ];
  });
  const people = view.survivors.flatMap(({ space: at }, seat): Somebody[] =>
    at === space && !isFacedown(space) ? [{ id: `seat ${seat}`, name: names[seat] ?? '', words: '' }] : [],
  );
  const markers = view.markers.flatMap(({ name, space: at, carrier }): Somebody[] =>
    at === space && carrier === null ? [{ id: `marker ${name}`, name: a('marker', { name }), words: '' }] : [],
  );
  return [...enemies, ...markers, ...people];
}
