/** Strangers: added as a face-down marker, met by a model in contact, the same for everybody. */
import { testTable } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { actOf } from '../queries/acting.ts';
import { consequenceId } from '../queries/consequences.ts';
import { unplayed } from '../queries/empty-table.ts';
import { isAtOwnEdge } from '../queries/strangers.ts';
import { modelById } from '../queries/units.ts';
import { remove } from '../rules/harm/elimination.ts';
import { addStranger } from '../rules/wasteland/strangers.ts';
import type { SkirmishState } from '../state.ts';
import {
  armor,
  type BattleSetting,
  content,
  effect,
  FAR_AWAY,
  game,
  marker,
  model,
  positionOf,
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

describe('Strangers of the handbook', () => {
  test('CH-RULING-111 seven belong to every battle, twelve to one with something else of the handbook', () => {
    const deck = (quests: boolean) => {
      const forces = [[settler('a', [2000, 2000])], [settler('b', FAR_AWAY)]];
      const t = testTable(game, { seats: 2, options: { forces, advantage: 0, quests } as never });
      return t.state.decks.strangers.length;
    };
    expect([deck(false), deck(true)]).toEqual([7, 12]);
  });

  test('a doctor treats one of the side in contact, whoever has asked', () => {
    const t = meeting('backroom-doctor', {
      ...roll('critical'),
      state: ({ models }) => {
        models[0]!.regular = 1;
        models[1]!.regular = 3;
      },
    });
    t.seat(0).answer(MEET, 'test');
    expect(t.seat(0).asked()).toMatchObject({ ask: 'stranger.patient', can: ['a-1', 'a-2'] });
    t.seat(0).answer('a-2');
    expect([model(t, 'a-1').regular, model(t, 'a-2').regular]).toEqual([1, 0]);
  });

  test('a trader has no Unique weapons', () => {
    const unique = [...content.weapons.values()].find((each) => each.unique && !each.natural)!.id;
    const t = meeting('gun-trader', {
      state: ({ decks }) => {
        decks.items = ['tire-iron', unique];
      },
    });
    t.seat(0).answer(MEET, 'give:assault-rifle');
    expect(t.seat(0).asked()!.can).toEqual(['tire-iron', 'none']);
  });

  test('CH-BOOST-3 a drifter tells of two Boosts of the other side, or tells the other side of yours', () => {
    const [one, two, three] = [...content.boosts.keys()] as [string, string, string];
    const t = meeting('tattling-drifter', {
      chance: { 'stranger.roll': [[skill('critical')]], 'stranger.boost': [0, 1] },
      state: ({ hands }) => {
        hands[1] = [one, two, three];
      },
    });
    t.seat(0).answer(MEET, 'test', 'boosts');
    const name = (id: string) => content.boosts.get(id)!.name;
    const heard = (seat: 0 | 1) => [one, two, three].filter((id) => JSON.stringify(t.session.log(seat)).includes(id));
    expect([heard(0), heard(1)]).toEqual([[one, three], []]);
    expect(t.logged('WW-WASTE-3').join(' ')).toContain(name(one));
    const failed = meeting('tattling-drifter', {
      ...roll('X'),
      state: ({ hands }) => {
        hands[0] = [one];
      },
    });
    failed.seat(0).answer(MEET, 'test');
    expect([0, 1].map((seat) => JSON.stringify(failed.session.log(seat)).includes(one))).toEqual([false, true]);
    expect(at(failed, 'stranger-1')).toBeDefined();
  });

  test('CH-RULING-106 whoever removes the bearer has the letter; nobody gets it otherwise', () => {
    const bearer = (by: string | undefined) => {
      const t = meeting('sealed-courier', roll('critical'));
      t.seat(0).answer(MEET, 'test');
      expect(model(t, 'a-1').caps).toBe(40);
      const position = positionOf(t);
      if (by !== undefined) position.state.acting.push(actOf(modelById(position, by), 'shoot', 'action'));
      remove(tableOf(position), modelById(position, 'a-1'));
      return position.state.models.map(({ caps }) => caps);
    };
    expect(bearer('b-1')).toEqual([0, 0, 40]);
    expect([bearer('a-2'), bearer(undefined)]).toEqual([
      [40, 0, 0],
      [40, 0, 0],
    ]);
  });

  test('CH-RULING-109 a farmhand stays beside its model, talks to nobody else, and is home at the edge', () => {
    const led = (at: [number, number]) => {
      const t = meeting('runaway-farmhand', {
        ann: [scavenger('a', at, [2000, 2570])],
        state: ({ markers }) => {
          Object.assign(markers[0]!, { x: at[0], y: at[1] + 285 });
        },
      });
      t.seat(0).answer(MEET, 'lead');
      return t;
    };
    const t = led([2000, 700]);
    expect(t.seat(0).refuse(MEET).rule).toBe('CH-RULING-109');
    t.seat(0).answer('move', [[1400, 700]]);
    const { x, y } = at(t, 'stranger-1')!;
    expect(Math.hypot(x - 1400, y - 700)).toBeLessThan(160 + 125 + 10);
    t.seat(0).answer('move', [[1400, 160]]);
    expect([model(t, 'a-1').caps, at(t, 'stranger-1'), t.state.strangers]).toEqual([35, undefined, []]);
    const lost = positionOf(led([2000, 700]));
    remove(tableOf(lost), modelById(lost, 'a-1'));
    expect([lost.state.strangers, lost.state.markers, lost.state.models[0]!.caps]).toEqual([[], [], 0]);
    const elsewhere = positionOf(led([2000, 700]));
    Object.assign(modelById(elsewhere, 'a-1'), { y: 160 });
    expect(isAtOwnEdge(elsewhere, modelById(elsewhere, 'a-1'))).toBe(true);
    const owned = { ...elsewhere, state: { ...elsewhere.state, scenario: { ...unplayed('noon', 'noon') } } };
    owned.state.scenario.edges = ['top', 'bottom'];
    expect(isAtOwnEdge(owned, modelById(elsewhere, 'a-1'))).toBe(false);
  });

  test('a deserter shoots at an enemy in sight within Blue, or at whoever asked', () => {
    const near = { ben: [settler('b', [2000, 4500])] };
    const shot = [skill(2), effect('black'), effect('green')];
    const t = meeting('jumpy-deserter', {
      ...near,
      chance: { 'stranger.roll': [[skill('critical')]], 'stranger.shot': [shot], 'armor.roll': [[armor(4)]] },
    });
    t.seat(0).answer(MEET, 'test');
    expect([model(t, 'b-1').regular, model(t, 'a-1').regular]).toEqual([2, 0]);
    const failed = meeting('jumpy-deserter', {
      ...near,
      chance: { 'stranger.roll': [[skill('X')]], 'stranger.shot': [shot], 'armor.roll': [[armor(4)]] },
    });
    failed.seat(0).answer(MEET, 'test');
    expect([model(failed, 'b-1').regular, model(failed, 'a-1').regular]).toEqual([0, 2]);
    const missed = meeting('jumpy-deserter', {
      chance: { 'stranger.roll': [[skill('critical')]], 'stranger.shot': [] },
    });
    missed.seat(0).answer(MEET, 'test');
    expect(missed.state.models.map(({ regular }) => regular)).toEqual([0, 0, 0]);
  });

  test('CH-RULING-107 a service robot joins as a Mr Handy of that side, Used for this round', () => {
    const t = meeting('idle-service-robot', { ann: [unit('a', 'sole-survivor', [[2000, 2000]])], ...roll('critical') });
    t.seat(0).answer(MEET, 'test');
    const robot = t.state.models.find(({ unit: id }) => id.startsWith('joined-mr-handy'))!;
    expect(robot).toMatchObject({ readiness: 'used', gone: null });
    expect(t.state.units.find(({ id }) => id === robot.unit)).toMatchObject({ seat: 0, card: 'mr-handy' });
    expect([at(t, 'stranger-1'), t.state.strangers]).toEqual([undefined, []]);
  });

  test('CH-RULING-108 a reader shows the next Events to that seat alone, and lets them be sorted', () => {
    const consequence = consequenceId('gun-for-hire', 1);
    const t = meeting('card-reader', {
      ...roll('critical'),
      state: ({ decks }) => {
        decks.events = ['nothing-stirs', 'far-roar', 'second-wind', consequence, 'grey-lid'];
      },
    });
    t.seat(0).answer(MEET, 'test');
    expect(t.seat(0).asked()).toMatchObject({ ask: 'stranger.order', can: ['grey-lid', 'second-wind', 'far-roar'] });
    t.seat(0).answer('far-roar', 'grey-lid');
    expect(t.state.decks.events).toEqual(['nothing-stirs', 'second-wind', 'grey-lid', consequence, 'far-roar']);
    expect([0, 1].map((seat) => JSON.stringify(t.session.log(seat)).includes('far-roar'))).toEqual([true, false]);
    expect(JSON.stringify(t.session.log(0))).not.toContain('gun-for-hire');
    const failed = meeting('card-reader', {
      ...roll('X'),
      state: ({ decks }) => {
        decks.events = ['far-roar', 'grey-lid'];
      },
    });
    failed.seat(0).answer(MEET, 'test');
    expect(JSON.stringify(failed.session.log(0))).toContain('grey-lid');
    expect(JSON.stringify(failed.session.log(0))).not.toContain('far-roar');
  });

  test('CH-RULING-110 a trader is paid with Caps that were found, or with what is worth as many', () => {
    const offers = (caps: number, items: string[]) => {
      const t = meeting('pack-trader', {
        ann: [{ ...unit('a', 'scavenger', [[2000, 2000]]), items }],
        state: ({ models }) => {
          models[0]!.caps = caps;
        },
      });
      t.seat(0).answer(MEET);
      return t;
    };
    expect(offers(19, []).seat(0).asked()!.can).toEqual(['leave']);
    const worth = (id: string) => content.items.get(id)!.caps;
    expect([worth('buffout'), worth('rad-x')]).toEqual([20, 13]);
    expect(offers(0, ['buffout', 'rad-x']).seat(0).asked()!.can).toEqual(['give:buffout', 'leave']);
    const t = offers(25, []);
    t.seat(0).answer('pay');
    expect(t.seat(0).asked()!.can).toEqual(['bourbon', 'med-x', 'none']);
    expect(model(t, 'a-1').caps).toBe(5);
  });
});
