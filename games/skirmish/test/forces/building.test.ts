/** Creating a force by the handbook (CH-FORCE): each rule with one force that keeps it and one that breaks it alone. */
import { describe, expect, test } from 'vitest';
import { flawsOf, isPlayable } from '../../queries/force-lists/flaws.ts';
import { notesOn } from '../../queries/force-lists/notes.ts';
import { billOf, forceCaps, LIMITS, unitCaps } from '../../queries/force-lists/prices.ts';
import { skirmishOptions } from '../../state.ts';
import { content } from '../helpers/battle.ts';
import { against, forceOf, leading, listed, rulesAgainst, words } from '../helpers/forces.ts';

describe('Whom a force takes in', () => {
  test('CH-FORCE-1 any units and cards, of any faction, but no creature', () => {
    expect(rulesAgainst(listed('settler'), listed('brute'), listed('raider'), listed('mr-handy'))).toEqual([]);
    expect(rulesAgainst(listed('deathclaw'))).toEqual(['CH-FORCE-12 deathclaw']);
  });

  test('CH-FORCE-12 creatures only under a Creature Controller, or by a house rule', () => {
    const wild = forceOf([leading(), listed('radscorpion')]);
    expect(against(wild)).toEqual(['CH-FORCE-12 radscorpion']);
    expect(isPlayable(wild, flawsOf(content, wild))).toBe(false);
    expect(isPlayable({ ...wild, house: true }, flawsOf(content, wild))).toBe(true);
    expect(rulesAgainst(leading({ leader: 'creature-controller' }), listed('radscorpion'))).toEqual([]);
  });

  test('WW-FACTION-3 a Controller leads its own kind alone, and no robot leads', () => {
    expect(rulesAgainst(leading({ leader: 'creature-controller' }), listed('settler'))).toEqual([
      'WW-FACTION-3 settler',
    ]);
    expect(rulesAgainst(leading({ leader: 'robot-controller' }), listed('mr-handy'))).toEqual([]);
    expect(rulesAgainst(leading({ leader: 'robot-controller' }), listed('settler'))).toEqual(['WW-FACTION-3 settler']);
    expect(rulesAgainst(listed('mr-handy', { leader: 'hunter' }))).toEqual(['WW-LEADER-3 hunter']);
    expect(rulesAgainst(listed('codsworth', { leader: 'robot-controller' }))).toEqual(['WW-LEADER-3 robot-controller']);
  });

  test('WW-FACTION-3 the Brotherhood takes Unique Super Mutants alone', () => {
    const danse = listed('paladin-danse', { leader: 'hunter' });
    expect(rulesAgainst(danse, listed('strong'))).toEqual([]);
    expect(rulesAgainst(danse, listed('brute'))).toEqual(['WW-FACTION-3 brute']);
  });

  test('WW-UNIT-4 WW-UNIT-5 a Unique unit is there once, in whatever version, but where cards allow two', () => {
    expect(rulesAgainst(listed('dogmeat'), listed('dogmeat'))).toEqual(['WW-UNIT-4 dogmeat']);
    expect(rulesAgainst(listed('dogmeat'), listed('dogmeat-scout'))).toEqual(['WW-UNIT-5 dogmeat-scout']);
    expect(rulesAgainst(listed('sole-survivor'), listed('sole-survivor-tech'))).toEqual([]);
  });

  test('CH-FORCE-3 a unit has one model or more, a Unique one exactly one', () => {
    expect(rulesAgainst(listed('settler', { models: 3 }))).toEqual([]);
    expect(rulesAgainst(listed('sole-survivor', { models: 2 }))).toEqual(['CH-FORCE-3 sole-survivor']);
  });
});

describe('Who leads', () => {
  test('CH-FORCE-9 a force has a Leader', () => {
    expect(against(forceOf([listed('settler')]))).toEqual(['CH-FORCE-9']);
    expect(against(forceOf([listed('settler', { leader: 'hunter' })]))).toEqual([]);
  });

  test('WW-LEADER-1 and only one', () => {
    expect(rulesAgainst(leading(), listed('settler', { leader: 'brawler' }))).toEqual(['WW-LEADER-1 brawler']);
  });
});

describe('What a unit may have', () => {
  test('CH-FORCE-2 Super Mutants wear no Power Armor', () => {
    expect(rulesAgainst(listed('fist', { items: ['t-60-power-armor'] }))).toEqual(['CH-FORCE-2 t-60-power-armor']);
    expect(rulesAgainst(listed('paladin', { items: ['t-60-power-armor'] }))).toEqual([]);
  });

  test('WW-ITEM-2 what a card restricts: a dog has its bite and nothing else', () => {
    expect(rulesAgainst(listed('dog', { items: ['dog-bite', 'hunting-rifle'] }))).toEqual(['WW-ITEM-2 hunting-rifle']);
  });

  test('WW-FACTION-5 robots take no chems, and synths wear no armor', () => {
    expect(rulesAgainst(listed('mr-handy', { items: ['stimpak'] }))).toEqual(['WW-FACTION-5 stimpak']);
    expect(rulesAgainst(listed('trooper', { items: ['combat-armor'] }))).toEqual(['WW-FACTION-5 combat-armor']);
  });

  test('WW-FACTION-7 creatures take no chems', () => {
    expect(rulesAgainst(listed('young-deathclaw', { items: ['stimpak'] }))).toEqual([
      'CH-FORCE-12 young-deathclaw',
      'WW-FACTION-7 stimpak',
    ]);
  });

  test('WW-ITEM-4 WW-ITEM-9 one piece of clothing and one Power Armor: the second is one too many', () => {
    const clothed = listed('settler', { items: ['airship-captains-hat', 'baseball-cap'] });
    expect(rulesAgainst(clothed)).toEqual(['WW-ITEM-4 baseball-cap']);
    const suits = listed('paladin', { items: ['t-60-power-armor', 't-51-power-armor'] });
    expect(rulesAgainst(suits)).toEqual(['WW-ITEM-9 t-51-power-armor']);
  });

  test('WW-ITEM-8 a Mod is fitted to an item it fits, one to each', () => {
    const rifle = { items: ['hunting-rifle'] };
    const mod = (id: string, on = 'hunting-rifle') => ({ on, mod: id });
    expect(rulesAgainst(listed('settler', { ...rifle, mods: [mod('silenced')] }))).toEqual([]);
    expect(rulesAgainst(listed('settler', { ...rifle, mods: [mod('silenced'), mod('long-barrel')] }))).toEqual([
      'WW-ITEM-8 long-barrel',
    ]);
    expect(rulesAgainst(listed('settler', { ...rifle, mods: [mod('silenced', 'laser-rifle')] }))).toEqual([
      'WW-ITEM-8 silenced',
    ]);
    expect(rulesAgainst(listed('settler', { items: ['hunting-rifle', 'silenced'] }))).toEqual(['WW-ITEM-8 silenced']);
  });

  test('WW-FACTION-5 a robot has two weapons, two Mods and one other item of its kind beside its own', () => {
    const robot = (items: string[]) => rulesAgainst(listed('mr-handy', { items }));
    const weapons = [...content.weapons.values()].filter(
      ({ icons, natural, units }) => icons.includes('robot') && !natural && units === undefined,
    );
    const ids = weapons.map(({ id }) => id).filter((id) => !content.units.get('mr-handy')!.kit.includes(id));
    expect(ids.length).toBeGreaterThan(2);
    expect(robot(ids.slice(0, 2))).toEqual([]);
    expect(robot(ids.slice(0, 3))).toEqual([`WW-FACTION-5 ${ids[2]}`]);
  });

  test('WW-HEAVY-5 a Unique item is there once', () => {
    const armed = (card: string) => listed(card, { items: ['heavy-synth-armor'] });
    expect(rulesAgainst(armed('settler'), listed('scavenger'))).toEqual([]);
    expect(rulesAgainst(armed('settler'), armed('scavenger'))).toEqual(['WW-HEAVY-5 heavy-synth-armor']);
  });

  const FOR_ONE = {
    'a Leader card': { leader: 'brawler' },
    'a Heroic card': { heroic: true },
    'Power Armor': { items: ['t-60-power-armor'] },
    'a Slow Firing weapon': { items: ['double-barrel-shotgun'] },
    'a Unique item': { items: ['heavy-synth-armor'] },
    'an item with a diminishing effect': { items: ['psycho'] },
    'a perk': { perks: ['big-leagues'] },
  } as const;
  test.each(Object.keys(FOR_ONE) as (keyof typeof FOR_ONE)[])('CH-FORCE-10 %s is for a unit of one model', (kind) => {
    const { items = [], perks = [], ...more } = FOR_ONE[kind] as Partial<ReturnType<typeof listed>>;
    const scribes = (models: number) => listed('lancer', { models, items: [...items], perks: [...perks], ...more });
    const [card = more.leader ?? 'heroic'] = [...items, ...perks];
    expect(content.weapons.get('double-barrel-shotgun')!.icons).toContain('slow-firing');
    expect(against(forceOf([...(more.leader ? [] : [leading()]), scribes(1)]))).toEqual([]);
    expect(against(forceOf([...(more.leader ? [] : [leading()]), scribes(2)]))).toEqual([`CH-FORCE-10 ${card}`]);
  });

  test('CH-PERK-2 CH-PERK-3 what a perk asks for, and never twice', () => {
    const perk = content.perks.get('big-leagues')!;
    const weak = [...content.units.values()].find(
      ({ type, special }) => type === 'human' && special[perk.attribute] < perk.least,
    )!;
    expect(rulesAgainst(listed(weak.id, { perks: [perk.id] }))).toEqual([`CH-PERK-2 ${perk.id}`]);
    expect(rulesAgainst(listed('lancer', { perks: [perk.id, perk.id] }))).toEqual([`CH-PERK-3 ${perk.id}`]);
    expect(rulesAgainst(listed('sole-survivor-loner', { perks: ['lone-wanderer'] }))).toEqual([
      'CH-PERK-3 lone-wanderer',
    ]);
  });

  test('CH-FORCE-13 of cards that set the ratings one counts, and of those that modify them one of a type', () => {
    const notes = (...items: string[]) =>
      notesOn(content, forceOf([listed('settler', { items })])).map(({ rule, card }) => `${rule} ${card}`);
    expect(notes('combat-armor', 'assault-gas-mask')).toEqual([]);
    expect(notes('combat-armor', 'sturdy-combat-armor')).toEqual(['CH-FORCE-13 sturdy-combat-armor']);
    expect(notes('assault-gas-mask', 'brotherhood-of-steel-hood')).toEqual(['CH-FORCE-13 brotherhood-of-steel-hood']);
  });

  test('WW-SHOOT-2 WW-CARD-3 a weapon that the unit could not use is told, not refused', () => {
    const notes = (card: string, items: string[]) =>
      notesOn(content, forceOf([listed(card, { items })])).map(({ rule, card: id }) => `${rule} ${id}`);
    expect(notes('settler', ['minigun'])).toEqual(['WW-SHOOT-2 minigun']);
    expect(notes('paladin', ['gatling-laser'])).toEqual(['WW-CARD-3 gatling-laser']);
    expect(notes('paladin', ['gatling-laser', 't-60-power-armor'])).toEqual([]);
  });
});

describe('What it costs', () => {
  const caps = (card: string) => (content.units.get(card) ?? content.items.get(card) ?? content.perks.get(card))!.caps;

  test('CH-FORCE-4 CH-BSETUP-2 up to the limit and not one Cap more', () => {
    const cost = forceCaps(content, forceOf([leading()]));
    expect(against(forceOf([leading()], { limit: cost }))).toEqual([]);
    expect(against(forceOf([leading()], { limit: cost - 1 }))).toEqual(['CH-FORCE-4']);
  });

  test('CH-FORCE-6 500 for a small battle, 750 for a regular one, 1000 for a large one; 750 if nobody says otherwise', () => {
    expect(LIMITS).toEqual({ small: 500, regular: 750, large: 1000 });
    expect(skirmishOptions.parse({}).caps).toBe(750);
  });

  test('CH-FORCE-7 CH-FORCE-14 everything for every model, but Limited Use items by the piece', () => {
    const grenade = 'fragmentation-grenade';
    const items = ['assault-rifle', grenade, grenade, grenade, grenade];
    const unit = listed('settler', { models: 3, items });
    expect(unitCaps(content, '2020', unit)).toBe(3 * caps('settler') + 3 * caps('assault-rifle') + 4 * caps(grenade));
    expect(billOf(content, '2020', unit).map(({ card, count }) => [card, count])).toEqual([
      ['settler', 3],
      ['assault-rifle', 3],
      [grenade, 4],
    ]);
  });

  test('CH-FORCE-8 two Stimpaks of a unit of three are two', () => {
    const unit = listed('settler', { models: 3, items: ['stimpak', 'stimpak'] });
    expect(unitCaps(content, '2020', unit)).toBe(3 * caps('settler') + 2 * caps('stimpak'));
  });

  test('CH-FORCE-5 CH-FORCE-15 a unit costs the sum of its cards, and a force that of its units', () => {
    const unit = listed('sole-survivor', {
      items: ['laser-rifle', 't-60-power-armor', 'stimpak'],
      heroic: true,
      leader: 'wasteland-searcher',
      perks: ['mysterious-stranger'],
    });
    const sum =
      ['sole-survivor', 'laser-rifle', 't-60-power-armor', 'stimpak', 'mysterious-stranger'].reduce(
        (all, card) => all + caps(card),
        content.heroic.caps,
      ) + content.leaders.get('wasteland-searcher')!.caps;
    const list = forceOf([unit, listed('settler', { models: 2 })]);
    expect(unitCaps(content, '2020', unit)).toBe(sum);
    expect(forceCaps(content, list)).toBe(sum + 2 * caps('settler'));
    expect(against(list)).toEqual([]);
  });

  test('CH-FORCE-5 what a card brings free of charge costs nothing', () => {
    const armed = listed('sinjin', { items: ['10mm-pistol'], mods: [{ on: '10mm-pistol', mod: 'silenced' }] });
    expect(unitCaps(content, '2020', armed)).toBe(caps('sinjin') + caps('10mm-pistol'));
    const other = { ...armed, card: 'avery' };
    expect(unitCaps(content, '2020', other)).toBe(caps('avery') + caps('10mm-pistol') + caps('silenced'));
  });

  test('prices of another year: what it names costs that, everything else what stands on the card', () => {
    const prices = content.prices.get('2024')!;
    expect(unitCaps(content, '2024', listed('settler', { heroic: true }))).toBe(caps('settler') + prices.heroic!);
    expect(unitCaps(content, '2024', listed('sole-survivor'))).toBe(prices.units['sole-survivor']);
    expect(prices.units['sole-survivor']).not.toBe(caps('sole-survivor'));
  });
});

test('every flaw is a sentence', () => {
  const wrong = forceOf(
    [
      listed('nobody', { items: ['nothing'] }),
      listed('deathclaw', {
        models: 2,
        heroic: true,
        perks: ['big-leagues', 'armorer'],
        items: ['psycho', 'silenced'],
      }),
    ],
    { limit: 1 },
  );
  const lists = [wrong, { ...wrong, units: wrong.units.slice(1) }];
  for (const list of lists)
    for (const flaw of flawsOf(content, list)) {
      expect(words(flaw)).toMatch(/^[A-Z].*\.$/);
      expect(words(flaw)).not.toMatch(/[{}]|undefined/);
    }
  expect(against(wrong)).toEqual(['CH-FORCE-1 nobody', 'CH-FORCE-1 nothing']);
});
