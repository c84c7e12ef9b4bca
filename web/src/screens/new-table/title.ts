/** A name for a table that nobody has to think up: when it was made. */
import { t } from '../../text/index.ts';

export function suggestTitle(now: Date): string {
  const day = now.toLocaleDateString('en', { weekday: 'long' });
  const hour = now.getHours();
  const part = hour < 5 ? 'night' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return t('title.suggested', { day, part: t(`title.${part}`) });
}
