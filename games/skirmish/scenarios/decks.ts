/** The Wasteland: decks of a scenario. */
import { type Play, shuffle } from '@holotape/kernel';
import type { BattleTable, SkirmishContent } from '../battle.ts';
import type { ItemKind } from '../content.ts';
import type { PrintedScenario } from '../printed/scenarios.ts';
import { unusedCards } from '../queries/wasteland.ts';
import { forceOf } from '../rules/round/joining.ts';
import { createWasteland } from '../rules/wasteland/wasteland.ts';

const ofKind = ({ items }: SkirmishContent, kind: ItemKind): string[] =>
  [...items.values()].filter((item) => item.kind === kind).map(({ id }) => id);

/** All cards that nobody has. WW-WASTE-1 */
const general = ({ state, content }: BattleTable, { later, reserved }: PrintedScenario): string[] => {
  const brought = state.units.map((unit) => ({ ...unit, powerArmor: unit.powerArmor?.card ?? null }));
  const unused = unusedCards(content, [brought, later.map((unit) => forceOf(content, unit))]).items;
  return unused.filter((id) => !reserved.includes(id));
};

/** Shuffles the decks; of some kinds chance draws only a few cards first. SC-DAVIS-6, SC-WATER-10 */
export function* makeDecks(table: BattleTable): Play {
  const { state, content } = table;
  const scenario = content.scenarios.get(state.scenario!.id)!;
  const { deck } = scenario;
  const items = deck === 'none' ? [] : deck === 'general' ? general(table, scenario) : [...deck.items];
  if (typeof deck !== 'string') {
    items.push(...deck.all.flatMap((kind) => ofKind(content, kind)));
    for (const [kind, count] of Object.entries(deck.random)) {
      const pile = ofKind(content, kind as ItemKind);
      yield* shuffle(table, 'deck.random', pile);
      items.push(...pile.slice(0, count));
    }
  }
  const { dangers, creatures, strangers } = unusedCards(content, []);
  yield* createWasteland(table, { items, dangers, creatures, strangers });
}
