/** Consequences: resolved as soon as they lie on top of the Event deck, by whoever put them there. */
import { choose, option, type Play, reveal, say, shuffle } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { ConsequenceEffect } from '../../printed/consequences.ts';
import { consequenceId, consequenceIn } from '../../queries/consequences.ts';
import { isEngaged } from '../../queries/engagement.ts';
import { inPlay, isFixed, modelById, modelsOf, unitOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { attackFromNowhere } from '../attacking/from-nowhere.ts';
import { walkFreely } from '../moving/movement.ts';
import { attributeTest } from '../round/own-tests.ts';

const RULE = 'CH-CONSEQ-5';

/** One after the other, as long as another lies on top. CH-CONSEQ-5 */
export function* resolveConsequences(table: BattleTable): Play {
  const { decks } = table.state;
  for (let top = consequenceIn(decks.events.at(-1)); top !== undefined; top = consequenceIn(decks.events.at(-1))) {
    decks.events.pop();
    reveal(table);
    say(table, 'consequence', { seat: top.seat, card: top.card }, RULE);
    const success = yield* resolve(table, top.seat, table.content.consequences.get(top.card)!.effect); // CH-CONSEQ-6
    table.state.resolved.push({ ...top, success });
  }
}

/** The owner carries it out and makes every choice. CH-CONSEQ-6 */
function* resolve(table: BattleTable, seat: number, effect: ConsequenceEffect): Play<boolean> {
  switch (effect.does) {
    case 'attack': {
      const targets = inPlay(table).filter((model) => !isFixed(table, model));
      const target = yield* name(table, seat, 'consequence.target', targets); // CH-CONSEQ-10
      return target !== undefined && (yield* attackFromNowhere(table, target, 'consequence.roll', effect));
    }
    case 'ready': {
      const model = yield* name(
        table,
        seat,
        'consequence.ready',
        modelsOf(table, seat).filter(({ readiness }) => readiness === 'unready'),
      );
      if (model === undefined) return false;
      model.readiness = 'ready';
      say(table, 'ready', { model: model.id }, RULE);
      return true;
    }
    case 'shift': {
      const able = modelsOf(table, seat).filter((model) => !isEngaged(table, model) && !isFixed(table, model));
      const model = yield* name(table, seat, 'consequence.shift', able);
      if (model !== undefined) yield* walkFreely(table, model, effect.color);
      return model !== undefined;
    }
    case 'look-ahead':
      return yield* lookAhead(table, seat, effect.cards);
    case 'test': {
      const leader = modelsOf(table, seat).find((model) => unitOf(table, model).leader !== null);
      return leader !== undefined && (yield* attributeTest(table, leader, 'consequence.roll', effect.test)).success;
    }
    case 'over':
      return true;
  }
}

/** One model; nobody is asked where there is none. */
function* name(table: BattleTable, seat: number, ask: string, able: readonly Model[]): Play<Model | undefined> {
  if (able.length === 0) return undefined;
  const id = yield* choose(table, seat, ask, () => able.map((model) => option(model.id)), { rule: 'CH-CONSEQ-6' });
  return modelById(table, id);
}

/** The next cards are for its owner's eyes; one of them goes under the deck. */
function* lookAhead(table: BattleTable, seat: number, cards: number): Play<boolean> {
  const { decks } = table.state;
  const seen = decks.events.slice(-cards).filter((id) => consequenceIn(id) === undefined);
  if (seen.length === 0) return false;
  for (const event of seen) say(table, 'event.second', { event }, RULE, [seat]);
  const under = yield* choose(table, seat, 'consequence.under', () => seen.map((id) => option(id)), { rule: RULE });
  decks.events.splice(decks.events.lastIndexOf(under), 1);
  decks.events.unshift(under);
  return true;
}

/** What was begun in a round joins the deck at its end, beneath the top card. CH-CONSEQ-8, CH-BOOST-8 */
export function* addConsequences(table: BattleTable): Play {
  const { state } = table;
  if (state.consequences.length === 0) return;
  const top = state.decks.events.pop();
  for (const { seat, card } of state.consequences) {
    const id = consequenceId(card, seat);
    if (!state.decks.events.includes(id)) state.decks.events.push(id); // CH-CONSEQ-4
  }
  state.consequences = [];
  yield* shuffle(table, 'deck.consequences', state.decks.events, { rule: 'CH-CONSEQ-8' });
  if (top !== undefined) state.decks.events.push(top); // CH-CONSEQ-8
}
