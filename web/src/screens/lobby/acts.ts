import type { TableAction } from '@holotape/table/spoken/actions';
import { useState } from 'react';
import { act, ServerSaysNo } from '../../client/api.ts';
import { toast } from '../../design/index.ts';
import { go } from '../../shell/router.tsx';
import { t } from '../../text/index.ts';

/** Does these things one after the other; a refusal is told, and says false. */
export type Run = (...actions: readonly TableAction[]) => Promise<boolean>;

/** Does something about the table; a refusal becomes a ticket. */
export function useActs(id: string, code: string | undefined): { readonly busy: boolean; readonly run: Run } {
  const [busy, setBusy] = useState(false);
  const run: Run = async (...actions) => {
    setBusy(true);
    try {
      for (const action of actions) await act(id, action);
      return true;
    } catch (error) {
      // Whoever came to watch has not said a name yet; sitting down takes one.
      if (error instanceof ServerSaysNo && error.status === 401 && code !== undefined) go(`/lobby/${code}`);
      else toast({ text: error instanceof ServerSaysNo ? error.message : t('server.trouble'), kind: 'bad' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
