/** What must hold in every campaign at every question. */
import type { Campaign } from '../../campaign/campaign.ts';
import { LAND, roomOf } from '../../campaign/queries/building.ts';
import { hasFavor } from '../../campaign/queries/quests.ts';
import { mostBoosts, placesFor, selectionOf } from '../../campaign/queries/selecting.ts';
import { shortOf } from '../../campaign/queries/supply.ts';
import { isUnique } from '../../queries/forces.ts';

/** Decks of a phase hold each card once, and none that lies open; afterwards there are none. CH-DRAW-5 */
function wrongDecks({ state }: Campaign): string[] {
  const { decks, drawing, stage } = state;
  const open = drawing === null ? [] : [...drawing.cards, ...drawing.aside];
  const wrong: string[] = [];
  for (const [name, deck] of Object.entries(decks)) {
    const drawn = drawing?.of === name ? open : [];
    if (new Set([...deck, ...drawn]).size < deck.length + drawn.length)
      wrong.push(`the ${name}: a card is there twice`);
    if (stage === 'matching' && deck.length > 0) wrong.push(`the ${name}: a deck was left from the last phase`);
  }
  return wrong;
}

/** Land that was earned, Boosts that the Leader allows. CH-BUILD-12, CH-ADBOOST-1 */
function wrongLimits(campaign: Campaign, seat: number): string[] {
  const { settlement, quests, taken, caps } = campaign.state.houses[seat]!;
  const wrong: string[] = [];
  if (caps < 0) wrong.push(`seat ${seat}: the chest is in debt`);
  if (settlement !== null && settlement.plots.quests * LAND.quests > quests.count)
    wrong.push(`seat ${seat}: land for Quests that were not done`);
  if (
    campaign.state.stage === 'select' &&
    campaign.state.turn === seat &&
    taken.boosts.length > mostBoosts(campaign, seat)
  )
    wrong.push(`seat ${seat}: more Boosts than the Leader allows`);
  return wrong;
}

/** Sentences about what is wrong; none if nothing is. */
export function whatIsWrongInCampaign(campaign: Campaign): string[] {
  const { state, content } = campaign;
  const wrong = [...wrongDecks(campaign), ...state.houses.flatMap((_, seat) => wrongLimits(campaign, seat))];
  const claim = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what);
  };
  for (const [seat, house] of state.houses.entries()) {
    const sum = house.ledger.reduce((caps, entry) => caps + entry.caps, house.carried);
    if (house.settlement !== null || house.ledger.length > 0)
      claim(
        sum === house.caps || state.battles.length === 0,
        `seat ${seat}: the ledger comes to ${sum}, the chest has ${house.caps}`,
      );
    const cards = [...house.pool.items, ...house.gathered.items];
    claim(
      cards.every((id) => content.items.has(id)),
      `seat ${seat}: a card that is none`,
    );
    claim(!cards.some((id) => isUnique(content, id)), `seat ${seat}: a Unique item was drawn or could be sold`);
    if (house.settlement === null) continue;
    const { structures } = house.settlement;
    claim(structures.length <= roomOf(campaign, seat), `seat ${seat}: ${structures.length} Structures have no room`);
    claim(
      new Set(structures.map(({ id }) => id)).size === structures.length,
      `seat ${seat}: two Structures of one name`,
    );
    for (const { most, id } of content.structures.values())
      claim(structures.filter(({ card }) => card === id).length <= (most ?? 99), `seat ${seat}: too many of ${id}`);
    if (state.turn === seat && (state.stage === 'draw' || state.stage === 'select')) {
      claim(shortOf(campaign, seat, 'power') === 0, `seat ${seat}: more Power was assigned than there is`);
      claim(shortOf(campaign, seat, 'water') === 0, `seat ${seat}: more Water was assigned than there is`);
      claim(
        placesFor(house.taken) <= selectionOf(campaign, seat),
        `seat ${seat}: more was packed than the Stores hold`,
      );
    }
    const again = hasFavor(campaign, seat, 'twice-used') ? 1 : 0;
    for (const { used, uses, card } of structures)
      claim(used <= uses + again || card === 'listening-post', `seat ${seat}: ${card} was used too often`);
  }
  return wrong;
}
