/** FB-QUEST: what objectives and options cost, and which objectives can be attempted. */
import { type Option, option, type Reason, type Seat } from '@holotape/kernel';
import { questCard } from '../content.ts';
import type { Objective } from '../printed/cards.ts';
import type { WhichCards } from '../printed/conditions.ts';
import type { Instruction } from '../printed/instructions.ts';
import type { Amount } from '../printed/parts.ts';
import type { Adventure } from '../state.ts';
import { amountOf, cardsMeant, type Deed, holds, isAt, othersMeant } from './conditions.ts';
import { hindering } from './foes.ts';
import { isSolo, survivorOf } from './survivors.ts';

/** What an option or an objective costs. */
interface Price {
  readonly spend?: Amount | undefined;
  readonly discard?: WhichCards | undefined;
}
export interface Costs extends Price {
  readonly either?: readonly Price[] | undefined;
}

/** Why a survivor cannot pay. */
export function whyNotPay(adventure: Adventure, deed: Deed, costs: Costs): Reason | undefined {
  const { spend = 0, discard, either } = costs;
  const { seat } = deed;
  const caps = amountOf(adventure, deed, spend);
  if (survivorOf(adventure.state, seat).caps < caps) return { rule: 'FB-CAPS-1', say: 'why.caps', args: { caps } };
  if (discard !== undefined && cardsMeant(adventure, seat, discard).length < discard.least)
    return { rule: 'FB-QUEST-2', say: 'why.no-card', args: { kinds: discard.kind } };
  if (either?.every((price) => whyNotPay(adventure, deed, price) !== undefined) === true)
    return { rule: 'FB-QUEST-2', say: 'why.either' };
  return undefined;
}

/**
 * Every objective on the table, and why a quest action cannot attempt it; `spent` is why no action at all can be taken.
 * FB-QUEST-1, FB-QUEST-2
 */
export function questOptions(adventure: Adventure, seat: Seat, spent?: Reason): Option[] {
  const isHindered = spent === undefined && hindering(adventure, seat).length > 0;
  return adventure.state.quests.flatMap(({ card }) =>
    questCard(adventure.content, card).objectives.map((objective, i) =>
      option(`quest:${card}:${i + 1}`, spent ?? whyNotAttempt(adventure, { seat, card }, objective, isHindered)),
    ),
  );
}

function whyNotAttempt(
  adventure: Adventure,
  deed: Deed,
  objective: Objective,
  isHindered: boolean,
): Reason | undefined {
  const { seat } = deed;
  if (objective.trigger !== undefined) return { rule: 'FB-QUEST-7', say: 'why.triggered' };
  if (isHindered) return { rule: 'FB-ACT-5', say: 'why.enemy-here' };
  if (objective.at !== undefined && !isAt(adventure, seat, objective.at))
    return { rule: 'FB-QUEST-2', say: 'why.elsewhere' };
  if (objective.requires !== undefined && !holds(adventure, deed, objective.requires))
    return { rule: 'FB-QUEST-2', say: 'why.requires' };
  // Alone, the other survivor is taken to be there. FB-SOLO-3
  if (!isSolo(adventure.state) && objective.do.some((each) => lacksOther(adventure, deed, each)))
    return { rule: 'FB-QUEST-2', say: 'why.nobody-near' };
  return whyNotPay(adventure, deed, objective);
}

/** It takes another survivor, and there is none that would do. FB-RULING-81 */
function lacksOther(adventure: Adventure, deed: Deed, { contest, another }: Instruction): boolean {
  if (contest !== undefined) return othersMeant(adventure, deed, contest.within).length === 0;
  return another !== undefined && othersMeant(adventure, deed, another.within, another.who).length === 0;
}
