/** What cards give, clause by clause: each was found by breaking the rule (`npm run mutate skirmish`). */
import { describe, expect, test } from 'vitest';
import { whyNotAct } from '../../queries/actions.ts';
import { armorAmong, modifying } from '../../queries/armor.ts';
import { attackDice } from '../../queries/attack-abilities.ts';
import { isImmune } from '../../queries/conditions.ts';
import { flawsOf } from '../../queries/force-lists/flaws.ts';
import { standsBeside } from '../../queries/forces.ts';
import { itemsAtHand } from '../../queries/limited-use.ts';
import { placeOf } from '../../queries/line-of-sight.ts';
import { whereItFalls } from '../../queries/scatter.ts';
import { isInArc } from '../../queries/turrets.ts';
import { whyNotUseItem } from '../../queries/using-items.ts';
import { unusedCards } from '../../queries/wasteland.ts';
import { alone } from '../abilities/scenes.ts';
import { content, GREEN, scene, settler, unit, weapon, YELLOW } from '../helpers/battle.ts';
import { forceOf, leading, listed } from '../helpers/forces.ts';

test('WW-ARM-5 cards that modify are counted by their type, and cards that set are none of them', () => {
  const cards = armorAmong(content, ['combat-armor', 'army-helmet', 'vault-111-jumpsuit']);
  const of = (kind: 'armor' | 'clothing') => modifying(cards, kind).map(({ id }) => id);
  expect([of('armor'), of('clothing')]).toEqual([['army-helmet'], ['vault-111-jumpsuit']]);
});

test('WW-WASTE-1 a suit of Power Armor that somebody wears is not in the deck of items', () => {
  const deck = (powerArmor: string | null) =>
    unusedCards(content, [[{ ...settler('a', [0, 0]), powerArmor } as never]]).items.includes('t-60-power-armor');
  expect([deck(null), deck('t-60-power-armor')]).toEqual([true, false]);
});

test('WW-UNIT-5 two versions of a character are in one force where either card or the faction says so; never three, nor one twice', () => {
  const version = (id: string, shares = false) => ({
    ...content.units.get('dogmeat')!,
    id,
    'shares-force': shares || undefined,
  });
  const [plain, other, third, sharing] = [version('a'), version('b'), version('c'), version('d', true)];
  expect([standsBeside(plain, []), standsBeside(plain, [other])]).toEqual([true, false]);
  expect([standsBeside(plain, [other], true), standsBeside(plain, [other], false)]).toEqual([true, false]);
  expect([standsBeside(sharing, [plain]), standsBeside(plain, [sharing])]).toEqual([true, true]);
  expect([standsBeside(plain, [plain], true), standsBeside(sharing, [sharing])]).toEqual([false, false]);
  expect([standsBeside(third, [plain, other], true), standsBeside(sharing, [plain, other])]).toEqual([false, false]);
});

describe('Where it comes down', () => {
  test('WW-SCATTER-5 a ruler from where it was aimed, the way the arrow points', () => {
    const t = scene({ ann: [settler('a', [2000, 2000])], ben: [settler('b', [5000, 5000])] });
    const [from, aim] = [placeOf(t, t.model('a-1')), placeOf(t, t.model('b-1'))];
    const falls = (x: number, y: number) => {
      const at = whereItFalls(t, from, aim, weapon('fragmentation-grenade'), 'yellow', { x, y });
      return [at.x, at.y];
    };
    expect([falls(1, 0), falls(-1, 0), falls(0, 1), falls(0, -1)]).toEqual([
      [5000 + YELLOW, 5000],
      [5000 - YELLOW, 5000],
      [5000, 5000 + YELLOW],
      [5000, 5000 - YELLOW],
    ]);
    const far = whereItFalls(t, from, aim, weapon('fragmentation-grenade'), 'green', { x: 1, y: 0 });
    expect(far.x).toBe(5000 + GREEN);
  });
});

test('WW-TURRET-11 whoever stands exactly on a side of the arc is in it, near or far', () => {
  const arc = { from: { x: 10, y: 0 }, to: { x: 0, y: 10 } };
  const sees = (x: number, y: number) => isInArc({ arc } as never, { x: 0, y: 0 }, { x, y });
  expect([sees(5, 0), sees(50, 0), sees(0, 5), sees(0, 50)]).toEqual([true, true, true, true]);
  expect([sees(50, -1), sees(-1, 50)]).toEqual([false, false]);
});

test('WW-LEADER-6 dice for the improvised weapon are rolled with it alone', () => {
  const t = scene(alone({ ...unit('a', 'paladin', [[2000, 2000]], 'machete'), powerArmor: 't-60-power-armor' }));
  t.state.units[0]!.mods.push({ on: 't-60-power-armor', mod: 'hydraulic-bracers' });
  const dice = (id: string) => attackDice(t, t.model('a-1'), 'melee', weapon(id), undefined);
  expect([dice('improvised-weapon'), dice('machete')]).toEqual([['black'], []]);
});

test('WW-QUICK-1 a Stunned model Moves neither by an Action nor by a Quick one', () => {
  const t = scene(alone(settler('a', [2000, 2000])));
  const why = (how: 'action' | 'quick') => whyNotAct(t, t.model('a-1'), 'move', how)?.rule;
  expect([why('action'), why('quick')]).toEqual([undefined, undefined]);
  t.model('a-1').conditions = ['stunned'];
  expect(why('quick')).toBe(why('action'));
  expect(why('quick')).toMatch(/^WW-COND-/);
});

test('WW-COND-16 an Event that puts fires out keeps nobody from poison, nor from fire when it is another', () => {
  const immune = (event: string | null) => {
    const t = scene(alone(settler('a', [2000, 2000])));
    t.state.event = event;
    return (['on-fire', 'poisoned'] as const).map((each) => isImmune(t, t.model('a-1'), each));
  };
  expect([immune(null), immune('sheet-rain')]).toEqual([
    [false, false],
    [true, false],
  ]);
});

test('WW-PA-6 only what mends Power Armor needs some to mend', () => {
  const why = (card: string, id: string) => {
    const t = scene(alone({ ...unit('a', card, [[2000, 2000]]), items: [id] }));
    t.model('a-1').regular = 1;
    const item = itemsAtHand(t, t.model('a-1')).find((each) => each.id === id)!;
    return whyNotUseItem(t, t.model('a-1'), item, undefined, false)?.rule;
  };
  expect([why('mr-handy', 'robot-repair-kit'), why('settler', 'power-armor-patch')]).toEqual([undefined, 'WW-PA-6']);
});

test('CH-PERK-2 what a perk lacks is said: the attribute, the perk before it, the handler', () => {
  const said = (perk: string, card: string) =>
    flawsOf(content, forceOf([leading(), listed(card, { perks: [perk] })]))
      .filter(({ rule }) => rule === 'CH-PERK-2')
      .map(({ say }) => say);
  const perks = [...content.perks.values()];
  const strong = ({ attribute, least }: (typeof perks)[number], enough: boolean) =>
    [...content.units.values()].find(
      ({ type, special, icons }) =>
        type === 'human' && !icons.includes('dog-handler') && special[attribute] >= least === enough,
    )!.id;
  const after = content.perks.get('mysterious-stranger-ii')!;
  const handler = perks.find((each) => each.needs === 'dog-handler')!;
  const plain = content.perks.get('big-leagues')!;
  expect(said(after.id, strong(after, true))).toEqual(['force.perk-after']);
  expect(said(handler.id, strong(handler, true))).toEqual(['force.perk-handler']);
  expect(said(plain.id, strong(plain, false))).toEqual(['force.perk-least']);
});
