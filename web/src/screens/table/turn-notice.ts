/** Tells a person whose eyes are elsewhere that it is their turn: the tab's title, a bell, a note of the browser. */
import { useEffect, useRef } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { play } from '../../settings/sound.ts';
import { showNote } from './note.ts';
import { s } from './words.ts';

interface Turn {
  /** The question's number, if this screen is asked. */
  readonly number: number | undefined;
  readonly ask: string;
  /** The table's title. */
  readonly title: string;
}

export function useTurnNotice({ number, ask, title }: Turn): void {
  const { notes } = useSettings();
  const told = useRef<number>(undefined);
  const waited = useRef(true);

  useEffect(() => {
    const before = document.title;
    document.title = number === undefined ? `${title} · Holotape` : `● ${s('title.turn')} · ${title} · Holotape`;
    return () => {
      document.title = before;
    };
  }, [number, title]);

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
    if (!notes || document.visibilityState === 'visible' || typeof Notification === 'undefined') return;
    if (Notification.permission !== 'granted') return;
    return showNote(s('note.title'), s('note.body', { title, ask }));
  }, [number, ask, title, notes]);
}
