/** What Explore cards do, effect by effect: the compiler asks for each. CH-EXPLORE-1 */
import { choose, option, type Play, type Seat, say } from '@holotape/kernel';
import type { ExploreCard, ExploreEffect } from '../../content.ts';
import type { CampaignTable } from '../campaign.ts';
import { drawOf } from '../queries/drawing.ts';
import { giveable, idleOnes, ofKind, suppliers } from '../queries/exploring.ts';
import { houseOf, settlementOf, structureById } from '../queries/houses.ts';
import type { StructureBuilt } from '../state.ts';
import { drawOn } from './decks.ts';
import { keepOf } from './keeping.ts';
import { enter } from './ledger.ts';
import { giveStructure, removeStructure } from './structures.ts';

/** What becomes of the card itself. */
interface End {
  isBack: boolean;
  isAnother: boolean;
}

type Does = ExploreEffect['does'];
type Of<D extends Does> = Extract<ExploreEffect, { does: D }>;
type Deed<D extends Does> = (
  table: CampaignTable,
  seat: Seat,
  effect: Of<D>,
  card: ExploreCard,
  end: End,
) => Play | undefined;

/** One of the owner's Structures; nothing is asked where there is none or only one. */
function* one(
  table: CampaignTable,
  seat: Seat,
  ask: string,
  all: readonly StructureBuilt[],
  card: ExploreCard,
): Play<StructureBuilt | undefined> {
  if (all.length <= 1) return all[0];
  const id = yield* choose(table, seat, ask, () => all.map((built) => option(built.id)), {
    rule: 'CH-EXPLORE-1',
    about: { explore: card.id },
  });
  return structureById(table, seat, id);
}

const DEEDS: { readonly [D in Does]: Deed<D> } = {
  caps(table, seat, { amount }, card) {
    enter(table, seat, amount, 'find', { explore: card.id }, 'CH-EXPLORE-1', true);
    return undefined;
  },
  *items(table, seat, { types, draw, keep }, card) {
    table.state.drawing = { from: card.id, of: 'items', types: [...types], cards: [], keep, aside: [] };
    yield* drawOn(table, seat, draw);
    yield* keepOf(table, seat, false); // CH-RULING-57
  },
  harm(table, seat, { what, count }) {
    houseOf(table, seat).harms.push({ what, count });
    say(table, 'did.harm', { seat, what, count }, 'CH-EXPLORE-5', [seat]);
  },
  soothe(table, seat, { most }) {
    const house = houseOf(table, seat);
    let left = most;
    for (const harm of house.harms) {
      const less = Math.min(left, harm.count);
      harm.count -= less;
      left -= less;
    }
    house.harms = house.harms.filter(({ count }) => count > 0);
  },
  tokens(table, seat, { count }) {
    houseOf(table, seat).tokens += count;
  },
  consequence(table, seat, _, card) {
    houseOf(table, seat).pending.push(card.id); // CH-EXPLORE-2
    say(table, 'did.pending', { seat, explore: card.id }, 'CH-EXPLORE-2', [seat]);
  },
  back(_table, _seat, _effect, _card, end) {
    end.isBack = true;
  },
  another(_table, _seat, _effect, _card, end) {
    end.isAnother = true;
  },
  boosts(table, seat, { types, count }) {
    const { state, content } = table;
    const isOne = (id: string) => (types as readonly string[]).includes(content.boosts.get(id)!.type);
    for (let n = 0; n < count; n += 1) {
      const at = state.decks.boosts.findLastIndex(isOne);
      if (at >= 0) houseOf(table, seat).granted.boosts.push(...state.decks.boosts.splice(at, 1));
    }
  },
  *structure(table, seat, { kind }, card) {
    const cards = giveable(table, seat, kind);
    if (cards.length === 0) return;
    const id = yield* choose(table, seat, 'explore.structure', () => cards.map((each) => option(each.id)), {
      rule: 'CH-EXPLORE-1',
      about: { explore: card.id },
    });
    giveStructure(table, seat, id, 'CH-EXPLORE-1');
  },
  *'lose-structure'(table, seat, { kind }, card) {
    const built = yield* one(table, seat, 'explore.lose', ofKind(table, seat, kind), card);
    if (built === undefined) return;
    removeStructure(table, seat, built);
    say(table, 'did.lose', { seat, structure: built.card }, 'CH-EXPLORE-1');
  },
  *widen(table, seat, { by, most }, card) {
    const less = ofKind(table, seat, 'item').filter((built) => drawOf(table, seat, built)!.draw < most);
    const built = yield* one(table, seat, 'explore.widen', less, card);
    if (built === undefined) return;
    built.more += Math.min(by, most - drawOf(table, seat, built)!.draw);
    say(table, 'did.widen', { seat, structure: built.card }, 'CH-EXPLORE-1');
  },
  'draw-more'(table, seat, { cards }) {
    settlementOf(table, seat).drawMore += cards;
  },
  *supply(table, seat, { structures, by }, card) {
    let left = suppliers(table, seat);
    for (let n = 0; n < structures; n += 1) {
      const built = yield* one(table, seat, 'explore.supply', left, card);
      if (built === undefined) return;
      built.more += by;
      left = left.filter(({ id }) => id !== built.id);
      say(table, 'did.supply', { seat, structure: built.card, by }, 'CH-EXPLORE-1');
    }
  },
  *dark(table, seat, _, card) {
    const built = yield* one(table, seat, 'explore.dark', suppliers(table, seat, 'power'), card);
    if (built !== undefined) settlementOf(table, seat).dims.push(built.id);
  },
  idle(table, seat, { each, most }, card) {
    const idle = idleOnes(table, seat);
    for (const built of idle) built.used = built.uses;
    enter(table, seat, Math.min(most, each * idle.length), 'find', { explore: card.id }, 'CH-EXPLORE-1', true);
  },
  *again(table, seat, _, card) {
    const used = settlementOf(table, seat).structures.filter((built) => built.used > 0);
    const built = yield* one(table, seat, 'explore.again', used, card);
    if (built !== undefined) built.uses += 1;
  },
};

export function* carryOut(table: CampaignTable, seat: Seat, card: ExploreCard, effect: ExploreEffect, end: End): Play {
  const deed = DEEDS[effect.does] as Deed<Does>;
  const play = deed(table, seat, effect, card, end);
  if (play !== undefined) yield* play;
}
