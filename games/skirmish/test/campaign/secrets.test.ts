/** What others hold, have begun and have coming to them: nobody reads it, wherever it might be written. */
import { asData, randomFrom } from '@holotape/kernel';
import { checkViews } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { battleStart } from '../../campaign/queries/reports.ts';
import type { House } from '../../campaign/state.ts';
import { skirmishGame } from '../../index.ts';
import { campaign, content, force, inBattle, inPhase, leading, report, unit } from '../helpers/campaign.ts';

/** Ben has packed a Boost, begun a Consequence and done a Quest. */
const withBens = () =>
  inBattle({
    more(_house, state) {
      const ben = state.houses[1]!;
      ben.taken.boosts = ['take-two'];
      ben.pending = ['gun-for-hire'];
      ben.quests.completed = ['bounty'];
    },
  });

/** What Ann is suggested to write down. */
function suggested(t: ReturnType<typeof inBattle>): string {
  const { question } = t.session;
  if (question?.kind !== 'open') throw new Error('nothing can be suggested');
  return JSON.stringify(question.suggest());
}

describe('the report that somebody writes', () => {
  test('CH-BOOST-3 is suggested without a word of what the others have packed, which comes home', () => {
    const t = withBens();
    expect(suggested(t)).not.toContain('take-two');
    t.seat(0).answer(report(t, [0]));
    expect(t.state.houses[1]!.gathered.boosts).toEqual(['take-two']);
  });

  test('CH-CONSEQ-3 is suggested without what the others have begun, which waits as before', () => {
    const t = withBens();
    expect(suggested(t)).not.toContain('gun-for-hire');
    t.seat(0).answer(report(t, [0]));
    expect(t.state.houses[1]!.pending).toEqual(['gun-for-hire']);
  });
});

describe('what a battle is begun with', () => {
  const shown = () => {
    const options = battleStart(withBens().session.position);
    return [JSON.stringify(options), JSON.stringify(skirmishGame(content).openOptions!(asData(options)))] as const;
  };

  test.each([
    ['CH-BOOST-3 Boosts in a hand', 'take-two'],
    ['CH-CONSEQ-3 Consequences', 'gun-for-hire'],
    ['CH-QUEST-4 Quests of before', 'bounty'],
  ])('%s are read by nobody at the table', (_, card) => {
    const [all, open] = shown();
    expect([all.includes(card), open.includes(card)]).toEqual([true, false]);
  });

  test('scenario, limit and forces everybody may read', () => {
    const [, open] = shown();
    expect(JSON.parse(open)).toMatchObject({ scenario: 'noon', caps: 750, own: [{ name: 'Ours' }, { name: 'Ours' }] });
  });
});

describe('a thought of somebody else', () => {
  const secrets = ({ pool, taken, gathered, granted, pending, harms }: House) =>
    structuredClone({ pool, taken, gathered, granted, pending, harms });

  const inSecret = (house: House) => {
    house.pool = { items: ['stimpak', 'cram'], boosts: ['get-ready'] };
    house.taken = { items: ['machete'], boosts: ['take-two'], uniques: [] };
    house.gathered = { items: ['jet'], boosts: ['sixth-sense'] };
    house.granted = { items: ['hunting-rifle'], boosts: ['take-two'] };
    house.pending = ['gun-for-hire'];
    house.harms = [{ what: 'stunned', count: 2 }];
  };

  test('has other cards in every hand, and looks the same to who thinks it', () => {
    const t = inPhase({
      stage: 'draw',
      structures: ['armor-shop'],
      items: ['combat-armor', 'sturdy-leather-armor', 'cram', 'damaged-hazmat-suit'],
      more: inSecret,
    });
    t.seat(0).answer('use:armor-shop-1');
    const thoughts = Array.from({ length: 20 }, (_, n) => t.session.imagine(1, randomFrom(`thought ${n}`)).state);
    const [mine, ...others] = [secrets(t.state.houses[0]!), ...thoughts.map(({ houses }) => secrets(houses[0]!))];
    for (const what of ['pool', 'taken', 'gathered', 'granted', 'pending', 'harms'] as const)
      expect(others.some((each) => JSON.stringify(each[what]) !== JSON.stringify(mine![what]))).toBe(true);
    expect(thoughts[0]!.drawing!.cards).not.toEqual(t.state.drawing!.cards);
    expect(() => checkViews(t.session, randomFrom('looks'))).not.toThrow();
  });

  test('knows no force before both are there', () => {
    const t = inBattle({
      lists: [force(leading(), unit('settler')), force(leading())],
      more(_house, state) {
        state.stage = 'forces';
        state.turn = 1;
      },
    });
    const { battles } = t.session.imagine(1, randomFrom('thought')).state;
    expect(battles[0]!.sides[0]!.list!.units.map(({ card }) => card)).toEqual(['settler', 'sole-survivor']);
    expect(campaign.view(t.session.position, 1).battles[0]!.sides[0]!.list).toBeNull();
  });
});
