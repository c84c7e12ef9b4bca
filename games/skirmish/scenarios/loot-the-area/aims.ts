/** Loot the Area: Caps in hand, and where more of them may lie. */
import type { Aim } from '../../battle.ts';
import { prospects } from '../../bots/errands.ts';
import { cardsFor, carriers, errandTo } from '../../bots/finds.ts';
import { itemOf } from '../../queries/items.ts';
import { modelsOf } from '../../queries/units.ts';

/** A card that is not known yet. */
const CARD = 4;
/** Caps of a usual card: it is worth as much as one of which nothing is known. */
const USUAL = 16;

export const aim: Aim = (battle, seat, viewer) => {
  const held = modelsOf(battle, seat)
    .flatMap(({ items }) => items)
    .reduce((sum, id) => sum + (CARD * itemOf(battle.content, id).caps) / USUAL, 0);
  const finds = battle.state.markers.map((marker) =>
    errandTo(marker, (model) => CARD * cardsFor(battle, model, marker, viewer)),
  );
  return held + prospects(battle, carriers(battle, seat), finds);
};
