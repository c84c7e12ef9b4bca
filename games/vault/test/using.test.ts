/** What screens say before a space is used is what comes of it: the preview against the played rule, space by space. */
import { startSession } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { findSpot, spaceAt } from '../queries/spaces.ts';
import { sureChanges } from '../queries/using.ts';
import { builtIn, player, stock } from './helpers/vault.ts';

const counted = (state: Parameters<typeof player>[0]) => {
  const { power, food, water, happiness, dwellers } = player(state, 0);
  return { power, food, water, happiness, dwellers: dwellers.length };
};

/** A first turn with so many cubes of everything; every room of the box lies on some level of some of these tables. */
const turnWith = (cubes: number, seed: string) => {
  const session = startSession(builtIn, { seats: 4, seed, options: { first: 0 } });
  stock(session.state, 0, { power: cubes, food: cubes, water: cubes });
  const rooms = [...session.state.roomDeck, ...session.state.roomTrack];
  for (const level of session.state.levels)
    level.rooms.forEach((room, i) => {
      if (room === null) level.rooms[i] = rooms.shift() ?? null;
    });
  return session;
};

describe('using a space', () => {
  test('SH-RES-2 SH-RES-3 what a screen says it takes and brings is what it takes and brings', () => {
    let compared = 0;
    for (const cubes of [2, 5, 6])
      for (const seed of ['one', 'two', 'three']) {
        const { question } = turnWith(cubes, seed);
        if (question?.kind !== 'choice') throw new Error('Nobody is asked.');
        for (const { id, blocked } of question.options()) {
          if (blocked !== undefined || !id.startsWith('space:')) continue;
          const session = turnWith(cubes, seed);
          const { level, at } = findSpot(session.state, id.slice('space:'.length));
          const space = spaceAt({ state: session.state, content: builtIn.content }, level, at)!;
          const before = counted(session.state);
          const changes = sureChanges(player(session.state, 0), space, false);
          session.answer(0, id);
          // Where something is asked on the way, more may come of it than is sure.
          if (session.question?.kind !== 'choice' || session.question.to === 0) continue;
          const after = { ...before, ...Object.fromEntries(changes.map((change) => [change.of, change.after])) };
          expect(counted(session.state), `${id} with ${cubes}`).toEqual(after);
          compared += 1;
        }
      }
    expect(compared).toBeGreaterThan(60);
  });
});
