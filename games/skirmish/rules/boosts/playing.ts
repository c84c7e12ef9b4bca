/** Boosts: revealed at the moment they are for, resolved and discarded. CH-BOOST-4 */
import { choose, option, type Play, reveal, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { BoostDoes, BoostOf } from '../../printed/boosts.ts';
import { boostsFor, playedBy, RULE } from '../../queries/boosts.ts';
import { lay } from '../round/lasting.ts';
import { drawCard } from '../wasteland/wasteland.ts';

/** The card is shown and gone; no second one in this Action. CH-BOOST-4, CH-BOOST-5 */
export function playBoost(table: BattleTable, seat: number, id: string): void {
  const { hands, discards, acting, activation } = table.state;
  const hand = hands[seat]!;
  hand.splice(hand.indexOf(id), 1);
  discards.boosts.push(id); // CH-BOOST-4
  const consequence = table.content.boosts.get(id)?.consequence;
  if (consequence !== undefined) table.state.consequences.push({ seat, card: consequence }); // CH-BOOST-8
  const act = acting.at(-1);
  if (act !== undefined)
    act.boosted.push(seat); // CH-BOOST-5
  else if (activation !== null) lay(table, { kind: 'played', on: playedBy(seat), until: 'activation', from: id }); // CH-BOOST-5
  reveal(table);
  say(table, 'boost', { seat, card: id }, RULE);
}

/** What the question of a moment tells of it. */
type About = Readonly<Record<string, string | number | string[]>>;

/** Asked of whoever holds a card that this moment is for; what it does comes back if it is played. CH-BOOST-4 */
export function* maybeBoost<D extends BoostDoes>(
  table: BattleTable,
  seat: number,
  moment: string,
  does: readonly D[],
  about: About,
  isOfUse: (effect: BoostOf<D>) => boolean = () => true,
): Play<BoostOf<D> | undefined> {
  const able = boostsFor(table, seat, does).filter(({ effect }) => isOfUse(effect));
  if (able.length === 0) return undefined;
  const answer = yield* choose(
    table,
    seat,
    `boost.${moment}`,
    () => [...able.map(({ id }) => option(`boost:${id}`)), option('none')],
    { rule: RULE, about },
  );
  const chosen = able.find(({ id }) => answer === `boost:${id}`);
  if (chosen === undefined) return undefined;
  playBoost(table, seat, chosen.id);
  return chosen.effect;
}

/** A card of the deck for a hand, where there is one. */
export function* drawBoost(table: BattleTable, seat: number, rule: string): Play<boolean> {
  const id = yield* drawCard(table, 'boosts');
  if (id === undefined) return false;
  table.state.hands[seat]!.push(id);
  say(table, 'boost.drawn', { seat }, rule);
  say(table, 'boost.drawn.card', { card: id }, rule, [seat]);
  return true;
}

/** Those that somebody has earned before, above the usual number. CH-QUEST-16 */
export function* drawOwed(table: BattleTable): Play {
  const { owed } = table.state;
  for (const [seat, count] of owed.entries())
    for (let i = 0; i < count; i += 1) yield* drawBoost(table, seat, 'CH-QUEST-16');
  table.state.owed = [0, 0];
}
