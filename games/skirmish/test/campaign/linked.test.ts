/** A campaign by the linked story: whose side is whose, and what one battle carries into the next. CH-RULING-155 */
import { asData, innerOf, innerOptions, startSession } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { limitOf, sizeFor, suggestedForces } from '../../campaign/queries/forces.ts';
import { storyOf, storyStart, threadsOf } from '../../campaign/queries/linked.ts';
import { inPhase, report } from '../helpers/campaign.ts';
import { member } from '../helpers/houses.ts';

type T = ReturnType<typeof inPhase>;

/** Ann of one faction and Ben of another, with the first battle of the story before them. */
const telling = (ann: readonly [string, string], ben: readonly [string, string]): T =>
  inPhase({
    stage: 'matching',
    options: { matching: 'linked', season: 9, events: false, quests: false },
    more(_house, state) {
      for (const [seat, [faction, leads]] of [ann, ben].entries()) {
        const house = state.houses[seat]!;
        Object.assign(house, {
          faction,
          due: false,
          members: [member(leads)],
          leader: { member: leads, card: 'hunter' },
        });
      }
    },
  });

const MUTANTS = ['super-mutants', 'brute'] as const;
const SURVIVORS = ['survivors', 'sole-survivor'] as const;

/** Both bring the first force that is suggested. */
function march(t: T): void {
  while (t.session.question?.ask === 'force') {
    const seat = t.session.waitsFor[0] as number;
    t.seat(seat).answer(asData(suggestedForces(t.session.position, seat)[0]!));
  }
}

/** One of the houses wins, and both go through their phases without doing anything. */
function won(t: T, seat: number, grade: 'major' | 'minor' | null): void {
  const { sides } = t.state.battles.at(-1)!;
  const place = sides.findIndex((side) => side.seat === seat);
  t.seat(sides[0]!.seat).answer(report(t, [place], (r) => Object.assign(r, { grade })));
  while (t.state.stage !== 'forces') t.seat(t.session.waitsFor[0] as number).answer('done');
}

const battleAt = (t: T) => {
  const inner = innerOf(t.session)!;
  return startSession(inner.game, { seats: 2, seed: 'linked', options: innerOptions(inner) });
};

describe('the linked story in a campaign', () => {
  test('CH-RULING-155 SC-CAMP-4 a Major victory on the farm brings Food into Newshound, and what is meant for the last battle waits', () => {
    const t = telling(MUTANTS, SURVIVORS);
    expect(t.state.battles[0]!.sides.map(({ seat }) => seat)).toEqual([1, 0]);
    march(t);
    won(t, 1, 'major');
    march(t);
    const story = {
      results: [{ scenario: 'defend-the-farm', winner: 0, grade: 'major' }],
      carried: [
        { what: 'food', seat: 0, in: 'newshound', n: 1 },
        { what: 'food', seat: 0, in: 'hold-the-fort', n: 3 },
      ],
    };
    expect(storyOf(t.session.position)).toEqual(story);
    expect(battleAt(t).state.scenario!.story).toEqual(story);
  });

  test('CH-RULING-155 all five are begun with what the others have carried forward, and then a new story begins', () => {
    const t = telling(SURVIVORS, MUTANTS);
    const told: (readonly [string, number])[] = [];
    for (let battle = 1; battle <= 6; battle += 1) {
      march(t);
      const { id, story } = battleAt(t).state.scenario!;
      told.push([id, story!.results.length]);
      // The Mutants' victory on the farm costs the Survivors 50 Caps at the fort. SC-FARM-12
      if (id === 'hold-the-fort')
        expect([sizeFor(t.session.position, 0), limitOf(t.session.position, 0)]).toEqual([1000, 950]);
      won(t, 1, battle === 1 ? 'major' : null);
    }
    expect(told).toEqual([
      ['defend-the-farm', 0],
      ['newshound', 1],
      ['hurt-locker', 2],
      ['reinforcements', 3],
      ['hold-the-fort', 4],
      ['defend-the-farm', 0],
    ]);
  });

  test('CH-RULING-155 houses that the story is not told of fight the five with nothing carried', () => {
    const t = telling(['raiders', 'veteran-raider'], SURVIVORS);
    march(t);
    won(t, 1, 'major');
    march(t);
    expect(storyOf(t.session.position)).toBe(null);
    expect(battleAt(t).state.scenario).toMatchObject({ id: 'newshound', story: null });
  });

  test('CH-RULING-155 what is carried is told with where it comes from, where it goes, and whether it was used', () => {
    const t = telling(SURVIVORS, MUTANTS);
    march(t);
    won(t, 0, 'major');
    const thread = (n: number, into: string, isAhead: boolean) => ({
      ...{ what: 'food', seat: 0, n, from: 'defend-the-farm', into, isAhead },
    });
    expect(threadsOf(t.session.position)).toEqual([thread(1, 'newshound', true), thread(3, 'hold-the-fort', true)]);
    march(t);
    won(t, 1, null);
    expect(threadsOf(t.session.position)).toEqual([thread(1, 'newshound', false), thread(3, 'hold-the-fort', true)]);
    expect(storyStart(t.session.position)).toBe(0);
  });
});
