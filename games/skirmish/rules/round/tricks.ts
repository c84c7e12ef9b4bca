/** Tricks: what cards let a model do in its own activation without an Action. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { TrickOf } from '../../printed/tricks.ts';
import { whyNotAct } from '../../queries/actions.ts';
import { suitOf, suitRoom } from '../../queries/power-armor.ts';
import { burning, commanded, doused, type TrickAtHand, unsettleable } from '../../queries/tricks.ts';
import { modelById, seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { ACTIONS, type ActionName } from '../../words.ts';
import { cure } from '../harm/conditions.ts';
import { ontoSuit } from '../harm/power-armor.ts';
import { addTokens } from '../harm/tokens.ts';
import { discardCopy } from '../items/limited-use.ts';
import { gainPoints } from './action-points.ts';
import { carryOut } from './actions.ts';
import { lay, spend, spendToken } from './lasting.ts';
import { perform } from './performing.ts';

/** It is paid for first: nothing that follows makes it undone. WW-CARD-1 */
export function* useTrick(table: BattleTable, model: Model, { from, owner, trick }: TrickAtHand): Play {
  say(table, 'trick', { model: model.id, card: from }, 'WW-CARD-1');
  if (trick.tokens !== undefined) spendToken(table, owner, from);
  if (trick.once !== undefined) spend(table, model, from, trick.once);
  if (trick['used-up']) {
    discardCopy(table, owner, from);
    table.state.discards.items.push(from);
  }
  switch (trick.does) {
    case 'hurry':
      addTokens(model, 'physical', trick.damage); // WW-RULING-112
      say(
        table,
        'suffered',
        { model: model.id, type: 'physical', damage: trick.damage, weapon: null },
        'WW-RULING-112',
      );
      return gainPoints(table, model, trick.points, 'WW-CARD-1');
    case 'rouse':
      lay(table, { kind: 'raging', on: model.id, until: 'next', from });
      return gainPoints(table, model, trick.points, 'WW-CARD-1');
    case 'power':
      return gainPoints(table, model, trick.points, 'WW-CARD-1');
    case 'overload':
      return yield* overload(table, model, trick);
    case 'unsettle':
      return yield* unsettle(table, model, trick);
    case 'extinguish':
      return yield* extinguish(table, model, trick);
    case 'move':
      return yield* perform(table, model, 'move', 'action');
    case 'command':
      return yield* command(table, model, trick);
    case 'refuel':
      return yield* refuel(table, model, from);
  }
}

/** Damage goes on the armor card, a point for a point. */
function* overload(table: BattleTable, model: Model, { most }: TrickOf<'overload'>): Play {
  const room = suitRoom(table, suitOf(table, model)!);
  const amounts = Array.from({ length: Math.min(most, room) }, (_, i) => String(i + 1));
  const amount =
    amounts.length === 1
      ? amounts[0]!
      : yield* choose(table, seatOf(table, model), 'trick.overload', () => amounts.map((each) => option(each)), {
          rule: 'WW-CARD-1',
          about: { model: model.id },
        });
  ontoSuit(table, model, 'physical', Number(amount));
  gainPoints(table, model, Number(amount), 'WW-CARD-1');
}

const askWho = (table: BattleTable, model: Model, ask: string, able: readonly Model[]): Play<string> =>
  choose(table, seatOf(table, model), ask, () => able.map(({ id }) => option(id)), {
    rule: 'WW-CARD-1',
    about: { model: model.id },
  });

function* unsettle(table: BattleTable, model: Model, { by }: TrickOf<'unsettle'>): Play {
  const foe = yield* askWho(table, model, 'trick.unsettle', unsettleable(table, model));
  lay(table, { kind: 'unsettled', on: foe, until: 'cured', from: model.id, left: -by });
  say(table, 'unsettled', { model: foe, by }, 'WW-CARD-1');
}

function* extinguish(table: BattleTable, model: Model, trick: TrickOf<'extinguish'>): Play {
  const center = yield* askWho(table, model, 'trick.extinguish', burning(table, model, trick));
  for (const each of doused(table, modelById(table, center), trick)) cure(table, each, 'on-fire', 'WW-CARD-1');
}

/** One after the other, as its player says; nobody twice. */
function* command(table: BattleTable, model: Model, trick: TrickOf<'command'>): Play {
  const seat = seatOf(table, model);
  const able = commanded(table, model, trick);
  for (let left = trick.most; left > 0 && able.length > 0; left -= 1) {
    const id = yield* choose(
      table,
      seat,
      'trick.command',
      () => [...able.map((each) => option(each.id)), option('nobody')],
      { rule: 'WW-CARD-1', about: { model: model.id, left } },
    );
    if (id === 'nobody') return;
    const commandedModel = modelById(table, id);
    able.splice(able.indexOf(commandedModel), 1);
    if (commandedModel.gone === null) yield* quickActionOf(table, commandedModel);
  }
}

/** A Quick Action out of turn, if it wants one. */
function* quickActionOf(table: BattleTable, model: Model): Play {
  const answer = yield* choose(
    table,
    seatOf(table, model),
    'trick.action',
    () => [...ACTIONS.map((action) => option(action, whyNotAct(table, model, action, 'free'))), option('none')],
    { rule: 'WW-CARD-1', about: { model: model.id } },
  );
  if (answer !== 'none') yield* carryOut(table, model, answer as ActionName, 'free');
}

function* refuel(table: BattleTable, model: Model, from: string): Play {
  const answer = yield* choose(
    table,
    seatOf(table, model),
    'trick.refuel',
    () => [option('attack'), option('move', whyNotAct(table, model, 'move', 'action'))],
    { rule: 'WW-CARD-1', about: { model: model.id, card: from } },
  );
  if (answer === 'move') return yield* perform(table, model, 'move', 'action');
  lay(table, { kind: 'refuelled', on: model.id, until: 'battle', from });
}
