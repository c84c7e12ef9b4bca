/** Tricks: what cards let a model do in its own activation without an Action. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { TrickOf } from '../../printed/tricks.ts';
import { whyNotAct } from '../../queries/actions.ts';
import { jetHeight } from '../../queries/flying.ts';
import { lastingOn } from '../../queries/lasting.ts';
import { suitOf, suitRoom } from '../../queries/power-armor.ts';
import { attributeNow } from '../../queries/skills.ts';
import {
  borrowable,
  burning,
  commanded,
  doused,
  emptied,
  orderable,
  steadied,
  type TrickAtHand,
  treatable,
  unsettleable,
} from '../../queries/tricks.ts';
import { modelById, seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { ACTIONS, type ActionName, type Attribute } from '../../words.ts';
import { reload } from '../attacking/heavy-weapons.ts';
import { cure } from '../harm/conditions.ts';
import { ontoSuit } from '../harm/power-armor.ts';
import { addTokens, heal } from '../harm/tokens.ts';
import { discardCopy } from '../items/limited-use.ts';
import { gainPoints } from './action-points.ts';
import { carryOut } from './actions.ts';
import { foresee } from './foresight.ts';
import { lay, lift, spend, spendToken } from './lasting.ts';
import { attributeTest } from './own-tests.ts';
import { perform } from './performing.ts';
import { prepare } from './preparing.ts';

/** When tokens come back. */
const UNTIL_REFILLED = { activation: 'next', round: 'round', never: 'battle' } as const;

/** It is paid for first: nothing that follows makes it undone. WW-CARD-1 */
export function* useTrick(table: BattleTable, model: Model, { from, owner, trick }: TrickAtHand): Play {
  say(table, 'trick', { model: model.id, card: from }, 'WW-CARD-1');
  if (trick.tokens !== undefined) spendToken(table, owner, from, UNTIL_REFILLED[trick.refills ?? 'never']);
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
    case 'steady':
      return cure(
        table,
        modelById(table, yield* askWho(table, model, 'trick.steady', steadied(table, model))),
        'stunned',
        'WW-CARD-1',
      );
    case 'treat': {
      const able = treatable(table, model, trick);
      return heal(table, modelById(table, yield* askWho(table, model, 'trick.treat', able)), trick.heals);
    }
    case 'reload':
      return yield* reloadOne(table, model, trick);
    case 'order':
      return yield* order(table, model);
    case 'bank':
      return bank(table, model);
    case 'cheer':
      return gainPoints(table, model, trick.points, 'WW-AP-1');
    case 'watch':
      return yield* prepare(table, model);
    case 'drink':
      return heal(table, model, trick.heals);
    case 'borrow':
      return yield* borrow(table, model, owner);
    case 'refuel':
      return yield* refuel(table, model, from);
    case 'fly':
      lay(table, {
        kind: 'flying',
        on: model.id,
        until: 'activation',
        from,
        left: jetHeight(table, trick.over),
      }); // CH-RULING-112
      return;
    case 'foresee':
      return yield* foresee(table, model);
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

function* unsettle(table: BattleTable, model: Model, trick: TrickOf<'unsettle'>): Play {
  const { by } = trick;
  const foe = yield* askWho(table, model, 'trick.unsettle', unsettleable(table, model, trick));
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

/** The first empty heavy weapon its player names, if the test succeeds. WW-HEAVY-3 */
function* reloadOne(table: BattleTable, model: Model, { test }: TrickOf<'reload'>): Play {
  const able = emptied(table, model);
  const id =
    able.length === 1
      ? able[0]!
      : yield* choose(table, seatOf(table, model), 'trick.reload', () => able.map((each) => option(each)), {
          rule: 'WW-CARD-1',
          about: { model: model.id },
        });
  const { success } = yield* attributeTest(table, model, 'trick.reload.roll', test);
  if (success) reload(table, model, table.content.weapons.get(id)!);
}

/** One of its own Actions, performed by a friend from where that stands. WW-RULING-103 */
function* order(table: BattleTable, model: Model): Play {
  const friend = modelById(table, yield* askWho(table, model, 'trick.order', orderable(table, model)));
  const action = yield* choose(
    table,
    seatOf(table, model),
    'trick.action',
    () => [...ACTIONS.map((each) => option(each, whyNotAct(table, friend, each, 'action'))), option('none')],
    { rule: 'WW-RULING-103', about: { model: friend.id } },
  );
  if (action === 'none') return;
  table.state.activation!.left -= 1;
  yield* perform(table, friend, action as ActionName, 'action');
}

/** An Action put aside is had in a later activation. WW-RULING-103 */
function bank(table: BattleTable, model: Model): void {
  const [banked] = lastingOn(table, model.id, 'banked');
  const activation = table.state.activation!;
  activation.left += banked === undefined ? -1 : 1;
  if (banked === undefined) lay(table, { kind: 'banked', on: model.id, until: 'battle', from: 'bank' });
  else lift(table, banked);
  say(table, banked === undefined ? 'banked' : 'unbanked', { model: model.id }, 'WW-RULING-103');
}

/** Until the activation ends. */
function* borrow(table: BattleTable, model: Model, owner: Model): Play {
  const able = borrowable(table, model, owner);
  const attribute = (yield* choose(
    table,
    seatOf(table, model),
    'trick.borrow',
    () => able.map((each) => option(each)),
    { rule: 'WW-LEADER-5', about: { model: model.id, owner: owner.id } },
  )) as Attribute;
  const left = attributeNow(table, owner, attribute) - attributeNow(table, model, attribute);
  lay(table, { kind: 'borrowed', on: model.id, until: 'activation', from: attribute, left });
  say(table, 'borrowed', { model: model.id, owner: owner.id, attribute }, 'WW-LEADER-5');
}
