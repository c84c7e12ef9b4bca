/** What a builder offers: prices for the whole unit, and the rule against what cannot be added. */
import { expect, test } from 'vitest';
import { cardOffer, missingKit, unitOffer } from '../../queries/force-lists/offers.ts';
import { content } from '../helpers/battle.ts';
import { forceOf, leading, listed } from '../helpers/forces.ts';

const list = forceOf([leading({ items: ['laser-musket'] }), listed('settler', { models: 3 })], { limit: 300 });
const against = ({ why }: ReturnType<typeof cardOffer>) => why && `${why.rule} ${why.card ?? ''}`.trim();

test('a unit comes with its kit; a Unique one that is there, or one that is too dear, is refused', () => {
  const scavenger = content.units.get('scavenger')!;
  const dear = unitOffer(content, list, 'scavenger');
  expect([dear.caps, against(dear)]).toEqual([
    scavenger.caps + content.items.get(scavenger.kit[0]!)!.caps,
    'CH-FORCE-4',
  ]);
  const offer = unitOffer(content, { ...list, limit: 1000 }, 'scavenger');
  expect([offer.why, offer.list.units.at(-1)!.items]).toEqual([undefined, scavenger.kit]);
  expect(against(unitOffer(content, { ...list, limit: 1000 }, 'preston-garvey'))).toBe('WW-UNIT-4 preston-garvey');
});

test('CH-FORCE-7 CH-FORCE-8 a card is offered at its price for the whole unit', () => {
  const rifle = content.items.get('pipe-rifle')!.caps;
  expect(cardOffer(content, { ...list, limit: 1000 }, 1, 'pipe-rifle')).toMatchObject({
    caps: 3 * rifle,
    why: undefined,
  });
  const stimpak = content.items.get('stimpak')!.caps;
  expect(cardOffer(content, { ...list, limit: 1000 }, 1, 'stimpak').caps).toBe(stimpak);
});

test('CH-FORCE-10 what is for one model is refused for three', () => {
  const rich = { ...list, limit: 5000 };
  for (const card of ['t-60-power-armor', 'heroic', 'big-leagues'])
    expect(against(cardOffer(content, rich, 1, card))).toBe(`CH-FORCE-10 ${card}`);
  expect(cardOffer(content, rich, 0, 'heroic').list.units[0]!.heroic).toBe(true);
  expect(against(cardOffer(content, rich, 1, 'brawler'))).toBe('WW-LEADER-1 brawler');
});

test('WW-ITEM-8 a Mod goes on the first item it fits that has none', () => {
  const rich = { ...list, limit: 5000 };
  const fitted = cardOffer(content, rich, 0, 'long-barrel');
  expect(fitted.list.units[0]!.mods).toEqual([{ on: 'laser-musket', mod: 'long-barrel' }]);
  expect(against(cardOffer(content, fitted.list, 0, 'silenced'))).toBe('WW-ITEM-8 silenced');
  expect(against(cardOffer(content, rich, 1, 'silenced'))).toBe('WW-ITEM-8 silenced');
});

test('what a unit usually carries and has not, copy by copy', () => {
  const grenade = 'fragmentation-grenade';
  expect(missingKit(content, listed('psycho', { items: ['pipe-wrench', grenade] }))).toEqual([
    grenade,
    grenade,
    grenade,
  ]);
  expect(missingKit(content, listed('settler', { items: ['assault-rifle'] }))).toEqual([]);
});
