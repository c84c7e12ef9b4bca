/** Where markers and tokens lie. */
import { expect, test } from 'vitest';
import { besideModel, onUnitCard, onWeaponCards } from '../queries/marker-places.ts';
import { FAR_AWAY, scene, settler, unit } from './helpers/battle.ts';

test('WW-MARKER-3 each marker lies with the model, the weapon or the unit it belongs to', () => {
  const t = scene({
    ann: [
      unit('a', 'hammer', [[2000, 2000]], 'missile-launcher', 'super-sledge'),
      settler('c', [3000, 2000], [4000, 2000]),
    ],
    ben: [settler('b', FAR_AWAY)],
    state: ({ models, units }) => {
      Object.assign(models[0]!, {
        readiness: 'ready',
        prepared: true,
        conditions: ['poisoned', 'injured-leg'],
        bonus: { against: 'b-1', dice: ['black', 'yellow'] },
        regular: 2,
        radiation: 1,
        boosts: 3,
        primed: { 'super-sledge': 1 },
      });
      Object.assign(units[0]!, { luck: 3, meters: { 'super-sledge': 2 }, empty: ['missile-launcher'] });
    },
  });
  const [hammer, other, second] = t.state.models as [never, never, never];
  expect(besideModel(hammer)).toEqual({
    readiness: 'ready',
    reaction: true,
    conditions: ['poisoned', 'injured-leg'],
    chargeBonus: ['black', 'yellow'],
    damage: { regular: 2, radiation: 1 },
  });
  expect(onWeaponCards(t, t.state.units[0]!, hammer)).toEqual([
    { weapon: 'missile-launcher', criticalPoints: 0, isEmpty: true, primed: 0 },
    { weapon: 'super-sledge', criticalPoints: 2, isEmpty: false, primed: 1 },
  ]);
  expect(onUnitCard(t, t.state.units[0]!)).toEqual({ luck: 3, boosts: [{ model: 'a-1', boosts: 3 }] });
  // Nothing of it lies with anybody else.
  for (const model of [other, second]) {
    expect(besideModel(model)).toMatchObject({
      readiness: 'unready',
      reaction: false,
      conditions: [],
      chargeBonus: [],
    });
    expect(onWeaponCards(t, t.state.units[1]!, model)).toEqual([]);
  }
  expect(onUnitCard(t, t.state.units[1]!).boosts).toEqual([]);
});
