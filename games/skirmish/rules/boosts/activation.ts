/** Boosts for an activation, between two Actions. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { activationBoosts, type BoostInHand, type InActivation, lockedAt, RULE } from '../../queries/boosts.ts';
import { whyNotCarry } from '../../queries/items.ts';
import { lastingOn } from '../../queries/lasting.ts';
import { seatOf, unitOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { reload } from '../attacking/heavy-weapons.ts';
import { gainPoints } from '../round/action-points.ts';
import { lay, lift } from '../round/lasting.ts';
import { drawCard } from '../wasteland/wasteland.ts';
import { playBoost } from './playing.ts';

export function* useBoost(table: BattleTable, model: Model, id: string): Play {
  const boost = activationBoosts(table, model).find((each) => each.id === id)!;
  const seat = seatOf(table, model);
  playBoost(table, seat, id);
  yield* resolve(table, seat, model, boost);
}

function* resolve(table: BattleTable, seat: number, model: Model, { id, effect }: BoostInHand<InActivation>): Play {
  switch (effect.does) {
    case 'points':
      return gainPoints(table, model, effect.points, RULE);
    case 'gives':
      lay(table, { kind: 'boosted', on: model.id, until: 'activation', from: id });
      return;
    case 'hearten':
      lay(table, { kind: 'boosted', on: model.id, until: 'counted', from: id });
      return;
    case 'reload': {
      const weapon = yield* oneOf(table, seat, 'boost.reload', unitOf(table, model).empty);
      return reload(table, model, table.content.weapons.get(weapon)!);
    }
    case 'unlock': {
      const marker = yield* oneOf(table, seat, 'boost.unlock', lockedAt(table, model));
      for (const each of lastingOn(table, marker, 'locked')) lift(table, each);
      return;
    }
    case 'rummage':
      return yield* rummage(table, seat, model, effect.draw);
  }
}

function* oneOf(table: BattleTable, seat: number, ask: string, all: readonly string[]): Play<string> {
  if (all.length === 1) return all[0]!;
  return yield* choose(table, seat, ask, () => all.map((each) => option(each)), { rule: RULE });
}

/** Cards lie open: the opponent takes one away, and the model one of the others. */
function* rummage(table: BattleTable, seat: number, model: Model, draw: number): Play {
  const drawn: string[] = [];
  for (let i = 0; i < draw; i += 1) {
    const card = yield* drawCard(table, 'items');
    if (card !== undefined) drawn.push(card);
  }
  say(table, 'boost.rummage', { model: model.id, items: drawn.join(', ') }, RULE);
  const discard = (card: string): void => {
    drawn.splice(drawn.indexOf(card), 1);
    table.state.discards.items.push(card);
  };
  const about = { model: model.id };
  if (drawn.length > 1)
    discard(
      yield* choose(table, 1 - seat, 'boost.discard', () => drawn.map((each) => option(each)), { rule: RULE, about }),
    );
  const kept = yield* choose(
    table,
    seat,
    'boost.keep',
    () => [...drawn.map((each) => option(each, whyNotCarry(table, model, each))), option('none')],
    { rule: RULE, about },
  );
  if (kept !== 'none') {
    drawn.splice(drawn.indexOf(kept), 1);
    model.items.push(kept);
    say(table, 'kept', { model: model.id, item: kept }, RULE);
  }
  for (const card of [...drawn]) discard(card);
}
