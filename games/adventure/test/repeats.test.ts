import { type Answer, below, type Random, randomFrom, type Seat, startSession } from '@holotape/kernel';
import { expect, test } from 'vitest';
import { encounterCard } from '../content.ts';
import { core } from './helpers/adventure.ts';

const ROUNDS = 40;

const openSession = (seed: string, scenario: string) => startSession(core, { seats: 2, seed, options: { scenario } });

/** Somebody who meets everything that can be met: an encounter if there is one here, else a space that has one. */
function curious({ question }: ReturnType<typeof openSession>, random: Random): Answer {
  if (question?.kind === 'open') return question.suggest()[0]!;
  if (question?.kind !== 'choice') throw new Error('Nobody is asked.');
  const open = question.options().flatMap(({ id, blocked }) => (blocked === undefined ? [id] : []));
  const walks = open.filter((id) => id.startsWith('to:'));
  return (
    open.find((id) => id === 'encounter') ??
    walks.find((id) => core.content.spaces.get(id.slice('to:'.length))?.icon !== undefined) ??
    open.find((id) => id.startsWith('explore:')) ??
    walks[below(random, Math.max(1, walks.length))] ??
    open.find((id) => id === 'move') ??
    open[below(random, open.length)]!
  );
}

test.each([...core.content.scenarios.keys()])(
  'FB-ENC-11 in 40 rounds of %s no encounter is met again while its deck has one that was not met',
  (scenario) => {
    let total = 0;
    for (const seed of ['one', 'two', 'three', 'four']) {
      const random = randomFrom(`${scenario} ${seed}`);
      const session = openSession(seed, scenario);
      const met = new Set<string>();
      const added = new Set<string>();
      let read = 0;
      while (session.question !== undefined && session.state.round <= ROUNDS) {
        const seat = session.waitsFor[0] as Seat;
        session.answer(seat, curious(session, random));
        for (const { say, args } of session.ruleLog.slice(read)) {
          const { encounter: card, number } = args as { readonly encounter: string; readonly number?: string };
          // What the story brings is shuffled into the uppermost few, met or not. FB-RES-3
          if (say === 'library.added') {
            added.add(number!);
            met.delete(number!);
          }
          if (say !== 'encounter.drawn') continue;
          const left = session.state.decks[encounterCard(core.content, card).back].filter(
            // Some make way for another as long as their time has not come.
            (each) => !met.has(each) && !added.has(each) && encounterCard(core.content, each).skip === undefined,
          );
          if (met.has(card)) expect(left, `${card} came back`).toEqual([]);
          met.add(card);
          total += 1;
        }
        read = session.ruleLog.length;
      }
    }
    expect(total).toBeGreaterThan(20);
  },
);
