/** The Wasteland: its decks, and what the cards drawn from them do. */
import { describe, expect, test } from 'vitest';
import { armor, content, model, skill, using } from './battle.ts';
import { find, finder, touching } from './finding.ts';

describe('The Wasteland', () => {
  test('WW-WASTE-2 the test of a drawn card needs no Action', () => {
    const t = using(
      finder(touching('searchable', 'danger'), { chance: { 'danger.roll': [[skill('critical')]] } }),
      'a-1',
      0,
      1,
    );
    t.seat(0).answer('prepare', 'look:m');
    expect(t.state.discards.dangers).toEqual(['coolant-line']);
    expect(model(t, 'a-1').conditions).toEqual([]);
    expect(t.state.activation).toBeNull();
  });

  test('what a Danger does goes through armor', () => {
    const t = find(touching('searchable', 'danger'), {
      state: (state) => {
        state.decks.dangers = ['jaw-trap'];
      },
      chance: { 'danger.roll': [[skill('X')]], 'armor.roll': [[armor(4)]] },
    });
    t.seat(0).answer('look:m');
    expect(model(t, 'a-1')).toMatchObject({ regular: 1, conditions: ['injured-leg'] });
    expect(content.dangers.get('jaw-trap')!.test).toEqual(['STR']);
  });
});
