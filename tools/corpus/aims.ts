/** What bots may want instead of winning, so that games end as nobody would wish. */
import { distancesFrom, spacesOnMap } from '@holotape/adventure/queries/map';
import type { Adventure } from '@holotape/adventure/state';
import type { AnyGame, Seat } from '@holotape/kernel';

/** More than any rads are worth, and farther than any space is away. */
const OUT = 10_000;
const FAR = 20;

/** Rads, and to be where there are more: whoever has as many as HP is out of the game (FB-KILL-8). */
function likesRads(adventure: Adventure, seat: Seat): number {
  const { eliminated, space, rads } = adventure.state.survivors[seat]!;
  if (eliminated) return OUT;
  if (space === null) return 100 * rads;
  const distances = distancesFrom(adventure, space);
  const steps = spacesOnMap(adventure).flatMap(({ id, terrain }) =>
    terrain.includes('irradiated') && id !== space ? [distances.get(id) ?? FAR] : [],
  );
  return 100 * rads - Math.min(FAR, ...steps) - adventure.state.survivors[seat]!.changes;
}

const AIMS = { rads: likesRads };

export type AimName = keyof typeof AIMS;

/** The same game for players who want something else. */
export function aimingAt(game: AnyGame, aim: AimName | undefined): AnyGame {
  if (aim === undefined) return game;
  // Nobody else would walk where this one wants to.
  const { shortlist: _shortlist, habit: _habit, ...same } = game;
  return { ...same, evaluation: [{ name: aim, why: 'For the corpus.', value: AIMS[aim] }] };
}
