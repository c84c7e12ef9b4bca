/** What would change the worth of an agenda: one step of power, or Caps. Asked of the rules themselves. Pure. */
import { worthOf } from '@holotape/adventure/queries/influence';
import type { Adventure } from '@holotape/adventure/state';
import { FACTIONS, type Faction } from '@holotape/adventure/words';

type Change =
  | { readonly by: 'power'; readonly faction: Faction; readonly worth: number }
  | { readonly by: 'caps'; readonly n: number; readonly worth: number };

const MOST_CAPS = 12;

export function wouldChange(position: Adventure, seat: number, agenda: string): readonly Change[] {
  const now = worthOf(position, seat, agenda);
  const { state } = position;
  const power = FACTIONS.flatMap((faction): Change[] => {
    const after = { ...position, state: { ...state, power: { ...state.power, [faction]: state.power[faction] + 1 } } };
    const worth = worthOf(after, seat, agenda);
    return worth === now ? [] : [{ by: 'power', faction, worth }];
  });
  for (let n = 1; n <= MOST_CAPS; n += 1) {
    const survivors = state.survivors.map((each, i) => (i === seat ? { ...each, caps: each.caps + n } : each));
    const worth = worthOf({ ...position, state: { ...state, survivors } }, seat, agenda);
    if (worth !== now) return [...power, { by: 'caps', n, worth }];
  }
  return power;
}
