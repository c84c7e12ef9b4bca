/** Strangers: somebody waits at a marker, and is the same for everybody who comes. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Point } from '../../geometry/index.ts';
import { canPay, priceOf, strangerAt } from '../../queries/strangers.ts';
import { modelById, modelsOf, seatOf, unitOf } from '../../queries/units.ts';
import type { Marker, Model } from '../../state.ts';
import { questMet } from '../quests/removing.ts';
import { cardTest } from './card-tests.ts';
import { leave } from './company.ts';
import { resolveOutcomes } from './dangers.ts';
import { maybeRedraw } from './redrawing.ts';
import { drawCard } from './wasteland.ts';

const GIVE = 'give:';

/** A face-down blank or numbered Searchable Marker. WW-WASTE-3 */
export function addStranger({ state }: BattleTable, { x, y }: Point, face: Marker['face'] = 'blank'): Marker {
  const number = state.markers.filter(({ id }) => id.startsWith('stranger-')).length + 1;
  const marker: Marker = {
    id: `stranger-${number}`,
    kind: 'searchable',
    x,
    y,
    face,
    up: false,
    seen: [],
    items: [],
    opened: false,
  };
  state.markers.push(marker);
  state.strangers.push({ marker: marker.id, card: null, tried: [] });
  return marker;
}

/** The card is drawn by whoever comes first, and stays. WW-WASTE-3, WW-WASTE-4 */
export function* meet(table: BattleTable, model: Model, marker: Marker): Play {
  const stranger = strangerAt(table, marker)!;
  if (stranger.card === null) {
    const first = yield* drawCard(table, 'strangers');
    if (first === undefined) return leave(table, marker); // WW-RULING-54
    stranger.card = yield* maybeRedraw(table, model, 'strangers', first); // CH-RULING-113
  }
  const card = table.content.strangers.get(stranger.card)!;
  say(table, 'stranger', { model: model.id, card: card.id }, 'WW-WASTE-3');
  const answer = yield* choose(
    table,
    seatOf(table, model),
    'stranger.deal',
    () => [
      ...(card.test === undefined ? [] : [option('test')]),
      ...(card.free ? [option('lead')] : []),
      ...(card.caps !== undefined && canPay(table, model, card.caps) ? [option('pay')] : []),
      ...priceOf(table, model, card).map((id) => option(GIVE + id)),
      option('leave'),
    ],
    { rule: 'WW-WASTE-3', about: { model: model.id, card: card.id } },
  );
  if (answer === 'leave') return;
  stranger.tried.push(model.id);
  if (answer === 'pay') pay(table, model, card.caps!);
  if (answer.startsWith(GIVE)) handOver(table, model, answer.slice(GIVE.length));
  const success = answer !== 'test' || (yield* cardTest(table, model, 'stranger.roll', card.test!, 'stranger'));
  if (success) questMet(table, model, marker);
  const turn = yield* resolveOutcomes(table, model, success ? card.success : card.failure, { card: card.id, marker });
  if (turn === 'leaves') leave(table, marker);
}

/** Out of what the side has found, the model's own first. CH-RULING-110 */
function pay(table: BattleTable, model: Model, caps: number): void {
  let left = caps;
  const others = modelsOf(table, seatOf(table, model)).filter((each) => each !== model);
  for (const each of [model, ...others]) {
    const given = Math.min(left, each.caps);
    each.caps -= given;
    left -= given;
  }
  say(table, 'paid', { model: model.id, caps }, 'CH-RULING-110');
}

/** One copy of its own, or of its unit's. WW-LIMITED-1 */
function handOver(table: BattleTable, model: Model, id: string): void {
  const { weapons, items } = unitOf(table, model);
  const own = modelById(table, model.id).items;
  const from = [own, items, weapons].find((pile) => pile.includes(id))!;
  from.splice(from.indexOf(id), 1);
  table.state.discards.items.push(id);
  say(table, 'handed-over', { model: model.id, item: id }, 'WW-WASTE-3');
}

/** With some Strangers a model may try again in its next activation. */
export function tryAgain({ state, content }: BattleTable, model: Model): void {
  for (const stranger of state.strangers)
    if (stranger.card !== null && content.strangers.get(stranger.card)!.again)
      stranger.tried = stranger.tried.filter((id) => id !== model.id);
}
