import { speaker } from '../../text/index.ts';
import { en } from './en.ts';

export { listNames } from '../../text/index.ts';

export const s = speaker(en);

/** 40 seconds as "0:40", ten minutes as "10:00", a day as "26 h". */
export function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds >= 2 * 3600) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Where we are: "Round 5 › Place". */
export const crumbs = (parts: readonly string[]): string => parts.filter(Boolean).join(' › ');
