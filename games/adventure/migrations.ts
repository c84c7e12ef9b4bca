/** Saves of earlier versions: one small step forward for each change of the shape, never edited after release. */
import type { Json, Migration } from '@holotape/kernel';

type Fields = Readonly<Record<string, Json>>;

/** As tables were before anybody could agree on anything but the story. */
const BY_THE_BOOK = { difficulty: 'book', banded: false, oaths: false, quick: false, oneAction: false, tale: false };

/** Variants, the clock of solo stories, loyalty cards; playing together. */
const toVersion2: Migration = {
  options: (options) => ({ ...(options as Fields), ...BY_THE_BOOK, moreRoads: false, together: false, loyal: null }),
  state: (state) => {
    const old = state as Fields;
    return {
      ...old,
      variant: BY_THE_BOOK,
      together: null,
      lastRound: null,
      lap: 0,
      survivors: (old.survivors as readonly Fields[]).map((survivor) => ({ ...survivor, oath: null })),
    };
  },
};

/** New California: whether it is mixed in, and the deck of its vault. */
const toVersion3: Migration = {
  options: (options) => ({ ...(options as Fields), newCalifornia: false, expanded: false }),
  state: (state) => {
    const old = state as Fields;
    return { ...old, newCalifornia: false, decks: { ...(old.decks as Fields), 'vault-7': [] } };
  },
};

export const MIGRATIONS: readonly Migration[] = [toVersion2, toVersion3];
