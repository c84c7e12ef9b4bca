/** The short phase beside the full one: fewer questions, and nobody is any better off. */
import { type Answer, below, type Question, randomFrom, startSession } from '@holotape/kernel';
import { expect, test } from 'vitest';
import { worthOf } from '../../campaign/queries/cards.ts';
import { settlementOf, structureById, structureCard } from '../../campaign/queries/houses.ts';
import { campaign } from '../helpers/campaign.ts';

type Season = ReturnType<typeof begin>;

const begin = (seed: string, short: boolean) =>
  startSession(campaign, {
    seats: 2,
    seed,
    options: campaign.options.parse({ season: 3, caps: 500, matching: 'chance', short }),
  });

/** Forces as they are suggested, and either side wins by lot. */
function openAnswer({ state }: Season, { ask }: Question, suggested: readonly Answer[], lot: () => number): Answer {
  if (ask !== 'battle') return suggested[0]!;
  const winner = lot() % 2;
  return suggested[state.battles.at(-1)!.sides.findIndex(({ seat }) => seat === winner)]!;
}

/** Something is built by lot, everything is used, the dearest cards are kept, the cheapest Structures go without, and nobody explores. */
function planned(session: Season, seat: number, ask: string, open: readonly string[], lot: () => number): string {
  const { position } = session;
  const about = (id: string): string => id.slice(id.indexOf(':') + 1);
  const some = (word: RegExp): string[] => open.filter((id) => word.test(id));
  const most = (ids: readonly string[], worth: (id: string) => number): string | undefined =>
    [...ids].sort((a, b) => worth(b) - worth(a))[0];
  const caps = (id: string): number => structureCard(position.content, structureById(position, seat, id)).caps;
  if (ask === 'build') {
    const offers = some(/^build:/);
    return offers.length > 0 && lot() % 3 > 0 ? offers[lot() % offers.length]! : 'done';
  }
  if (ask.startsWith('supply.')) return most(open, (id) => -caps(id))!;
  if (ask === 'draw') return some(/^use:(?!listening)/)[0] ?? 'done';
  const cards = some(/^(?:keep|retain|take):/);
  if (cards.length > 0) return most(cards, (id) => worthOf(position, about(id)))!;
  return open.find((id) => id === 'done' || id === 'same' || id === 'pass') ?? open[0]!;
}

/** What both houses have come to, and how often they were asked. */
function played(seed: string, short: boolean) {
  const session = begin(seed, short);
  const random = randomFrom(`${seed}/lot`);
  const lot = () => below(random, 600);
  let asked = 0;
  for (; session.question !== undefined; asked += 1) {
    const { question } = session;
    const seat = session.waitsFor[0] as number;
    if (question.kind === 'open') session.take(seat, openAnswer(session, question, question.suggest(), lot));
    else if (question.kind === 'choice') {
      const open = question.options().flatMap(({ id, blocked }) => (blocked === undefined ? [id] : []));
      session.take(seat, planned(session, seat, question.ask, open, lot));
    }
  }
  const { position, state } = session;
  return {
    asked,
    houses: state.houses.map(({ caps, pool, taken, growth }, seat) => ({
      ...{ caps, pool, taken, growth },
      built: settlementOf(position, seat).structures.map(({ id }) => id),
    })),
  };
}

test('a season by the same plan comes to the same in the short phase, with fewer questions', () => {
  for (const seed of ['one', 'two']) {
    const [full, short] = [played(seed, false), played(seed, true)];
    expect(short.houses).toEqual(full.houses);
    expect(short.asked).toBeLessThan(full.asked);
  }
});
