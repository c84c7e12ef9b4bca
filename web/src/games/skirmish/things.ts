/** Which thing on the table an option stands for: a model, a marker, a mine. */
import type { Battle } from '@holotape/skirmish/battle';
import type { ThingId } from '../module.ts';

/** What stands before the id of a marker in an option: `look:searchable-2`. */
const AT_MARKERS = ['turn-up', 'meet', 'look', 'take'];

export function thingOf(option: string, { state }: Battle): ThingId | undefined {
  if (state.models.some(({ id }) => id === option)) return `model:${option}`;
  if (state.mines.some(({ id }) => id === option)) return `mine:${option}`;
  if (state.markers.some(({ id }) => id === option)) return `marker:${option}`;
  const at = option.indexOf(':');
  const rest = option.slice(at + 1);
  return at > 0 && AT_MARKERS.includes(option.slice(0, at)) && state.markers.some(({ id }) => id === rest)
    ? `marker:${rest}`
    : undefined;
}
