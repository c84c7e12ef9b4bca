/** FB-TURN-2, FB-PERK, FB-EXH, FB-COMP: which items, companions and perks can be used, and when. */
import { type Option, option, type Reason, type Seat } from '@holotape/kernel';
import type { Moment, Use } from '../printed/items.ts';
import type { Adventure } from '../state.ts';
import { holds } from './conditions.ts';
import type { Rolling } from './rolling.ts';
import { cardsInEffect, heldBy, isActing, item, sheetOf, survivorOf } from './survivors.ts';

/** `use:stim-kit.1` or `perk:iron-gut`. */
export const useOf = ({ content }: Adventure, id: string): Use | undefined =>
  id.startsWith('perk:') ? content.perks.get(id.slice(5))!.use : content.items.get(id.slice(4))!.use;

/** What gives rerolls is usable only while rerolling. FB-FIGHT-22 */
const givesRerolls = (use: Use): boolean =>
  use.do.some(({ rerolls, reroll }) => rerolls !== undefined || reroll !== undefined); // FB-FIGHT-22

/** Every card and perk of a survivor that can be used at all. */
function allUses(adventure: Adventure, seat: Seat): string[] {
  const { cards, perks } = survivorOf(adventure.state, seat);
  return [...cards.map(({ id }) => `use:${id}`), ...perks.map((id) => `perk:${id}`)].filter(
    (id) => useOf(adventure, id) !== undefined,
  );
}

/** Why a card or perk cannot be used now. */
function whyNotUse(
  adventure: Adventure,
  seat: Seat,
  id: string,
  moment: Moment,
  rolling?: Rolling,
): Reason | undefined {
  const { state } = adventure;
  const use = useOf(adventure, id)!;
  const perk = id.startsWith('perk:');
  if (perk && !isActing(state, seat)) return { rule: 'FB-PERK-2', say: 'why.perk-turn' };
  if (!use.when.includes(moment))
    return { rule: perk ? 'FB-PERK-3' : 'FB-RULING-70', say: 'why.moment', args: { moments: use.when } };
  if (!perk) {
    const held = heldBy(state, seat, id.slice(4))!;
    if (sheetOf(adventure, seat).noDrugs && item(adventure, held.id).kind === 'drug')
      return { rule: 'FB-CHAR-4', say: 'why.no-drugs' };
    if (!cardsInEffect(adventure, seat).includes(held)) return { rule: 'FB-EQUIP-6', say: 'why.not-equipped' };
    if (use.by === 'exhaust' && held.exhausted) return { rule: 'FB-EXH-2', say: 'why.exhausted' };
  }
  if (use.by === 'free' && rolling?.used.includes(id)) return { rule: 'FB-EXH-2', say: 'why.once' };
  if (use.letters !== undefined && !rolling?.letters.some((letter) => use.letters!.includes(letter)))
    return { rule: 'FB-RULING-70', say: 'why.letters', args: { letters: use.letters } };
  if (use.requires !== undefined && !holds(adventure, { seat }, use.requires))
    return { rule: 'FB-RULING-70', say: 'why.requires' };
  if (survivorOf(state, seat).caps < (use.spend ?? 0))
    return { rule: 'FB-CAPS-1', say: 'why.caps', args: { caps: use.spend } };
  return undefined;
}

/** What can be used at a moment inside an action. */
export const usesFor = (adventure: Adventure, seat: Seat, moment: Moment, rolling?: Rolling): Option[] =>
  allUses(adventure, seat)
    .filter((id) => whyNotUse(adventure, seat, id, moment, rolling) === undefined)
    .map((id) => option(id));

/** What can be used in the turn, and why the rest cannot. FB-TURN-2 */
export const usesInTurn = (adventure: Adventure, seat: Seat): Option[] =>
  allUses(adventure, seat).map((id) => option(id, whyNotUse(adventure, seat, id, 'turn')));

/** In a later step of a fight: all but what gives rerolls. FB-FIGHT-19, FB-FIGHT-22 */
export const lateUses = (adventure: Adventure, seat: Seat, rolling: Rolling): Option[] =>
  usesFor(adventure, seat, 'fight', rolling).filter(({ id }) => !givesRerolls(useOf(adventure, id)!));
