/** Power Armor: a card of its own that takes damage first. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Rating } from '../../content.ts';
import { expectedThrough } from '../../queries/chances.ts';
import type { Protection } from '../../queries/hits.ts';
import { suitOf, suitRoom } from '../../queries/power-armor.ts';
import { seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import type { DamageType } from '../../words.ts';

/** One of the two cards protects; they do not add up. The rating comes back as this hit finds it. WW-PA-3, WW-PA-4 */
export function* chooseRating(
  table: BattleTable,
  model: Model,
  type: DamageType,
  [usual, suit]: readonly [Protection, Protection?],
  amount: number,
  direct: number,
): Play<Rating> {
  if (suit === undefined || isSame(usual.printed, suit.printed)) return usual.now;
  const answer = yield* choose(
    table,
    seatOf(table, model),
    'armor.card',
    () => [option('power-armor'), option('usual')],
    {
      rule: 'WW-PA-4',
      about: {
        model: model.id,
        type,
        usual: usual.printed.rating,
        powerArmor: suit.printed.rating,
        amount,
        usualLets: inHundredths(expectedThrough(table, usual, amount, direct)),
        powerArmorLets: inHundredths(expectedThrough(table, suit, amount, direct)),
      },
    },
  );
  return answer === 'power-armor' ? suit.now : usual.now;
}

const inHundredths = (points: number): number => Math.round(points * 100) / 100;

const isSame = (a: Rating, b: Rating): boolean =>
  a.rating === b.rating && a.strong === b.strong && a.immune === b.immune;

/** Damage goes onto the armor card until it is full; what is left comes back for the model. WW-PA-7, WW-PA-9 */
export function ontoSuit(table: BattleTable, model: Model, type: DamageType, amount: number, weapon?: string): number {
  const suit = suitOf(table, model);
  if (suit === null || suitRoom(table, suit) <= 0) return amount;
  // WW-RULING-32: radiation turns what lies there first.
  const turned = type === 'radiation' ? Math.min(suit.regular, amount) : 0;
  suit.regular -= turned; // WW-RULING-32
  suit.radiation += turned; // WW-RULING-32
  const added = Math.min(amount - turned, suitRoom(table, suit)); // WW-PA-9, WW-RULING-32
  suit[type === 'radiation' ? 'radiation' : 'regular'] += added; // WW-PA-7, WW-RULING-32
  say(
    table,
    'suit.suffered',
    { model: model.id, suit: suit.card, type, damage: turned + added, weapon: weapon ?? null },
    'WW-PA-7',
  );
  if (suitRoom(table, suit) === 0) {
    suit.degraded = true; // WW-PA-8
    say(table, 'suit.degraded', { model: model.id, suit: suit.card }, 'WW-PA-8');
  }
  return amount - turned - added; // WW-PA-9, WW-RULING-32
}
