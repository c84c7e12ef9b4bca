/** A season clause by clause, the second part: what is paid, learned and granted. Each was found by breaking the rule. */

import { asData, Table } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { whyNotAdopt, whyNotLearn } from '../../campaign/queries/building.ts';
import { isOfType } from '../../campaign/queries/cards.ts';
import { helping, whyNotUse } from '../../campaign/queries/drawing.ts';
import { cardsBeyondKit, checkForce, limitOf, sizeFor } from '../../campaign/queries/forces.ts';
import { type BattleReport, checkReport, plainReport } from '../../campaign/queries/reports.ts';
import { rewardOf } from '../../campaign/queries/rewards.ts';
import { orders } from '../../campaign/queries/seasons.ts';
import { found } from '../../campaign/rules/founding.ts';
import { sell } from '../../campaign/rules/selling.ts';
import type { Story } from '../../printed/story.ts';
import { carriedInto } from '../../queries/story.ts';
import { ann, content, force, inBattle, inPhase, leading, report, unit } from '../helpers/campaign.ts';
import { member } from '../helpers/houses.ts';

const done =
  (card: string, count = 1) =>
  (it: BattleReport) => {
    it.sides[0]!.quest = true;
    it.sides[0]!.taken = { card, count };
  };

describe('what is learned and led', () => {
  test('CH-ADPERK-1 a perk that the model cannot have is not for sale, whatever there is to pay with', () => {
    const { position } = inPhase({ stage: 'build', caps: 500 }).session;
    const why = (...perks: string[]) =>
      whyNotLearn(position, 0, 'toughness', { ...member('sole-survivor'), perks })?.rule;
    expect([why(), why('toughness')]).toEqual([undefined, 'CH-PERK-3']);
  });
  test('CH-ADLEAD-1 a house without a Leader is told of no other one', () => {
    const t = inBattle({ more: (house) => (house.leader = null) });
    const checked = checkForce(t.session.position, 0, asData(force(leading('hunting-rifle'))));
    expect(JSON.stringify(checked)).not.toContain('CH-ADLEAD-1');
  });
  test('CH-ADLEAD-2 with nobody to follow the Leader who fell nobody is asked', () => {
    const t = inPhase({ stage: 'leader', more: (house) => (house.fallen = true) });
    expect(t.seat(0).asked()!.ask).toBe('build');
  });
});

describe('cards', () => {
  const mod = (kind: string): string =>
    [...content.items.values()].find((item) => item.kind === 'mod' && item.fits.join() === kind)!.id;
  test('CH-DRAW-6 CH-RULING-54 whoever may attach Mods to armor, too, draws none for armor at a shop for weapons', () => {
    const perks = [...content.perks.values()].filter(({ settlement }) => (settlement?.mods?.length ?? 0) > 0);
    const { position } = inPhase({ stage: 'draw', perks: perks.map(({ id }) => id) }).session;
    const kinds = new Set(perks.flatMap(({ settlement }) => settlement!.mods!));
    expect(kinds.has('armor') && kinds.has('rifle')).toBe(true);
    expect([mod('rifle'), mod('armor')].map((id) => isOfType(position, 0, id, 'weapon-mod'))).toEqual([true, false]);
  });
  test('CH-DRAW-1 CH-DRAW-4 a Structure without Power is not used', () => {
    const { position } = inPhase({ stage: 'draw', caps: 100, structures: ['stores', 'listening-post'] }).session;
    const shop = position.state.houses[0]!.settlement!.structures[1]!;
    expect(whyNotUse(position, 0, shop)).toBeUndefined();
    expect(whyNotUse(position, 0, { ...shop, powered: false })).toBeDefined();
  });
});

describe('the Settlement', () => {
  test('CH-PERK-2 a perk that builds on another comes after it', () => {
    const why = (...perks: string[]) => {
      const { position } = inPhase({ stage: 'build', caps: 500, perks }).session;
      return whyNotAdopt(position, 0, 'local-leader-ii')?.rule;
    };
    expect([why(), why('local-leader')]).toEqual(['CH-PERK-2', undefined]);
  });
  test('CH-RULING-57 those that draw anew, draw more or keep more help a draw, and no others', () => {
    const helps = ['redraw', 'draw-more', 'keep-more'].map(
      (does) => [...content.structures.values()].find(({ use }) => use?.does === does)!.id,
    );
    const { position } = inPhase({ stage: 'draw', structures: ['stores', ...helps, 'listening-post'] }).session;
    expect(helping(position, 0).map(({ card }) => card)).toEqual(helps);
  });
  test('CH-BUILD-1 whoever has a Settlement goes on with it', () => {
    const t = inPhase({ stage: 'leader' });
    expect([t.seat(0).asked()!.ask, t.state.turn]).toEqual(['build', 0]);
  });
  test('CH-FORCE-12 neither a dog nor a creature follows a Leader who fell', () => {
    const t = inPhase({
      stage: 'leader',
      more(house) {
        house.fallen = true;
        house.members.push(...['dogmeat', 'deathclaw', 'settler'].map((card) => member(card)));
      },
    });
    expect(t.seat(0).asked()!.can).toEqual(['same', 'settler']);
  });
});

describe('forces', () => {
  test('CH-ADFORCE-5 a card for each copy that does not come with the unit, and of what every model has one is enough', () => {
    const kit = content.units.get('minuteman')!;
    const [own] = [...kit.kit, ...kit.free];
    const limited = [...content.items.values()].find((item) => item.kind === 'chem')!.id;
    const beyond = (...items: string[]) => cardsBeyondKit(content, unit('minuteman', ...items));
    expect(beyond(own!)).toEqual([]);
    expect(beyond(own!, own!)).toEqual([own]);
    expect(beyond('machete', 'machete')).toEqual(['machete']);
    expect(beyond(limited, limited)).toEqual([limited, limited]);
  });
  test('CH-ADLEAD-1 nobody else leads, nor does the Leader with another card', () => {
    const t = inBattle();
    const flawed = (list: ReturnType<typeof force>) => {
      const checked = checkForce(t.session.position, 0, asData(list));
      return !checked.ok && checked.reason.rule === 'CH-ADLEAD-1';
    };
    expect(flawed(force(leading('hunting-rifle')))).toBe(false);
    expect(flawed(force({ ...leading('hunting-rifle'), leader: 'veteran' }))).toBe(true);
  });
  test('CH-ADFORCE-1 a card that is not there is told before anything else', () => {
    const t = inBattle();
    const list = force(unit('nobody-at-all'));
    expect(checkForce(t.session.position, 0, asData(list))).toMatchObject({ ok: false });
  });
});

describe('reports', () => {
  test('CH-AFTER-4 a card that is not there is told', () => {
    const t = inBattle();
    const wrong = report(t, [0], ({ sides: [own] }) => void own!.units[0]!.cards.push('no-such-card'));
    expect(t.seat(0).refuse(wrong).rule).toBe('CH-AFTER-4');
  });
  test('CH-EXPLORE-4 a Leader who was removed has fallen, one who was not has not', () => {
    const fallen = (fell: number) => {
      const t = inBattle();
      t.seat(0).answer(report(t, [0], ({ sides: [own] }) => void Object.assign(own!.units[0]!, { fell })));
      return ann(t).fallen;
    };
    expect([fallen(0), fallen(1)]).toEqual([false, true]);
  });
  test('CH-QUEST-7 a Quest that could be taken is taken for good', () => {
    const t = inBattle();
    t.seat(0).answer(report(t, [0], done('bounty')));
    expect(ann(t).quests.completed).toEqual(['bounty']);
  });
  test('CH-CONSEQ-4 a Consequence that was found twice goes into the battle once', () => {
    const t = inBattle({
      more(house, state) {
        state.stage = 'forces';
        house.pending = ['the-insider', 'the-insider'];
      },
    });
    t.seat(0).answer(asData(force(leading('hunting-rifle'))));
    expect(t.state.battles[0]!.sides[0]!.consequences).toEqual(['the-insider']);
  });
});

describe('battles', () => {
  test('SC-SUIT-1 houses take the sides that their factions may take', () => {
    const t = inPhase({ stage: 'matching' });
    const ways = () => orders(t.session.position, 'suit-up', [0, 1]);
    expect(ways()).toEqual([
      [0, 1],
      [1, 0],
    ]);
    t.state.houses[0]!.faction = 'super-mutants';
    expect(ways()).toEqual([[1, 0]]);
  });
  test('SC-CAMP-4 what is carried is for one side, one battle and one thing', () => {
    const story = { results: [], carried: [{ what: 'caps', seat: 0, in: 'noon', n: 5 }] } as unknown as Story;
    const carried = (id: string, what: 'caps' | 'troops', seat: number) => carriedInto(story, id, what, seat);
    expect(carried('noon', 'caps', 0)).toBe(5);
    expect([carried('newshound', 'caps', 0), carried('noon', 'troops', 0), carried('noon', 'caps', 1)]).toEqual([
      0, 0, 0,
    ]);
  });
  test('CH-AFTER-11 no more can have been removed than there were, of the first unit as of any other', () => {
    const lists = [force(leading('hunting-rifle'), { ...unit('settler'), models: 3 }), force(leading())] as const;
    const { position } = inBattle({ lists }).session;
    const told = (side: number, at: number, fell: number) => {
      const plain = plainReport(position, [0]);
      plain.sides[side]!.units[at]!.fell = fell;
      const checked = checkReport(position, asData(plain));
      return checked.ok ? 'taken' : [checked.reason.rule, checked.reason.args?.unit, checked.reason.args?.models];
    };
    expect([told(0, 0, 1), told(0, 1, 3), told(1, 0, 1)]).toEqual(['taken', 'taken', 'taken']);
    expect(told(0, 0, 2)).toEqual(['CH-AFTER-11', 'sole-survivor', 1]);
    expect(told(0, 1, 4)).toEqual(['CH-AFTER-11', 'settler', 3]);
    expect(told(1, 0, 2)).toEqual(['CH-AFTER-11', 'sole-survivor', 1]);
  });
  test('CH-AFTER-11 whoever is written down again has the models of the last battle, and each battle with those it lost', () => {
    const lists = [force(leading('hunting-rifle'), { ...unit('settler'), models: 3 }), force(leading())] as const;
    const t = inBattle({ lists, more: (house) => void house.members.push(member('settler')) });
    t.seat(0).answer(report(t, [0], ({ sides: [own] }) => (own!.units[1]!.fell = 2)));
    expect([ann(t).fallen, ann(t).members.map(({ id, models }) => [id, models])]).toEqual([
      false,
      [
        ['sole-survivor', 1],
        ['settler', 3],
      ],
    ]);
    expect(ann(t).members[1]!.record).toEqual([{ battle: 1, of: 3, fell: 2 }]);
  });
  test('CH-ADPOWER-1 only a suit that was worn degraded and came home whole is so no more', () => {
    const danse = { ...unit('paladin-danse', 'plasma-rifle', 't-60-power-armor') };
    const suit = { card: 't-60-power-armor', member: 'paladin-danse' };
    const another = { card: 't-45-power-armor', member: null };
    const after = (was: boolean, is: boolean, waiting: (typeof suit | typeof another)[]) => {
      const lists = [force(leading('hunting-rifle'), danse), force(leading())] as const;
      const dented = was ? 1 : undefined;
      const t = inBattle({ lists, dented, more: (house) => void house.degraded.push(...waiting) });
      t.seat(0).answer(report(t, [0], ({ sides: [own] }) => (own!.units[1]!.degraded = is)));
      return ann(t).degraded;
    };
    expect(after(true, false, [suit, another])).toEqual([another]);
    expect(after(true, true, [suit, another])).toEqual([another, suit]);
    expect(after(true, false, [another])).toEqual([another]);
    expect(after(false, false, [suit])).toEqual([suit]);
  });
  test('CH-ADPOWER-1 with a suit that is sold its dents are gone, and those of nobody else', () => {
    const t = inPhase({
      stage: 'draw',
      more: (house) =>
        void house.degraded.push(
          { card: 't-45-power-armor', member: null },
          { card: 't-60-power-armor', member: 'paladin-danse' },
        ),
    });
    const sold = (...cards: string[]) => {
      sell(new Table(t.state, content, false), 0, cards, 'CH-SELECT-2');
      return ann(t).degraded.map(({ card }) => card);
    };
    expect(sold('t-60-power-armor', 'machete')).toEqual(['t-45-power-armor', 't-60-power-armor']);
    expect(sold('t-45-power-armor')).toEqual(['t-60-power-armor']);
  });
  test('CH-AFTER-11 a Leader who came back has not fallen any more', () => {
    const t = inBattle({ more: (house) => (house.fallen = true) });
    t.seat(0).answer(report(t, [0]));
    expect(ann(t).fallen).toBe(false);
  });
  test('CH-AFTER-2 the size of a battle counts the Caps that its scenario gives one side', () => {
    const t = inBattle({ limit: 800 });
    t.state.battles[0]!.scenario = 'police-station';
    expect([0, 1].map((seat) => sizeFor(t.session.position, seat))).toEqual([1000, 800]);
    t.state.battles[0]!.winners = [0];
    expect(rewardOf(t.session.position, 0).more).toBe(0);
    t.state.battles[0]!.limit = 1000;
    expect(rewardOf(t.session.position, 0).more).toBe(50);
  });
  const brought = (limit: number, award: number) => {
    const t = inBattle({ limit });
    t.seat(0).answer(report(t, [0], ({ sides: [own] }) => void Object.assign(own!, { caps: award })));
    const lines = ann(t).ledger.map(({ say, caps }) => [say, caps]);
    return { lines, said: lines.map(([say]) => say), sum: t.state.battles[0]!.sides[0]!.caps };
  };
  test('CH-AFTER-2 what a large battle brings more has a line of its own, and its sum is kept with it', () => {
    expect(brought(750, 0).said).not.toContain('ledger.large');
    expect(brought(1000, 0).lines).toContainEqual(['ledger.large', 50]);
    expect(brought(1000, 0).sum).toBe(brought(750, 0).sum + 50);
  });
  test('CH-AFTER-3 what the scenario awards has a line of its own, and its sum is kept with it', () => {
    expect(brought(750, 0).said).not.toContain('ledger.award');
    expect(brought(750, 7).lines).toContainEqual(['ledger.award', 7]);
    expect(brought(750, 7).sum).toBe(brought(750, 0).sum + 7);
  });
  test('CH-RULING-39 of a draw both have the Caps of a defeat', () => {
    const t = inBattle();
    const caps = (...winners: number[]) => {
      t.state.battles[0]!.winners = winners;
      return [0, 1].map((seat) => rewardOf(t.session.position, seat).key);
    };
    expect([caps(0), caps(1)]).toEqual([
      ['won', 'lost'],
      ['lost', 'won'],
    ]);
    expect([caps(), caps(0, 1)]).toEqual([
      ['drawn', 'drawn'],
      ['drawn', 'drawn'],
    ]);
    t.state.battles[0]!.winners = [1];
    const lost = rewardOf(t.session.position, 0).caps;
    t.state.battles[0]!.winners = [];
    expect(rewardOf(t.session.position, 0).caps).toBe(lost);
  });
  test('CH-ADFORCE-1 the limit is what was agreed on', () => {
    const t = inBattle({ limit: 600 });
    expect([0, 1].map((seat) => limitOf(t.session.position, seat))).toEqual([600, 600]);
  });
  test('CH-QUEST-17 as many Boosts as it grants, and the one card of a gift', () => {
    const boosts = inBattle();
    boosts.seat(0).answer(report(boosts, [0], done('tactical-analysis', 2)), 'printed');
    expect(ann(boosts).granted.boosts).toHaveLength(2);
    const [suit] = [...content.quests.values()].filter(({ rewards }) =>
      rewards.some((reward) => reward.gains === 'gift' && reward.item === 't-45-power-armor'),
    );
    const t = inBattle({ more: (house) => (house.quests.opened = [suit!.id]) });
    t.seat(0).answer(report(t, [0], done(suit!.id)));
    expect(ann(t).granted.items).toEqual(['t-45-power-armor']);
  });
});

test('CH-SETTLE-6 the five Structures of a new Settlement take none of its room', () => {
  const t = inPhase({ stage: 'build', caps: 100 });
  found(new Table(t.state, content, false), 0);
  const { structures } = ann(t).settlement!;
  expect(structures).toHaveLength(5);
  expect(structures.filter(({ given }) => given)).toEqual([]);
});
