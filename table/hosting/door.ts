/** Whom a table lets in. Whoever plays and whoever runs it always may; about others the host decides. */
import type { TableState } from '../kept/state.ts';

/** Whether this person may see the table: everybody, or only who plays and who runs it. */
export const mayWatch = (state: TableState, person: string | undefined): boolean =>
  state.setup.watch !== false ||
  (person !== undefined && (state.setup.host.id === person || state.seatsOf(person).length > 0));
