/** Charge: a movement that ends against an opposing model. */
import { type Answer, type Checked, choose, open, option, type Play, type Reason, say, within } from '@holotape/kernel';
import {
  distance,
  gap,
  isOnTable,
  type Point,
  rounded,
  segmentDistance,
  TOLERANCE,
  touches,
  towards,
} from '../../geometry/index.ts';
import { abilities, hasAbility } from '../../queries/abilities.ts';
import { actBy } from '../../queries/acting.ts';
import { movementColor } from '../../queries/circumstances.ts';
import { engagedWith, isLevel } from '../../queries/engagement.ts';
import { joinsIn } from '../../queries/factions.ts';
import { canSee, placeOf } from '../../queries/line-of-sight.ts';
import { changesTo } from '../../queries/mods.ts';
import { spottersFor } from '../../queries/spotters.ts';
import { baseOf, cardOf, inPlay, isFriendly, modelById, seatOf } from '../../queries/units.ts';
import type { Battle, BattleTable, Model } from '../../state.ts';
import type { Color } from '../../words.ts';
import { weaponsOf } from '../attacking/shooting.ts';
import { suffer } from '../harm/damage.ts';
import { rollEffects } from '../round/skill-tests.ts';
import { eventColor } from '../wasteland/events.ts';
import { battleCry, canCry } from './battle-cry.ts';
import { allowance, checkPath, pathOf, suggestContacts, travel } from './movement.ts';

const foesOf = (battle: Battle, model: Model): Model[] =>
  inPlay(battle).filter((other) => !isFriendly(battle, model, other));

/** Opposing models against which a path ends. */
export function contactsAt(battle: Battle, model: Model, { x, y }: Point): Model[] {
  const base = { ...baseOf(battle, model), x, y };
  return foesOf(battle, model).filter((foe) => isLevel(battle, model, foe) && touches(base, baseOf(battle, foe)));
}

/** The last stretch before contact: two touches and the rounding of a place to whole tenths. */
const LAST_STRETCH = 4 * TOLERANCE;

/** Whether an opposing base is touched before the end of the path. WW-CHARGE-6 */
function touchesOnTheWay(battle: Battle, model: Model, path: readonly Point[]): boolean {
  const { r } = baseOf(battle, model);
  const end = path.at(-1)!;
  const before = path.at(-2)!;
  const short = towards(before, end, Math.max(0, distance(before, end) - LAST_STRETCH));
  const legs = [...path.slice(0, -1), short];
  return foesOf(battle, model).some((foe) => {
    const base = baseOf(battle, foe);
    return legs.slice(1).some((to, i) => segmentDistance(base, { from: legs[i]!, to }) <= r + base.r);
  });
}

/** Seen when the Charge begins, unless a card needs no sight. WW-CHARGE-4, WW-CARD-1 */
const canCharge = (battle: Battle, model: Model, foe: Model): boolean =>
  cardOf(battle, model)['charges-unseen'] === true ||
  hasAbility(battle, model, 'charges-unseen') ||
  joinsIn(battle, model, foe) ||
  canSee(battle, placeOf(battle, model), placeOf(battle, foe)) ||
  spottersFor(battle, model).some((spotter) => canSee(battle, placeOf(battle, spotter), placeOf(battle, foe)));

const refuse = (rule: string, key: string): Checked => ({ ok: false, reason: { rule, say: `charge.${key}` } });

/** WW-CHARGE-2, WW-CHARGE-4, WW-CHARGE-6, WW-CHARGE-12, WW-RULING-35 */
export function checkCharge(battle: Battle, model: Model, color: Color, answer: Answer): Checked {
  const checked = checkPath(battle, model, color, answer);
  if (!checked.ok) return checked;
  const path = pathOf(model, answer)!;
  // A Charge ends in contact, and so on the table.
  if (!isOnTable(baseOf(battle, model).r, path.at(-1)!, battle.state)) return refuse('WW-CHARGE-2', 'edge');
  const touched = contactsAt(battle, model, path.at(-1)!);
  if (touched.length === 0) return refuse('WW-CHARGE-2', 'no-contact');
  if (touchesOnTheWay(battle, model, path)) return refuse('WW-CHARGE-6', 'contact-before');
  if (!touched.some((foe) => canCharge(battle, model, foe))) return refuse('WW-CHARGE-4', 'unseen');
  return checked;
}

/** The ruler for a Charge now. */
const chargeColor = (battle: Battle, model: Model, printed: Color): Color =>
  eventColor(battle, 'charge', movementColor(battle, model, printed, 'charge'));

/** Straight lines to those within reach who may be charged. */
function straightContacts(battle: Battle, model: Model, color: Color): [number, number][][] {
  const base = baseOf(battle, model);
  const limit = allowance(battle, model, color) + TOLERANCE;
  return foesOf(battle, model)
    .filter((foe) => gap(base, baseOf(battle, foe)).length <= limit && canCharge(battle, model, foe))
    .map((foe) => {
      const other = baseOf(battle, foe);
      const { x, y } = rounded(towards(other, base, other.r + base.r));
      return [[x, y]];
    });
}

/** Paths of legal Charges. */
export function suggestCharges(battle: Battle, model: Model, color: Color): [number, number][][] {
  const straight = straightContacts(battle, model, color);
  if (straight.length === 0) return [];
  const isNew = (path: [number, number][]) => !straight.some(([at]) => path.length === 1 && isSame(at!, path[0]!));
  const all = [...straight, ...suggestContacts(battle, model, color).filter(isNew)];
  return all.filter((path) => checkCharge(battle, model, color, path).ok);
}

const isSame = (a: [number, number], b: [number, number]): boolean => a[0] === b[0] && a[1] === b[1];

export function whyNoCharge(battle: Battle, model: Model): Reason | undefined {
  const { charge: printed } = cardOf(battle, model);
  if (printed === undefined) return { rule: 'WW-CARD-2', say: 'charge.no-color' };
  if (engagedWith(battle, model).length > 0) return { rule: 'WW-CHARGE-3', say: 'charge.engaged' };
  const color = chargeColor(battle, model, printed);
  return isAnyPossible(battle, model, color) ? undefined : { rule: 'WW-CHARGE-2', say: 'charge.nobody' };
}

/** Most Charges are out of reach or go straight; only for the rest a way around things is looked for. */
function isAnyPossible(battle: Battle, model: Model, color: Color): boolean {
  const straight = straightContacts(battle, model, color);
  const isLegal = (path: [number, number][]) => checkCharge(battle, model, color, path).ok;
  return straight.length > 0 && (straight.some(isLegal) || suggestContacts(battle, model, color).some(isLegal));
}

/** Whoever runs into a bayonet takes 1 physical damage and its die; not if its owner was engaged already. WW-ITEM-8 */
function* bayonets(table: BattleTable, model: Model, target: Model): Play {
  if (engagedWith(table, target).some((foe) => foe !== model)) return;
  for (const { bayonet } of weaponsOf(table, target).flatMap((weapon) => changesTo(table, target, weapon))) {
    if (bayonet === undefined || model.gone !== null) continue;
    const icons = (yield* rollEffects(table, 'bayonet.roll', [bayonet], 'WW-ITEM-8')).flatMap((face) => face.icons);
    const count = (icon: string) => icons.filter((each) => each === icon).length;
    const damage = { physical: 1 + count('damage'), energy: 0, radiation: 0 };
    say(table, 'bayonet', { model: target.id, target: model.id }, 'WW-ITEM-8');
    yield* suffer(table, model, { damage, ignoring: 0, reduction: count('reduce-armor'), covered: false, by: target });
  }
}

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
  const [x, y] = path.at(-1)!;
  const seen = contactsAt(table, model, { x, y }).filter((foe) => canCharge(table, model, foe));
  if (!(yield* travel(table, model, pathOf(model, path)!))) return;
  // WW-RULING-35: of several touched at once the player names one.
  const id =
    seen.length === 1
      ? seen[0]!.id
      : yield* choose(table, seat, 'charge.target', () => seen.map((foe) => option(foe.id)), { rule: 'WW-CHARGE-6' });
  actBy(table, model)!.charges = id;
  say(table, 'charged', { model: model.id, target: id }, 'WW-CHARGE-2');
  const target = modelById(table, id);
  yield* bayonets(table, model, target);
  if (model.gone !== null) return;
  const more = abilities(table, model, 'charge-bonus').flatMap(({ gives }) =>
    gives['charge-bonus'].map((die) => option(die)),
  );
  const cries = canCry(table, model, target) ? [option('battle-cry')] : [];
  const bonus = yield* choose(
    table,
    seat,
    'charge.bonus',
    () => [option('black'), option('green'), ...more, ...cries],
    {
      rule: 'WW-CHARGE-7',
      about: { model: model.id, target: id },
    },
  );
  if (bonus === 'battle-cry') yield* within(table, 'battle cry', battleCry(table, model, target));
  else model.bonus = { against: id, dice: [bonus as 'black' | 'green' | 'yellow'] };
}
