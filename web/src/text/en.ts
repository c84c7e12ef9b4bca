/** English, by screen. Slots: {name}; counts: {n|one|# many}. */
import { lobby } from './en/lobby.ts';
import { newTable } from './en/new-table.ts';
import { pages } from './en/pages.ts';
import { rulebook } from './en/rulebook.ts';
import { start } from './en/start.ts';

export const en = { ...start, ...newTable, ...lobby, ...rulebook, ...pages } as const;
