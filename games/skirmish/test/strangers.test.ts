/** Strangers: added as a face-down marker, met by a model in contact, the same for everybody. */
import { describe, expect, test } from 'vitest';
import { addStranger } from '../rules/wasteland/strangers.ts';
import type { SkirmishState } from '../state.ts';
import {
  type BattleSetting,
  content,
  FAR_AWAY,
  marker,
  model,
  settler,
  skill,
  tableOf,
  unit,
  using,
} from './helpers/battle.ts';
import { at, scavenger } from './helpers/finding.ts';

/** A model in contact with a Stranger of this card. */
function meeting(card: string, more: Partial<BattleSetting> = {}) {
  return using(
    {
      ann: [scavenger('a', [2000, 2000], [2000, 2570])],
      ben: [settler('b', FAR_AWAY)],
      ...more,
      state: (state: SkirmishState) => {
        state.decks.strangers = ['gun-trader', card];
        state.decks.items = ['tire-iron', 'buffout', 'bourbon', 'med-x'];
        addStranger(tableOf({ state, content }), { x: 2000, y: 2285 });
        more.state?.(state);
      },
    },
    'a-1',
  );
}
const roll = (shows: Parameters<typeof skill>[0]) => ({ chance: { 'stranger.roll': [[skill(shows)]] } });
const MEET = 'meet:stranger-1';

describe('Adding a Stranger to the Battlefield', () => {
  test('WW-WASTE-3 a face-down blank Searchable Marker; whoever interacts with it draws one Stranger card', () => {
    const t = meeting('still-keeper', roll('X'));
    expect(at(t, 'stranger-1')).toMatchObject({ kind: 'searchable', face: 'blank', up: false });
    expect(t.state.strangers).toEqual([{ marker: 'stranger-1', card: null, tried: [] }]);
    expect(t.seat(0).asked()!.can).toContain(MEET);
    // It is somebody, not something: nobody looks under it.
    expect(t.seat(0).asked()!.can).not.toContain('look:stranger-1');
    t.seat(0).answer(MEET);
    expect(t.state.decks.strangers).toEqual(['gun-trader']);
    expect(t.seat(0).asked()).toMatchObject({ ask: 'stranger.deal', can: ['test', 'leave'] });
    t.seat(0).answer('test');
    expect(model(t, 'a-1').conditions).toEqual(['poisoned']);
    expect(t.state.activation!.left).toBe(2);
  });

  test('WW-WASTE-3 a numbered marker does as well; it takes base contact and nobody to fight', () => {
    const t = meeting('still-keeper', {
      state: (state) => {
        addStranger(tableOf({ state, content }), { x: 5000, y: 5000 }, 'number-2');
      },
    });
    expect(at(t, 'stranger-2')).toMatchObject({ kind: 'searchable', face: 'number-2', up: false });
    t.seat(0).refuse('meet:stranger-2');
    const engaged = meeting('still-keeper', { ben: [settler('b', [2320, 2000])] });
    expect(engaged.seat(0).refuse(MEET).rule).toBe('WW-WASTE-3');
  });

  test('WW-WASTE-4 the same card for that marker for the rest of the battle; no second one is drawn', () => {
    const t = meeting('still-keeper', roll('X'));
    t.seat(0).answer(MEET, 'leave', MEET, 'test');
    expect(t.state.decks.strangers).toEqual(['gun-trader']);
    expect(t.state.strangers).toEqual([{ marker: 'stranger-1', card: 'still-keeper', tried: ['a-1'] }]);
    // Each model tries once; the next meets the same Stranger.
    expect(t.seat(0).refuse(MEET).sentence).toContain('tried its luck');
    const second = meeting('still-keeper', {
      state: (state) => {
        state.activation!.model = 'a-2';
        state.strangers[0]!.card = 'backroom-doctor';
      },
    });
    second.seat(0).answer(MEET);
    expect(second.logged('WW-WASTE-3')).toEqual(['A 2 meets the Backroom Doctor.']);
    expect(second.state.decks.strangers).toEqual(['gun-trader', 'still-keeper']);
  });
});

describe('Stranger cards', () => {
  const hurt = (state: SkirmishState) => {
    Object.assign(state.models[0]!, { regular: 3, conditions: ['poisoned', 'slow'] });
  };

  test('a doctor heals or cures, or leaves', () => {
    const healed = meeting('backroom-doctor', { ...roll('critical'), state: hurt });
    healed.seat(0).answer(MEET, 'test', 'heal');
    expect(model(healed, 'a-1')).toMatchObject({ regular: 0, conditions: ['poisoned', 'slow'] });
    const cured = meeting('backroom-doctor', { ...roll('critical'), state: hurt });
    cured.seat(0).answer(MEET, 'test', 'cure');
    expect(model(cured, 'a-1')).toMatchObject({ regular: 3, conditions: [] });
    const failed = meeting('backroom-doctor', { ...roll('X'), state: hurt });
    failed.seat(0).answer(MEET, 'test');
    expect([at(failed, 'stranger-1'), failed.state.strangers]).toEqual([undefined, []]);
  });

  test('a peddler lets one choose, for a test or for an item, and nobody else sees the choice', () => {
    const t = meeting('pill-peddler', roll('critical'));
    t.seat(0).answer(MEET);
    expect(t.seat(0).asked()!.can).toEqual(['test', 'give:assault-rifle', 'leave']);
    t.seat(0).answer('test');
    expect(t.seat(0).asked()).toMatchObject({ ask: 'stranger.keep', can: ['buffout', 'med-x', 'none'] });
    expect(JSON.stringify(t.session.view(1))).not.toContain('med-x');
    t.seat(0).answer('med-x');
    expect(model(t, 'a-1').items).toEqual(['med-x']);
    expect(t.state.discards.items).toEqual(['buffout']);
    expect(t.state.decks.items).toEqual(['tire-iron', 'bourbon']);
    expect(at(t, 'stranger-1')!.items).toEqual([]);
  });

  test('a trader takes a weapon for another', () => {
    const t = meeting('gun-trader', { ann: [unit('a', 'scavenger', [[2000, 2000]], 'pipe-rifle')] });
    t.seat(0).answer(MEET, 'give:pipe-rifle', 'tire-iron');
    expect(t.state.units[0]!.weapons).toEqual([]);
    expect(model(t, 'a-1').items).toEqual(['tire-iron']);
  });

  test('a drifter tells what lies under markers near by', () => {
    const t = meeting('tattling-drifter', {
      ...roll('critical'),
      ann: [scavenger('a', [2000, 2000])],
      pieces: [],
      state: (state) => {
        // Beyond the Awareness of everybody, within Black and beyond it.
        state.markers.push(marker('near', 'investigation', 'number-1', 4900, 2000));
        state.markers.push(marker('far', 'investigation', 'number-2', 8000, 2000));
      },
    });
    t.seat(0).answer(MEET, 'test');
    expect([at(t, 'near')!.seen, at(t, 'far')!.seen]).toEqual([[0], []]);
  });

  test('a courier and a child are worth Caps; the child waits for whoever fails', () => {
    const t = meeting('sealed-courier', roll('critical'));
    t.seat(0).answer(MEET, 'test');
    expect([model(t, 'a-1').caps, at(t, 'stranger-1')]).toEqual([40, undefined]);
    const child = meeting('child-in-a-locker', {
      chance: { 'stranger.roll': [[skill('X')], [skill('critical')]] },
      ann: [unit('a', 'sole-survivor', [[2000, 2000]])],
      state: ({ units }) => {
        units[0]!.luck = 0;
      },
    });
    child.seat(0).answer(MEET, 'test');
    child.seat(0).refuse(MEET);
    child.seat(0).answer('end');
    child.seat(1).answer('b-1', 'b-1', 'end');
    child.seat(child.state.advantage!).answer('seat:0');
    child.seat(0).answer('a-1', 'a-1', MEET, 'test');
    expect([model(child, 'a-1').caps, child.state.units[0]!.luck]).toEqual([30, 1]);
  });
});
