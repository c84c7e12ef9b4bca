/** Fort Davis: whoever carries more. */
import type { Aim } from '../../battle.ts';
import { prospects } from '../../bots/errands.ts';
import { cardsFor, carriers, errandTo } from '../../bots/finds.ts';
import { modelsOf } from '../../queries/units.ts';

/** A card in hand at the end may decide the battle. */
const CARD = 4;

export const aim: Aim = (battle, seat, viewer) => {
  const held = modelsOf(battle, seat).reduce((sum, { items }) => sum + items.length, 0);
  const finds = battle.state.markers.map((marker) =>
    errandTo(marker, (model) => CARD * cardsFor(battle, model, marker, viewer)),
  );
  return CARD * held + prospects(battle, carriers(battle, seat), finds);
};
