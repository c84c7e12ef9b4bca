/** Fort Davis: whoever carries more. */
import { modelsOf } from '../rules/units.ts';
import { prospects } from './errands.ts';
import { cardsFor, carriers, errandTo } from './finds.ts';
import type { Aim } from './index.ts';

/** A card in hand at the end may decide the battle. */
const CARD = 4;

export const davis: Aim = (battle, seat, viewer) => {
  const held = modelsOf(battle, seat).reduce((sum, { items }) => sum + items.length, 0);
  const finds = battle.state.markers.map((marker) =>
    errandTo(marker, (model) => CARD * cardsFor(battle, model, marker, viewer)),
  );
  return CARD * held + prospects(battle, carriers(battle, seat), finds);
};
