/** What the rulings about abilities of one moment say. Each field has its proof in abilities/knacks.ts. */
import { describe, expect, test } from 'vitest';
import { KNACKS } from './abilities/knacks.ts';
import { alone, HERE, perked } from './abilities/scenes.ts';
import { BASE, model, settler, unit, using } from './helpers/battle.ts';

describe('Knacks', () => {
  test('WW-RULING-113 those near the fallen and in its sight are appalled', () => KNACKS.appalls());

  test('WW-RULING-113 the penalty counts for one Action', () => {
    const t = using(
      {
        ...alone(settler('a', HERE)),
        state: ({ lasting }) =>
          void lasting.push({ id: '1', kind: 'unsettled', on: 'a-1', until: 'counted', from: 'bloody-mess', left: 2 }),
      },
      'a-1',
    );
    t.seat(0).answer('prepare');
    expect(t.state.lasting).toEqual([]);
  });

  test('WW-RULING-114 the first shot at the target of the Action before, and at nobody else', () =>
    KNACKS['same-target']());

  test('WW-RULING-114 an Action between two shots is the Action before', () => {
    const t = using(
      {
        ann: [perked('concentrated-fire', 'sole-survivor', 'hunting-rifle')],
        ben: [settler('b', [3400, 2000])],
        state: ({ lasting }) =>
          void lasting.push({ id: '1', kind: 'aimed', on: 'a-1', until: 'activation', from: 'b-1', left: 0 }),
      },
      'a-1',
    );
    t.seat(0).answer('prepare');
    expect(t.state.lasting).toEqual([]);
  });

  test('WW-RULING-115 the Stranger needs no roll, and stands beside its friend or where it sees the target', () =>
    KNACKS.stranger());

  test('WW-CARD-1 whoever is engaged no longer dodges', () => {
    const t = using(
      {
        ann: [unit('a', 'sole-survivor', [HERE])],
        ben: [{ ...unit('b', 'settler', [[2700, 2000]]), weapons: ['assault-rifle'] }],
        state: ({ lasting }) =>
          void lasting.push({ id: '1', kind: 'evasive', on: 'b-1', until: 'next', from: 'evasive', left: 0 }),
      },
      'a-1',
    );
    t.seat(0).answer('charge', [[2700 - BASE, 2000]], 'black');
    expect([model(t, 'a-1').x, t.state.lasting]).toEqual([2700 - BASE, []]);
  });
});
