/** A season clause by clause: what is drawn, packed, led, learned and brought home. Each was found by breaking the rule. */
import { testTable } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { isOfType, worthOf } from '../../campaign/queries/cards.ts';
import { membersIn } from '../../campaign/queries/leading.ts';
import { sidesOfStory } from '../../campaign/queries/linked.ts';
import { checkReport } from '../../campaign/queries/reports.ts';
import { rewardOf } from '../../campaign/queries/rewards.ts';
import { retentionOf } from '../../campaign/queries/selecting.ts';
import { ann, campaign, content, force, inBattle, inPhase, leading, report, unit } from '../helpers/campaign.ts';
import { member } from '../helpers/houses.ts';

const modFor = (kind: string): string =>
  [...content.items.values()].find((item) => item.kind === 'mod' && item.fits.join() === kind)!.id;

describe('decks', () => {
  test('CH-DRAW-6 CH-RULING-54 a Mod for armor is none for weapons', () => {
    const { position } = inPhase({ stage: 'draw', structures: ['weapon-shop', 'armor-shop'] }).session;
    expect(isOfType(position, 0, modFor('armor'), 'weapon-mod')).toBe(false);
    expect(isOfType(position, 0, modFor('armor'), 'armor-mod')).toBe(true);
  });
  test('CH-AFTER-9 CH-RULING-42 a Boost is worth what stands on it, an item its price', () => {
    const { position } = inPhase({ stage: 'draw' }).session;
    for (const { id, caps } of content.boosts.values()) expect(worthOf(position, id)).toBe(caps);
    expect(worthOf(position, 'machete')).toBe(content.items.get('machete')!.caps);
  });
});

describe('the report', () => {
  test('CH-AFTER-1 CH-AFTER-2 a battle of 1000 Caps is large, one of 999 is not', () => {
    const more = (limit: number) => {
      const t = inBattle({ limit });
      t.state.battles[0]!.winners = [0];
      return rewardOf(t.session.position, 0).more;
    };
    expect([more(999), more(1000)]).toEqual([0, 50]);
  });
  test('CH-SETTLE-1 what is no report is told as damaged, with the place', () => {
    const t = inBattle();
    expect(checkReport(t.session.position, 'nothing')).toMatchObject({
      ok: false,
      reason: { rule: 'CH-SETTLE-1', say: 'why.report-damaged', args: { where: 'it' } },
    });
  });
  test('CH-AFTER-5 CH-RULING-44 whoever has no Settlement retains nothing', () => {
    const t = inBattle({ more: (house) => (house.settlement = null) });
    expect(retentionOf(t.session.position, 0)).toBe(0);
  });
  test('CH-RULING-9 the last of several parts counts once as a Quest', () => {
    const t = inBattle({ more: (house) => (house.quests.opened = ['handy-delivery-2']) });
    const last = content.quests.get('handy-delivery-2')!;
    expect(last.next).toEqual([]);
    t.seat(0).answer(
      report(t, [0], ({ sides: [own] }) =>
        Object.assign(own!, { quest: true, taken: { card: last.id, count: 0, marks: {} } }),
      ),
    );
    expect(ann(t).quests).toMatchObject({ completed: ['handy-delivery-2'], count: 1 });
  });
  test('CH-AFTER-11 whoever fought for the first time belongs to the house from then on', () => {
    const t = inBattle({
      lists: [force(leading('hunting-rifle'), unit('settler')), force(leading('hunting-rifle'))],
    });
    t.seat(0).answer(report(t, [0]));
    expect(ann(t).members.map(({ id }) => id)).toEqual(['sole-survivor', 'settler']);
  });
  test('CH-RULING-62 of three cards that were packed the two that nobody wore come home', () => {
    const t = inBattle({
      lists: [force(leading('hunting-rifle', 'machete')), force(leading('hunting-rifle'))],
      more: (house) => (house.taken.items = ['machete', 'machete', 'machete']),
    });
    t.seat(0).answer(report(t, [0], ({ sides: [own] }) => (own!.units[0]!.cards = ['hunting-rifle'])));
    expect(ann(t).gathered.items).toEqual(['machete', 'machete']);
  });
});

describe('the house', () => {
  test('CH-RULING-156 a force without a Leader, or led by another card, is named as its cards are', () => {
    const t = inPhase({
      stage: 'matching',
      more(house) {
        house.members = [member('settler'), member('settler', 'settler-b')];
        house.leader = { member: 'settler-b', card: 'hunter' };
      },
    });
    const { position } = t.session;
    expect(membersIn(position, 0, [unit('settler')])).toEqual(['settler']);
    expect(membersIn(position, 0, [{ ...unit('minuteman'), leader: 'hunter' }, unit('settler')])).toEqual([
      'minuteman',
      'settler',
    ]);
    ann(t).leader = null;
    expect(membersIn(position, 0, [{ ...unit('settler'), leader: 'hunter' }])).toEqual(['settler']);
  });
  test('SC-CAMP-2 the story is told of two houses, and of no third', () => {
    const told = (seats: number) => {
      const t = inPhase({ stage: 'matching', seats, options: { matching: 'linked' } });
      t.state.houses[1]!.faction = 'super-mutants';
      return sidesOfStory(t.session.position);
    };
    expect([told(2), told(3)]).toEqual([[0, 1], undefined]);
  });
  test('CH-ADPERK-2 whoever looks at the perks and takes none has learned none', () => {
    const t = inPhase({ stage: 'build', caps: 100 });
    t.seat(0).answer('train:sole-survivor', 'none');
    expect([ann(t).members[0], ann(t).caps]).toMatchObject([{ perks: [], learned: false }, 100]);
    t.seat(0).answer('train:sole-survivor', 'toughness');
    expect(ann(t).members[0]).toMatchObject({ perks: ['toughness'], learned: true });
  });
  test('CH-ADPERK-2 after the next battle there may be another', () => {
    const t = inBattle({ more: (house) => (house.members[0]!.learned = true) });
    t.seat(0).answer(report(t, [0]));
    while (t.seat(0).asked()?.ask !== 'build')
      t.seat(0).answer(t.seat(0).asked()!.can.includes('done') ? 'done' : t.seat(0).asked()!.can[0]!);
    expect(ann(t).members[0]!.learned).toBe(false);
  });
  test('CH-SETTLE-3 a house that was agreed to have no Settlement begins without, the other founds its own', () => {
    const t = testTable(campaign, { seats: 2, options: { without: [0] } });
    t.seat(0).answer('survivors', 'sole-survivor', 'hunter');
    t.seat(1).answer('survivors', 'sole-survivor', 'hunter');
    expect(t.state.houses.map(({ settlement }) => settlement !== null)).toEqual([false, true]);
  });
  test('CH-SELECT-2 CH-RULING-63 Boosts that nobody takes are gone from the pool with the items', () => {
    const t = inPhase({ stage: 'select', pool: ['stimpak', 'take-two'] });
    t.seat(0).answer('done');
    expect(ann(t).pool).toEqual({ items: [], boosts: [] });
  });
});
