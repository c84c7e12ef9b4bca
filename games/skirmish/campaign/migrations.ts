/** Campaigns of older versions, brought up to date one step after the other. Never changed once released. */
import type { Json, Migration } from '@holotape/kernel';

type Old = Record<string, Json>;

/** Battles may be fought with Events and Quests; those that were agreed on before are not. */
const toVersion2: Migration = {
  options: (options) => ({ ...(options as Old), events: false, quests: false }),
  state: (state) => {
    const old = state as Old & { readonly agreed: Old; readonly houses: (Old & { readonly quests: Old })[] };
    return {
      ...old,
      agreed: { ...old.agreed, events: false, quests: false },
      houses: old.houses.map((house) => ({ ...house, quests: { ...house.quests, counts: {} } })),
    };
  },
};

/** Houses that nobody plays by hand may fight by the handbook; those that were agreed on before are left to bots. */
const toVersion3: Migration = {
  state: (state) => {
    const old = state as Old & { readonly agreed: Old };
    return { ...old, agreed: { ...old.agreed, book: null } };
  },
};

export const MIGRATIONS: readonly Migration[] = [toVersion2, toVersion3];
