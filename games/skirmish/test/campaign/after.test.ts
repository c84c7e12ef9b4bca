/** After the battle: rewards, what comes home, and who leads. CH-AFTER, CH-ADLEAD */
import { describe, expect, test } from 'vitest';
import { retentionOf } from '../../campaign/queries/selecting.ts';
import { ann, force, inBattle, inPhase, leading, report, unit } from '../helpers/campaign.ts';
import { member, STARTING } from '../helpers/houses.ts';

const rewards = (t: ReturnType<typeof inBattle>) => t.state.houses.map(({ caps }) => caps);

describe('rewards', () => {
  test('CH-AFTER-1 200 Caps for the winner, 120 for the loser', () => {
    const t = inBattle();
    t.seat(0).answer(report(t, [1]));
    expect(rewards(t)).toEqual([120, 200]);
  });

  test('CH-RULING-39 120 Caps each after a draw', () => {
    const t = inBattle();
    t.seat(0).answer(report(t, []));
    expect(rewards(t)).toEqual([120, 120]);
  });

  test('CH-AFTER-2 50 more for both after a battle of 1000 Caps', () => {
    const t = inBattle({ limit: 1000 });
    t.seat(0).answer(report(t, [0]));
    expect(rewards(t)).toEqual([250, 170]);
    expect(t.logged('CH-AFTER-2')).toHaveLength(2);
  });

  test('CH-RULING-40 the limit counts, whatever the forces came to', () => {
    const t = inBattle({ limit: 999 });
    t.seat(0).answer(report(t, [0]));
    expect(rewards(t)).toEqual([200, 120]);
  });

  test('CH-AFTER-3 CH-RULING-41 what the scenario awards is a line of its own, on top', () => {
    const t = inBattle();
    t.seat(0).answer(report(t, [0], ({ sides }) => (sides[0]!.caps = 35)));
    expect(rewards(t)[0]).toBe(235);
    expect(ann(t).ledger.map(({ say, caps }) => [say, caps])).toEqual([
      ['ledger.won', 200],
      ['ledger.award', 35],
    ]);
  });
});

/** The book's example: a Hunting Rifle of one's own, two Stimpaks, a rifle found; one Boost of three is left. */
const example = (sheds: number) =>
  inBattle({
    structures: [
      ...STARTING.filter((card) => card !== 'maintenance-shed'),
      ...Array<string>(sheds).fill('maintenance-shed'),
    ],
    lists: [force(leading('hunting-rifle', 'stimpak', 'stimpak')), force(leading('hunting-rifle'))],
    more(house) {
      house.taken.items = ['stimpak', 'stimpak'];
      house.taken.boosts = ['take-two', 'get-ready', 'sixth-sense'];
    },
  });

const home = (t: ReturnType<typeof inBattle>) =>
  t.seat(0).answer(
    report(t, [0], ({ sides: [own] }) => {
      own!.units[0]!.cards = ['hunting-rifle', 'bolt-action-pipe-rifle', 'stimpak', 'stimpak'];
      own!.boosts = ['take-two'];
    }),
  );

describe('what comes home', () => {
  test('CH-AFTER-4 cards that do not come with the unit, and Boosts that were not played', () => {
    const t = example(1);
    home(t);
    expect(ann(t).gathered).toEqual({ items: ['bolt-action-pipe-rifle', 'stimpak', 'stimpak'], boosts: ['take-two'] });
  });

  test('CH-AFTER-4 what was taken and equipped comes home once, what was taken and not equipped too', () => {
    const t = inBattle({
      lists: [force(leading('stimpak')), force(leading('hunting-rifle'))],
      more: (house) => (house.taken.items = ['stimpak', 'machete']),
    });
    t.seat(0).answer(report(t, [0]));
    expect(ann(t).gathered.items.toSorted()).toEqual(['machete', 'stimpak']);
  });

  test('CH-AFTER-12 the example: a Boost, a rifle and two Stimpaks, and the Hunting Rifle is nobody’s business', () => {
    const t = example(2);
    home(t);
    const { items, boosts } = ann(t).gathered;
    expect([...items, ...boosts].sort()).toEqual(['bolt-action-pipe-rifle', 'stimpak', 'stimpak', 'take-two']);
  });

  test('CH-AFTER-13 the example: one Stimpak and the rifle stay, the Boost and the other Stimpak are sold', () => {
    const t = example(2);
    home(t);
    t.seat(0).answer('retain:stimpak', 'retain:bolt-action-pipe-rifle', 'done');
    expect(ann(t).pool).toEqual({ items: ['stimpak', 'bolt-action-pipe-rifle'], boosts: [] });
    expect(ann(t).ledger.at(-1)).toMatchObject({ say: 'ledger.sell', args: { count: 2 }, caps: 38 });
  });

  test('CH-AFTER-5 two Sheds keep one item and two Boosts, and no second item', () => {
    const t = inPhase({
      stage: 'after',
      structures: [...STARTING, 'maintenance-shed'],
      more: (house) =>
        (house.gathered = { items: ['machete', 'stimpak'], boosts: ['take-two', 'get-ready', 'sixth-sense'] }),
    });
    t.seat(0).answer('retain:machete', 'retain:take-two', 'retain:get-ready');
    expect(t.seat(0).refuse('retain:stimpak')).toEqual({
      rule: 'CH-AFTER-5',
      sentence: 'There are 2 places, each for one item or two Boosts.',
    });
    expect(t.seat(0).refuse('retain:sixth-sense').rule).toBe('CH-AFTER-5');
  });

  test('CH-STRUCT-40 a Shed keeps one item or two Boosts, and needs Power', () => {
    const boosts = inPhase({
      stage: 'after',
      more: (house) => (house.gathered.boosts = ['take-two', 'get-ready', 'sixth-sense']),
    });
    boosts.seat(0).answer('retain:take-two', 'retain:get-ready');
    expect(boosts.seat(0).refuse('retain:sixth-sense').rule).toBe('CH-AFTER-5');
    expect(ann(boosts).pool.boosts).toEqual(['take-two', 'get-ready']);
    const both = inPhase({
      stage: 'after',
      more: (house) => (house.gathered = { items: ['machete'], boosts: ['take-two'] }),
    });
    both.seat(0).answer('retain:machete');
    expect(both.seat(0).refuse('retain:take-two').rule).toBe('CH-AFTER-5');
  });

  test('CH-RULING-44 a Shed keeps cards if it had Power when it was assigned last', () => {
    const { session } = inPhase({
      stage: 'after',
      more: (house) => (house.settlement!.structures[3]!.powered = false),
    });
    expect(retentionOf(session.position, 0)).toBe(0);
  });

  test('CH-AFTER-6 each copy is a card: of two Stimpaks one stays', () => {
    const t = inPhase({ stage: 'after', more: (house) => (house.gathered.items = ['stimpak', 'stimpak']) });
    t.seat(0).answer('retain:stimpak');
    expect(t.seat(0).refuse('retain:stimpak').rule).toBe('CH-AFTER-5');
    expect(ann(t).gathered.items).toEqual(['stimpak']);
  });

  test('CH-AFTER-7 what was retained begins the pool', () => {
    const t = inPhase({ stage: 'after', more: (house) => (house.gathered.items = ['stimpak']) });
    t.seat(0).answer('retain:stimpak');
    expect([t.state.stage, ann(t).pool.items]).toEqual(['build', ['stimpak']]);
  });

  test('CH-AFTER-8 a Unique item needs no Shed', () => {
    const t = inBattle({ structures: ['stores'] });
    t.seat(0).answer(report(t, [0], ({ sides: [own] }) => own!.units[0]!.cards.push('alien-blaster')));
    expect([ann(t).uniques, ann(t).gathered.items]).toEqual([['alien-blaster'], []]);
  });

  test('CH-AFTER-9 CH-RULING-42 what is not retained is sold, Boosts for what they are worth', () => {
    const t = inPhase({
      stage: 'after',
      more: (house) => (house.gathered = { items: ['stimpak'], boosts: ['take-two'] }),
    });
    t.seat(0).answer('done');
    expect([ann(t).caps, ann(t).pool, ann(t).gathered]).toEqual([
      38,
      { items: [], boosts: [] },
      { items: [], boosts: [] },
    ]);
  });

  test('CH-RULING-43 what removed models still have comes home too', () => {
    const t = example(1);
    t.seat(0).answer(
      report(t, [1], ({ sides: [own] }) => {
        own!.units[0] = { fell: 1, cards: ['hunting-rifle', 'stimpak'], degraded: false };
        own!.boosts = [];
      }),
    );
    expect(ann(t).gathered.items).toEqual(['stimpak']);
  });

  test('CH-RULING-62 what was packed and never equipped comes home', () => {
    const t = inBattle({ more: (house) => (house.taken.items = ['machete']) });
    t.seat(0).answer(report(t, [0]));
    expect(ann(t).gathered.items).toEqual(['machete']);
  });

  test('CH-AFTER-11 CH-ADPERK-4 who was removed is there again, with all perks', () => {
    const t = inBattle({
      lists: [force(leading('hunting-rifle'), unit('settler')), force(leading('hunting-rifle'))],
      more: (house) => house.members.push({ ...member('settler'), perks: ['toughness', 'sneak'] }),
    });
    t.seat(0).answer(report(t, [1], ({ sides: [own] }) => (own!.units[1]!.fell = 1)));
    const settler = ann(t).members.find(({ id }) => id === 'settler')!;
    expect([settler.perks, settler.record]).toEqual([['toughness', 'sneak'], [{ battle: 1, of: 1, fell: 1 }]]);
  });

  test('CH-ADCONS-1 a Consequence that never came up is there for the next battle', () => {
    const t = inBattle({ more: (house) => (house.pending = ['gun-for-hire']) });
    t.seat(0).answer(report(t, [0]));
    expect(ann(t).pending).toEqual(['gun-for-hire']);
    const done = inBattle({ more: (house) => (house.pending = ['gun-for-hire']) });
    done.seat(0).answer(report(done, [0], ({ sides: [own] }) => (own!.consequences = [])));
    expect(ann(done).pending).toEqual([]);
  });
});

describe('Leaders', () => {
  const fallen = (isFallen: boolean) =>
    inPhase({
      stage: 'leader',
      more(house) {
        house.fallen = isFallen;
        house.members.push(member('minuteman'));
      },
    });

  test('CH-AFTER-10 CH-ADLEAD-2 a Leader who was removed may be followed by another, before Step 1', () => {
    const t = fallen(true);
    expect(t.seat(0).asked()).toEqual({ ask: 'after.leader', can: ['same', 'minuteman'], cannot: {} });
    t.seat(0).answer('same');
    expect(t.seat(0).asked()!.ask).toBe('build');
    expect(t.seat(0).refuse('minuteman').rule).toBeUndefined();
  });

  test('CH-ADLEAD-1 one who was not removed stays', () => {
    const t = fallen(false);
    expect([t.seat(0).asked()!.ask, ann(t).leader]).toEqual(['build', { member: 'sole-survivor', card: 'hunter' }]);
  });

  test('CH-ADLEAD-3 another model, with the same Leader card or another', () => {
    const t = fallen(true);
    expect(t.seat(0).asked()!.can).not.toContain('sole-survivor');
    t.seat(0).answer('minuteman', 'veteran');
    expect([ann(t).leader, ann(t).fallen]).toEqual([{ member: 'minuteman', card: 'veteran' }, false]);
  });
});
