/** Which encounter decks are longer than printed. HT-ROADS */

/** At tables of so many a deck would soon come round again. */
const FEW_SEATS = 2;

export const hasMoreRoads = (agreed: boolean | null, seats: number, newCalifornia: boolean): boolean =>
  agreed ?? (seats <= FEW_SEATS || newCalifornia); // HT-ROADS-1
