/** The choice of what is worn. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { Battle, BattleTable } from '../../battle.ts';
import type { Rating } from '../../content.ts';
import { armorAmong, doesSet, KINDS, modifying } from '../../queries/armor.ts';
import { carriedBy } from '../../queries/carrying.ts';
import { cardOf, seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { DAMAGE_TYPES } from '../../words.ts';

/** The choice of no card that sets. */
const UNIT_CARD = 'unit-card';

const ratingsBy = (battle: Battle, model: Model, id: string): Rating[] => {
  const card = battle.content.armor.get(id);
  return DAMAGE_TYPES.map((type) => card?.sets?.[type] ?? cardOf(battle, model).armor[type]);
};

/** A card that is at least as good as every other against every type of damage needs no question. */
function bestOf(battle: Battle, model: Model, ids: readonly string[]): string | undefined {
  const isAsGood = (a: Rating, b: Rating) => a.immune || (!b.immune && a.rating >= b.rating && a.strong >= b.strong);
  return ids.find((id) => {
    const own = ratingsBy(battle, model, id);
    return ids.every((other) => ratingsBy(battle, model, other).every((rating, i) => isAsGood(own[i]!, rating)));
  });
}

/** At the start of an activation, where there is something to choose; it stands until the next. WW-ARM-6 */
export function* chooseArmor(table: BattleTable, model: Model): Play {
  const cards = armorAmong(table.content, carriedBy(table, model));
  const setting = cards.filter(doesSet);
  const able = [UNIT_CARD, ...setting.map((card) => card.id)];
  const sets = bestOf(table, model, able) ?? (yield* askFor(table, model, 'armor.sets', able));
  const chosen = sets === UNIT_CARD ? [] : [sets];
  for (const kind of KINDS) {
    const adding = modifying(cards, kind).map(({ id }) => id);
    if (adding.length > 1) chosen.push(yield* askFor(table, model, 'armor.adds', adding));
    else chosen.push(...adding);
  }
  const nothingToChoose = setting.length === 0 && chosen.length === 0;
  if (nothingToChoose || chosen.join() === model.wears?.join()) return;
  model.wears = chosen;
  if (chosen.length === 0) say(table, 'wears.unit-card', { model: model.id }, 'WW-ARM-6');
  else say(table, 'wears', { model: model.id, cards: chosen.join(', ') }, 'WW-ARM-6');
}

const askFor = (table: BattleTable, model: Model, ask: string, ids: readonly string[]): Play<string> =>
  choose(table, seatOf(table, model), ask, () => ids.map((id) => option(id)), {
    rule: 'WW-ARM-6',
    about: { model: model.id },
  });
