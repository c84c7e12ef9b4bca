/** Forces of a house with a Settlement. CH-ADFORCE, CH-ADMOD, CH-ADPOWER */
import { describe, expect, test } from 'vitest';
import { questRecordOf } from '../../campaign/queries/quests.ts';
import type { ForceList, ListedUnit } from '../../printed/force-lists.ts';
import { flawsOf, isPlayable } from '../../queries/force-lists/flaws.ts';
import { forceCaps } from '../../queries/force-lists/prices.ts';
import { ann, content, force, inBattle, inPhase, leading, report, unit } from '../helpers/campaign.ts';
import { member } from '../helpers/houses.ts';

/** Ann packs for High Noon with these cards taken along. */
const packing = (
  items: readonly string[] = [],
  more: Parameters<typeof inPhase>[0]['more'] = () => {},
  perks: readonly string[] = [],
) => {
  const t = inPhase({
    stage: 'matching',
    perks,
    chance: { 'match.side': [0] },
    more(house, state) {
      house.due = false;
      house.taken.items = [...items];
      more(house, state);
    },
  });
  t.seat(0).answer('noon');
  return t;
};

/** Taken, or the rule against it. */
function judged(t: ReturnType<typeof packing>, list: ForceList): string {
  try {
    return t.seat(0).refuse(list).rule!;
  } catch {
    return 'taken';
  }
}

const settlers = (models: number, ...items: string[]): ListedUnit => ({ ...unit('settler', ...items), models });

describe('what may be in it', () => {
  test('SC-POLICE-4 the question names the limit of one’s own side, with what the scenario gives it', () => {
    const asked = ([0, 1] as const).map((side) => {
      const t = inPhase({ stage: 'matching', chance: { 'match.side': [side] }, more: (house) => (house.due = false) });
      t.seat(0).answer('police-station');
      const about = t.session.question!.detail?.about;
      return { turn: t.state.turn, limit: about?.limit };
    });
    expect(asked).toEqual([
      { turn: 0, limit: 950 },
      { turn: 1, limit: 950 },
    ]);
  });

  test('CH-ADFORCE-1 the limit of the battle holds', () => {
    const list = force(leading('hunting-rifle'), settlers(7), settlers(4));
    const caps = forceCaps(content, list);
    expect(caps).toBeLessThanOrEqual(750);
    expect(judged(packing(), list)).toBe('taken');
    expect(judged(packing(), force(leading('hunting-rifle'), settlers(16)))).toBe('CH-FORCE-4');
  });

  test('CH-ADFORCE-2 every unit, with any of what it comes with', () => {
    expect(judged(packing(), force(leading(), unit('scavenger')))).toBe('taken');
    expect(judged(packing(), force(leading('hunting-rifle'), unit('minuteman')))).toBe('taken');
    expect(judged(packing(), force(leading('machete')))).toBe('CH-ADFORCE-4');
  });

  test('CH-ADFORCE-3 nobody has what another one comes with', () => {
    expect(judged(packing(), force(leading(), unit('settler', 'hunting-rifle')))).toBe('CH-ADFORCE-4');
  });

  test('CH-ADFORCE-4 items that were packed, and not those that were left in the pool', () => {
    const list = force(leading('hunting-rifle', 'stimpak'));
    expect([judged(packing(['stimpak']), list), judged(packing(), list)]).toEqual(['taken', 'CH-ADFORCE-4']);
  });

  test('CH-ADFORCE-5 one card for a unit of three, counted three times; of Stimpaks each is a card', () => {
    const machete = content.items.get('machete')!.caps;
    const bare = forceCaps(content, force(leading(), settlers(3)));
    expect(forceCaps(content, force(leading(), settlers(3, 'machete'))) - bare).toBe(3 * machete);
    expect(judged(packing(['machete']), force(leading(), settlers(3, 'machete')))).toBe('taken');
    const two = force(leading(), settlers(3, 'stimpak', 'stimpak'));
    expect([judged(packing(['stimpak']), two), judged(packing(['stimpak', 'stimpak']), two)]).toEqual([
      'CH-ADFORCE-4',
      'taken',
    ]);
  });

  test('CH-RULING-64 one card equips one unit', () => {
    const list = force(leading(), settlers(1, 'machete'), settlers(1, 'machete'));
    expect([judged(packing(['machete']), list), judged(packing(['machete', 'machete']), list)]).toEqual([
      'CH-ADFORCE-4',
      'taken',
    ]);
  });

  test('CH-ADFORCE-6 Heroic cards need no Structure', () => {
    expect(judged(packing(), force({ ...leading('hunting-rifle'), heroic: true }))).toBe('taken');
  });

  test('CH-ADFORCE-7 perks that were bought for the model, and the Leader card on the Leader', () => {
    const list = force({ ...leading(), perks: ['toughness'] });
    const owned = packing([], (house) => house.members[0]!.perks.push('toughness'));
    expect([judged(packing(), list), judged(owned, list)]).toEqual(['CH-ADFORCE-7', 'taken']);
    expect(judged(packing(), force({ ...leading(), leader: 'veteran' }))).toBe('CH-ADLEAD-1');
    expect(judged(packing(), force(unit('sole-survivor'), { ...unit('minuteman'), leader: 'hunter' }))).toBe(
      'CH-ADLEAD-1',
    );
  });

  test('CH-ADLEAD-1 whoever comes along without a Leader card is nobody’s rival', () => {
    expect(judged(packing(), force(leading(), unit('minuteman')))).toBe('taken');
  });

  test('CH-ADPERK-7 CH-ADPERK-8 of the perks of a model those that are chosen count, and the others stay its own', () => {
    const t = packing([], (house) => house.members[0]!.perks.push('toughness', 'sneak'));
    const bare = forceCaps(content, force(leading()));
    const list = force({ ...leading(), perks: ['sneak'] });
    expect(forceCaps(content, list) - bare).toBe(content.perks.get('sneak')!.caps);
    t.seat(0).answer(list);
    expect(t.state.battles[0]!.sides[0]!.list!.units[0]!.perks).toEqual(['sneak']);
    expect(ann(t).members[0]!.perks).toEqual(['toughness', 'sneak']);
  });

  test('CH-RULING-65 perks of the Settlement count for nothing in a force', () => {
    const list = force(leading('hunting-rifle'));
    const t = packing([], () => {}, ['armorer', 'local-leader']);
    t.seat(0).answer(list);
    expect(forceCaps(content, t.state.battles[0]!.sides[0]!.list!)).toBe(forceCaps(content, list));
  });

  test('CH-ADFORCE-8 the Boosts that were packed are the hand', () => {
    const t = packing([], (house) => (house.taken.boosts = ['take-two', 'get-ready']));
    t.seat(0).answer(force(leading('hunting-rifle')));
    expect(t.state.battles[0]!.sides[0]!.boosts).toEqual(['take-two', 'get-ready']);
    expect(t.seat(1).view().battles[0]!.sides[0]).toMatchObject({ boosts: null, hand: 2, list: null });
  });

  test('CH-ADUNIQ-2 a Unique weapon that a unit comes with needs no place', () => {
    expect(
      judged(
        packing([], (house) => house.members.push(member('elder-maxson'))),
        force(leading(), unit('cait', ...content.units.get('cait')!.kit)),
      ),
    ).toBe('taken');
  });
});

describe('rewards of Quests', () => {
  const codex = force(leading('draft-codex'));

  test('CH-QUEST-14 before its Quest is completed it is refused, and then taken like any other', () => {
    expect(judged(packing(['draft-codex']), codex)).toBe('CH-QUEST-14');
    const earned = packing(['draft-codex'], ({ taken }) => taken.uniques.push('draft-codex'));
    expect(judged(earned, codex)).toBe('taken');
    const left = packing([], ({ uniques }) => uniques.push('draft-codex'));
    expect(judged(left, codex)).toBe('CH-ADFORCE-4');
    expect(questRecordOf(earned.session.position, 0).items).toEqual(['draft-codex']);
  });

  test('CH-QUEST-14 where nothing is known of Quests, only a house rule lets it pass', () => {
    const flaws = flawsOf(content, codex);
    expect(flaws.map(({ rule, card }) => [rule, card])).toEqual([['CH-QUEST-14', 'draft-codex']]);
    expect([isPlayable(codex, flaws), isPlayable({ ...codex, house: true }, flaws)]).toEqual([false, true]);
    expect(flawsOf(content, codex, ['draft-codex'])).toEqual([]);
  });

  test('CH-QUEST-18 it counts within the limit', () => {
    const price = content.items.get('draft-codex')!.caps;
    const bare = forceCaps(content, force(leading()));
    const at = (limit: number) => flawsOf(content, { ...codex, limit }, ['draft-codex']).map(({ rule }) => rule);
    expect([at(bare + price - 1), at(bare + price)]).toEqual([['CH-FORCE-4'], []]);
    expect([price > 0, forceCaps(content, codex)]).toEqual([true, bare + price]);
  });
});

describe('Mods', () => {
  const modded = (mod: string): ForceList =>
    force({ ...leading('hunting-rifle'), mods: [{ on: 'hunting-rifle', mod }] });

  test('CH-ADMOD-1 a Mod needs the perk that attaches it', () => {
    const list = modded('comfort-grip');
    expect([
      judged(packing(['comfort-grip']), list),
      judged(
        packing(['comfort-grip'], () => {}, ['gun-nut-rifle']),
        list,
      ),
    ]).toEqual(['CH-ADMOD-1', 'taken']);
  });

  test('CH-ADMOD-2 CH-PERK-6 and the Mod itself, from the pool', () => {
    expect(
      judged(
        packing([], () => {}, ['gun-nut-rifle']),
        modded('comfort-grip'),
      ),
    ).toBe('CH-ADMOD-2');
  });

  test('CH-PERK-5 with Armorer one Mod on a piece of armor, and no second; without it none', () => {
    const list = (...mods: string[]): ForceList =>
      force({ ...leading('sturdy-leather-armor'), mods: mods.map((mod) => ({ on: 'sturdy-leather-armor', mod })) });
    const cards = ['sturdy-leather-armor', 'padded', 'lightweight'];
    const armorer = () => packing(cards, () => {}, ['armorer']);
    expect(judged(armorer(), list('padded'))).toBe('taken');
    expect(judged(armorer(), list('padded', 'lightweight'))).toBe('WW-ITEM-8');
    expect(judged(packing(cards), list('padded'))).toBe('CH-ADMOD-1');
  });

  test('CH-ADMOD-3 a Mod that comes with a unit is on top', () => {
    const { kit } = content.units.get('preston-garvey')!;
    const preston = { ...unit('preston-garvey', ...kit), mods: [{ on: kit[0]!, mod: 'long-barrel' }] };
    expect(judged(packing(), force(leading(), preston))).toBe('taken');
  });
});

describe('Power Armor', () => {
  const tech = unit('sole-survivor-tech', 'combat-shotgun', 'x-01-power-armor');
  const danse = { ...unit('paladin-danse', 'plasma-rifle', 't-60-power-armor') };

  test('CH-ADPOWER-1 a suit that comes home degraded stays so', () => {
    const t = inBattle({ lists: [force(leading('hunting-rifle'), danse), force(leading('hunting-rifle'))] });
    t.seat(0).answer(report(t, [0], ({ sides: [own] }) => (own!.units[1]!.degraded = true)));
    expect(ann(t).degraded).toEqual([{ card: 't-60-power-armor', member: 'paladin-danse' }]);
  });

  test('CH-ADPOWER-2 it may be worn, degraded', () => {
    const t = packing([], (house) => house.degraded.push({ card: 't-60-power-armor', member: 'paladin-danse' }));
    t.seat(0).answer(force(leading('hunting-rifle'), danse));
    expect(t.state.battles[0]!.sides[0]!.allotted.map(({ degraded }) => degraded)).toEqual([false, true]);
    expect(tech.items).toContain('x-01-power-armor');
  });

  test('CH-ADPOWER-3 each Station mends one suit, and none without a Station', () => {
    const suits = [
      { card: 't-60-power-armor', member: 'paladin-danse' },
      { card: 't-45-power-armor', member: null },
    ];
    const wanted = {
      stage: 'draw',
      perks: ['armorer'],
      more: (house: ReturnType<typeof ann>) => house.degraded.push(...suits),
    } as const;
    const t = inPhase({ ...wanted, structures: ['power-armor-station'] });
    t.seat(0).answer('mend:power-armor-station-1@0');
    expect(ann(t).degraded).toEqual([suits[1]]);
    expect(t.seat(0).refuse('mend:power-armor-station-1@0')).toEqual({
      rule: 'CH-ADPOWER-3',
      sentence: 'It has mended a suit in this phase.',
    });
    expect(
      inPhase({ ...wanted, structures: ['stores'] })
        .seat(0)
        .asked()!
        .can.filter((id) => String(id).startsWith('mend')),
    ).toEqual([]);
  });
});
