/** Tables that were drawn in this browser, by the names they were given. */

interface KeptTable {
  readonly name: string;
  readonly code: string;
}

const KEY = 'holotape.skirmish.tables';
const MOST = 20;

export function keptTables(): readonly KeptTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((each): each is KeptTable => typeof each?.name === 'string' && typeof each?.code === 'string');
  } catch {
    return [];
  }
}

/** The newest first; one of the same name takes the place of the old one. Whether it could be kept. */
export function keepTable(table: KeptTable): boolean {
  const others = keptTables().filter(({ name }) => name !== table.name);
  try {
    localStorage.setItem(KEY, JSON.stringify([table, ...others].slice(0, MOST)));
    return true;
  } catch {
    return false;
  }
}
