/** What one does about a table besides playing, wherever it is. */
import type { TableAction } from '@holotape/table/spoken/actions';
import { act } from '../client/api.ts';
import { toast } from '../design/index.ts';
import { actLocal } from '../local/client.ts';

/** True if it was done; otherwise a ticket says why not. */
export async function actAt(
  table: { readonly id: string; readonly local: boolean },
  action: TableAction,
  explain: (line: { readonly say: string }) => string,
): Promise<boolean> {
  try {
    if (!table.local) {
      await act(table.id, action);
      return true;
    }
    const refused = await actLocal(table.id, action);
    if (refused === undefined) return true;
    toast({ text: explain(refused), kind: 'bad' });
  } catch (error) {
    toast({ text: (error as Error).message, kind: 'bad' });
  }
  return false;
}
