/** AB-ACT: what the opposing faction may do at the end of this round. Discards lie open, so the chance is exact. */
import type { Side } from '../printed/together.ts';
import type { Adventure } from '../state.ts';
import type { Faction } from '../words.ts';
import { opposingTokens } from './progress.ts';
import { opposing, sideOf } from './together.ts';

type Effect = Side['activation'][number];

export interface Opposition {
  readonly faction: Faction;
  /** Its space of the track, and the one at which all is lost. AB-FAC-3 */
  readonly at: number;
  readonly last: number;
  /** Of the cards that may come next so many let it act. AB-ACT-4, AB-ACT-8 */
  readonly acts: number;
  readonly cards: number;
  /** Its tokens on the map, and what follows for so many. AB-ACT-7 */
  readonly tokens: number;
  readonly effect: Effect;
  readonly effects: readonly Effect[];
}

/** The first whose number of tokens is not exceeded. AB-ACT-7 */
export const effectFor = ({ activation }: Side, tokens: number): Effect =>
  activation.find(({ most }) => most === undefined || tokens <= most)!;

const sheetOf = ({ state, content }: Adventure) => content.scenarios.get(state.scenario)!.together!;

/** Rounds at the beginning in which the opposing faction does not act. HT-SIDES-2 */
export const quietRounds = (adventure: Adventure): number =>
  sheetOf(adventure).quiet[adventure.state.survivors.length - 1]!;

/** Whether a card lets the opposing faction act, with so many survivors and in that round. AB-ACT-4, AB-ACT-8 */
export function letsItAct(adventure: Adventure, card: string, round = adventure.state.round): boolean {
  const { state, content } = adventure;
  const { faction, order } = content.activations.get(card)!;
  if (faction !== opposing(state.together!) || order === undefined) return false;
  if (round <= quietRounds(adventure)) return false; // HT-SIDES-2
  return order <= sheetOf(adventure).icons[state.survivors.length - 1]!; // HT-SIDES-1
}

/** Cards that may be turned up next: all that are not discarded, or all when the deck has to be made anew. FB-RULING-59 */
function mayCome({ state, content }: Adventure): readonly string[] {
  const { activationDiscard, activationDeck } = state.together!;
  const all = [...content.activations.keys()];
  if (activationDeck.length === 0) return activationDiscard;
  const gone = new Set([...activationDiscard, ...(state.activation === null ? [] : [state.activation.card])]);
  return all.filter((card) => !gone.has(card));
}

export function oppositionOf(adventure: Adventure): Opposition {
  const { state, content } = adventure;
  const together = state.together!;
  const faction = opposing(together);
  const side = sideOf(adventure, faction);
  const cards = mayCome(adventure);
  const tokens = opposingTokens(adventure, together);
  const last = content.scenarios.get(state.scenario)!.track.length - 1;
  return {
    faction,
    at: Math.min(state.power[faction], last),
    last,
    acts: cards.filter((card) => letsItAct(adventure, card)).length,
    cards: cards.length,
    tokens,
    effect: effectFor(side, tokens),
    effects: side.activation,
  };
}
