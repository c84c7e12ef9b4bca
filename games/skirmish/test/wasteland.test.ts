/** The Wasteland: its decks, and what the cards drawn from them do. */
import { describe, expect, test } from 'vitest';
import {
  armor,
  type BattleSetting,
  battle,
  content,
  FAR_AWAY,
  model,
  settler,
  skill,
  unit,
  using,
} from './helpers/battle.ts';
import { find, finder, touching } from './helpers/finding.ts';
import { start } from './helpers/scenario.ts';

describe('The Wasteland', () => {
  const decksOf = (setting: Partial<BattleSetting> = {}) => {
    const nora = { ...unit('nora', 'sole-survivor', [[2000, 2000]], 'machete', '10mm-pistol'), items: ['stimpak'] };
    const t = battle({ ann: [nora], ben: [settler('b', FAR_AWAY)], ...setting });
    expect(t.seat(0).asked()?.ask).toBe('round.first');
    return t.state.decks;
  };
  const sorted = (ids: Iterable<string>) => [...ids].sort();

  test('WW-WASTE-1 set-up lays out a deck of each kind with every card that nobody has, each shuffled on its own', () => {
    const decks = decksOf();
    const natural = (id: string) => content.weapons.get(id)?.natural || id === 'improvised-weapon';
    const unused = [...content.items.keys()].filter((id) => !natural(id) && !content.objectives.has(id));
    // Nobody finds what a Quest brings. CH-QUEST-15
    const used = ['machete', '10mm-pistol', 'stimpak', 'assault-rifle', 'indys-freezing-44', 'draft-codex'];
    const box = { ...content, strangers: new Map([...content.strangers].filter(([, { handbook }]) => !handbook)) };
    expect(sorted(decks.items)).toEqual(sorted(unused.filter((id) => !used.includes(id))));
    for (const deck of ['dangers', 'creatures', 'strangers'] as const) {
      expect(sorted(decks[deck])).toEqual(sorted(box[deck].keys()));
      expect(decks[deck]).not.toEqual([...box[deck].keys()]);
      expect(decksOf({ seed: 'another' })[deck]).not.toEqual(decks[deck]);
    }
  });

  test('WW-WASTE-1 the Event deck lies beside them if the players want Events; tutorials have none', () => {
    expect(decksOf().events).toEqual([]);
    const { events } = decksOf({ events: true });
    expect(sorted(events)).toEqual(sorted(content.events.keys()));
    expect(events).not.toEqual([...content.events.keys()]);
    expect(() => start({ scenario: 'fort-davis', events: true })).toThrow('has no Events');
  });

  test('WW-WASTE-1 a card that is drawn leaves the top of its own deck, and no other deck', () => {
    const t = find(touching('searchable', 'danger-item'), {
      chance: { 'danger.roll': [[skill('critical')]] },
      state: (state) => {
        state.decks.strangers = ['gun-trader'];
        state.decks.events = ['dust-cloud'];
      },
    });
    t.seat(0).answer('look:m', 'keep');
    expect(model(t, 'a-1').items).toEqual(['stimpak']);
    expect(t.state.decks).toEqual({
      items: ['baseball-bat', 'machete'],
      dangers: ['jaw-trap'],
      creatures: [],
      strangers: ['gun-trader'],
      events: ['dust-cloud'],
      boosts: [],
    });
  });

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
