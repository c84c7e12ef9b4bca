/** Step 1, Build: Structures, scrap, land, perks, Power and Water. CH-BUILD, CH-ADPERK */
import { describe, expect, test } from 'vitest';
import { roomOf, whyNotAdopt, whyNotBuild } from '../../campaign/queries/building.ts';
import { retentionOf, selectionOf } from '../../campaign/queries/selecting.ts';
import { demandOf, isWorking, supplyOf } from '../../campaign/queries/supply.ts';
import { ann, campaign, content, inPhase } from '../helpers/campaign.ts';
import { member, STARTING } from '../helpers/houses.ts';

const cards = (t: ReturnType<typeof inPhase>) => ann(t).settlement!.structures.map(({ card }) => card);

describe('buying and scrapping', () => {
  test('CH-BUILD-2 the chest runs on: 27 Caps and the next reward', () => {
    const t = inPhase({ stage: 'build', caps: 27 });
    t.seat(0).answer('done', 'done');
    expect(ann(t).caps).toBe(27);
  });

  test('CH-BUILD-3 as many as Caps allow, and what costs more is refused', () => {
    const t = inPhase({ stage: 'build', caps: 300 });
    t.seat(0).answer('build:armor-shop', 'build:bar');
    expect(ann(t).caps).toBe(0);
    expect(t.seat(0).refuse('build:crop-field')).toEqual({
      rule: 'CH-BUILD-3',
      sentence: 'It costs 30 Caps; the chest has 0.',
    });
  });

  test('CH-BUILD-4 what is drawn, packed and retained changes with what stands', () => {
    const sums = (structures: string[]) => {
      const { session } = inPhase({ stage: 'draw', structures });
      return [selectionOf(session.position, 0), retentionOf(session.position, 0)];
    };
    expect(sums(STARTING)).toEqual([1, 1]);
    expect(sums([...STARTING, 'stores', 'maintenance-shed', 'generator-small'])).toEqual([2, 2]);
  });

  test('CH-BUILD-5 half of the price comes back, in Step 1 alone', () => {
    const t = inPhase({ stage: 'build', structures: [...STARTING, 'armor-shop'] });
    t.seat(0).answer('scrap:armor-shop-6');
    expect([ann(t).caps, cards(t)]).toEqual([75, STARTING]);
    t.seat(0).answer('done');
    expect(t.seat(0).refuse('scrap:stores-3').rule).toBeUndefined();
  });

  test('CH-RULING-46 rounded down; what was given brings nothing, nor does the Listening Post', () => {
    const t = inPhase({
      stage: 'build',
      structures: [...STARTING, 'boston-bugle-small', 'weapons-workbench'],
      more: (house) => (house.settlement!.structures[6]!.given = true),
    });
    t.seat(0).answer('scrap:boston-bugle-small-6');
    expect(ann(t).caps).toBe(17);
    t.seat(0).answer('scrap:weapons-workbench-7', 'scrap:listening-post-5');
    expect(ann(t).caps).toBe(17);
    t.seat(0).answer('scrap:generator-small-1');
    expect(ann(t).caps).toBe(67);
  });

  test('CH-BUILD-6 it takes one of the kind, whatever else stands there', () => {
    const why = (...structures: string[]) => {
      const { position } = inPhase({ stage: 'build', caps: 100, structures }).session;
      return whyNotBuild(position, 0, content.structures.get('example-annex')!)?.rule;
    };
    expect(why('stores', 'armor-shop')).toBeUndefined();
    expect(why('stores')).toBe('CH-BUILD-6');
  });

  test('CH-BUILD-6 what another one needs is scrapped after that one', () => {
    const t = inPhase({ stage: 'build', structures: [...STARTING, 'armor-shop', 'example-annex'] });
    expect(t.seat(0).refuse('scrap:armor-shop-6')).toEqual({
      rule: 'CH-BUILD-6',
      sentence: 'The Example Annex needs it: scrap that first.',
    });
    t.seat(0).answer('scrap:example-annex-7', 'scrap:armor-shop-6');
    expect(cards(t)).toEqual(STARTING);
  });

  test('CH-RULING-47 a generator may go, and what it fed goes short', () => {
    const t = inPhase({ stage: 'build', structures: [...STARTING] });
    t.seat(0).answer('scrap:generator-small-1', 'scrap:generator-small-2', 'done');
    expect(t.seat(0).asked()!.ask).toBe('supply.power');
  });

  test('CH-BUILD-12 land is no Structure: 25 places, nothing in the chest, and no Power', () => {
    const structures = [...STARTING, ...Array<string>(10).fill('crop-field')].slice(0, 15);
    const t = inPhase({ stage: 'build', caps: 500, structures });
    t.seat(0).answer('land:caps');
    expect([roomOf(t.session.position, 0), ann(t).caps, demandOf(t.session.position, 0, 'power')]).toEqual([25, 0, 3]);
    expect(cards(t)).toHaveLength(15);
  });

  test('CH-BUILD-12 CH-RULING-10 with 499 Caps and 4 Quests there is none; each Quest counts for one plot', () => {
    const t = inPhase({ stage: 'build', caps: 499, more: (house) => (house.quests.count = 4) });
    expect(t.seat(0).refuse('land:caps').rule).toBe('CH-BUILD-12');
    expect(t.seat(0).refuse('land:quests')).toEqual({
      rule: 'CH-BUILD-12',
      sentence: 'Land takes 5 completed Quests; 4 are completed.',
    });
    const ten = inPhase({ stage: 'build', more: (house) => (house.quests.count = 11) });
    ten.seat(0).answer('land:quests', 'land:quests');
    expect(ten.seat(0).refuse('land:quests').rule).toBe('CH-BUILD-12');
  });

  test('CH-BUILD-13 the sheet lists each Structure with what it needs and how it stands', () => {
    const t = inPhase({
      stage: 'draw',
      structures: [...STARTING, 'crop-field'],
      more: (house) => (house.settlement!.structures[5]!.watered = false),
    });
    const sheet = t.seat(1).view().houses[0]!.settlement!.structures;
    expect(sheet.map(({ card, works }) => [card, works])).toEqual([
      ...STARTING.map((card) => [card, true]),
      ['crop-field', false],
    ]);
    expect(content.structures.get('crop-field')).toMatchObject({ caps: 30, power: 0, water: 1 });
  });

  test('CH-SELECT-3 everything that is built takes a place: generators, workbenches, fields and racks', () => {
    const structures = ['generator-small', 'armor-workbench', 'crop-field', 'boston-bugle-small'];
    const t = inPhase({ stage: 'build', structures });
    expect(t.seat(0).view().houses[0]!.sums!.room).toEqual({ used: 4, of: 15 });
  });
});

describe('Power and Water', () => {
  test('CH-BUILD-7 each Structure needs 1 Power unless its entry says otherwise', () => {
    const { session } = inPhase({ stage: 'build', structures: ['armor-shop', 'stores', 'generator-small'] });
    expect(demandOf(session.position, 0, 'power')).toBe(2);
  });

  test('CH-RULING-49 racks for Boosts need none', () => {
    const { session } = inPhase({ stage: 'build', structures: ['boston-bugle-small', 'grognak-large'] });
    expect(demandOf(session.position, 0, 'power')).toBe(0);
  });

  test('CH-BUILD-8 with 6 Power for 7 there is no way to Step 2 before one goes without', () => {
    const structures = [...STARTING, 'bar', 'armor-shop', 'clinic', 'chemistry-station'];
    const t = inPhase({ stage: 'build', structures });
    t.seat(0).answer('done');
    expect(t.seat(0).asked()).toEqual({
      ask: 'supply.power',
      can: [
        'stores-3',
        'maintenance-shed-4',
        'listening-post-5',
        'bar-6',
        'armor-shop-7',
        'clinic-8',
        'chemistry-station-9',
      ],
      cannot: {},
    });
    t.seat(0).answer('clinic-8');
    expect(t.seat(0).asked()!.ask).toBe('draw');
  });

  test('CH-BUILD-9 without Power nothing is used, and Stores hold nothing', () => {
    const t = inPhase({
      stage: 'draw',
      structures: [...STARTING, 'armor-shop'],
      more(house) {
        house.settlement!.structures[2]!.powered = false;
        house.settlement!.structures[5]!.powered = false;
      },
    });
    expect(t.seat(0).refuse('use:armor-shop-6')).toEqual({
      rule: 'CH-BUILD-9',
      sentence: 'It has no Power in this phase.',
    });
    expect(selectionOf(t.session.position, 0)).toBe(0);
  });

  test('CH-BUILD-10 CH-RULING-68 with 3 Water for 4 fields one is chosen to go without', () => {
    const t = inPhase({ stage: 'build', structures: ['water-pump', ...Array<string>(4).fill('crop-field')] });
    t.seat(0).answer('done');
    expect(t.seat(0).asked()).toEqual({
      ask: 'supply.water',
      can: ['crop-field-2', 'crop-field-3', 'crop-field-4', 'crop-field-5'],
      cannot: {},
    });
    t.seat(0).answer('crop-field-3');
    const fields = ann(t).settlement!.structures.filter(({ card }) => card === 'crop-field');
    expect(fields.map((each) => isWorking(t.session.position, 0, each))).toEqual([true, false, true, true]);
  });

  test('CH-BUILD-11 before anything is drawn one may go back to Step 1, afterwards not', () => {
    const t = inPhase({ stage: 'draw', structures: [...STARTING, 'bar'], items: ['cram', 'beer', 'stimpak'] });
    t.seat(0).answer('build');
    expect(t.seat(0).asked()!.ask).toBe('build');
    t.seat(0).answer('done', 'use:bar-6');
    t.seat(0).answer('keep:cram');
    expect(t.seat(0).refuse('build').rule).toBeUndefined();
  });

  test('CH-BUILD-1 the Settlement is used once: after Step 3 comes the next battle', () => {
    const t = inPhase({ stage: 'select' });
    expect(t.state.stage).toBe('matching');
    expect(ann(t).due).toBe(false);
  });

  test('CH-STRUCT-5 a purifier without Power gives no Water', () => {
    const water = (powered: boolean) => {
      const t = inPhase({
        stage: 'draw',
        structures: ['water-purifier'],
        more: (house) => (house.settlement!.structures[0]!.powered = powered),
      });
      return supplyOf(t.session.position, 0, 'water');
    };
    expect([water(true), water(false)]).toEqual([12, 0]);
  });
});

describe('perks of the Settlement', () => {
  test('CH-PERK-4 CH-ADPERK-3 Armorer belongs to the Settlement, and every model is still free for a perk', () => {
    const t = inPhase({ stage: 'build', caps: 100 });
    t.seat(0).answer('adopt:armorer');
    expect(ann(t).settlement!.perks).toEqual(['armorer']);
    expect(t.seat(0).asked()!.can).toContain('train:sole-survivor');
    t.seat(0).answer('train:sole-survivor');
    expect(t.seat(0).asked()!.can).not.toContain('armorer');
    expect(t.seat(0).refuse('armorer').rule).toBeUndefined();
  });

  test('CH-PERK-7 Armorer brings an Armor Workbench without payment, and no Power Armor Station', () => {
    const t = inPhase({ stage: 'build', caps: 100 });
    t.seat(0).answer('adopt:armorer');
    expect(cards(t)).toEqual([...STARTING, 'armor-workbench']);
    expect(ann(t).caps).toBe(93);
  });

  test('CH-ADPERK-1 a perk of the Settlement costs its Caps, and nobody adopts one that it cannot pay', () => {
    const rich = inPhase({ stage: 'build', caps: 7 });
    rich.seat(0).answer('adopt:armorer');
    expect(ann(rich).caps).toBe(0);
    expect(inPhase({ stage: 'build', caps: 6 }).seat(0).refuse('adopt:armorer').rule).toBe('CH-ADPERK-1');
  });

  test('CH-PERK-3 a perk that the Settlement has is not adopted again', () => {
    const t = inPhase({ stage: 'build', caps: 100, perks: ['armorer'] });
    expect(whyNotAdopt(t.session.position, 0, 'armorer')?.rule).toBe('CH-PERK-3');
  });

  test('CH-RULING-71 which Structure comes with which perk is on its card', () => {
    const brings = (perk: string) => content.perks.get(perk)!.settlement!.brings;
    expect(['armorer', 'blacksmith', 'gun-nut-rifle', 'local-leader'].map(brings)).toEqual([
      'armor-workbench',
      'weapons-workbench',
      'weapons-workbench',
      undefined,
    ]);
  });

  test('CH-RULING-70 where there is no room it waits for the first that there is', () => {
    const t = inPhase({ stage: 'build', caps: 100, structures: Array<string>(15).fill('stores') });
    t.seat(0).answer('adopt:armorer');
    expect(cards(t)).not.toContain('armor-workbench');
    t.seat(0).answer('scrap:stores-1');
    expect(cards(t)).toContain('armor-workbench');
    expect(ann(t).settlement!.owed).toEqual([]);
  });

  test('CH-RULING-48 without its perk a Structure stays, and cannot be used until it is owned again', () => {
    const t = inPhase({ stage: 'build', caps: 100, structures: [...STARTING, 'armor-workbench'], perks: ['armorer'] });
    t.seat(0).answer('forget:armorer', 'done');
    expect(t.seat(0).refuse('use:armor-workbench-6')).toEqual({ rule: 'CH-RULING-48', sentence: 'It needs Armorer.' });
    t.seat(0).answer('build', 'adopt:armorer', 'done');
    expect(t.seat(0).asked()!.can).toContain('use:armor-workbench-6');
  });
});

describe('perks of models', () => {
  const two = (house: { members: ReturnType<typeof member>[] }) => house.members.push(member('settler'));

  test('CH-ADPERK-1 a perk costs its Caps, in Step 1', () => {
    const t = inPhase({ stage: 'build', caps: 100 });
    t.seat(0).answer('train:sole-survivor', 'toughness');
    expect([ann(t).members[0]!.perks, ann(t).caps]).toEqual([['toughness'], 93]);
    t.seat(0).answer('done');
    expect(t.seat(0).refuse('train:sole-survivor').rule).toBeUndefined();
  });

  test('CH-ADPERK-2 one new perk for a model between two battles, and one for another', () => {
    const t = inPhase({ stage: 'build', caps: 100, more: two });
    t.seat(0).answer('train:sole-survivor', 'toughness');
    expect(t.seat(0).refuse('train:sole-survivor')).toEqual({
      rule: 'CH-ADPERK-2',
      sentence: 'Sole Survivor has had a new perk since the last battle.',
    });
    t.seat(0).answer('train:settler', 'toughness');
    expect(ann(t).members.map(({ perks }) => perks)).toEqual([['toughness'], ['toughness']]);
  });

  test('CH-ADPERK-5 a perk that is given up brings nothing, and is for sale again', () => {
    const t = inPhase({ stage: 'build', caps: 60, more: (house) => house.members[0]!.perks.push('toughness') });
    t.seat(0).answer('forget:toughness@sole-survivor');
    expect([ann(t).caps, ann(t).members[0]!.perks]).toEqual([60, []]);
    t.seat(0).answer('train:sole-survivor');
    expect(t.seat(0).asked()!.can).toContain('toughness');
  });

  test('CH-ADPERK-6 what another perk relies on goes after it', () => {
    const t = inPhase({ stage: 'build', perks: ['local-leader', 'local-leader-ii'] });
    expect(t.seat(0).refuse('forget:local-leader')).toEqual({
      rule: 'CH-ADPERK-6',
      sentence: 'Local Leader II relies on it: give that up first.',
    });
    t.seat(0).answer('forget:local-leader-ii', 'forget:local-leader');
    expect(ann(t).settlement!.perks).toEqual([]);
  });

  test('the copy of a campaign is what its schema says', () => {
    const { state } = inPhase({ stage: 'build' });
    expect(campaign.copy(state)).toEqual(state);
  });
});
