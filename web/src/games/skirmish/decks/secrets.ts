/** Whose cards nobody else at the same screen may see: Boosts in hand, a Quest. CH-BOOST-3, CH-QUEST-4 */
import type { SkirmishView } from '@holotape/skirmish/view';

export const secrets = ({ hands, quests }: SkirmishView): readonly number[] =>
  hands.flatMap(({ count }, seat) => (count > 0 || quests[seat]?.active === true ? [seat] : []));
