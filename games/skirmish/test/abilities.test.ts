/** Every field of the vocabulary of abilities does what its words say. The compiler finds a field without a test. */
import { describe, expect, test } from 'vitest';
import { abilities, maxHealth } from '../queries/abilities.ts';
import { attributeNow, skillOf } from '../queries/skills.ts';
import { lay } from '../rules/round/lasting.ts';
import { CHOICES } from './abilities/choices.ts';
import { COMPANY } from './abilities/company.ts';
import { FEATS, provesSharedBoosts } from './abilities/feats.ts';
import { HARM } from './abilities/harm.ts';
import { KNACKS } from './abilities/knacks.ts';
import { MARKERS_GIVEN, provesMoments } from './abilities/markers.ts';
import { MOVING } from './abilities/moving.ts';
import { NUMBERS } from './abilities/numbers.ts';
import type { Field, ProofsOf } from './abilities/proofs.ts';
import { alone, at, HERE, led, NEAR } from './abilities/scenes.ts';
import { battle, content, settler, tableOf, unit } from './helpers/battle.ts';

/** The compiler asks for a proof of every field. */
const FIELDS: ProofsOf<Field> = {
  ...NUMBERS,
  ...MOVING,
  ...COMPANY,
  ...CHOICES,
  ...KNACKS,
  ...HARM,
  ...MARKERS_GIVEN,
  ...FEATS,
};

describe('WW-CARD-1 abilities', () => {
  test.each(Object.entries(FIELDS))('%s', (_, proves) => {
    proves();
  });

  test('Armor Boosts are shared by whoever has such an aura', provesSharedBoosts);

  test('an aura is for friends of the same faction inside Presence, and of several equal ones one counts', () => {
    const t = at({
      ann: [
        unit('m', 'minuteman', [
          [2000, 2000],
          [2500, 2000],
          [3000, 2000],
        ]),
        settler('s', [2500, 2500]),
      ],
      ben: [unit('e', 'minuteman', [[2000, 2600]])],
    });
    const own = content.units.get('minuteman')!.special.PER;
    expect(['m-1', 'm-2', 'm-3', 'e-1'].map((id) => skillOf(t, t.model(id), 'rifle'))).toEqual([
      own + 2,
      own + 2,
      own + 2,
      own,
    ]);
    expect(skillOf(t, t.model('s-1'), 'rifle')).toBe(content.units.get('settler')!.special.PER);
  });

  test('an ability counts only in its moment', () => {
    const free = at(alone(settler('s', [8000, 2000]), unit('a', 'enslaved-tech', [HERE])));
    expect(attributeNow(free, free.model('a-1'), 'END')).toBe(4);
    const slave = at(alone(unit('x', 'brute', [[8000, 2000]]), unit('a', 'enslaved-tech', [HERE])));
    expect(attributeNow(slave, slave.model('a-1'), 'END')).toBe(3);
    expect(abilities(free, free.model('a-1'), 'dice')).toEqual([]);
    Object.assign(free.model('s-1'), { x: 2700 });
    expect(abilities(free, free.model('a-1'), 'dice')).toHaveLength(1);
    // With little Health left; Health itself stays what it is.
    const guarded = at(alone(led('bodyguard'), settler('s', NEAR)));
    const { END, PER } = content.units.get('settler')!.special;
    guarded.model('s-1').regular = END - 2;
    expect([attributeNow(guarded, guarded.model('s-1'), 'PER'), maxHealth(guarded, guarded.model('s-1'))]).toEqual([
      PER + 1,
      END,
    ]);
    guarded.model('s-1').regular = END - 3;
    expect(attributeNow(guarded, guarded.model('s-1'), 'PER')).toBe(PER);
    // Those who are Used after their Leader, in the same turn.
    const turn = at(alone(led('blitzer'), settler('s', NEAR)));
    expect(abilities(turn, turn.model('s-1'), 'dice')).toEqual([]);
    lay(tableOf(turn), { kind: 'used', on: 'a-1', until: 'turn', from: 'turn' });
    expect(abilities(turn, turn.model('s-1'), 'dice')).toHaveLength(1);
  });

  test('an ability counts only after a heavy weapon was fired, or in an activation begun out of sight', provesMoments);

  test('what lasts for a turn ends with it', () => {
    const t = battle(alone(led('blitzer'), settler('s', NEAR)));
    t.seat(0).answer('seat:0', 'a-1', 'all', 'a-1');
    expect(t.state.lasting.map(({ kind, until }) => [kind, until])).toEqual([['used', 'turn']]);
    t.seat(0).answer('end');
    expect(t.state.lasting).toEqual([]);
  });
});
