/** Somebody waits for this person and says so: a ticket, the bell, and a note of the browser if they look elsewhere. */
import { useEffect, useRef, useState } from 'react';
import type { Nudge } from '../client/state.ts';
import { toast } from '../design/toasts.tsx';
import { currentSettings } from '../settings/settings.ts';
import { play } from '../settings/sound.ts';
import { showNote } from './note.ts';

/** So long the title of the tab says it. */
const LASTS = 30_000;

/** Whether the browser may tell somebody who looks elsewhere, and they want it. */
export const mayNote = (): boolean =>
  currentSettings().notes &&
  document.visibilityState !== 'visible' &&
  typeof Notification !== 'undefined' &&
  Notification.permission === 'granted';

/** `text` says it, given the seat it came from. Returns what was said for as long as the tab's title should say it. */
export function useNudged(nudge: Nudge | undefined, title: string, text: (by: number) => string): string | undefined {
  const [said, setSaid] = useState<string>();
  // What was said before this screen was there has been heard on another.
  const known = useRef(nudge);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told once, in the words of that moment
  useEffect(() => {
    if (nudge === undefined || nudge === known.current) return;
    const words = text(nudge.by);
    setSaid(words);
    toast({ text: words, kind: 'plain' });
    play('bell');
    const takeAway = mayNote() ? showNote(title, words) : undefined;
    const timer = setTimeout(() => setSaid(undefined), LASTS);
    return () => {
      clearTimeout(timer);
      takeAway?.();
    };
  }, [nudge]);
  return said;
}

/** The title of the browser's tab, while this is on the screen. */
export function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    return () => {
      document.title = before;
    };
  }, []);
  useEffect(() => {
    document.title = `${title} · Holotape`;
  }, [title]);
}
