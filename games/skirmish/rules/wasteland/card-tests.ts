/** Tests that cards demand. */
import type { Play } from '@holotape/kernel';
import type { Battle, BattleTable } from '../../battle.ts';
import { abilities } from '../../queries/abilities.ts';
import { attributeNow, skillOf } from '../../queries/skills.ts';
import type { Model } from '../../state.ts';
import { ATTRIBUTES, type Attribute, type Skill } from '../../words.ts';
import { ownTest } from '../round/own-tests.ts';

const isAttribute = (name: string): name is Attribute => (ATTRIBUTES as readonly string[]).includes(name);

/** The best of what may be tested; a skill the unit does not have counts 0. */
const bestOf = (battle: Battle, model: Model, names: readonly (Attribute | Skill)[]): number =>
  Math.max(
    ...names.map((name) =>
      isAttribute(name) ? attributeNow(battle, model, name) : (skillOf(battle, model, name) ?? 0),
    ),
  );

/** The test that a card demands. WW-WASTE-2 */
export function* cardTest(
  table: BattleTable,
  model: Model,
  ask: string,
  test: readonly (Attribute | Skill)[],
  of: 'danger' | 'creature' | 'stranger',
  bonus?: number,
): Play<boolean> {
  const more = bonus === undefined ? [] : [{ rule: 'WW-WASTE-2', by: bonus }];
  const dice = abilities(table, model, 'dice').flatMap(({ gives }) => gives.dice[of] ?? []); // WW-CARD-1, WW-WASTE-2
  const { success } = yield* ownTest(table, model, ask, bestOf(table, model, test), more, dice);
  return success;
}
