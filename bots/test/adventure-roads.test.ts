/** How greedy walks in the adventure, over whole stretches of play: not to and fro. */
import { type AnySession, randomFrom, type Seat, startSession } from '@holotape/kernel';
import { loadGame } from '@holotape/shelf';
import { expect, test } from 'vitest';
import { makeBot } from '../index.ts';

const ROUNDS = 12;
const SEEDS = ['one', 'two'];
const STORIES = ['the-iron-commons', 'the-drowned-capital', 'saltfog-island', 'the-slag-pit', 'the-quiet-voice'];

/** Some rounds of somebody alone. */
function played(scenario: string, seed: string): AnySession {
  const session = startSession(loadGame('adventure'), { seats: 1, seed, options: { scenario } });
  const bot = makeBot('greedy', randomFrom(seed));
  while (session.question !== undefined && session.state.round <= ROUNDS) {
    const seat = session.waitsFor[0] as Seat;
    session.answer(seat, bot.answer(session, seat));
  }
  return session;
}

/** What a place is worth going to for. What only tells of the walk itself is not. */
const WALKING = new Set(['moved', 'points', 'turn', 'turn.end']);

test('it does not go back to where it came from without having done anything there', () => {
  let walks = 0;
  let shuttles = 0;
  for (const { ruleLog } of STORIES.flatMap((scenario) => SEEDS.map((seed) => played(scenario, seed)))) {
    /** Where it was, with a mark where something happened. */
    const trail: string[] = [];
    let idle = true;
    for (const { say, args } of ruleLog) {
      if (say !== 'moved') {
        if (!WALKING.has(say) && (args as { seat?: number }).seat === 0) idle = false;
        continue;
      }
      const { space } = args as { readonly space: string };
      walks += 1;
      if (idle && trail.at(-2) === space) shuttles += 1;
      trail.push(space);
      idle = true;
    }
  }
  expect(walks).toBeGreaterThan(100);
  expect(shuttles / walks).toBeLessThan(0.03);
});
