/** Quests and Consequences between battles: what a battle is given, and what it brings home. */
import { innerOf, startSession } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../../campaign/migrations.ts';
import type { BattleReport } from '../../campaign/queries/reports.ts';
import { battleStart, reportOf } from '../../campaign/queries/reports.ts';
import { skirmishGame } from '../../index.ts';
import { skirmishOptions } from '../../state.ts';
import { ann, content, inBattle, inPhase, report } from '../helpers/campaign.ts';

const done =
  (card: string, count = 1) =>
  (r: BattleReport) => {
    r.sides[0]!.quest = true;
    r.sides[0]!.taken = { card, count };
  };

const failed = (card: string) => (r: BattleReport) => {
  r.sides[0]!.taken = { card, count: 0 };
};

describe('what a battle is given', () => {
  test('CH-CONSEQ-2 what waits for a house goes into the Event deck, and its Quests are those of its record', () => {
    const t = inBattle({
      more(house) {
        house.pending = ['the-insider'];
        house.quests.completed = ['bounty'];
      },
    });
    const start = skirmishOptions.parse(battleStart(t.session.position));
    expect(start).toMatchObject({ events: true, consequences: [['the-insider'], []], quests: true });
    expect(start.records.map((record) => record!.done)).toEqual([['bounty'], []]);
  });

  test('where Events and Quests were not agreed on, it has neither, and what waits goes on waiting', () => {
    const t = inBattle({
      options: { events: false, quests: false },
      more: (house) => (house.pending = ['the-insider']),
    });
    const options = skirmishOptions.parse(battleStart(t.session.position));
    expect(options).toMatchObject({ events: false, consequences: [[], []], quests: false });
    const { position } = startSession(skirmishGame(content), { seats: 2, seed: 'home', options });
    const state = structuredClone(position.state);
    state.scenario!.winners = [0];
    const told = reportOf({ state, content }, t.state.battles[0]!)!;
    expect(told.sides[0]).toMatchObject({ consequences: ['the-insider'], taken: null });
  });

  test('CH-ADCONS-1 one that came up is gone, one that did not comes home, and so does the Quest', () => {
    const t = inBattle({ more: (house) => (house.pending = ['the-insider', 'rival-tracks']) });
    const { position } = startSession(skirmishGame(content), {
      seats: 2,
      seed: 'home',
      options: innerOf(t.session)!.options,
    });
    const state = structuredClone(position.state);
    state.scenario!.winners = [0];
    state.decks.events = [];
    state.consequences = [];
    state.resolved = [{ seat: 0, card: 'the-insider', success: true }];
    state.quests[0] = { card: 'bounty', model: null, marks: { count: 1 } };
    const told = reportOf({ state, content }, t.state.battles[0]!)!;
    expect(told.sides[0]).toMatchObject({
      consequences: ['rival-tracks'],
      quest: true,
      taken: { card: 'bounty', count: 1 },
    });
  });
});

describe('where Consequences come from', () => {
  test('CH-CONSEQ-1 an Explore card, a Quest, a Boost and an earlier battle: all wait for the next one', () => {
    const found = inPhase({ stage: 'draw', structures: ['ranger-outpost'], caps: 30, explore: ['gun-for-hire'] });
    found.seat(0).answer('use:ranger-outpost-1', 'offer:pay');
    expect(ann(found).pending).toEqual(['gun-for-hire']);
    const t = inBattle({
      more(house) {
        house.pending = ['rival-tracks'];
        house.taken.boosts = ['example-boost'];
      },
    });
    const home = (r: BattleReport) => {
      done('the-insider')(r);
      r.sides[0]!.consequences = ['rival-tracks', 'the-scribe'];
      r.sides[0]!.boosts = [];
    };
    t.seat(0).answer(report(t, [0], home));
    expect(ann(t).pending).toEqual(['rival-tracks', 'the-scribe', 'the-insider']);
  });
});

describe('what a Quest brings home', () => {
  test('CH-QUEST-10 Caps are in the ledger when the battle is over, and only if it was done', () => {
    const t = inBattle();
    t.seat(0).answer(report(t, [0], done('bounty')));
    expect(ann(t).ledger).toContainEqual({
      say: 'ledger.quest-caps',
      args: { quest: 'bounty' },
      rule: 'CH-QUEST-10',
      caps: 75,
    });
    expect(ann(t).quests).toMatchObject({ completed: ['bounty'], count: 1 });
    const not = inBattle();
    not.seat(0).answer(report(not, [0], failed('bounty')));
    expect(ann(not).ledger.map(({ say }) => say)).not.toContain('ledger.quest-caps');
    expect(ann(not).quests).toMatchObject({ completed: [], count: 0 });
  });

  test('CH-RULING-9 of several parts only the last counts as a whole Quest', () => {
    const t = inBattle();
    t.seat(0).answer(report(t, [0], done('handy-delivery-1')));
    expect(ann(t).quests).toMatchObject({ completed: ['handy-delivery-1'], opened: ['handy-delivery-2'], count: 0 });
  });

  test('a part that nothing has led to is none of this report', () => {
    const t = inBattle();
    expect(t.seat(0).refuse(report(t, [0], done('thiefs-trail-2a')))).toEqual({
      rule: 'CH-QUEST-7',
      sentence: "The report of Ann names a Quest that could not be taken: The Thief's Trail 2a.",
    });
  });

  test('CH-QUEST-17 weapons it grants join the next force: not the pool, and no Stores', () => {
    const t = inBattle();
    t.seat(0).answer(report(t, [0], done('double-locked')));
    const { granted, pool } = ann(t);
    expect(granted.items).toHaveLength(2);
    expect(granted.items.every((id) => content.items.get(id)!.kind === 'weapon')).toBe(true);
    expect(pool.items).toEqual([]);
  });

  test('CH-QUEST-16 whoever has no Settlement may have two Boosts in its place; whoever has one is not asked', () => {
    const t = inBattle({ more: (house) => (house.settlement = null) });
    t.seat(0).answer(report(t, [0], done('bounty')));
    expect(t.seat(0).asked()).toMatchObject({ ask: 'after.reward' });
    t.seat(0).answer('boosts');
    expect(ann(t).granted.boosts).toHaveLength(2);
    expect(ann(t).ledger.map(({ say }) => say)).not.toContain('ledger.quest-caps');
    const settled = inBattle();
    settled.seat(0).answer(report(settled, [0], done('bounty')));
    expect(settled.seat(0).asked()!.ask).not.toBe('after.reward');
  });

  test('CH-RULING-8 the reward is swapped as a whole; what the card leads on to is kept', () => {
    const t = inBattle({ more: (house) => (house.settlement = null) });
    t.seat(0).answer(report(t, [0], done('battle-codex-1', 20)), 'boosts');
    expect(ann(t).quests.opened).toEqual(['battle-codex-2']);
    expect(ann(t).granted.boosts).toHaveLength(2);
    expect(ann(t).ledger.map(({ say }) => say)).not.toContain('ledger.quest-caps');
  });

  test('CH-RULING-143 Boosts or a Structure, or Caps: its player decides once for all of it', () => {
    const choosing = (card: string, count: number, wanted: string) => {
      const t = inBattle();
      t.seat(0).answer(report(t, [0], done(card, count)));
      expect(t.seat(0).asked()).toMatchObject({ ask: 'after.caps', can: ['printed', 'caps'] });
      t.seat(0).answer(wanted);
      const caps = ann(t).ledger.find(({ say }) => say === 'ledger.quest-caps')?.caps ?? 0;
      const { structures, owed } = ann(t).settlement!;
      const pumps = [...structures.map((built) => built.card), ...owed].filter((id) => id === 'water-pump');
      return [ann(t).granted.boosts.length, pumps.length, caps];
    };
    expect(choosing('tactical-analysis', 2, 'printed')).toEqual([2, 0, 0]);
    expect(choosing('tactical-analysis', 2, 'caps')).toEqual([0, 0, 76]);
    expect(choosing('first-to-the-well', 2, 'printed')).toEqual([0, 1, 0]);
    expect(choosing('first-to-the-well', 2, 'caps')).toEqual([0, 0, 40]);
    const homeless = inBattle({ more: (house) => (house.settlement = null) });
    homeless.seat(0).answer(report(homeless, [0], done('first-to-the-well', 2)), 'printed');
    expect(ann(homeless).ledger.find(({ say }) => say === 'ledger.quest-caps')?.caps).toBe(40);
  });

  test('CH-QUEST-10 Meat Bags are for Super Mutants', () => {
    const bags = (faction: string) => {
      const t = inBattle({ faction });
      t.seat(0).answer(report(t, [0], done('food-hunt', 1)));
      const { structures, owed } = ann(t).settlement!;
      return [...structures.map((built) => built.card), ...owed].filter((id) => id === 'meat-bags').length;
    };
    expect([bags('survivors'), bags('super-mutants')]).toEqual([0, 1]);
  });

  test('CH-RULING-123 CH-RULING-129 whom somebody studied is in the record, and a sale brings what was agreed on', () => {
    const marked = (card: string, marks: Record<string, number>) => (r: BattleReport) => {
      done(card)(r);
      r.sides[0]!.taken!.marks = marks;
    };
    const opened = (...cards: string[]) => inBattle({ more: (house) => (house.quests.opened = cards) });
    const codex = opened('battle-codex-3');
    codex.seat(0).answer(report(codex, [0], marked('battle-codex-3', { 'studied-robot': 1 })));
    expect(ann(codex).quests.counts['studied-robot']).toBe(1);
    const sale = opened('handy-delivery-2');
    sale.seat(0).answer(report(sale, [0], marked('handy-delivery-2', { price: 250 })));
    expect(ann(sale).ledger).toContainEqual(expect.objectContaining({ say: 'ledger.quest-caps', caps: 250 }));
  });

  test('for good: one Structure is used twice in every phase, or the first look around costs nothing', () => {
    const structures = ['generator-large', 'scavenging-stand', 'weapons-stand', 'listening-post'];
    const at = (completed: string[], used: readonly number[]) =>
      inPhase({
        stage: 'draw',
        structures,
        more(house) {
          house.quests.completed = completed;
          house.settlement!.structures.forEach((built, i) => {
            built.used = used[i]!;
          });
        },
      })
        .seat(0)
        .asked()!
        .can.filter((id) => String(id).startsWith('use:'));
    expect(at([], [0, 1, 0, 0])).toEqual(['use:weapons-stand-3']);
    expect(at(['thiefs-trail-2a'], [0, 1, 0, 0])).toEqual(['use:scavenging-stand-2', 'use:weapons-stand-3']);
    expect(at(['thiefs-trail-2a'], [0, 2, 1, 0])).toEqual([]);
    // There are no Caps in the chest.
    expect(at(['the-raised-bridge'], [0, 1, 1, 0])).toEqual(['use:listening-post-4']);
    expect(at(['the-raised-bridge'], [0, 1, 1, 1])).toEqual([]);
  });
});

test('a campaign of the first version has neither Events nor Quests', () => {
  const [to2] = MIGRATIONS;
  if (typeof to2 === 'function') throw new Error('It changes options too.');
  expect(to2!.options!({ season: 3 })).toEqual({ season: 3, events: false, quests: false });
  expect(to2!.state!({ agreed: {}, houses: [{ quests: { count: 1 } }] }, {})).toEqual({
    agreed: { events: false, quests: false },
    houses: [{ quests: { count: 1, counts: {} } }],
  });
});
