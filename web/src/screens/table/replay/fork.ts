/** A new table from the middle of a record. The record stays as it is. */
import type { Json } from '@holotape/kernel/play';
import type { Save } from '@holotape/kernel/save-format';
import { record as recordOf } from '../../../client/api.ts';
import { currentSettings } from '../../../settings/settings.ts';
import { s } from '../words.ts';

/** The save of a table, from this browser or, once the game is over, from the server. */
async function saveOf(table: { readonly id: string; readonly local: boolean }): Promise<Save> {
  const { parseSave } = await import('@holotape/kernel/save-format');
  if (!table.local) return parseSave(JSON.stringify(await recordOf(table.id)));
  const { exportSave } = await import('../../../local/client.ts');
  return parseSave(await exportSave(table.id));
}

/** Answers given up to the end of that step. */
const answersUpTo = (save: Pick<Save, 'past'>, step: number): number =>
  save.past.slice(0, step + 1).reduce((sum, { journal }) => sum + journal.length, 0);

/** Plays the record again up to the end of a step and opens that as a table of its own; its id comes back. */
export async function forkAt(
  table: { readonly id: string; readonly local: boolean; readonly game: string },
  step: number,
): Promise<string> {
  const [save, { replayTo }, { saveSession }, { engineOf }, { importSave }] = await Promise.all([
    saveOf(table),
    import('@holotape/kernel/replay'),
    import('@holotape/kernel/save'),
    import('../../../local/engines.ts'),
    import('../../../local/client.ts'),
  ]);
  const game = await engineOf(table.game);
  const session = replayTo(game, save, answersUpTo(save, step));
  const forked = saveSession(session, save.table as Json | undefined);
  return importSave(JSON.stringify(forked), currentSettings().name || s('you'));
}

/** The whole state after every step, hidden cards and all: only of a finished game. */
export async function statesOf(table: {
  readonly id: string;
  readonly local: boolean;
  readonly game: string;
}): Promise<Json[]> {
  const [save, { replayTo }, { engineOf }] = await Promise.all([
    saveOf(table),
    import('@holotape/kernel/replay'),
    import('../../../local/engines.ts'),
  ]);
  const game = await engineOf(table.game);
  const whole = replayTo(game, save);
  // Steps that kept a checkpoint are read from it; the few between are played again.
  return whole.past.map((_, step) => {
    const next = whole.past[step + 1];
    const state =
      next === undefined ? whole.state : (next.checkpoint ?? replayTo(game, save, answersUpTo(save, step)).state);
    return structuredClone(state) as Json;
  });
}
