/** Foresight: who has it, and what there is to see. CH-RULING-124 */
import type { Battle } from '../battle.ts';
import type { Marker, Model } from '../state.ts';
import { consequenceIn } from './consequences.ts';
import { lastingOn } from './lasting.ts';
import { modelsOf } from './units.ts';

export const foresightOf = (battle: Battle, { id }: Model): number => lastingOn(battle, id, 'foresight')[0]?.left ?? 0;

/** Somebody of the side with a point to spend. */
export const seerOf = (battle: Battle, seat: number): Model | undefined =>
  battle.state.lasting.some(({ kind }) => kind === 'foresight')
    ? modelsOf(battle, seat).find((model) => foresightOf(battle, model) > 0)
    : undefined;

export const hiddenMarkers = ({ state }: Battle, seat: number): Marker[] =>
  state.markers.filter(
    ({ kind, up, seen }) => (kind === 'searchable' || kind === 'investigation') && !up && !seen.includes(seat),
  );

/** Decks whose top card may be looked at; a Consequence is nobody's business. CH-CONSEQ-3 */
export const decksToSee = ({ state }: Battle): ('items' | 'dangers' | 'creatures' | 'strangers' | 'events')[] =>
  (['items', 'dangers', 'creatures', 'strangers', 'events'] as const).filter((deck) => {
    const top = state.decks[deck].at(-1);
    return top !== undefined && (deck !== 'events' || consequenceIn(top) === undefined);
  });
