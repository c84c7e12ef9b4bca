/** What Strangers do for whoever gets on with them, and against whoever does not. */
import { choose, option, type Play, pick, reveal, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Outcome } from '../../content.ts';
import { withinReach } from '../../geometry/index.ts';
import { consequenceIn } from '../../queries/consequences.ts';
import { discOf, isAt } from '../../queries/markers.ts';
import { roomFor } from '../../queries/places.ts';
import { lengthOf } from '../../queries/ranges.ts';
import { deserterSees } from '../../queries/strangers.ts';
import { baseOf, modelById, modelsOf, seatOf } from '../../queries/units.ts';
import type { Marker, Model } from '../../state.ts';
import { attackFromNowhere } from '../attacking/from-nowhere.ts';
import { cure } from '../harm/conditions.ts';
import { heal } from '../harm/tokens.ts';
import { addModel, addUnit } from '../round/joining.ts';
import { lay } from '../round/lasting.ts';

const RULE = 'WW-WASTE-3';

const FAVORS = ['treat', 'look', 'gossip', 'letter', 'shot', 'joins', 'foretells', 'follows'] as const;
type Favor = Extract<Outcome, { does: (typeof FAVORS)[number] }>;
type FavorOf<D extends Favor['does']> = Extract<Favor, { does: D }>;

export function* favor(table: BattleTable, model: Model, outcome: Favor, marker: Marker): Play {
  switch (outcome.does) {
    case 'treat':
      return yield* treat(table, model, outcome.heals, marker);
    case 'look':
      return yield* lookOrPeek(table, model, outcome);
    case 'gossip':
      return yield* peek(table, 1 - seatOf(table, model), outcome.boosts);
    case 'letter':
      model.caps += outcome.amount;
      lay(table, { kind: 'letter', on: model.id, until: 'battle', from: marker.id, left: outcome.amount }); // CH-RULING-106
      say(table, 'caps', { model: model.id, caps: outcome.amount }, RULE);
      return;
    case 'shot':
      return yield* shot(table, model, outcome, marker);
    case 'joins':
      return joins(table, model, outcome.unit, marker);
    case 'foretells':
      return yield* foretell(table, seatOf(table, model), outcome);
    case 'follows':
      lay(table, { kind: 'follows', on: marker.id, until: 'battle', from: model.id, left: outcome.caps }); // CH-RULING-109
      say(table, 'stranger.follows', { model: model.id, caps: outcome.caps }, RULE);
      return;
  }
}

/** Damage is removed, or every condition, of one of the side in contact. */
function* treat(table: BattleTable, model: Model, heals: number, marker: Marker): Play {
  const seat = seatOf(table, model);
  const sick = modelsOf(table, seat).filter(
    (each) => (each === model || isAt(table, each, marker)) && (each.conditions.length > 0 || each.regular > 0),
  );
  if (sick.length === 0) return;
  const id =
    sick.length === 1
      ? sick[0]!.id
      : yield* choose(table, seat, 'stranger.patient', () => sick.map((each) => option(each.id)), { rule: RULE });
  const patient = modelById(table, id);
  const isBoth = patient.conditions.length > 0 && patient.regular > 0;
  const answer = isBoth
    ? yield* choose(table, seat, 'stranger.treat', () => [option('heal'), option('cure')], {
        rule: RULE,
        about: { model: patient.id },
      })
    : patient.conditions.length > 0
      ? 'cure'
      : 'heal';
  if (answer === 'heal') return heal(table, patient, heals);
  for (const condition of [...patient.conditions]) cure(table, patient, condition, RULE);
}

/** At markers near by, or into the other hand; where the other side has no Boosts there is nothing to choose. */
function* lookOrPeek(table: BattleTable, model: Model, { within, boosts }: FavorOf<'look'>): Play {
  const seat = seatOf(table, model);
  const answer =
    table.state.hands[1 - seat]!.length === 0
      ? 'markers'
      : yield* choose(table, seat, 'stranger.look', () => [option('markers'), option('boosts')], {
          rule: RULE,
          about: { model: model.id },
        });
  if (answer === 'boosts') return yield* peek(table, seat, boosts);
  const range = lengthOf(table.content, within);
  for (const marker of table.state.markers) {
    if (marker.kind !== 'investigation' || marker.up || marker.seen.includes(seat)) continue;
    if (!withinReach(baseOf(table, model), discOf(marker), range, model.height)) continue;
    marker.seen.push(seat);
    reveal(table);
    say(table, 'looked', { marker: marker.id, face: marker.face }, RULE, [seat]);
  }
}

/** Somebody sees some of the Boosts of the other side, which chance picks. CH-BOOST-3 */
function* peek(table: BattleTable, seat: number, count: number): Play {
  const hand = [...table.state.hands[1 - seat]!];
  for (let left = Math.min(count, hand.length); left > 0; left -= 1) {
    const at = hand.length === 1 ? 0 : yield* pick(table, 'stranger.boost', hand.length, { rule: RULE });
    const [card] = hand.splice(at, 1) as [string];
    reveal(table);
    say(table, 'boost.seen', { card }, RULE, [seat]);
  }
  say(table, 'boosts.seen', { seat }, RULE);
}

/** At somebody the Stranger sees, or at whoever has asked the wrong way. */
function* shot(table: BattleTable, model: Model, { at, within, ...blow }: FavorOf<'shot'>, marker: Marker): Play {
  const seen = at === 'asker' ? [model] : deserterSees(table, model, marker, within);
  if (seen.length === 0) return;
  const id =
    seen.length === 1
      ? seen[0]!.id
      : yield* choose(table, seatOf(table, model), 'stranger.target', () => seen.map((each) => option(each.id)), {
          rule: RULE,
          about: { model: model.id },
        });
  say(table, 'stranger.shoots', { target: id }, RULE);
  yield* attackFromNowhere(table, modelById(table, id), 'stranger.shot', blow);
}

/** Used for this round, so that it acts from the next one on. CH-RULING-107 */
function joins(table: BattleTable, by: Model, card: string, marker: Marker): void {
  const { kit, base } = table.content.units.get(card)!;
  const id = `joined-${card}-${seatOf(table, by)}`;
  if (!table.state.units.some((unit) => unit.id === id))
    addUnit(table, { id, card, models: 1, items: [...kit], heroic: false, leader: null }, seatOf(table, by));
  const model = addModel(table, id, roomFor(table, base * 5, marker));
  model.readiness = 'used';
  say(table, 'joins', { model: model.id, by: by.id }, RULE);
}

/** The next Events, for one pair of eyes; Consequences lie between them as before. CH-RULING-108, CH-CONSEQ-3 */
function* foretell(table: BattleTable, seat: number, { cards, sorts }: FavorOf<'foretells'>): Play {
  const { events } = table.state.decks;
  const places = events
    .map((_, place) => place)
    .filter((place) => consequenceIn(events[place]) === undefined)
    .slice(-cards)
    .reverse();
  const seen = places.map((place) => events[place]!);
  if (seen.length > 0) reveal(table);
  for (const event of seen) say(table, 'event.seen', { event }, RULE, [seat]);
  if (!sorts) return;
  for (const place of places) {
    const next =
      seen.length === 1
        ? seen[0]!
        : yield* choose(table, seat, 'stranger.order', () => seen.map((event) => option(event)), { rule: RULE });
    events[place] = next;
    seen.splice(seen.indexOf(next), 1);
  }
}
