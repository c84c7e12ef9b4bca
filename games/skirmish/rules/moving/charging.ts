/** Charge: a movement that ends against an opposing model. */
import { choose, open, option, type Play, say, within } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { walk } from '../../geometry/index.ts';
import { abilities } from '../../queries/abilities.ts';
import { actBy } from '../../queries/acting.ts';
import { canCry, isImmuneToCries } from '../../queries/battle-cry.ts';
import { boostsFor } from '../../queries/boosts.ts';
import { weaponsOf } from '../../queries/carrying.ts';
import {
  burrows,
  canCharge,
  chargeColor,
  checkCharge,
  contactsAt,
  isWithoutRunUp,
  rammingDice,
  suggestCharges,
} from '../../queries/charging.ts';
import { ascentsOf } from '../../queries/climbing.ts';
import { engagedWith } from '../../queries/engagement.ts';
import { pathOf, terrainFor } from '../../queries/ground.ts';
import { changesTo } from '../../queries/mods.ts';
import { rulersFor } from '../../queries/paths.ts';
import { baseOf, cardOf, inPlay, modelById, seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { playBoost } from '../boosts/playing.ts';
import { takeHit } from '../harm/damage.ts';
import { rollEffects } from '../round/skill-tests.ts';
import { spots } from '../round/stealth.ts';
import { battleCry } from './battle-cry.ts';
import { climbAlong } from './climbing.ts';
import { touchDown } from './movement.ts';
import { travel } from './travelling.ts';

/** Whoever runs into a bayonet takes 1 physical damage and its die; not if its owner was engaged already. WW-ITEM-8 */
function* bayonets(table: BattleTable, model: Model, target: Model): Play {
  if (engagedWith(table, target).some((foe) => foe !== model)) return;
  for (const { bayonet } of weaponsOf(table, target).flatMap((weapon) => changesTo(table, target, weapon))) {
    if (bayonet === undefined || model.gone !== null) continue;
    const icons = (yield* rollEffects(table, 'bayonet.roll', [bayonet], 'WW-ITEM-8')).flatMap((face) => face.icons);
    const count = (icon: string) => icons.filter((each) => each === icon).length;
    const damage = { physical: 1 + count('damage'), energy: 0, radiation: 0 };
    say(table, 'bayonet', { model: target.id, target: model.id }, 'WW-ITEM-8');
    yield* takeHit(table, model, { damage, ignoring: 0, reduction: count('reduce-armor'), covered: false, by: target });
  }
}

/** Instead of a bonus the die itself is damage. WW-CARD-1 */
function* ram(table: BattleTable, model: Model, target: Model): Play {
  const icons = (yield* rollEffects(table, 'ram.roll', rammingDice(table, model), 'WW-CARD-1')).flatMap(
    (face) => face.icons,
  );
  const count = (icon: string) => icons.filter((each) => each === icon).length;
  const damage = { physical: count('damage'), energy: 0, radiation: 0 };
  say(table, 'rams', { model: model.id, target: target.id, damage: damage.physical }, 'WW-CARD-1');
  yield* takeHit(table, target, { damage, ignoring: 0, reduction: count('reduce-armor'), covered: false, by: model });
}

/** Dice that a Charge may bring. WW-CHARGE-7 */
const chargeDice = (table: BattleTable, model: Model): ('black' | 'green' | 'yellow')[] => [
  'black',
  'green',
  ...abilities(table, model, 'charge-bonus').flatMap(({ gives }) => gives['charge-bonus']),
];

/** WW-CHARGE-1 */
export function* charge(table: BattleTable, model: Model): Play {
  const seat = seatOf(table, model);
  const color = chargeColor(table, model, cardOf(table, model).charge!);
  const path = yield* open<[number, number][]>(
    table,
    seat,
    'charge.path',
    (answer) => checkCharge(table, model, color, answer),
    () => suggestCharges(table, model, color),
    { rule: 'WW-CHARGE-1', about: { model: model.id, color } },
  );
  const points = pathOf(model, path)!;
  const willing = inPlay(table).filter((foe) => foe !== model && canCharge(table, model, foe)); // WW-CHARGE-2, WW-CHARGE-4
  // Whoever cannot make out whom it runs at stays where it is.
  for (const foe of contactsAt(table, model, points.at(-1)!)) if (!(yield* spots(table, model, foe))) return; // WW-RULING-99
  const terrain = terrainFor(table, model, true); // WW-CHARGE-12
  if (burrows(table, model))
    Object.assign(model, points.at(-1)!); // WW-RULING-104
  else if (ascentsOf(table, model, points, terrain).length > 0) {
    // WW-CHARGE-12, WW-CLIMB-3
    const walked = walk(baseOf(table, model).r, points, terrain);
    yield* climbAlong(table, model, points, ...rulersFor(table, model, walked, terrain, color)); // WW-CHARGE-12, WW-CLIMB-3
  } else if (!(yield* travel(table, model, points))) return;
  touchDown(table, model); // CH-RULING-112
  if (model.gone !== null) return;
  // Whoever slips on the way up charges nobody. WW-CLIMB-3
  const seen = contactsAt(table, model, model).filter((foe) => willing.includes(foe));
  if (seen.length === 0) return; // WW-CHARGE-2, WW-CLIMB-3
  // WW-RULING-35: of several touched at once the player names one.
  const id =
    seen.length === 1
      ? seen[0]!.id
      : yield* choose(table, seat, 'charge.target', () => seen.map((foe) => option(foe.id)), { rule: 'WW-CHARGE-6' });
  actBy(table, model)!.charges = id; // WW-CHARGE-2
  say(table, 'charged', { model: model.id, target: id }, 'WW-CHARGE-2');
  const target = modelById(table, id);
  yield* bayonets(table, model, target); // WW-ITEM-8
  if (model.gone !== null) return;
  const dice = isWithoutRunUp(table, model, points) ? [] : chargeDice(table, model); // CH-EVENT-5
  const rams = rammingDice(table, model).length > 0 ? [option('ram')] : []; // WW-CARD-1
  const cries = canCry(table, model, target) ? [option('battle-cry')] : []; // WW-BCRY-1, WW-CHARGE-7
  const given = cries.length > 0 || isImmuneToCries(table, target) ? [] : boostsFor(table, seat, ['cry']); // CH-BOOST-4
  if (dice.length + cries.length + given.length + rams.length === 0) return;
  const bonus = yield* choose(
    table,
    seat,
    'charge.bonus',
    () => [...dice.map((die) => option(die)), ...cries, ...given.map((each) => option(`boost:${each.id}`)), ...rams],
    {
      rule: 'WW-CHARGE-7',
      about: { model: model.id, target: id },
    },
  );
  const courage = given.find((each) => bonus === `boost:${each.id}`);
  if (courage !== undefined) {
    playBoost(table, seat, courage.id);
    yield* within(table, 'battle cry', battleCry(table, model, target, courage.effect)); // CH-BOOST-4
  } else if (bonus === 'ram') yield* ram(table, model, target);
  else if (bonus === 'battle-cry')
    yield* within(table, 'battle cry', battleCry(table, model, target)); // WW-BCRY-1, WW-CHARGE-7
  else model.bonus = { against: id, dice: [bonus as 'black' | 'green' | 'yellow'] }; // WW-CHARGE-7
}
