/** Tells a person whose eyes are elsewhere that it is their turn: the tab's title, a bell, a note of the browser. */
import { useEffect, useRef } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { play } from '../../settings/sound.ts';
import { showNote } from '../../shell/note.ts';
import { mayNote, useTitle } from '../../shell/nudged.ts';
import { s } from './words.ts';

interface Turn {
  /** The question's number, if this screen is asked. */
  readonly number: number | undefined;
  readonly ask: string;
  /** The table's title. */
  readonly title: string;
  /** What somebody who waits has just said. */
  readonly nudged: string | undefined;
}

export function useTurnNotice({ number, ask, title, nudged }: Turn): void {
  const { notes } = useSettings();
  const told = useRef<number>(undefined);
  const waited = useRef(true);

  const call = nudged ?? (number === undefined ? undefined : s('title.turn'));
  useTitle(call === undefined ? title : `● ${call} · ${title}`);

  useEffect(() => {
    if (number === undefined) {
      waited.current = true;
      return;
    }
    if (told.current === number || !waited.current) return;
    // Only when it becomes one's turn, not at every question within it.
    told.current = number;
    waited.current = false;
    play('bell');
    return notes && mayNote() ? showNote(s('note.title'), s('note.body', { title, ask })) : undefined;
  }, [number, ask, title, notes]);
}
