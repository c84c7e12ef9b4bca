import { z } from 'zod';
import { GOODS, PLAYERS, SPACES, WORKERS } from './content.ts';

const whole = z.number().int().nonnegative();

const goods = z.record(z.enum(GOODS), whole);

export const toyState = z.strictObject({
  round: whole,
  turn: whole,
  /** Workers stand on a space (by its number) or nowhere. */
  players: z.array(
    z.strictObject({ goods, points: whole, workers: z.array(z.strictObject({ at: whole.nullable() })) }),
  ),
  /** Who holds a space, and the points that have gathered on it while nobody did. */
  spaces: z.array(z.strictObject({ holder: whole.nullable(), bounty: whole })),
  /** What has been paid and not been taken again. */
  market: goods,
});

export type ToyState = z.infer<typeof toyState>;

export function newToy(): ToyState {
  return {
    round: 0,
    turn: 0,
    players: Array.from({ length: PLAYERS }, () => ({
      goods: { food: 2, water: 2, power: 2, scrap: 2 },
      points: 0,
      workers: Array.from({ length: WORKERS }, () => ({ at: null })),
    })),
    spaces: SPACES.map(() => ({ holder: null, bounty: 0 })),
    market: { food: 0, water: 0, power: 0, scrap: 0 },
  };
}
