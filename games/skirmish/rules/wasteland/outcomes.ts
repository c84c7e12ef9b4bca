/** What a card that was drawn does to the model that drew it. */
import { choose, option, type Play, pick, reveal, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Outcome } from '../../content.ts';
import { slide, touches } from '../../geometry/index.ts';
import { inArea, radiusOf } from '../../queries/area-effects.ts';
import { whyNotCarry } from '../../queries/items.ts';
import { discOf } from '../../queries/markers.ts';
import { isWithin } from '../../queries/near.ts';
import { suitOf } from '../../queries/power-armor.ts';
import { obstaclesFor } from '../../queries/push-back.ts';
import { ARROWS } from '../../queries/scatter.ts';
import { baseOf, inPlay, isFriendly, seatOf } from '../../queries/units.ts';
import type { Marker, Model } from '../../state.ts';
import type { Color, DamageType } from '../../words.ts';
import { drawBoost } from '../boosts/playing.ts';
import { afflict } from '../harm/conditions.ts';
import { takeHit } from '../harm/damage.ts';
import { rollEffects } from '../round/skill-tests.ts';
import { drawCard } from './wasteland.ts';

/** A card that is being resolved, and the marker where it was drawn. */
export interface Drawn {
  readonly card: string;
  readonly marker: Marker;
}

/** What becomes of the marker: the model has backed away from it, or whoever was there has left. */
export type Turn = 'put-back' | 'leaves' | undefined;

type Harm = Extract<Outcome, { does: 'damage' }>;

/** On the model alone, on all around it, or in an area around the marker. */
export function* dealDamage(table: BattleTable, model: Model, harm: Harm, marker: Marker): Play {
  const faces = yield* rollEffects(table, 'danger.effects', harm.dice ?? [], 'WW-WASTE-2');
  const count = (icon: string) => faces.flatMap(({ icons }) => icons).filter((each) => each === icon).length;
  const amount = harm.amount + count('damage');
  for (const { model: each, covered } of caught(table, model, harm, marker)) {
    const inSuit = suitOf(table, each) === null ? 0 : (harm.powerArmor ?? 0);
    const near = touches(baseOf(table, each), { ...discOf(marker), r: radiusOf(table, 'orange') });
    const more = inSuit + (near ? (harm.inside ?? 0) : 0);
    const hit = { ignoring: 0, reduction: count('reduce-armor'), covered, damage: of(harm.type, amount + more) };
    const taken = yield* takeHit(table, each, hit);
    if (taken > 0 && harm.ifHurt !== undefined) yield* afflict(table, each, harm.ifHurt);
    if (harm.ifShown !== undefined && count(harm.ifShown.icon) > 0) yield* afflict(table, each, harm.ifShown.condition);
  }
}

const of = (type: DamageType, amount: number) => ({ physical: 0, energy: 0, radiation: 0, [type]: amount });

const within = (table: BattleTable, model: Model, color: Color): Model[] =>
  inPlay(table).filter((other) => isWithin(table, model, other, color));

function caught(table: BattleTable, model: Model, { area, within: color }: Harm, marker: Marker) {
  if (area !== undefined) return inArea(table, marker, area);
  if (color === undefined) return [{ model, covered: false }];
  return within(table, model, color).map((each) => ({ model: each, covered: false }));
}

/** Straight on in a direction that chance picks, until something is in the way. */
export function* bolt(table: BattleTable, model: Model, length: number): Play {
  if (model.gone !== null) return;
  const arrow = ARROWS[yield* pick(table, 'danger.direction', ARROWS.length, { rule: 'WW-WASTE-2' })]!;
  Object.assign(model, slide(baseOf(table, model), arrow, length, obstaclesFor(table, model), table.state).to);
  say(table, 'moved', { model: model.id, x: model.x, y: model.y }, 'WW-WASTE-2');
}

type Draw = Extract<Outcome, { does: 'draw' }>;

function isFind(table: BattleTable, id: string, { deck, common }: Pick<Draw, 'deck' | 'common'>): boolean {
  const item = table.content.items.get(id)!;
  if (common && 'unique' in item && item.unique) return false;
  if (deck === 'meat') return item.kind === 'food' && item.meat === true;
  return deck === 'item' || item.kind === deck;
}

/** The first cards of a kind in the Item deck; of several the model's player keeps one. */
export function* find(table: BattleTable, model: Model, draw: Omit<Draw, 'does'>, marker: Marker): Play {
  const { decks, discards } = table.state;
  const count = draw.of;
  const found = decks.items.filter((id) => isFind(table, id, draw)).slice(-count);
  if (found.length === 0 || model.gone !== null) return;
  reveal(table);
  for (const id of found) decks.items.splice(decks.items.lastIndexOf(id), 1);
  if (count === 1) return keep(table, model, found[0]!);
  const seat = seatOf(table, model);
  // They lie at the marker while the player chooses, seen by nobody else. WW-SEARCH-16
  marker.items.push(...found);
  if (!marker.seen.includes(seat)) marker.seen.push(seat);
  const options = () => [...found.map((id) => option(id, whyNotCarry(table, model, id))), option('none')];
  const answer = yield* choose(table, seat, 'stranger.keep', options, {
    rule: 'WW-WASTE-3',
    about: { model: model.id },
  });
  marker.items = marker.items.filter((id) => !found.includes(id));
  discards.items.push(...found.filter((id) => id !== answer));
  if (answer !== 'none') keep(table, model, answer);
}

function keep(table: BattleTable, model: Model, id: string): void {
  if (model.gone !== null || whyNotCarry(table, model, id) !== undefined) return;
  model.items.push(id);
  say(table, 'kept', { model: model.id, item: id }, 'WW-SEARCH-15');
}

/** The card that is named: out of the Item deck or its discards; out of the box if there is none in this battle. WW-RULING-109 */
export function keepNamed(table: BattleTable, model: Model, id: string): void {
  const { decks, discards, models, markers } = table.state;
  if (whyNotCarry(table, model, id) !== undefined) return;
  const pile = [decks.items, discards.items].find((each) => each.includes(id));
  if (pile === undefined && [...models, ...markers].some(({ items }) => items.includes(id))) return;
  pile?.splice(pile.lastIndexOf(id), 1);
  keep(table, model, id);
}

/** Enemies near enough get ready. */
export function alarm(table: BattleTable, model: Model, color: Color): void {
  for (const other of within(table, model, color)) {
    if (other.prepared || isFriendly(table, model, other)) continue;
    other.prepared = true;
    say(table, 'prepared', { model: other.id }, 'WW-WASTE-2');
  }
}

/** Undersides that bring an item in the end. WW-SEARCH-12, WW-SEARCH-13 */
const WITH_ITEM: readonly Marker['face'][] = ['danger-item', 'trapped-lock'];

/** The usual card, and one more; a Boost where the marker brings none, if Boosts are played with. CH-RULING-101 */
export function* extraItem(table: BattleTable, model: Model, marker: Marker): Play {
  if (!WITH_ITEM.includes(marker.face)) {
    yield* drawBoost(table, seatOf(table, model), 'CH-RULING-101');
    return;
  }
  for (let cards = marker.items.length; cards < 2; cards += 1) {
    const card = yield* drawCard(table, 'items');
    if (card !== undefined) marker.items.push(card);
  }
}
