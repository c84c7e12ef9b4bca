/** Events: from the second round on a card is in play that everybody feels. */
import { choose, option, type Play, pick, reveal, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { EventEffect } from '../../content.ts';
import { isImmuneToCries } from '../../queries/battle-cry.ts';
import { consequenceIn } from '../../queries/consequences.ts';
import { type EffectOf, eventEffects, foreseen, RULE } from '../../queries/events.ts';
import { MARKER_RADIUS } from '../../queries/markers.ts';
import { isWithin } from '../../queries/near.ts';
import { NOBODY } from '../../queries/nobody.ts';
import { roomFor } from '../../queries/places.ts';
import { suitOf } from '../../queries/power-armor.ts';
import { lengthOf } from '../../queries/ranges.ts';
import { ARROWS } from '../../queries/scatter.ts';
import { cardOf, inPlay, isFixed, modelById, modelsOf, SEATS, seatOf, unitOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import type { Condition } from '../../words.ts';
import { drawBoost, maybeBoost } from '../boosts/playing.ts';
import { afflict, cure } from '../harm/conditions.ts';
import { lay } from '../round/lasting.ts';
import { attributeTest } from '../round/own-tests.ts';
import { removeReaction } from '../round/preparing.ts';
import { rollEffects } from '../round/skill-tests.ts';
import { comeOut } from './appearing.ts';
import { resolveConsequences } from './consequences.ts';
import { addStranger } from './strangers.ts';
import { clearAway, staysOn, weatherComes, weatherEndsRound } from './weather.ts';

/** Not in the first round, and not while a card is in play; an empty deck stays empty. CH-EVENT-6, CH-EVENT-7 */
export function* drawEvent(table: BattleTable): Play {
  const { state } = table;
  yield* resolveConsequences(table); // CH-RULING-3
  // CH-RULING-4: an empty deck stays empty.
  if (state.round < 2 || state.event !== null || state.decks.events.length === 0) return;
  state.event = state.decks.events.pop()!;
  reveal(table);
  yield* maybeForesee(table); // CH-BOOST-4
  say(table, 'event', { event: state.event }, RULE);
  for (const effect of table.content.events.get(state.event)!.effects) yield* happens(table, effect); // CH-EVENT-5
  yield* resolveConsequences(table); // CH-CONSEQ-5
}

/** What lies face up on top of the deck. CH-EVENT-9 */
export function tellForeseen(table: BattleTable): void {
  const next = foreseen(table);
  if (next !== null) say(table, 'event.next', { event: next }, 'CH-EVENT-9');
}

/** Both sides, the holder of the Advantage Marker first. */
const inOrder = ({ state }: BattleTable): number[] => [state.advantage!, 1 - state.advantage!];

/** A second card from the top, for whoever has seen it coming; the one that does not count goes under the deck. CH-BOOST-4 */
function* maybeForesee(table: BattleTable): Play {
  const { state } = table;
  for (const seat of inOrder(table)) {
    const second = state.decks.events.at(-1);
    if (second === undefined || consequenceIn(second) !== undefined) return;
    const first = state.event!;
    if ((yield* maybeBoost(table, seat, 'event', ['second-event'], { event: first })) === undefined) continue;
    say(table, 'event.second', { event: second }, 'CH-BOOST-4', [seat]);
    const kept = yield* choose(table, seat, 'event.which', () => [option(first), option(second)], {
      rule: 'CH-BOOST-4',
    });
    if (kept === second) {
      state.decks.events.pop();
      state.decks.events.unshift(first);
      state.event = second;
    } else state.decks.events.unshift(state.decks.events.pop()!);
  }
}

/** The round is over. CH-EVENT-8 */
export function* discardEvent(table: BattleTable): Play {
  const { state } = table;
  if (state.event === null) return;
  yield* weatherEndsRound(table);
  if (yield* staysOn(table)) return; // CH-EVENT-13
  for (const seat of inOrder(table))
    if ((yield* maybeBoost(table, seat, 'round-end', ['keep-event'], { event: state.event })) !== undefined) return;
  clearAway(table);
  if (!table.content.events.get(state.event)!.removed) state.discards.events.push(state.event); // CH-RULING-5
  state.event = null;
}

/** What the card does when it comes into play; the rest is asked for when it matters. */
function* happens(table: BattleTable, effect: EventEffect): Play {
  const middle = { x: Math.round(table.state.width / 2), y: Math.round(table.state.height / 2) };
  switch (effect.does) {
    case 'no-fire':
      for (const model of inPlay(table)) cure(table, model, 'on-fire', RULE);
      return;
    case 'no-reactions':
      for (const model of inPlay(table)) removeReaction(table, model, RULE);
      return;
    case 'stranger':
      addStranger(table, roomFor(table, MARKER_RADIUS, middle)); // WW-WASTE-3
      return;
    case 'crate': {
      const arrow = ARROWS[yield* pick(table, 'event.direction', ARROWS.length, { rule: RULE })]!;
      const length = lengthOf(table.content, effect.color);
      const at = { x: middle.x + arrow.x * length, y: middle.y + arrow.y * length };
      dropCrate(table, roomFor(table, MARKER_RADIUS, at));
      return;
    }
    case 'beasts': {
      const arrow = ARROWS[yield* pick(table, 'event.direction', ARROWS.length, { rule: RULE })]!;
      const length = lengthOf(table.content, effect.color);
      for (const way of [length, -length])
        comeOut(table, effect.unit, { x: middle.x + arrow.x * way, y: middle.y + arrow.y * way });
      return;
    }
    case 'cloud':
      return yield* cloud(table, effect);
    case 'roar':
      return yield* roar(table, effect);
    case 'relief':
      for (const seat of inOrder(table)) yield* relief(table, seat);
      return;
    case 'caps': {
      const near = (model: Model) => (model.x - middle.x) ** 2 + (model.y - middle.y) ** 2;
      const [finder] = inPlay(table)
        .filter((model) => !isFixed(table, model) && seatOf(table, model) !== NOBODY)
        .sort((a, b) => near(a) - near(b));
      if (finder !== undefined) yield* capsOrBoost(table, finder, effect.amount);
      return;
    }
    default:
      return yield* weatherComes(table, effect, middle);
  }
}

/** Caps are little use without a settlement: where Boosts are played with, the player may draw one instead. CH-RULING-101 */
function* capsOrBoost(table: BattleTable, finder: Model, caps: number): Play {
  const seat = seatOf(table, finder);
  const answer =
    table.state.decks.boosts.length === 0
      ? 'caps'
      : yield* choose(table, seat, 'event.caps', () => [option('caps'), option('boost')], {
          rule: 'CH-RULING-101',
          about: { model: finder.id, caps },
        });
  if (answer === 'boost') {
    yield* drawBoost(table, seat, 'CH-RULING-101');
    return;
  }
  finder.caps += caps;
  say(table, 'caps', { model: finder.id, caps }, RULE);
}

/** Whoever breathes it in has less on everything for the round. */
function* cloud(table: BattleTable, { by, within, not }: EffectOf<'cloud'>): Play {
  const all = inPlay(table).filter((model) => !isFixed(table, model));
  if (all.length === 0) return;
  const center = all[yield* pick(table, 'event.model', all.length, { rule: RULE })]!;
  for (const model of all) {
    if (not.includes(cardOf(table, model).type) || suitOf(table, model) !== null) continue;
    if (!isWithin(table, center, model, within)) continue;
    lay(table, { kind: 'unsettled', on: model.id, until: 'round', from: table.state.event!, left: -by });
    say(table, 'unsettled', { model: model.id, by }, RULE);
  }
}

/** Each Leader in turn; the other side says who of its models is shaken. */
function* roar(table: BattleTable, { test, by }: EffectOf<'roar'>): Play {
  for (const leader of inPlay(table).filter((model) => unitOf(table, model).leader !== null)) {
    if ((yield* attributeTest(table, leader, 'event.roll', test)).success) continue;
    const able = modelsOf(table, seatOf(table, leader)).filter((model) => !isImmuneToCries(table, model));
    if (able.length === 0) continue;
    const id = yield* choose(
      table,
      1 - seatOf(table, leader),
      'event.shaken',
      () => able.map((model) => option(model.id)),
      { rule: RULE },
    );
    lay(table, { kind: 'unsettled', on: id, until: 'counted', from: table.state.event!, left: -by });
    say(table, 'unsettled', { model: id, by }, RULE);
  }
}

/** One condition of one model. */
function* relief(table: BattleTable, seat: number): Play {
  const able = modelsOf(table, seat).flatMap(({ id, conditions }) => conditions.map((each) => `${id}:${each}`));
  if (able.length === 0) return;
  const answer =
    able.length === 1
      ? able[0]!
      : yield* choose(table, seat, 'event.relief', () => able.map((each) => option(each)), { rule: RULE });
  const at = answer.indexOf(':');
  cure(table, modelById(table, answer.slice(0, at)), answer.slice(at + 1) as Condition, RULE);
}

/** Robots and armor that the air is too much for. */
export function* shock(table: BattleTable, model: Model): Play {
  for (const { types, icon } of eventEffects(table, 'shocks')) {
    if (model.gone !== null || (!types.includes(cardOf(table, model).type) && suitOf(table, model) === null)) continue;
    const [face] = yield* rollEffects(table, 'event.shock', ['blue'], RULE);
    if (face!.icons.includes(icon)) yield* afflict(table, model, 'stunned', RULE);
  }
}

function dropCrate({ state }: BattleTable, { x, y }: { x: number; y: number }): void {
  const number = state.markers.filter(({ id }) => id.startsWith('crate-')).length + 1;
  state.markers.push({
    id: `crate-${number}`,
    kind: 'searchable',
    x,
    y,
    face: 'item',
    up: false,
    seen: [...SEATS],
    items: [],
    opened: false,
  });
}
