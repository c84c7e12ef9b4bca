/** Battle Cry: who can cry at whom, who can resist, and who wins. */
import type { Battle } from '../battle.ts';
import type { Model } from '../state.ts';
import type { Color } from '../words.ts';
import { abilities, auraAbilities } from './abilities.ts';
import { skillOf } from './skills.ts';
import { cardOf } from './units.ts';

/** How far the cry drives the other back; undefined without a colored icon. WW-BCRY-1, WW-BCRY-2 */
export const cryColor = (battle: Battle, model: Model): Color | undefined =>
  skillOf(battle, model, 'battle-cry') === undefined
    ? taughtCry(battle, model)
    : cardOf(battle, model).colors['battle-cry'];

/** A white icon that an aura makes a colored one. WW-LEADER-5 */
const taughtCry = (battle: Battle, model: Model): Color | undefined =>
  skillOf(battle, model, 'resist') === undefined ? undefined : abilities(battle, model, 'cries')[0]?.gives.cries;

/** The value to cry with. WW-BCRY-1, WW-LEADER-5 */
export const cryValue = (battle: Battle, model: Model): number =>
  skillOf(battle, model, 'battle-cry') ?? skillOf(battle, model, 'resist')!;

/** A colored icon resists as well as a white one. WW-BCRY-1, WW-BCRY-2 */
export function resistance(battle: Battle, model: Model): number | undefined {
  const of = (each: Model) => skillOf(battle, each, 'resist') ?? skillOf(battle, each, 'battle-cry');
  // What friends lend. WW-CARD-1
  const lent = auraAbilities(battle, model, 'shares')
    .filter(({ gives, owner }) => owner !== model && gives.shares.includes('resist'))
    .flatMap(({ owner }) => of(owner) ?? []);
  return lent.length === 0 ? of(model) : Math.max(of(model) ?? 0, ...lent); // WW-BCRY-2, WW-CARD-1
}

export const isImmuneToCries = (battle: Battle, model: Model): boolean =>
  cardOf(battle, model).icons.includes('immune-to-battle-cry') ||
  abilities(battle, model, 'immune').some(({ gives }) => gives.immune.includes('battle-cry'));

/** Not offered where it could have no effect. WW-BCRY-3, WW-RULING-94 */
export const canCry = (battle: Battle, model: Model, target: Model): boolean =>
  cryColor(battle, model) !== undefined && !isImmuneToCries(battle, target);
