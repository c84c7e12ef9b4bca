/** What of a kept table needs no rules to be there again: the game as a save, up to the last event that says where it led. */
import { type AnyGame, firstSave, GrowingSave, type Save } from '@holotape/kernel';
import type { TableEvent, TableSetup } from './events.ts';

export interface Settled {
  /** The game so far; undefined if it has not begun, or if it began with an event that does not say where it led. */
  readonly save: Save | undefined;
  /** Of the question that is open then. */
  readonly number: number;
  /** Of the open step. */
  readonly mark: string | undefined;
  /** So many of the events are in it. */
  readonly events: number;
}

/** `from`: the game as a snapshot has it, and the number of its question. */
export function settledOf(
  game: AnyGame,
  setup: TableSetup | undefined,
  events: readonly TableEvent[],
  from: { readonly save: Save | undefined; readonly number: number },
): Settled {
  let agreed = setup;
  let growing = from.save && new GrowingSave(game, from.save);
  let { number } = from;
  let mark: string | undefined;
  let settled = 0;
  for (const [i, event] of events.entries()) {
    if (event.type === 'made') agreed = event.setup;
    if (event.type === 'agreed') agreed = { ...agreed!, ...event };
    if (event.type === 'opened') {
      growing = new GrowingSave(game, event.save);
      [number, mark, settled] = [1, undefined, i + 1];
      continue;
    }
    const isPlay = event.type === 'started' || event.type === 'answered' || event.type === 'undone';
    if (!isPlay || event.reached === undefined) continue;
    const { reached } = event;
    if (event.type === 'started') {
      const { id, version } = { id: game.id, version: event.version ?? game.version };
      const { options, dice, undo, seats } = agreed!;
      const { seed, chance } = event;
      const begun = { game: id, version, seats: seats.length, options, seed, dice, undo, ...(chance && { chance }) };
      growing = new GrowingSave(game, firstSave(begun, reached.from!));
    }
    if (growing === undefined) continue;
    if (event.type === 'undone') growing.goBack(event.to!, reached.from!);
    for (const step of reached.steps ?? []) growing.add(step);
    if (reached.notes !== undefined) growing.tell(reached.notes.from, reached.notes.lines);
    [number, mark, settled] = [reached.number, event.mark, i + 1];
  }
  return { save: growing?.save, number, mark, events: settled };
}
