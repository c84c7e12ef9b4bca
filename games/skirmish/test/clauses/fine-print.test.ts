/** The fine print of battle, clause by clause: each was found by breaking the rule (`npm run mutate skirmish`). */
import { describe, expect, test } from 'vitest';
import { cryValue } from '../../queries/battle-cry.ts';
import { coverBetween } from '../../queries/cover.ts';
import { engagedWith } from '../../queries/engagement.ts';
import { factionAmong } from '../../queries/factions.ts';
import { isLimitedWeapon, itemsAtHand } from '../../queries/limited-use.ts';
import { placeOf, pointAt } from '../../queries/line-of-sight.ts';
import { MARKER_RADIUS } from '../../queries/markers.ts';
import { minesOnTheWay } from '../../queries/mines.ts';
import { checkOpenAnswer } from '../../queries/open-answers.ts';
import { obstaclesFor } from '../../queries/push-back.ts';
import { inTheWind } from '../../queries/scatter.ts';
import { lastStanding } from '../../queries/scenario.ts';
import { takeable } from '../../queries/searching.ts';
import { whyNoShot, whyTooFarFrom } from '../../queries/shooting.ts';
import { judge } from '../../queries/skill-tests.ts';
import { suggestSlides } from '../../queries/slide.ts';
import { usable } from '../../queries/special-effects.ts';
import { stealthTest } from '../../queries/stealth.ts';
import { isClosed } from '../../queries/terrain.ts';
import { whyNoThrow } from '../../queries/throwing.ts';
import { treatable } from '../../queries/tricks.ts';
import { isHeroic } from '../../queries/units.ts';
import { fired } from '../../rules/attacking/heavy-weapons.ts';
import { sufferConditions } from '../../rules/harm/fire-and-poison.ts';
import { turretUnit } from '../../rules/round/joining.ts';
import { interaction } from '../../scenarios/searching.ts';
import type { Piece } from '../../state.ts';
import {
  BASE,
  type BattleSetting,
  battle,
  content,
  FAR_AWAY,
  marker,
  model,
  piece,
  playOut,
  scene,
  settler,
  skill,
  tableOf,
  unit,
  using,
  weapon,
} from '../helpers/battle.ts';
import { withItems } from '../helpers/equipment.ts';

const HERE: [number, number] = [2000, 2000];
const facing = (more: Partial<BattleSetting> = {}) =>
  scene({ ann: [settler('a', HERE)], ben: [settler('b', FAR_AWAY)], ...more });

describe('values and measures', () => {
  test('WW-BCRY-1 one cries with the value of the colored icon', () => {
    const t = facing({ ann: [unit('a', 'brute', [HERE])] });
    expect(cryValue(t, t.model('a-1'))).toBe(8);
  });
  test('WW-RULING-107 a marker is 25 mm wide', () => {
    expect(MARKER_RADIUS * 2).toBe(250);
  });
  test('WW-LUCK-4 WW-RULING-10 a 2 that was made Accurate is 0, and counts', () => {
    const face = content.dice.skill.find(({ value, critical }) => value === 2 && !critical)!;
    expect(judge(5, [], face, [], -2)).toMatchObject({ result: 0, success: true });
  });
  test('WW-FACTION-2 WW-FACTION-8 dogs, robots and creatures make no force their own, people do', () => {
    const force = (...cards: string[]) =>
      factionAmong(
        content,
        cards.map((card) => ({ card, leader: null })),
      );
    const neutral = ['dogmeat', 'mr-handy', 'radroach-swarm'];
    for (const card of neutral) expect([card, force(card)]).toEqual([card, undefined]);
    expect(force(...neutral, 'brute', 'settler')).toBe('super-mutants');
  });
  test('WW-ITEM-10 grenades and mines run out; rifles and what grows on somebody do not', () => {
    const of = (id: string) => isLimitedWeapon(weapon(id));
    expect(['fragmentation-grenade', 'fragmentation-mine', 'assault-rifle'].map(of)).toEqual([true, true, false]);
    const grown = [...content.weapons.values()].filter(({ type, natural }) => natural && type === 'thrown');
    expect(grown.length).toBeGreaterThan(0);
    expect(grown.filter(isLimitedWeapon)).toEqual([]);
  });
});

describe('contact', () => {
  test('WW-CC-1 engaged are enemies whose bases touch, who are still there and on one level', () => {
    const t = scene({
      ann: [settler('a', HERE), settler('c', [2000, 2000 + BASE])],
      ben: [settler('b', [2000 + BASE, 2000], [2000 - BASE, 2000], [2000, 4000])],
    });
    const with_ = () => engagedWith(t, t.model('a-1')).map(({ id }) => id);
    expect(with_()).toEqual(['b-1', 'b-2']);
    t.model('b-2').gone = 'eliminated';
    expect(with_()).toEqual(['b-1']);
    t.model('b-1').height = 3000;
    expect(with_()).toEqual([]);
  });
  test('WW-EDGE-3 who left counts like who was removed, and who stands does not', () => {
    const t = scene({ ann: [settler('a', HERE)], ben: [settler('b', FAR_AWAY, [7000, 7000], [6000, 6000])] });
    t.model('b-1').gone = 'left';
    t.model('b-2').gone = 'eliminated';
    expect(lastStanding(t, 0)).toMatchObject({ reached: 2, needed: 3 });
  });
  test('WW-HEAVY-2 fired, a weapon that was primed is so no longer, and one that needs no priming is not touched', () => {
    const t = facing();
    const [heavy] = [...content.weapons.values()].filter(({ primed }) => primed !== undefined);
    t.model('a-1').primed = { [heavy!.id]: 2 };
    fired(tableOf(t), t.model('a-1'), weapon('assault-rifle'));
    expect(t.model('a-1').primed).toEqual({ [heavy!.id]: 2 });
    fired(tableOf(t), t.model('a-1'), heavy!);
    expect(t.model('a-1').primed).toEqual({ [heavy!.id]: 0 });
  });
});

describe('cover and points', () => {
  test('WW-ELEV-5 from above a model covers only within Orange of the target', () => {
    const roof = piece('roof', [500, 1500, 1000, 1000], { height: 1200, ground: 'impassable' });
    const covers = (x: number) => {
      const t = scene({
        ann: [unit('a', 'settler', [[1400, 2000, 1200]], 'assault-rifle'), settler('g', FAR_AWAY)],
        ben: [settler('b', [6000, 2000]), settler('c', [x, 2000])],
        pieces: [roof],
      });
      return coverBetween(t, placeOf(t, t.model('a-1')), placeOf(t, t.model('b-1'))).by.map(({ id }) => id);
    };
    expect([covers(6000 - BASE - 500), covers(6000 - BASE - 530)]).toEqual([['c-1'], []]);
  });
  test('WW-WALK-2 from a roof to a place on the same roof is as far as on the ground', () => {
    const t = facing();
    const up = (x: number) => ({ ...pointAt({ x, y: 2000 }), height: 3000 });
    expect(whyTooFarFrom(t, up(2000), 'yellow', up(2900))).toBeUndefined();
    expect(whyTooFarFrom(t, up(2000), 'yellow', pointAt({ x: 2900, y: 2000 }))?.rule).toBe('WW-WALK-2');
  });
  test('WW-SHOOT-7 WW-THROW-4 the point of a throw is judged by the weapon in hand, and by no other', () => {
    const t = facing({ ann: [unit('a', 'minuteman', [HERE], 'assault-rifle', 'fragmentation-grenade')] });
    const verdict = (id: string, x: number) => {
      const checked = checkOpenAnswer(t, { seat: 0, ask: 'throw.point', model: 'a-1', weapon: id }, [x, 2000]);
      return checked.ok ? 'ok' : checked.reason.rule;
    };
    expect([verdict('fragmentation-grenade', 3000), verdict('fragmentation-grenade', 6000)]).toEqual([
      'ok',
      'WW-SHOOT-3',
    ]);
    expect(verdict('molotov-cocktail', 6000)).toBe('ok');
  });
  test('WW-SEARCH-16 only what is in contact and holds cards can be taken up', () => {
    const t = facing({
      state: ({ markers }) => {
        const near: [number, number] = [2000, 2285];
        markers.push({ ...marker('dropped-x', 'dropped', 'item', ...near), up: true, items: ['stimpak'] });
        markers.push({ ...marker('far', 'dropped', 'item', 5000, 5000), up: true, items: ['stimpak'] });
        markers.push({ ...marker('shut', 'searchable', 'item', 2000, 1715), up: true });
      },
    });
    expect(takeable(t, t.model('a-1')).map(({ id }) => id)).toEqual(['dropped-x']);
  });
});

describe('on the way', () => {
  test('WW-MINE-7 mines go off in the order in which the way comes by them, whatever its corners', () => {
    const t = facing({
      state: ({ mines }) => {
        const mine = (id: string, x: number, y: number) =>
          mines.push({ id, seat: 1, weapon: 'fragmentation-mine', x, y, height: 0, live: true });
        mine('late', 4000, 3800);
        mine('early', 3900, 2000);
      },
    });
    const way = [
      [2000, 2000],
      [4000, 2000],
      [4000, 6000],
    ].map(([x, y]) => ({ x: x!, y: y! }));
    const met = minesOnTheWay(t, t.model('a-1'), way);
    expect(met.map(({ mine }) => mine.id)).toEqual(['early', 'late']);
    expect(met[1]!.length).toBeGreaterThan(2000);
  });
  test('WW-PUSH-4 woods and rough ground stop no push, a crate does', () => {
    const at = [2600, 1800, 400, 400] as const;
    const t = facing({
      pieces: [
        piece('wood', at, { cover: true, area: true }),
        piece('mud', at, { ground: 'difficult' }),
        piece('crate', at, { cover: true, ground: 'impassable' }),
      ],
    });
    expect(obstaclesFor(t).polygons.map(({ id }) => id)).toEqual(['crate']);
  });
  test('WW-CHARGE-2 whoever gets to somebody is in contact, and charges', () => {
    const t = using({ ann: [unit('a', 'brute', [HERE])], ben: [settler('b', [2900, 2000])] }, 'a-1');
    t.seat(0).answer('charge', [[2900 - 160 - content.units.get('brute')!.base * 5, 2000]]);
    expect(t.seat(0).asked()!.ask).toBe('charge.bonus');
    expect(t.state.acting.at(-1)!.charges).toBe('b-1');
  });
});

describe('throwing', () => {
  const thrower = (...arms: string[]) =>
    facing({ ann: [unit('a', 'minuteman', [HERE], ...arms)], ben: [settler('b', [3000, 2000])] });
  test('WW-THROW-1 one weapon that can be thrown is enough', () => {
    const why = (...arms: string[]) => {
      const t = thrower(...arms);
      return whyNoThrow(t, t.model('a-1'))?.rule;
    };
    expect([why('fragmentation-grenade'), why('assault-rifle')]).toEqual([undefined, 'WW-THROW-1']);
  });
});

describe('conditions', () => {
  test('WW-COND-14 who is not Poisoned takes none, nor does who is gone', () => {
    const harm = (change: (t: ReturnType<typeof facing>) => void) => {
      const t = facing();
      change(t);
      playOut(sufferConditions(tableOf(t), t.model('a-1')));
      return t.model('a-1').regular;
    };
    expect(harm(() => {})).toBe(0);
    expect(harm((t) => void t.model('a-1').conditions.push('poisoned'))).toBe(1);
    expect(harm((t) => void Object.assign(t.model('a-1'), { gone: 'left', conditions: ['poisoned'] }))).toBe(0);
  });
  test('WW-USE-5 a unit of one model may use a Diminishing item', () => {
    const t = using({ ann: [withItems('a', 'settler', ['buffout'], HERE)], ben: [settler('b', FAR_AWAY)] }, 'a-1');
    expect(t.seat(0).asked()!.can).toContain('item:buffout');
  });
});

describe('rounds', () => {
  test('CH-EVENT-5 a round draws its Event, the first one does not', () => {
    const begun = (round: number) =>
      battle({
        ann: [settler('a', HERE)],
        ben: [settler('b', FAR_AWAY)],
        events: true,
        advantage: 0,
        state: (state) => {
          state.round = round - 1;
          state.event = null;
        },
      }).state;
    expect(begun(1).event).toBeNull();
    const second = begun(2);
    expect([second.round, second.event !== null]).toEqual([2, true]);
  });
});

describe('enemies', () => {
  test('WW-RULING-40 around one enemy a Slide has two ways, between two it has none', () => {
    const slides = (...more: [number, number][]) => {
      const t = facing({ ben: [settler('b', [2000 + BASE, 2000], ...more)] });
      return suggestSlides(t, t.model('a-1')).filter(([x, y]) => x !== 2000 || y !== 2000).length;
    };
    expect(slides()).toBeGreaterThan(0);
    expect(slides([2000 - BASE, 2000])).toBe(0);
  });
  test('WW-RULING-99 nobody looks for a point, a friend, or somebody in plain sight', () => {
    const [sneaky] = [...content.units.values()].filter(({ has }) => has?.some((each) => each.stealthy));
    const t = scene({
      ann: [settler('a', HERE), unit('f', sneaky!.id, [[2000, 3000]])],
      ben: [unit('s', sneaky!.id, [[4000, 2000]]), settler('b', FAR_AWAY)],
    });
    const tested = (id: string | undefined) => stealthTest(t, t.model('a-1'), id === undefined ? id : t.model(id));
    expect([tested(undefined), tested('f-1'), tested('b-1')]).toEqual([undefined, undefined, undefined]);
    expect(tested('s-1')?.more).toMatchObject([{ rule: 'WW-RULING-99' }]);
  });
  test('WW-TERRAIN-6 what cannot be entered and what is climbed is closed, each by itself', () => {
    const of = (ground: Piece['ground']) => isClosed(piece('p', [0, 0, 10, 10], { ground }));
    expect((['impassable', 'climbable', 'ladder', 'normal', 'difficult'] as const).map(of)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
  test('CH-EVENT-5 only in the wind a shot scatters farther', () => {
    const t = facing();
    const windy = [...content.events.values()].find(({ effects }) =>
      effects.some(({ does }) => does === 'farther-scatter'),
    )!;
    expect(inTheWind(t, 'yellow')).toBe('yellow');
    t.state.event = windy.id;
    expect(inTheWind(t, 'yellow')).toBe('red');
  });
});

describe('friends', () => {
  test('WW-LIMITED-7 food and chems are shared, weapons are not', () => {
    const t = scene({
      ann: [
        withItems('a', 'settler', [], HERE),
        withItems('f', 'settler', ['stimpak', 'fragmentation-grenade'], [2000, 2500]),
      ],
      ben: [settler('b', FAR_AWAY)],
    });
    expect(itemsAtHand(t, t.model('a-1')).map(({ id }) => id)).toEqual(['stimpak@f-1']);
  });
  test('WW-HEAL-1 who is unhurt is not treated', () => {
    const t = scene({ ann: [settler('a', HERE, [2000, 2500])], ben: [settler('b', FAR_AWAY)] });
    const able = () => treatable(t, t.model('a-1'), { does: 'treat', within: 'yellow' } as never).map(({ id }) => id);
    expect(able()).toEqual([]);
    t.model('a-2').regular = 1;
    expect(able()).toEqual(['a-2']);
  });
  test('WW-DOG-3 a dog is Heroic through a handler who is, whoever else handles it', () => {
    const t = scene({ ann: [unit('d', 'dogmeat', [HERE], 'dog-bite')], ben: [settler('b', FAR_AWAY)] });
    const handled = (...from: string[]) => {
      t.state.lasting = from.map((each, i) => ({
        id: String(i),
        kind: 'dog-handler',
        on: 'd-1',
        until: 'round',
        from: each,
        left: 0,
      }));
      return isHeroic(t, t.model('d-1'));
    };
    expect([handled(), handled('usual'), handled('usual', 'heroic')]).toEqual([false, false, true]);
  });
  test('WW-SHOOT-3 of two guns the one tells more that only lacks somebody in range', () => {
    const t = scene({
      ann: [unit('a', 'settler', [[1000, 1000]], 'minigun', 'assault-rifle')],
      ben: [settler('b', FAR_AWAY)],
    });
    expect(whyNoShot(t, t.model('a-1'))?.rule).toBe('WW-SHOOT-3');
  });
  test('WW-SEARCH-2 what lies open and can be carried is taken up at no cost', () => {
    const t = facing({
      state: ({ markers }) =>
        void markers.push({
          ...marker('open', 'searchable', 'item', 2000, 2285),
          up: true,
          opened: true,
          items: ['stimpak'],
        }),
    });
    expect(interaction(t, t.model('a-1'), { is: 'marker', id: 'open' })?.action).toEqual({ free: 'take:open' });
  });
});

describe('effects', () => {
  test('WW-SPFX-6 what costs no icons is not bought, it comes by itself', () => {
    const { effects } = weapon('example-ram');
    expect(effects.map(({ spend }) => spend.length)).toEqual([0]);
    expect(usable({ effects }, { bottle: 2, star: 2, blast: 0 } as never, [])).toEqual([]);
  });
});

describe('turns', () => {
  test('WW-ADV-1 the holder of the marker may take the first turn', () => {
    const t = battle({ ann: [settler('a', HERE)], ben: [settler('b', FAR_AWAY)] });
    t.seat(0).answer('seat:0');
    expect([t.seat(0).asked()?.ask, t.seat(1).asked()]).toEqual(['turn.ready', undefined]);
  });
  test('WW-TEST-11 the Action Point icon of an attribute test is a point as well', () => {
    const t = using(
      {
        ann: [settler('a', HERE)],
        ben: [settler('b', FAR_AWAY)],
        chance: { 'douse.roll': [[skill('action')]], 'luck.flip': [[0]] },
        state: ({ models }) => void models[0]!.conditions.push('on-fire'),
      },
      'a-1',
    );
    t.seat(0).answer('douse');
    expect(t.state.activation!.points).toBe(1);
  });
  test('WW-OPP-2 WW-CARD-1 whoever would rather not hold on does not, and there is no test', () => {
    const t = using(
      {
        ann: [settler('a', HERE)],
        ben: [{ ...unit('b', 'sole-survivor', [[2000 + BASE, 2000]]), perks: ['entangle'] }],
      },
      'a-1',
    );
    t.seat(0).answer('move', [[1500, 2000]]);
    t.seat(1).answer('none');
    expect([t.seat(1).asked()!.ask, t.logged('WW-OPP-2')]).toEqual(['withdraw.attack', []]);
    expect(model(t, 'b-1').gone).toBeNull();
  });
  test('WW-TURRET-9 a turret is none of the cards of models, and not Heroic', () => {
    const [gun] = content.turrets.keys();
    expect(turretUnit(content, 't', gun!).heroic).toBe(false);
    expect(() => turretUnit(content, 't', 'settler')).toThrow('There is no turret "settler"');
  });
});
