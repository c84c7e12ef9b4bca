/** The table one sat at last in this tab, so that the rulebook can lead back to it. */
const KEY = 'holotape.last-table';

export function rememberTable(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Then there is no way back but the browser's.
  }
}

export function lastTable(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
