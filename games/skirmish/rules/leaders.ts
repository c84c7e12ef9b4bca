/** Leaders: one card for one single-model unit of a force. */
import type { Reason } from '@holotape/kernel';
import type { Leader, SkirmishContent } from '../content.ts';
import type { Battle, Force, Model, UnitInPlay } from '../state.ts';
import type { EffectDie, Skill } from '../words.ts';
import { isInAura } from './auras.ts';
import { factionOf } from './factions.ts';
import { type Raises, sumOfRaises } from './raises.ts';
import { modelsOf, seatOf, unitOf } from './units.ts';

/** The unit that leads a player's force. */
export const leaderUnit = ({ state }: Battle, seat: number): UnitInPlay | undefined =>
  state.units.find((unit) => unit.seat === seat && unit.leader !== null);

/** The card of a model that leads. */
export const leaderCard = (battle: Battle, model: Model): Leader | undefined => {
  const { leader } = unitOf(battle, model);
  return leader === null ? undefined : battle.content.leaders.get(leader);
};

const reason = (rule: string, key: string): Reason => ({ rule, say: `leader.${key}` });

/** What is wrong with the Leader of a force as it stands; undefined if nothing is. WW-LEADER-1, WW-LEADER-3 */
export function whyNotLed(content: SkirmishContent, force: Force): Reason | undefined {
  const led = force.filter(({ leader }) => leader !== null);
  if (led.length > 1) return reason('WW-LEADER-1', 'two');
  for (const { leader, models, card } of led) {
    if (models.length > 1) return reason('WW-LEADER-1', 'several-models');
    const { faction } = content.leaders.get(leader!)!;
    if (faction !== undefined && content.units.get(card)!.faction !== faction) return reason('WW-LEADER-3', 'faction');
  }
  return undefined;
}

/** A force that could have a Leader must have one. WW-LEADER-1, WW-LEADER-2 */
export const whyNoLeader = (content: SkirmishContent, force: Force): Reason | undefined =>
  whyNotLed(content, force) ??
  (force.some(({ models }) => models.length === 1) && force.every(({ leader }) => leader === null)
    ? reason('WW-LEADER-1', 'none')
    : undefined);

/** Auras that reach a model: of its own side's Leader, if it is of the Leader's faction. WW-LEADER-4, WW-LEADER-5 */
export function leaderAuras(battle: Battle, model: Model): NonNullable<Leader['aura']>[] {
  return modelsOf(battle, seatOf(battle, model)).flatMap((leader) => {
    const aura = leaderCard(battle, leader)?.aura;
    if (aura === undefined || !isInAura(battle, leader, model)) return [];
    return factionOf(battle, leader) === factionOf(battle, model) ? [aura] : [];
  });
}

/** Attributes raised by the Leader's card: its own, and of those in its aura. */
export const leaderRaises = (battle: Battle, model: Model): Raises =>
  sumOfRaises([
    leaderCard(battle, model)?.raises ?? {},
    ...leaderAuras(battle, model).flatMap(({ raises }) => raises ?? []),
  ]);

/** Dice for the Leader's own attacks. WW-LEADER-4, WW-LEADER-6 */
export function leaderDice(
  battle: Battle,
  model: Model,
  skill: Skill,
  range: 'short' | 'long' | undefined,
): EffectDie[] {
  const own = leaderCard(battle, model)?.own ?? {};
  const at = own[`${skill}-${range}` as keyof typeof own];
  return [...(own[skill as keyof typeof own] ?? []), ...(at ?? [])];
}
