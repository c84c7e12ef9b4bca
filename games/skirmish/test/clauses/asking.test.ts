/** What the rules ask of models, weapons and ranges, clause by clause: each was found by breaking the rule. */
import { describe, expect, test } from 'vitest';
import { actOf } from '../../queries/acting.ts';
import { cryColor, resistance } from '../../queries/battle-cry.ts';
import { awarenessOf } from '../../queries/card-colors.ts';
import { chargeColor } from '../../queries/charging.ts';
import { grips, strikable } from '../../queries/close-combat.ts';
import { whyNoCritical } from '../../queries/criticals.ts';
import { eventColor } from '../../queries/events.ts';
import { charged, isPrimed } from '../../queries/heavy-weapons.ts';
import { placeOf } from '../../queries/line-of-sight.ts';
import { candidates } from '../../queries/melee.ts';
import { judge } from '../../queries/skill-tests.ts';
import { skillOf } from '../../queries/skills.ts';
import { suggestSlides } from '../../queries/slide.ts';
import { threatOf } from '../../queries/threats.ts';
import { emptied } from '../../queries/tricks.ts';
import { isAware } from '../../queries/triggers.ts';
import { cardOf } from '../../queries/units.ts';
import { useIconsOf } from '../../queries/use-icons.ts';
import { freeAttackers } from '../../queries/withdrawing.ts';
import { minesAfterAction } from '../../rules/attacking/mines.ts';
import { chooseRange } from '../../rules/attacking/shots.ts';
import { spendIcons } from '../../rules/attacking/special-effects.ts';
import { strikes } from '../../rules/round/acting.ts';
import { handOut } from '../../rules/round/heartening.ts';
import { flip } from '../../rules/round/luck.ts';
import { drawEvent } from '../../rules/wasteland/events.ts';
import {
  armor,
  BASE,
  type BattleSetting,
  BLANK,
  content,
  effect,
  FAR_AWAY,
  LUCK,
  playOut,
  scene,
  settler,
  tableOf,
  unit,
  using,
  weapon,
} from '../helpers/battle.ts';

const HERE: [number, number] = [2000, 2000];
const facing = (more: Partial<BattleSetting> = {}) =>
  scene({ ann: [settler('a', HERE)], ben: [settler('b', [2000 + BASE, 2000])], ...more });

describe('tests', () => {
  test('WW-TEST-6 only the numbers on Effect Dice count, and no other icon', () => {
    const face = content.dice.skill.find(({ value, action, critical }) => value === 6 && !action && !critical)!;
    const dice = [{ icons: ['damage', 'minus-1'] as const }, { icons: ['bottle'] as const }, { icons: [] }];
    expect(judge(5, [], face, dice as never)).toMatchObject({ result: 5, success: true });
  });
  test('WW-ELIM-5 WW-RULING-74 a token of the supply has two sides', () => {
    const { state } = facing();
    const flipped = (side: number) => playOut(flip(tableOf({ state, content }), 'WW-ELIM-5'), side);
    expect([flipped(BLANK), flipped(LUCK)]).toEqual([false, true]);
    const asked = flip(tableOf({ state, content }), 'WW-ELIM-5').next(null as never).value;
    expect(asked).toMatchObject({ ask: 'luck.flip', draw: { of: 'one', size: 2 } });
  });
});

describe('Battle Cry', () => {
  test('WW-LEADER-5 an aura makes a cry of a white icon, and of no icon none', () => {
    const of = (card: string) => {
      const t = scene({
        ann: [{ ...unit('a', 'sole-survivor', [HERE]), leader: 'berserker' }, unit('f', card, [[2400, 2000]])],
        ben: [settler('b', FAR_AWAY)],
      });
      return [skillOf(t, t.model('f-1'), 'resist') !== undefined, cryColor(t, t.model('f-1'))];
    };
    expect(of('settler')).toEqual([true, 'orange']);
    const [mute] = [...content.units.values()].filter(
      ({ skills, unique }) => !unique && skills.resist === undefined && skills['battle-cry'] === undefined,
    );
    expect(of(mute!.id)).toEqual([false, undefined]);
  });
  test('WW-BCRY-2 WW-CARD-1 of its own value and what a friend lends the higher counts', () => {
    const lending = (card: string) => {
      const t = scene({
        ann: [unit('f', card, [HERE]), unit('g', LENDER, [[2400, 2000]])],
        ben: [settler('b', FAR_AWAY)],
      });
      const own = skillOf(t, t.model('f-1'), 'resist') ?? skillOf(t, t.model('f-1'), 'battle-cry') ?? 0;
      const lent = skillOf(t, t.model('g-1'), 'battle-cry')!;
      return [resistance(t, t.model('f-1')), own, lent] as const;
    };
    const LENDER = [...content.units.values()].find(({ aura }) =>
      aura?.some(({ shares }) => shares?.includes('resist')),
    )!.id;
    const all = [...content.units.values()]
      .filter(({ id, faction }) => faction === 'survivors' && !id.startsWith('preston'))
      .map(({ id }) => lending(id));
    for (const [value, own, lent] of all) expect(value).toBe(Math.max(own, lent));
    expect(all.some(([, own, lent]) => own > lent)).toBe(true);
    expect(all.some(([, own, lent]) => own < lent)).toBe(true);
  });
});

describe('weapons', () => {
  test('WW-CRIT-1 whoever has no icon for it makes no Critical Attack, whatever is on the meter', () => {
    const t = facing({ ann: [unit('a', 'settler', [HERE], 'example-meter')] });
    t.state.units[0]!.meters['example-meter'] = 1;
    const why = whyNoCritical(t, t.model('a-1'), weapon('example-meter'), 'short');
    expect(cardOf(t, t.model('a-1')).icons).not.toContain('criticals');
    expect(why?.rule).toBe('WW-CRIT-1');
  });
  test('WW-HEAVY-6 a weapon whose tokens are a help may be fired without them, another may not', () => {
    const t = facing();
    const of = (id: string) => isPrimed(t.model('a-1'), weapon(id));
    expect([of('gauss-rifle'), of('assaultron-head-laser'), of('assault-rifle')]).toEqual([true, false, true]);
    t.model('a-1').primed['assaultron-head-laser'] = 2;
    expect(of('assaultron-head-laser')).toBe(true);
  });
  test('WW-HEAVY-7 each token adds one damage, and none adds none', () => {
    const t = facing();
    const gauss = weapon('gauss-rifle');
    const damage = () => charged(t.model('a-1'), gauss).damage[0]!.amount - gauss.damage[0]!.amount;
    const without = damage();
    t.model('a-1').primed['gauss-rifle'] = 2;
    expect([without, damage()]).toEqual([0, 2]);
  });
  test('WW-CC-3 only with a weapon for close combat somebody farther off is struck', () => {
    const [long] = [...content.units.values()].filter(({ has }) => has?.some((each) => 'reach' in each));
    expect(long).toBeDefined();
    const t = scene({
      ann: [unit('a', long!.id, [HERE])],
      ben: [settler('b', [2000 + 5 * long!.base + 160 + 100, 2000])],
    });
    const grip = (id: string) => ({ id, weapon: weapon(id), skill: 'melee' as const });
    const struck = (id: string) => strikable(t, t.model('a-1'), grip(id)).map((each) => each.id);
    expect([struck('machete'), struck('assault-rifle')]).toEqual([['b-1'], []]);
  });
});

describe('shots', () => {
  const GREEN = 2032;
  test('WW-SHOOT-11 whoever lies in one range only is shot at that range, and nobody is asked', () => {
    const range = (gap: number) => {
      const t = scene({ ann: [settler('a', HERE)], ben: [settler('b', [2000 + BASE + gap, 2000])] });
      const aim = placeOf(t, t.model('b-1'));
      return playOut(chooseRange(tableOf(t), t.model('a-1'), weapon('assault-rifle'), aim));
    };
    expect([range(200), range(GREEN + 400)]).toEqual(['short', 'long']);
  });
  test('WW-SHOOT-8 of several guns the one that reaches farthest makes the threat', () => {
    const reach = (...guns: string[]) => {
      const t = scene({ ann: [unit('a', 'sole-survivor', [[4000, 4000]], ...guns)], ben: [settler('b', [300, 300])] });
      const [shot] = threatOf(t, t.model('a-1'));
      return Math.max(...shot!.map(({ x }) => x));
    };
    expect(reach('10mm-pistol', 'hunting-rifle')).toBe(reach('hunting-rifle'));
    expect(reach('hunting-rifle')).toBeGreaterThan(reach('10mm-pistol'));
  });
  test('WW-HEAVY-3 only heavy weapons are counted as emptied', () => {
    const t = facing();
    t.state.units[0]!.empty = ['missile-launcher', 'assault-rifle'];
    expect(emptied(t, t.model('a-1'))).toEqual(['missile-launcher']);
  });
  test('WW-SPFX-1 whoever has had enough spends no more icons', () => {
    const t = facing();
    const it = { ...weapon('example-meter'), effects: [{ spend: ['bottle' as const], gain: 'damage' as const }] };
    const gained = (...answers: string[]) =>
      playOut(spendIcons(tableOf(t), 0, it, ['bottle', 'bottle']), ...answers).map(({ gain }) => gain);
    expect(gained('done')).toEqual([]);
    expect(gained('effect:0', 'done')).toEqual(['damage']);
    expect(gained('effect:0', 'effect:0')).toEqual(['damage', 'damage']);
  });
});

describe('Events', () => {
  const [shorter] = [...content.events.values()].filter(({ effects }) =>
    effects.some((each) => each.does === 'shorter' && each.of === 'awareness'),
  );
  test('WW-RANGE-4 an Event makes shorter what it names, and nothing else', () => {
    const t = facing({ ben: [settler('b', FAR_AWAY)] });
    const colors = () => [awarenessOf(t, t.model('a-1')), chargeColor(t, t.model('a-1'), 'red')];
    expect(colors()).toEqual(['green', 'red']);
    t.state.event = shorter!.id;
    expect(colors()).toEqual(['red', 'red']);
    expect([eventColor(t, 'awareness', 'blue'), eventColor(t, 'throw', 'blue')]).toEqual(['green', 'blue']);
  });
  test('CH-EVENT-5 while one says so a Trigger is noticed one Awareness farther', () => {
    const [far] = [...content.events.values()].filter(({ effects }) =>
      effects.some(({ does }) => does === 'farther-triggers'),
    );
    const noticed = (event: string | null, gap: number) => {
      const t = scene({ ann: [settler('a', [1000, 2000])], ben: [settler('b', [1000 + BASE + gap, 2000])] });
      t.state.event = event;
      return isAware(t, t.model('b-1'), actOf(t.model('a-1'), 'move', 'action'));
    };
    const green = 2032;
    expect([noticed(null, 2 * green), noticed(null, 2 * green + 2)]).toEqual([true, false]);
    expect([noticed(far!.id, 3 * green), noticed(far!.id, 3 * green + 2)]).toEqual([true, false]);
  });
  test('CH-EVENT-6 CH-EVENT-7 the last card of the deck is drawn like any other', () => {
    const t = facing({ ben: [settler('b', FAR_AWAY)] });
    Object.assign(t.state, { round: 2, event: null });
    t.state.decks.events = [shorter!.id];
    playOut(drawEvent(tableOf(t)));
    expect([t.state.event, t.state.decks.events]).toEqual([shorter!.id, []]);
  });
});

describe('contact', () => {
  test('WW-WITHDRAW-2 WW-WITHDRAW-6 whoever has nothing to strike with strikes nobody who leaves', () => {
    const t = facing();
    const away = [HERE, [2000, 4000]].map(([x, y]) => ({ x: x!, y: y! }));
    const free = () => freeAttackers(t, t.model('a-1'), away).map(({ id }) => id);
    expect(free()).toEqual(['b-1']);
    t.model('b-1').conditions = ['stunned'];
    expect(free()).toEqual([]);
  });
  test('WW-WITHDRAW-2 one thing to strike with is enough', () => {
    const t = facing({ ben: [unit('b', 'dogmeat', [[2000 + BASE, 2000]], 'dog-bite')] });
    const away = [HERE, [2000, 4000]].map(([x, y]) => ({ x: x!, y: y! }));
    expect(grips(t, t.model('b-1'))).toHaveLength(1);
    expect(freeAttackers(t, t.model('a-1'), away).map(({ id }) => id)).toEqual(['b-1']);
  });
  test('WW-ELIM-1 whoever is removed in its own activation does nothing more', () => {
    const t = using(
      {
        ann: [settler('a', HERE, [3000, 3000])],
        ben: [settler('b', FAR_AWAY)],
        state: ({ models }) => void Object.assign(models[0]!, { gone: 'eliminated' }),
      },
      'a-1',
    );
    expect(t.state.activation).toBeNull();
    expect([0, 1].map((seat) => t.seat(seat).asked()?.ask)).not.toContain('action');
  });
  test('WW-RULING-40 with two in contact nobody Slides, with one both ways round', () => {
    const one = facing({ ben: [unit('b', 'behemoth', [[2000 + 460, 2000]])] });
    const ends = suggestSlides(one, one.model('a-1'));
    expect(ends.some(([, y]) => y! > 2100)).toBe(true);
    expect(ends.some(([, y]) => y! < 1900)).toBe(true);
    const two = facing({ ben: [settler('b', [2000 + BASE, 2000]), settler('c', [2000 - BASE, 2000])] });
    expect(suggestSlides(two, two.model('a-1')).filter(([x, y]) => x !== 2000 || y !== 2000)).toEqual([]);
  });
  test('WW-MELEE-5 WW-RULING-46 those in contact with the target are numbered from the nearest on', () => {
    const t = scene({
      ann: [settler('a', [2000, 2000]), settler('c', [4000 + BASE, 2000], [4000, 2000 - BASE], [4000 - BASE, 2000])],
      ben: [settler('b', [4000, 2000])],
    });
    expect(candidates(t, t.model('a-1'), t.model('b-1')).map(({ id }) => id)).toEqual(['c-3', 'c-2', 'c-1']);
  });
  test('WW-TRIGGER-2 one point of damage is a hurt, and none is not', () => {
    const t = facing();
    t.state.acting = [actOf(t.model('a-1'), 'strike', 'action')];
    strikes(tableOf(t), t.model('a-1'), t.model('b-1'), 0);
    strikes(tableOf(t), t.model('a-1'), t.model('b-1'), 1);
    expect(t.state.acting[0]!.hits.map(({ hurt }) => hurt)).toEqual([false, true]);
  });
});

describe('icons', () => {
  test('WW-AP-8 an icon of a skill or of a kind of weapon is for those alone', () => {
    const of = (card: string, kind: string, ...items: string[]) => {
      const t = scene({ ann: [{ ...unit('a', card, [HERE]), items }], ben: [settler('b', FAR_AWAY)] });
      return useIconsOf(t, t.model('a-1')).find(({ id }) => id.endsWith(`.${kind}`));
    };
    const bearing = (icon: string) => (each: { icons?: readonly string[] | undefined }) => each.icons?.includes(icon);
    const hat = [...content.clothing.values()].find(bearing('search'))!;
    expect(of('settler', 'search', hat.id)).toMatchObject({ skill: 'search', weapons: undefined });
    const fighter = [...content.units.values()].find(bearing('melee'))!;
    expect(of(fighter.id, 'melee')).toMatchObject({ skill: undefined, weapons: 'melee' });
  });
  test('WW-RULING-102 where nobody is Ready nobody is asked for whom a die is', () => {
    const [giver] = [...content.units.values()].filter(({ has }) => has?.some((each) => 'hands-out' in each));
    const t = scene({ ann: [unit('a', giver!.id, [HERE])], ben: [settler('b', FAR_AWAY)] });
    playOut(handOut(tableOf(t), t.model('a-1')));
    expect(t.state.lasting.filter(({ kind }) => kind === 'bonus-die')).toEqual([]);
  });
});

test('WW-MINE-8 one mine goes off, and the next one lies on', () => {
  const t = facing({
    ben: [settler('b', FAR_AWAY)],
    state: ({ mines }) => {
      for (const [i, x] of [2300, 7000].entries())
        mines.push({ id: `mine-${i}`, seat: 1, weapon: 'fragmentation-mine', x, y: 2000, height: 0, live: true });
    },
  });
  playOut(minesAfterAction(tableOf(t), t.model('a-1')), [effect('yellow')], [armor(4)]);
  expect(t.state.mines.map(({ id }) => id)).toEqual(['mine-1']);
});
