/** FB-ENC: whether there is an encounter to be had, and what can be chosen in it. */
import { type Option, option, type Reason, type Seat } from '@holotape/kernel';
import type { EncounterOption } from '../printed/cards.ts';
import type { Adventure } from '../state.ts';
import { type Deed, holds } from './conditions.ts';
import { hindering } from './foes.ts';
import { whyNotPay } from './quests.ts';
import { iconAt, survivorOf } from './survivors.ts';

export function whyNoEncounter(adventure: Adventure, seat: Seat): Reason | undefined {
  const { state } = adventure;
  const icon = iconAt(adventure, seat);
  if (icon === undefined) return { rule: 'FB-ENC-1', say: 'why.no-icon' };
  if (hindering(adventure, seat).length > 0) return { rule: 'FB-ACT-5', say: 'why.enemy-here' };
  if (state.turn.visited.includes(survivorOf(state, seat).space!)) return { rule: 'FB-ENC-3', say: 'why.visited' };
  if (state.decks[icon].length === 0) return { rule: 'FB-ENC-12', say: 'why.no-deck' };
  return undefined;
}

/** `option:2`; a forced section whose condition does not hold cannot be chosen. FB-ENC-7, FB-ENC-9 */
export const optionsOf = (adventure: Adventure, deed: Deed, options: readonly EncounterOption[]): Option[] =>
  options.map((each, i) => option(`option:${i + 1}`, whyNotChoose(adventure, deed, each)));

function whyNotChoose(adventure: Adventure, deed: Deed, option: EncounterOption): Reason | undefined {
  if (option.forced !== undefined) return { rule: 'FB-ENC-9', say: 'why.forced' };
  if (option.requires !== undefined && !holds(adventure, deed, option.requires))
    return { rule: 'FB-ENC-7', say: 'why.requires' };
  return whyNotPay(adventure, deed, option);
}
