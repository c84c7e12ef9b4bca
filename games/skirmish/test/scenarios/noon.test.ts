/** High Noon: forces that players bring, and the set-up of a force at the table (CH-FSETUP, CH-BSETUP). */
import { testTable } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { ForceList } from '../../printed/force-lists.ts';
import { isHeroic } from '../../queries/units.ts';
import { skirmishOptions } from '../../state.ts';
import { terrainSchema } from '../../terrain/kinds.ts';
import { content, game, positionOf } from '../helpers/battle.ts';
import { forceOf, leading, listed } from '../helpers/forces.ts';
import { endRound, scenario, settingUp, start } from '../helpers/scenario.ts';

const SMALL = forceOf([leading()]);
const noon = (own: ForceList, other: ForceList | null = SMALL, more: object = {}) =>
  settingUp('noon', { own: [own, other], placing: 'auto', table: 'crossroads', ...more });

const unitsOf = (t: ReturnType<typeof noon>, seat: number) => t.state.units.filter((unit) => unit.seat === seat);

describe('Forces at the table', () => {
  test('SC-NOON-1 SC-RULING-3 each side brings its own; whoever brings none has one of the box within the limit', () => {
    const t = noon(forceOf([leading(), listed('settler', { models: 2 })]), null);
    expect(unitsOf(t, 0).map(({ card }) => card)).toEqual(['preston-garvey', 'settler']);
    expect(t.state.models.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['preston-garvey-1', 'settler-1', 'settler-2']),
    );
    expect(t.state.scenario!.brought.map(({ name, caps, limit }) => [name, caps, limit])).toEqual([
      ['A force of tests', 214, 750],
      ['Heavy Wagon', 725, 750],
    ]);
    const small = start({ scenario: 'noon', own: [null, null], caps: 500 });
    expect(small.state.scenario!.brought.map(({ name }) => name)).toEqual(['Roadside Patrol', 'Meat Wagon']);
  });

  test('CH-BSETUP-2 SC-NOON-1 the limit of the table counts, whatever the list was made for', () => {
    const list = forceOf([leading(), listed('settler')], { limit: 5000 });
    expect(noon(list, SMALL, { caps: 174 }).state.scenario!.brought[0]!.caps).toBe(174);
    expect(() => start({ scenario: 'noon', own: [list, SMALL], caps: 173 })).toThrow(
      'A force of tests cannot be played: The force costs 174 Caps, 1 more than the limit of 173. (CH-FORCE-4)',
    );
  });

  test('SC-COMMON-6 a scenario with printed forces takes no others', () => {
    expect(() => start({ scenario: 'fort-davis', own: [forceOf([leading()]), null] })).toThrow('a fixed list');
  });

  test('house rules let a force pass and are named at the table', () => {
    const wild = forceOf([leading(), listed('radscorpion')]);
    expect(() => start({ scenario: 'noon', own: [wild, null] })).toThrow('(CH-FORCE-12)');
    const t = noon({ ...wild, house: true });
    expect(t.state.scenario!.brought[0]!.waived).toEqual(['CH-FORCE-12']);
    expect(t.logged('CH-FORCE-12')).toEqual(['House rule of Ann: CH-FORCE-12 does not hold for this force.']);
  });

  test('the same card on both sides has another name on each', () => {
    const list = forceOf([leading(), listed('settler'), listed('settler')]);
    expect(noon(list, list).state.units.map(({ id }) => id)).toEqual([
      'preston-garvey',
      'settler',
      'settler-b',
      'preston-garvey-b',
      'settler-c',
      'settler-d',
    ]);
  });
});

describe('Force set-up', () => {
  const hero = leading({
    items: ['hunting-rifle', 't-60-power-armor', 'stimpak', 'stimpak', 'stimpak', 'missile-launcher'],
    perks: ['big-leagues'],
    heroic: true,
  });
  const laidOut = noon(forceOf([hero, listed('settler', { models: 2, items: ['assault-rifle'] })]));
  const [heroAt, settlersAt] = [0, 1];
  const laid = (at: number) => unitsOf(laidOut, 0)[at]!;

  test('CH-FSETUP-1 a unit without Heroic uses no Critical Meter', () => {
    const settler = laidOut.state.models.find(({ unit }) => unit === 'settler')!;
    expect(isHeroic(positionOf(laidOut), settler)).toBe(false);
    expect(laid(settlersAt)).toMatchObject({ weapons: ['assault-rifle'], heroic: false, meters: {} });
  });

  test('CH-FSETUP-2 CH-FSETUP-3 Heroic and Leader card lie at the unit', () => {
    expect(laid(heroAt)).toMatchObject({ heroic: true, leader: 'hunter' });
  });

  test('CH-FSETUP-4 Power Armor begins on its green side', () => {
    expect(laid(heroAt).powerArmor).toEqual({ card: 't-60-power-armor', regular: 0, radiation: 0, degraded: false });
  });

  test('CH-FSETUP-5 CH-FSETUP-8 every other item and perk lies there, and a copy more counts once more', () => {
    expect(laid(heroAt)).toMatchObject({ items: ['stimpak', 'stimpak', 'stimpak'], perks: ['big-leagues'] });
  });

  test('CH-FSETUP-6 CH-FORCE-16 Luck Tokens by LUC for whoever uses Luck, and none for others', () => {
    expect(laid(heroAt).luck).toBe(content.units.get('preston-garvey')!.special.LUC);
    const survivor = noon(forceOf([listed('sole-survivor', { leader: 'hunter', heroic: true })]));
    expect(unitsOf(survivor, 0)[0]!.luck).toBe(4);
    expect(laid(settlersAt).luck).toBe(0);
  });

  test('CH-FSETUP-7 Slow Firing weapons are loaded', () => {
    expect(content.weapons.get('missile-launcher')!.icons).toContain('slow-firing');
    expect(laid(heroAt).weapons).toContain('missile-launcher');
    expect(laid(heroAt).empty).toEqual([]);
  });

  test('CH-BSETUP-1 CH-RULING-142 forces, the battlefield, the decks and markers, and only then is anybody deployed', () => {
    const t = settingUp('noon', { own: [SMALL, SMALL], table: 'crossroads' });
    const { pieces, decks, models } = t.state;
    expect([pieces.length > 0, decks.items.length > 0, models]).toEqual([true, true, []]);
    // Nobody is deployed while there are markers to place.
    expect(t.seat(0).asked()!.ask).toBe('marker.place');
    expect(() => t.seat(0).answer('preston-garvey')).toThrow('"marker.place" was asked');
    const order = ['brought', 'terrain', 'deployed', 'round'];
    const told = noon(SMALL).session.wholeLog.flatMap(({ say }) => (order.includes(say) ? [say] : []));
    expect([...new Set(told)]).toEqual(order);
    expect(told.indexOf('round')).toBeGreaterThan(told.lastIndexOf('deployed'));
  });

  test('CH-BSETUP-4 no piece without its way to move, Line of Sight and cover, and all lie as agreed', () => {
    const [piece] = laidOut.state.pieces;
    const pieces = (...without: string[]) => [
      Object.fromEntries(Object.entries(piece!).filter(([key]) => !without.includes(key))),
    ];
    expect(skirmishOptions.safeParse({ pieces: pieces() }).success).toBe(true);
    for (const effect of ['ground', 'blocksSight', 'cover'])
      expect(skirmishOptions.safeParse({ pieces: pieces(effect) }).error!.issues[0]!.path).toEqual([
        'pieces',
        0,
        effect,
      ]);
    const kind = { id: 'heap', name: 'Heap', weight: 'scatter', land: ['wasteland'] };
    const part = {
      outline: [
        [0, 0],
        [9, 0],
        [9, 9],
      ],
      height: 9,
      blocksSight: true,
      cover: true,
      area: false,
      ground: 'normal',
    };
    expect(terrainSchema.safeParse([{ ...kind, parts: [part] }]).success).toBe(true);
    for (const effect of ['ground', 'blocksSight', 'cover'])
      expect(terrainSchema.safeParse([{ ...kind, parts: [{ ...part, [effect]: undefined }] }]).success).toBe(false);
  });

  test('CH-BSETUP-5 the decks of the Wasteland lie ready, without cards that somebody brought', () => {
    const { items, dangers, creatures, strangers } = laidOut.state.decks;
    for (const deck of [dangers, creatures, strangers]) expect(deck.length).toBeGreaterThan(0);
    expect(items).toContain('laser-pistol');
    expect([...items].sort()).not.toEqual(items);
    for (const card of ['hunting-rifle', 'stimpak', 't-60-power-armor', 'assault-rifle'])
      expect(items).not.toContain(card);
  });

  test('CH-BSETUP-6 nobody begins Ready or Used', () => {
    expect(new Set(laidOut.state.models.map(({ readiness }) => readiness))).toEqual(new Set(['unready']));
  });
});

describe('The battle', () => {
  test('SC-NOON-2 six Searchables, Yellow apart and outside the zones', () => {
    const { markers, height } = noon(SMALL).state;
    expect(markers.map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => 'searchable'));
    for (const { y } of markers) expect(Math.min(y, height - y)).toBeGreaterThanOrEqual(1524);
    for (const [i, a] of markers.entries())
      for (const b of markers.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(1016);
  });

  test('SC-NOON-3 CH-BSETUP-8 one model each in turn, within Red of the own edge', () => {
    const list = forceOf([leading(), listed('settler')]);
    const t = testTable(game, {
      seats: 2,
      options: { scenario: 'noon', own: [list, list] } as never,
      state: (now) => {
        now.pieces = [];
        now.scenario!.step = content.scenarios.get('noon')!.setup.findIndex(({ does }) => does === 'deploy-turns');
      },
    });
    t.seat(0).answer('settler');
    const far = t.seat(0).refuse([4000, 1700]);
    expect([far.rule, t.state.models.length]).toEqual(['SC-NOON-3', 0]);
    t.seat(0).answer([4000, 1680]);
    expect(t.seat(1).asked()!.ask).toBe('deploy.unit');
    t.seat(1).answer('settler-b');
    expect(t.seat(1).refuse([4000, 1360]).rule).toBe('SC-NOON-3');
    t.seat(1).answer([4000, t.state.height - 1680]);
    t.seat(0).answer('auto');
    t.seat(1).answer('auto');
    const [, , south, north] = t.state.models;
    expect([south!.unit, north!.unit]).toEqual(['preston-garvey', 'preston-garvey-b']);
    // Some of the base is enough.
    expect(south!.y).toBeLessThanOrEqual(1524 + 160);
    expect(north!.y).toBeGreaterThanOrEqual(t.state.height - 1524 - 160);
  });

  const fought = (gone: readonly string[], round = 6) => {
    const list = forceOf([leading(), listed('settler'), listed('enslaved-tech')]);
    const without = gone.map((unit) => `${unit}-1`);
    const t = scenario('noon', { options: { own: [list, list], table: 'crossroads' }, without, round });
    endRound(t);
    return t.session.result?.winners;
  };

  test('SC-NOON-4 a side without models has lost at once', () => {
    expect(fought(['preston-garvey', 'settler', 'enslaved-tech'], 2)).toEqual([1]);
  });

  test('SC-NOON-5 after six rounds whoever has removed more Caps of models wins; as much is a draw', () => {
    expect(fought(['settler-b', 'enslaved-tech'])).toEqual([0]);
    expect(fought(['settler-b', 'settler'])).toEqual([]);
    expect(fought(['settler-b'], 2)).toBeUndefined();
  });
});
