/** FB-QUEST: quest actions and completed objectives. */
import { choose, option, type Play, type Seat, say, within } from '@holotape/kernel';
import { questCard } from '../content.ts';
import type { WhichCards } from '../printed/conditions.ts';
import { amountOf, cardsMeant, type Deed } from '../queries/conditions.ts';
import { type Costs, whyNotPay } from '../queries/quests.ts';
import { survivorOf } from '../queries/survivors.ts';
import type { AdventureTable } from '../state.ts';
import { discardHeld } from './items.ts';
import { notice } from './library.ts';
import { offerOath } from './loyalty.ts';
import { carryOut, readOut } from './results.ts';
import { noticeQuest } from './together/goals.ts';

/** Caps go to the supply, cards to their discard piles. FB-CAPS-4 */
export function* payCosts(table: AdventureTable, deed: Deed, costs: Costs): Play {
  const { spend = 0, discard, either } = costs;
  const { seat } = deed;
  const caps = amountOf(table, deed, spend);
  if (caps > 0) {
    survivorOf(table.state, seat).caps -= caps;
    say(table, 'caps.spent', { seat, caps }, 'FB-CAPS-1');
  }
  if (discard !== undefined) yield* giveUp(table, seat, discard);
  if (either !== undefined) {
    const answer = yield* choose(
      table,
      seat,
      'costs.either',
      () => either.map((price, i) => option(`price:${i + 1}`, whyNotPay(table, deed, price))),
      {
        rule: 'FB-QUEST-2',
        about: {
          prices: either.map((price) => ({
            spend: amountOf(table, deed, price.spend ?? 0),
            kinds: price.discard?.kind ?? [],
          })),
        },
      },
    );
    yield* payCosts(table, deed, either[Number(answer.slice('price:'.length)) - 1]!);
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

/** Instructions from left to right; a failure leaves the quest as it was. FB-QUEST-3 to FB-QUEST-5 */
export function* questAction(table: AdventureTable, seat: Seat, card: string, number: number): Play {
  const objective = questCard(table.content, card).objectives[number - 1]!;
  say(table, 'quest.attempted', { seat, quest: card, objective: number }, 'FB-QUEST-1');
  yield* payCosts(table, { seat, card }, objective);
  if (yield* carryOut(table, { seat, card, attempt: true }, objective.do))
    // FB-QUEST-5
    yield* countAndComplete(table, seat, card, number - 1); // FB-QUEST-4
  else say(table, 'quest.failed', { seat, quest: card }, 'FB-QUEST-5');
}

/** Some objectives are done several times before they are completed. */
export function* countAndComplete(table: AdventureTable, seat: Seat, card: string, objective: number): Play {
  const quest = table.state.quests.find((each) => each.card === card);
  if (quest === undefined) return; // a fight on the way has completed another objective, and the card is gone
  const { counters } = quest;
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
  readOut(table, text); // FB-RULING-53
  yield* offerOath(table, seat, card, results); // HT-OATH-1
  noticeQuest(table, seat); // AB-END-3
  yield* within(table, 'quest', carryOut(table, { seat, card }, results));
}
