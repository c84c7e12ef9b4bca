/** Explore cards: drawn, resolved at once, and never in the pool. CH-EXPLORE */
import {
  choose,
  type Option,
  option,
  type Play,
  type Reason,
  reveal,
  roll,
  type Seat,
  say,
  shuffle,
} from '@holotape/kernel';
import type { ExploreCard, ExploreOffer } from '../../content.ts';
import { faceOf } from '../../queries/faces.ts';
import type { CampaignTable } from '../campaign.ts';
import { whyNotPay } from '../queries/building.ts';
import { isOfType } from '../queries/cards.ts';
import { ofUse, whyNotUse } from '../queries/drawing.ts';
import { isPassedBy, lendable, testedValue } from '../queries/exploring.ts';
import { houseOf, settlementOf, structureById } from '../queries/houses.ts';
import { carryOut } from './explore-effects.ts';
import { enter } from './ledger.ts';

const SKILL_DIE = 20;
const EFFECT_DIE = 12;

/** The top card of the deck, until nothing more is asked for. CH-EXPLORE-1 */
export function* explore(table: CampaignTable, seat: Seat): Play {
  let isAnother = true;
  while (isAnother) {
    const card = drawExplore(table, seat);
    if (card === undefined) return;
    isAnother = yield* resolve(table, seat, card);
  }
}

function drawExplore(table: CampaignTable, seat: Seat): ExploreCard | undefined {
  const { state, content } = table;
  const id = state.decks.explore.pop();
  if (id === undefined) {
    say(table, 'did.nothing-left', { seat }, 'CH-EXPLORE-1');
    return undefined;
  }
  reveal(table);
  state.exploring = id;
  say(table, 'did.explore', { seat }, 'CH-EXPLORE-1');
  say(table, 'did.found-card', { seat, explore: id }, 'CH-EXPLORE-1', [seat]);
  return content.explore.get(id)!;
}

/** True: another card is drawn in its place. */
function* resolve(table: CampaignTable, seat: Seat, card: ExploreCard): Play<boolean> {
  const { state } = table;
  const offers = (): Option[] => {
    const own = card.offers.map((offer) => option(`offer:${offer.id}`, whyNotOffer(table, seat, offer)));
    const camps = ofUse(table, seat, 'other-explore').filter((built) => whyNotUse(table, seat, built) === undefined);
    const isStuck = own.every(({ blocked }) => blocked !== undefined);
    return [
      ...own,
      ...(card.must && !isStuck ? [] : [option('walk-by')]),
      ...camps.map((built) => option(`scout:${built.id}`)),
    ];
  };
  const answer = yield* choose(table, seat, 'explore', offers, { rule: 'CH-EXPLORE-1', about: { explore: card.id } });
  if (answer.startsWith('scout:')) {
    structureById(table, seat, answer.slice('scout:'.length)).used += 1; // CH-STRUCT-38, CH-RULING-60
    say(table, 'did.scout', { seat }, 'CH-STRUCT-38');
    return true;
  }
  const offer = card.offers.find(({ id }) => answer === `offer:${id}`);
  const end = { isBack: false, isAnother: false };
  if (offer !== undefined) {
    yield* pay(table, seat, card, offer);
    const outcome = yield* test(table, seat, offer);
    for (const effect of [...offer.does, ...outcome]) yield* carryOut(table, seat, card, effect, end);
  }
  if (card.later.length > 0) settlementOf(table, seat).later.push(card.id);
  state.exploring = null;
  if (end.isBack) {
    state.decks.explore.push(card.id);
    yield* shuffle(table, 'deck.explore', state.decks.explore);
  }
  return end.isAnother;
}

function whyNotOffer(table: CampaignTable, seat: Seat, { pay: price }: ExploreOffer): Reason | undefined {
  if (price?.caps !== undefined) return whyNotPay(table, seat, price.caps, 'CH-CONSEQ-9');
  if (price?.items !== undefined) {
    const { types, count } = price.items;
    const has = houseOf(table, seat).pool.items.filter((id) =>
      types.some((type) => isOfType(table, seat, id, type)),
    ).length;
    return has < count ? { rule: 'CH-EXPLORE-1', say: 'why.items', args: { count, has } } : undefined;
  }
  if (price?.unused !== undefined && lendable(table, seat, price.unused).length === 0)
    return { rule: 'CH-EXPLORE-1', say: 'why.nothing-unused' };
  return undefined;
}

function* pay(table: CampaignTable, seat: Seat, card: ExploreCard, { pay: price }: ExploreOffer): Play {
  const { pool } = houseOf(table, seat);
  if (price?.caps !== undefined) enter(table, seat, -price.caps, 'offer', { explore: card.id }, 'CH-EXPLORE-1', true);
  for (let n = 0; n < (price?.items?.count ?? 0); n += 1) {
    const fitting = () =>
      pool.items.filter((id) => price!.items!.types.some((type) => isOfType(table, seat, id, type)));
    const id = yield* choose(
      table,
      seat,
      'explore.discard',
      () => [...new Set(fitting())].map((each) => option(each)),
      {
        rule: 'CH-EXPLORE-1',
        about: { explore: card.id },
      },
    );
    pool.items.splice(pool.items.indexOf(id), 1);
    say(table, 'did.discard', { seat, card: id }, 'CH-EXPLORE-1', [seat]);
  }
  if (price?.unused !== undefined) {
    const ids = lendable(table, seat, price.unused).map((built) => option(built.id));
    const id = yield* choose(table, seat, 'explore.lend', () => ids, {
      rule: 'CH-EXPLORE-1',
      about: { explore: card.id },
    });
    structureById(table, seat, id).used += 1;
  }
}

/** What a test of the Leader or a die makes of it. CH-EXPLORE-3, CH-EXPLORE-4 */
function* test(
  table: CampaignTable,
  seat: Seat,
  { test: names, star, success, failure }: ExploreOffer,
): Play<ExploreOffer['does']> {
  const { dice } = table.content;
  if (names !== undefined) {
    const value = testedValue(table, seat, names);
    const [face] = yield* roll(table, 'explore.test', [SKILL_DIE], { rule: 'CH-EXPLORE-3', about: { value } });
    const shown = faceOf(dice.skill, face!);
    const isPassed = isPassedBy(shown, value);
    say(
      table,
      isPassed ? 'did.test-passed' : 'did.test-failed',
      { seat, value, shown: shown.value ?? 'X' },
      'CH-EXPLORE-3',
    );
    return isPassed ? success : failure;
  }
  if (star === undefined) return [];
  const [face] = yield* roll(table, 'explore.star', [EFFECT_DIE], { rule: 'CH-EXPLORE-1' });
  const isPassed = faceOf(dice.effect.blue, face!).icons.includes('star');
  say(table, isPassed ? 'did.star' : 'did.no-star', { seat }, 'CH-EXPLORE-1');
  return isPassed ? success : failure;
}
