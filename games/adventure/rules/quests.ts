/** FB-QUEST: quest actions and completed objectives. */
import { choose, type Option, option, type Play, type Reason, type Seat, say, within } from '@holotape/kernel';
import { questCard } from '../content.ts';
import type { Objective } from '../printed/cards.ts';
import type { WhichCards } from '../printed/conditions.ts';
import { cardsMeant, holds, isAt, type Scene } from '../queries/conditions.ts';
import { hindering } from '../queries/foes.ts';
import { survivorOf } from '../queries/survivors.ts';
import type { Adventure, AdventureTable } from '../state.ts';
import { discardHeld } from './items.ts';
import { notice } from './library.ts';
import { attempt, carryOut, readOut } from './results.ts';

/** What an option or an objective costs. */
interface Price {
  readonly spend?: number | undefined;
  readonly discard?: WhichCards | undefined;
}
interface Costs extends Price {
  readonly either?: readonly Price[] | undefined;
}

/** Why a survivor cannot pay. */
export function whyNotPay(adventure: Adventure, seat: Seat, costs: Costs): Reason | undefined {
  const { spend = 0, discard, either } = costs;
  if (survivorOf(adventure.state, seat).caps < spend)
    return { rule: 'FB-CAPS-1', say: 'why.caps', args: { caps: spend } };
  if (discard !== undefined && cardsMeant(adventure, seat, discard).length < discard.least)
    return { rule: 'FB-QUEST-2', say: 'why.no-card', args: { kinds: discard.kind } };
  if (either?.every((price) => whyNotPay(adventure, seat, price) !== undefined) === true)
    return { rule: 'FB-QUEST-2', say: 'why.either' };
  return undefined;
}

/** Caps go to the supply, cards to their discard piles. FB-CAPS-4 */
export function* payCosts(table: AdventureTable, seat: Seat, costs: Costs): Play {
  const { spend = 0, discard, either } = costs;
  if (spend > 0) {
    survivorOf(table.state, seat).caps -= spend;
    say(table, 'caps.spent', { seat, caps: spend }, 'FB-CAPS-1');
  }
  if (discard !== undefined) yield* giveUp(table, seat, discard);
  if (either !== undefined) {
    const answer = yield* choose(
      table,
      seat,
      'costs.either',
      () => either.map((price, i) => option(`price:${i + 1}`, whyNotPay(table, seat, price))),
      {
        rule: 'FB-QUEST-2',
        about: { prices: either.map((price) => ({ spend: price.spend ?? 0, kinds: price.discard?.kind ?? [] })) },
      },
    );
    yield* payCosts(table, seat, either[Number(answer.slice('price:'.length)) - 1]!);
  }
}

/** Gives up as many of these cards as are wanted and there. */
export function* giveUp(table: AdventureTable, seat: Seat, which: WhichCards): Play {
  for (let given = 0; given < which.least; given += 1) {
    const meant = cardsMeant(table, seat, which);
    if (meant.length === 0) return;
    const card =
      meant.length === 1
        ? meant[0]!.id
        : yield* choose(table, seat, 'discard.card', () => meant.map(({ id }) => option(id)), { rule: 'FB-ITEM-7' });
    discardHeld(table, seat, card);
  }
}

/** Every objective on the table, and why a quest action cannot attempt it. FB-QUEST-1, FB-QUEST-2 */
export const questOptions = (adventure: Adventure, seat: Seat): Option[] =>
  adventure.state.quests.flatMap(({ card }) =>
    questCard(adventure.content, card).objectives.map((objective, i) =>
      option(`quest:${card}:${i + 1}`, whyNotAttempt(adventure, { seat, card }, objective)),
    ),
  );

function whyNotAttempt(adventure: Adventure, scene: Scene, objective: Objective): Reason | undefined {
  const { seat } = scene;
  if (objective.trigger !== undefined) return { rule: 'FB-QUEST-7', say: 'why.triggered' };
  if (hindering(adventure, seat).length > 0) return { rule: 'FB-ACT-5', say: 'why.enemy-here' };
  if (objective.at !== undefined && !isAt(adventure, seat, objective.at))
    return { rule: 'FB-QUEST-2', say: 'why.elsewhere' };
  if (objective.requires !== undefined && !holds(adventure, scene, objective.requires))
    return { rule: 'FB-QUEST-2', say: 'why.requires' };
  return whyNotPay(adventure, seat, objective);
}

/** Instructions from left to right; a failure leaves the quest as it was. FB-QUEST-3 to FB-QUEST-5 */
export function* questAction(table: AdventureTable, seat: Seat, card: string, number: number): Play {
  const objective = questCard(table.content, card).objectives[number - 1]!;
  say(table, 'quest.attempted', { seat, quest: card, objective: number }, 'FB-QUEST-1');
  yield* payCosts(table, seat, objective);
  if (yield* attempt(table, { seat, card }, objective.do)) yield* countAndComplete(table, seat, card, number - 1);
  else say(table, 'quest.failed', { seat, quest: card }, 'FB-QUEST-5');
}

/** Some objectives are done several times before they are completed. */
export function* countAndComplete(table: AdventureTable, seat: Seat, card: string, objective: number): Play {
  const { counters } = table.state.quests.find((quest) => quest.card === card)!;
  const { times } = questCard(table.content, card).objectives[objective]!;
  counters[objective]! += 1;
  if (counters[objective]! < times) {
    say(table, 'quest.counted', { quest: card, count: counters[objective]!, times }, 'FB-QUEST-6');
    return;
  }
  counters[objective] = 0;
  yield* completeObjective(table, seat, card, objective);
}

/** Only the results beneath it, from left to right, for who completed it. FB-QUEST-8, FB-QUEST-10, FB-QUEST-11 */
export function* completeObjective(table: AdventureTable, seat: Seat, card: string, objective: number): Play {
  const { results, text } = questCard(table.content, card).objectives[objective]!;
  notice(table, `${card}:${objective + 1}`);
  say(table, 'quest.completed', { seat, quest: card, objective: objective + 1 }, 'FB-QUEST-4');
  readOut(table, text);
  yield* within(table, 'quest', carryOut(table, { seat, card }, results));
}
